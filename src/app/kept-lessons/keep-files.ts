import type { LessonMedia } from '../../domain/contract/lesson.contract.ts'
import { FaultError } from '../../domain/fault.ts'
import { pathOf } from '../../domain/film-sound.ts'
import { pieceOf, type KeptFile } from '../../domain/kept-lesson.ts'

/** The end of what an address is of: it is no longer the content that was begun, or no longer there. */
const CHANGED = new FaultError({ kind: 'unexpected', code: 'FILE_CHANGED' })

/** An answer of the server to an address of its files. Rejects with a fault. */
const ask = async (address: string, init: RequestInit): Promise<Response> => {
  const answer = await fetch(address, init).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause
    throw new FaultError({ kind: 'offline' })
  })
  if (answer.ok || answer.status === 304) return answer
  throw answer.status === 404 || answer.status === 416 ? CHANGED : new FaultError({ kind: 'unexpected' })
}

const tagOf = (answer: Response): string | null => answer.headers.get('etag')

/** The source that this browser plays; the first where it says of none that it does. */
export const sourceOf = (
  sources: readonly LessonMedia['sources'][number][],
): LessonMedia['sources'][number] | undefined => {
  const video = document.createElement('video')
  return sources.find(({ type }) => video.canPlayType(type) !== '') ?? sources[0]
}

/** Bytes of a video, and the tag of its content. */
export const measure = async (address: string, type: string, signal: AbortSignal): Promise<KeptFile> => {
  const answer = await ask(address, { method: 'HEAD', signal })
  const size = Number(answer.headers.get('content-length') ?? 0)
  return { path: pathOf(address), type, size, tag: tagOf(answer), piece: pieceOf(size) }
}

/** A small file, which comes as one. */
export const fetchWhole = async (address: string, signal: AbortSignal) => {
  const answer = await ask(address, { signal })
  const content = await answer.blob()
  const size = Math.max(1, content.size)
  const file: KeptFile = { path: pathOf(address), type: content.type, size, tag: tagOf(answer), piece: size }
  return { file, content }
}

/** One piece of a file that is still what it was when it was begun. */
export const fetchPiece = async (address: string, { piece, tag }: KeptFile, at: number, signal: AbortSignal) => {
  const from = at * piece
  const headers = { Range: `bytes=${from}-${from + piece - 1}`, ...(tag === null ? {} : { 'If-Range': tag }) }
  const answer = await ask(address, { headers, cache: 'no-store', signal })
  if (tagOf(answer) !== tag) throw CHANGED
  const content = await answer.blob().catch((cause: unknown) => {
    if (signal.aborted) throw cause
    throw new FaultError({ kind: 'offline' })
  })
  // A server without ranges sends all of it.
  return answer.status === 206 ? content : content.slice(from, from + piece)
}

/** Whether the server still has this very content there. */
export const isUnchanged = async (address: string, { tag }: KeptFile, signal: AbortSignal): Promise<boolean> =>
  tagOf(await ask(address, { method: 'HEAD', cache: 'no-store', signal })) === tag
