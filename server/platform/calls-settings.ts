import { z } from 'zod'

import { OWN_CALLS, type Calls } from '../../src/domain/calls.ts'

/** Without a slash at the end. */
const bare = (address: string): string => address.replace(/\/+$/, '')

const PATH = /^(?:\/[\w.~-]+)+\/?$/

/** An address under which paths can be written. */
const isBase = (address: string): boolean => {
  if (PATH.test(address)) return true
  const url = URL.parse(address)
  const isPlain = url !== null && !url.username && !url.password && !/[?#]/.test(address)
  return isPlain && /^https?:\/\//.test(address)
}

export const apiUrl = z
  .string()
  .trim()
  .refine(isBase, 'must look like https://training.example.org/api, or /api on the host of the pages')
  .transform(bare)

/** The app says these itself: a second word would be added to its own. */
const OF_THE_APP: ReadonlySet<string> = new Set([
  'accept',
  'accept-language',
  'authorization',
  'bot-check',
  'content-type',
  'idempotency-key',
  'if-none-match',
])

/** A browser lets no script set these (Fetch standard, "forbidden request-header"). */
const OF_THE_BROWSER =
  /^(?:accept-charset|accept-encoding|access-control-request-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|x-http-method.*|x-method-override|proxy-.*|sec-.*)$/

const headerName = z
  .string()
  .regex(/^[\w!#$%&'*+.^`|~-]+$/, 'is no name of a header')
  .refine((name) => !OF_THE_APP.has(name.toLowerCase()), 'is set by the app itself')
  .refine((name) => !OF_THE_BROWSER.test(name.toLowerCase()), 'is set by browsers alone')
const headerValue = z.string('must be text').regex(/^[\x21-\x7e]+(?: +[\x21-\x7e]+)*$/, 'must be plain visible text')

const LOOK = 'must be JSON that looks like {"X-Program":"state"}'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const apiHeaders = z.string().transform((text, context): Calls['headers'] => {
  const read = z.record(z.string(), z.unknown(), LOOK).safeParse(parsed(text))
  const problem = (message: string) => context.addIssue({ code: 'custom', message })
  if (!read.success) {
    problem(LOOK)
    return z.NEVER
  }
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(read.data)) {
    const named = headerName.safeParse(name)
    const valued = headerValue.safeParse(value)
    for (const issue of [...(named.error?.issues ?? []), ...(valued.error?.issues ?? [])].slice(0, 1))
      problem(`${name} ${issue.message}`)
    if (valued.success) headers[name] = valued.data
  }
  return headers
})

/** The calls as they are configured; an address of this very installation is its own path. */
export const callsOf = (
  publicUrl: string,
  {
    API_URL = OWN_CALLS.baseUrl,
    API_HEADERS = {},
  }: Readonly<{ API_URL?: string | undefined; API_HEADERS?: Calls['headers'] | undefined }>,
): Calls => ({
  baseUrl: API_URL === `${publicUrl}${OWN_CALLS.baseUrl}` ? OWN_CALLS.baseUrl : API_URL,
  headers: API_HEADERS,
})

/** Pages that came by TLS ask nobody without it: a browser would not, and the token is in every call. */
export const isAsked = (publicUrl: string | undefined, address: string | undefined): boolean =>
  !(publicUrl?.startsWith('https:') && address?.startsWith('http:'))

export const asksOwnServer = ({ baseUrl }: Calls): boolean => baseUrl === OWN_CALLS.baseUrl

/** The origin that pages ask beside their own; null where it is theirs. */
export const foreignOrigin = ({ baseUrl }: Calls): string | null => URL.parse(baseUrl)?.origin ?? null
