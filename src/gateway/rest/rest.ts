import { toFault, UNSENT } from '../../domain/fault.ts'
import { readSessionId } from '../../domain/token.ts'
import { createExchange } from './exchange.ts'
import { faultOf, malformed, offline } from './faults.ts'
import { createDoubts, createIdempotency } from './idempotency.ts'
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
  /**
   * Asks for what is read in a moment, by what is still on its way: who reads it takes the answer, within five seconds of
   * it, unless something is written before. One that the line lost is asked for again by its reader.
   */
  bring: (path: string) => void
  /** A question that is sent, so that what it asks about is in no address: it changes nothing. */
  inquire: (path: string, body: unknown, signal?: AbortSignal) => Promise<unknown>
  write: (method: WriteMethod, path: string, body: unknown, options?: WriteOptions) => Promise<unknown>
  /** Sends a file as it is, to a call that creates something of it, or that changes by it what is there. */
  upload: (
    method: WriteMethod,
    path: string,
    file: SentFile,
    options: Pick<WriteOptions, 'signal' | 'headers'>,
  ) => Promise<unknown>
}>

/** Milliseconds for which an answer to what was asked ahead may be taken. */
const SOON = 5000

/** What was asked ahead, and when it was answered: undefined as long as it is on its way. */
type Brought = { readonly answer: Promise<unknown>; at?: number }

/** Nothing was said to the call: asked once more it may come. */
const isUnsaid = (cause: unknown): boolean => ['offline', 'unexpected'].includes(toFault(cause).kind)

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
  const doubts = createDoubts()
  const turn = createTurn()
  const brought = new Map<string, Brought>()
  /** A token that was renewed is of the same session. */
  const sessionOf = (token: string | null) => (token && readSessionId(token)) ?? token
  let lastSession = sessionOf(options.token())

  const forgetAnotherPerson = () => {
    const session = sessionOf(options.token())
    if (session !== lastSession) {
      copies.forget()
      turn.forget()
      brought.clear()
    }
    lastSession = session
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

  const keyOf = (path: string) => `${options.language()} ${path}`

  let underWay = 0
  const forgetRead = (isAnswered = false) => {
    turn.forget()
    brought.clear()
    options.onWrite(!isAnswered || underWay > 0)
  }

  const change = async (call: Call): Promise<Response> => {
    let isAnswered
    // A change is not begun without a network, so that it is certain that it was not sent. Whether there is none is asked
    // of the server itself, which a browser may think out of reach. Not of what is sent while the page goes.
    if (options.isOffline() && !call.keepalive)
      await exchange({ method: 'GET', path: '' }).catch(() => {
        throw offline(UNSENT)
      })
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

  const send = (call: Call): Promise<unknown> => {
    const name = `${call.method} ${call.path}`
    return doubts(name, call.method === 'DELETE', async () => {
      const response = await change(call)
      if (!response.ok) throw await faultOf(response, name)
      return jsonOf(response, name)
    })
  }

  /** `what` tells what is created from what else is by the same call. */
  const sendOnce = (call: Call, what: string | undefined): Promise<unknown> =>
    what === undefined
      ? send(call)
      : once(`${call.method} ${call.path} ${what}`, (key) =>
          send({ ...call, headers: { ...call.headers, 'Idempotency-Key': key } }),
        )

  return {
    read: (path, signal) => {
      forgetAnotherPerson()
      const key = keyOf(path)
      const ahead = brought.get(key)
      brought.delete(key)
      const anew = (joint: AbortSignal) => readAs(key, path, joint)
      if (ahead === undefined || (ahead.at !== undefined && performance.now() - ahead.at >= SOON))
        return turn.read(key, anew, signal)
      const taken = (joint: AbortSignal) =>
        ahead.answer.catch((cause: unknown) => {
          if (isUnsaid(cause)) return anew(joint)
          throw cause
        })
      return turn.read(key, taken, signal)
    },

    bring: (path) => {
      forgetAnotherPerson()
      const key = keyOf(path)
      const one: Brought = { answer: readAs(key, path, new AbortController().signal) }
      brought.set(key, one)
      const answered = () => {
        one.at = performance.now()
      }
      one.answer.then(answered, answered)
    },

    inquire: async (path, body, signal) => {
      const response = await exchange({ method: 'POST', path, body, signal })
      if (!response.ok) throw await faultOf(response, `POST ${path}`)
      return jsonOf(response, `POST ${path}`)
    },

    write: (method, path, body, { signal, keepalive = false, creates = false, headers = {} } = {}) =>
      sendOnce(
        { method, path, body, signal, keepalive, headers },
        creates ? JSON.stringify([body, headers]) : undefined,
      ),

    upload: (method, path, file, { signal, headers = {} }) =>
      sendOnce({ method, path, file, signal, headers }, method === 'POST' ? nameOf(file) : undefined),
  }
}
