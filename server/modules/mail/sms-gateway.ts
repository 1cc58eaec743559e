import type { Accepted, Refused } from './delivery.ts'

/** Gives a text message to a gateway. */
export type SmsGateway = (sms: { to: string; text: string }) => Promise<Accepted | Refused>

const PATIENCE_MS = 15_000
const TRY_AGAIN: ReadonlySet<number> = new Set([408, 425, 429])

/** `(###) ###-####` as networks write it. The mask takes numbers of the North American plan alone. */
export const internationalNumber = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}

/** Posts `{ to, text, from? }` as JSON. A name and password in the address become basic authorisation. */
export const createSmsGateway = (address: string, from: string | undefined): SmsGateway => {
  const url = new URL(address)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const signIn = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')

  return async ({ to, text }) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(username === '' ? {} : { authorization: `Basic ${signIn}` }),
        },
        body: JSON.stringify({ to, text, ...(from === undefined ? {} : { from }) }),
        // A code goes to the gateway that was named, and to no other.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const said = await answer.text()
      const { status } = answer
      if (answer.ok) return { answer: `${status} ${said}`.trim() }
      const isFinal = status >= 400 && status < 500 && !TRY_AGAIN.has(status)
      return { reason: `The gateway refused it with ${status}: ${said}`, code: status, isFinal }
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      const reason = cause instanceof Error ? cause.message : 'unknown'
      return { reason: `The gateway was not reached: ${reason}`, code: 'UNREACHED', isFinal: false }
    }
  }
}
