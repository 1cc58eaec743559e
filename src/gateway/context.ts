import * as z from 'zod/mini'

import { FaultError } from '../domain/fault.ts'
import { malformed } from './rest/faults.ts'
import type { Rest, WriteOptions } from './rest/rest.ts'
import type { SentFile, WriteMethod } from './rest/rest.types.ts'
import type { Topic } from './topics.ts'

/** What resolvers work with during one operation. */
export type GatewayContext = Readonly<{
  /** Reads, once for each path within the operation, and parses the answer. */
  get: <T>(path: string, shape: z.ZodMiniType<T>) => Promise<T>
  /** Reads a list. A row that breaks the contract is left out and told of, and costs nobody the others. */
  rows: <T>(path: string, row: z.ZodMiniType<T>) => Promise<T[]>
  /** Reads what may not be there: null, an empty body and 404 are all none. */
  find: <T>(path: string, shape: z.ZodMiniType<T>) => Promise<T | null>
  /** Asks by a body, and changes nothing. */
  inquire: <T>(path: string, body: unknown, shape: z.ZodMiniType<T>) => Promise<T>
  send: <T>(
    method: WriteMethod,
    path: string,
    body: unknown,
    shape: z.ZodMiniType<T>,
    options?: Pick<WriteOptions, 'creates' | 'headers'>,
  ) => Promise<T>
  /** Sends the file that came with the question. */
  upload: <T>(
    method: WriteMethod,
    path: string,
    shape: z.ZodMiniType<T>,
    headers: Readonly<Record<string, string>>,
  ) => Promise<T>
  announce: (...topics: readonly Topic[]) => void
  /**
   * What the operation changes, said before it is sent: told when it was done, and where somebody else was quicker,
   * since what is shown is not so any more.
   */
  changes: (...topics: readonly Topic[]) => void
  /** Milliseconds since the epoch. */
  now: () => number
}>

export type OperationSurroundings = Readonly<{
  rest: Rest
  announce: GatewayContext['announce']
  now: () => number
  /** A row was left out: the call, which row, and what of it is wrong. */
  onLostRow: (at: string) => void
  signal: AbortSignal | undefined
  keepalive: boolean
  file: SentFile | undefined
}>

const parse = <T>(at: string, shape: z.ZodMiniType<T>, answer: unknown): T => {
  const read = z.safeParse(shape, answer)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  throw malformed(`${at} ${issue?.path.join('.') ?? ''}`.trim())
}

const isNone = (cause: unknown) =>
  cause instanceof FaultError && (cause.fault.kind === 'notFound' || cause.fault.kind === 'notOffered')

const isOutdated = (cause: unknown) => isNone(cause) || (cause instanceof FaultError && cause.fault.kind === 'conflict')

export const createContext = ({
  rest,
  announce,
  now,
  onLostRow,
  signal,
  keepalive,
  file,
}: OperationSurroundings): GatewayContext => {
  const reads = new Map<string, Promise<unknown>>()
  const read = (path: string) => {
    const reading = reads.get(path) ?? rest.read(path, signal)
    reads.set(path, reading)
    return reading
  }
  const changed: Topic[] = []
  const tell = () => announce(...changed.splice(0))
  const told = async <T>(at: string, shape: z.ZodMiniType<T>, writing: Promise<unknown>): Promise<T> => {
    try {
      const answer = parse(at, shape, await writing)
      tell()
      return answer
    } catch (cause) {
      if (isOutdated(cause)) tell()
      throw cause
    }
  }
  return {
    get: async (path, shape) => parse(`GET ${path}`, shape, await read(path)),
    rows: async (path, row) => {
      const given = parse(`GET ${path}`, z.array(z.unknown()), await read(path))
      return given.flatMap((one, place) => {
        const taken = z.safeParse(row, one)
        if (taken.success) return [taken.data]
        onLostRow(`GET ${path} ${[place, ...(taken.error.issues[0]?.path ?? [])].join('.')}`)
        return []
      })
    },
    find: async (path, shape) => {
      const answer = await read(path).catch((cause: unknown) => {
        if (isNone(cause)) return null
        throw cause
      })
      return answer === null ? null : parse(`GET ${path}`, shape, answer)
    },
    inquire: async (path, body, shape) => parse(`POST ${path}`, shape, await rest.inquire(path, body, signal)),
    send: async (method, path, body, shape, options) => {
      reads.clear()
      const writing = rest.write(method, path, body, { signal, keepalive, ...options })
      return told(`${method} ${path}`, shape, writing)
    },
    upload: async (method, path, shape, headers) => {
      if (!file) throw new Error(`No file came with ${method} ${path}`)
      reads.clear()
      return told(`${method} ${path}`, shape, rest.upload(method, path, file, { signal, headers }))
    },
    announce,
    changes: (...topics) => {
      changed.push(...topics)
    },
    now,
  }
}
