import type { Language } from '../../domain/language.ts'

export type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A file on its way: what `fetch` does, and how much of it has left. Rejects without an answer, or when aborted. */
export type Transfer = (
  url: string,
  request: Readonly<{
    method: WriteMethod
    headers: Headers
    content: Blob
    signal: AbortSignal
    /** Each time that something has moved; the part that has left, from 0 to 1. */
    onMoved: (part: number) => void
  }>,
) => Promise<Response>

/** What the adapter needs of its surroundings; everything outside is handed in. Times in milliseconds. */
export type RestOptions = Readonly<{
  /** Where section 7 of the specification is spoken, without a slash at the end. */
  baseUrl: string
  fetch: typeof globalThis.fetch
  /** Sends files. */
  transfer: Transfer
  /** Go with every request. */
  headers: Readonly<Record<string, string>>
  language: () => Language
  /** The token in force, read afresh for every request: another tab may have renewed it. */
  token: () => string | null
  onToken: (token: string) => void
  /** Each answer as it comes, whatever its status. */
  onAnswer: (answer: Response) => void
  /** Something is being written, or was, whatever came of it; and whether more may still come of what was sent. */
  onWrite: (isUnderWay: boolean) => void
  /** The server knows no living session behind the token that was sent. */
  onUnauthorised: (token: string | null) => void
  /** The server refused what is not for the roles of who asked: they may be others than is thought here. */
  onForbidden?: (call: string) => void
  /** The browser says that it has no network: it may err, where the server is on the same machine or behind a tunnel. */
  isOffline: () => boolean
  wait: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
  /** Between 0 and 1. */
  random: () => number
  createKey: () => string
  readTimeout: number
  writeTimeout: number
  /** A file may take as long as it does, but for so long something has to move. */
  stallTimeout: number
}>

/** A file that is sent as it is, as which type, and who is told how much of it has left, from 0 to 1. */
export type SentFile = Readonly<{ content: Blob; type?: string; onProgress?: (part: number) => void }>

export type Call = Readonly<{
  method: 'GET' | WriteMethod
  path: string
  body?: unknown
  /** Instead of a body. */
  file?: SentFile
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  /** Outlives the page: for what is sent while it is being left. */
  keepalive?: boolean
}>
