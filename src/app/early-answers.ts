import { readSessionId } from '../domain/token.ts'

/** An answer as /boot.js kept it, and when it came, by the page's clock in milliseconds. */
export type EarlyAnswer = Readonly<{
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  text: string
  at: number
}>

/**
 * What was asked before the app was there, by its address, for whom and in which language.
 */
export type Early = Readonly<{
  token: string
  language: string
  answers: Readonly<Partial<Record<string, Promise<EarlyAnswer>>>>
}>

/** Milliseconds: later something may have changed, and is asked anew. */
const FRESH = 10_000
const OK = 200

/** As if it had come just now: the time that it says is the server's, and that went on. */
const asOfNow = ({ status, headers, text, at }: EarlyAnswer, now: number): Response => {
  const answer = new Response(text, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  })
  const sentAt = Date.parse(answer.headers.get('Date') ?? '')
  if (Number.isFinite(sentAt)) answer.headers.set('Date', new Date(sentAt + now - at).toUTCString())
  return answer
}

/**
 * A `fetch` that hands an early answer over to the first who asks the same: for the same session, whose token may have
 * been renewed meanwhile, and in the same language. Whatever else is asked or written goes to the server; who asks for
 * nobody, or for another session, or writes, ends what is held.
 */
export const takingEarly = (
  early: Early | undefined,
  ask: typeof fetch = (...request) => fetch(...request),
  now: () => number = () => performance.now(),
): typeof fetch => {
  const session = early ? readSessionId(early.token) : null
  const taken = new Set<string>()
  let isOver = session === null

  const take = (address: string, { method = 'GET', headers }: RequestInit) => {
    const sent = new Headers(headers)
    const sentFor = readSessionId(sent.get('Authorization')?.replace(/^Bearer\s+/, '') ?? '')
    isOver ||= method !== 'GET' || sentFor !== session
    // A query of nothing is none.
    const asked = address.replace(/\?$/, '')
    if (isOver || taken.has(asked) || sent.get('Accept-Language') !== early?.language) return undefined
    taken.add(asked)
    return early.answers[asked]
  }

  return async (input, init = {}) => {
    const answer = typeof input === 'string' ? await take(input, init)?.catch(() => undefined) : undefined
    init.signal?.throwIfAborted()
    return answer?.status === OK && now() - answer.at < FRESH ? asOfNow(answer, now()) : ask(input, init)
  }
}
