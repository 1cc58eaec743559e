import { createExchange } from './exchange.ts'
import { faultOf, malformed } from './faults.ts'
import { createIdempotency, createRemovals } from './idempotency.ts'
import { createTurn } from './one-turn.ts'
import { patiently } from './patience.ts'
import type { Call, RestOptions, SentFile, WriteMethod } from './rest.types.ts'
import { createValidatedCopies } from './validated-copies.ts'

export type WriteOptions = Readonly<{
  signal?: AbortSignal | undefined
  keepalive?: boolean
  /** A call that creates something, or is refused once it is done, carries an `Idempotency-Key`. */
  creates?: boolean
  /** What goes beside the body. */
  headers?: Readonly<Record<string, string>>
}>

export type Rest = Readonly<{
  read: (path: string, signal?: AbortSignal) => Promise<unknown>
  write: (method: WriteMethod, path: string, body: unknown, options?: WriteOptions) => Promise<unknown>
  /** Sends a file as it is, to a call that creates something of it, or that changes by it what is there. */
  upload: (
    method: WriteMethod,
    path: string,
    file: SentFile,
    options: Pick<WriteOptions, 'signal' | 'headers'>,
  ) => Promise<unknown>
}>

const jsonOf = async (response: Response, at: string): Promise<unknown> => {
  const text = await response.text()
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    throw malformed(at)
  }
}

/** What tells a file from another that is sent to the same place; the server compares what is in them. */
const nameOf = ({ content }: SentFile): string =>
  JSON.stringify(content instanceof File ? [content.name, content.size, content.lastModified] : [content.size])

/** The only place that speaks HTTP. Answers are parsed JSON of any shape; everything else is a `FaultError`. */
export const createRest = (options: RestOptions): Rest => {
  const exchange = createExchange(options)
  const copies = createValidatedCopies()
  const once = createIdempotency(options.createKey)
  const removed = createRemovals()
  const turn = createTurn()
  let lastToken = options.token()

  const forgetAnotherPerson = () => {
    const token = options.token()
    if (token !== lastToken) {
      copies.forget()
      turn.forget()
    }
    lastToken = token
  }

  const readAs = async (key: string, path: string, signal: AbortSignal): Promise<unknown> => {
    const copy = copies.of(key)
    const headers = copy ? { 'If-None-Match': copy.etag } : {}
    const response = await patiently(() => exchange({ method: 'GET', path, signal, headers }), signal, options)
    if (response.status === 304 && copy) return copy.body
    if (!response.ok) throw await faultOf(response, `GET ${path}`)
    const body = await jsonOf(response, `GET ${path}`)
    copies.keep(key, response.headers.get('ETag'), body)
    return body
  }

  let underWay = 0
  const forgetRead = (isAnswered = false) => {
    turn.forget()
    options.onWrite(!isAnswered || underWay > 0)
  }

  const change = async (call: Call): Promise<Response> => {
    let isAnswered
    underWay += 1
    forgetRead()
    try {
      const response = await exchange(call)
      isAnswered = true
      return response
    } finally {
      underWay -= 1
      forgetRead(isAnswered)
    }
  }

  return {
    read: (path, signal) => {
      forgetAnotherPerson()
      const key = `${options.language()} ${path}`
      return turn.read(key, (joint) => readAs(key, path, joint), signal)
    },

    write: (method, path, body, { signal, keepalive = false, creates = false, headers: beside = {} } = {}) => {
      const send = async (headers: Readonly<Record<string, string>>) => {
        const response = await change({ method, path, body, signal, keepalive, headers: { ...beside, ...headers } })
        if (!response.ok) throw await faultOf(response, `${method} ${path}`)
        return jsonOf(response, `${method} ${path}`)
      }
      if (method === 'DELETE') return removed(path, () => send({}))
      return creates
        ? once(`${method} ${path} ${JSON.stringify([body, beside])}`, (key) => send({ 'Idempotency-Key': key }))
        : send({})
    },

    upload: (method, path, file, { signal, headers: beside = {} }) => {
      const send = async (headers: Readonly<Record<string, string>>) => {
        const response = await change({ method, path, file, signal, headers: { ...beside, ...headers } })
        if (!response.ok) throw await faultOf(response, `${method} ${path}`)
        return jsonOf(response, `${method} ${path}`)
      }
      return method === 'POST'
        ? once(`${method} ${path} ${nameOf(file)}`, (key) => send({ 'Idempotency-Key': key }))
        : send({})
    },
  }
}
