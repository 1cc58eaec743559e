import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { takingEarly, type Early, type EarlyAnswer } from '../../src/app/early-answers.ts'

const tokenOf = (session: string, made: number) => `h.${btoa(JSON.stringify({ sid: session, iat: made }))}.s`

const PATH = '/api/auth/me'
const SENT = 'Mon, 23 Nov 2026 12:00:00 GMT'

const earlyOf = (status = 200): Early => ({
  token: tokenOf('one', 1),
  language: 'en',
  answers: { [PATH]: Promise.resolve({ status, headers: [['Date', SENT]], text: '"early"', at: 1000 }) },
})

const asking = (token: string | null, language = 'en', method = 'GET'): RequestInit => ({
  method,
  headers: { 'Accept-Language': language, ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
})

/** What somebody gets who asks at a time, and whether the server was asked. */
const open = (early: Early | undefined, at = 3000) => {
  const server = vi.fn<typeof fetch>(async () => Response.json('late'))
  return { server, fetch: takingEarly(early, server, () => at) }
}

test('who asks the same for the same session gets the early answer, once, with the time that it is now', async () => {
  const { fetch, server } = open(earlyOf())
  const answer = await fetch(PATH, asking(tokenOf('one', 2)))
  expect([await answer.json(), answer.headers.get('Date')]).toEqual(['early', 'Mon, 23 Nov 2026 12:00:02 GMT'])
  expect([await (await fetch(PATH, asking(tokenOf('one', 2)))).json(), server.mock.calls.length]).toEqual(['late', 1])
})

test('one that was begun later, for the person that the first names, is handed over too; an empty query is none', async () => {
  const answers: Record<string, Promise<EarlyAnswer>> = {}
  const { fetch, server } = open({ ...earlyOf(), answers })
  const own = '/api/students/4/dashboard'
  answers[own] = Promise.resolve({ status: 200, headers: [], text: '"own"', at: 2000 })
  expect(await (await fetch(`${own}?`, asking(tokenOf('one', 1)))).json()).toBe('own')
  expect(server).not.toHaveBeenCalled()
})

test('nobody else gets it: no guest, no other session, no other language, none after a write, none that is old or refused', async () => {
  const own = tokenOf('one', 1)
  const others: readonly (readonly [Early | undefined, RequestInit, number?])[] = [
    [earlyOf(), asking(null)],
    [earlyOf(), asking(tokenOf('two', 1))],
    [earlyOf(), asking(own, 'tr')],
    [earlyOf(), asking(own, 'en', 'POST')],
    [earlyOf(), asking(own), 12_000],
    [earlyOf(401), asking(own)],
    [undefined, asking(own)],
  ]
  for (const [early, request, at] of others) {
    const { fetch } = open(early, at)
    expect(await (await fetch(PATH, request)).json()).toBe('late')
  }
})

test('whatever is asked before, an early answer never reaches a session that it is not of', async () => {
  const session = fc.constantFrom('one', 'two')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(session, fc.constantFrom('GET', 'POST'))), async (asked) => {
      const { fetch } = open(earlyOf())
      let isHeld = true
      for (const [of, method] of asked) {
        const answer: unknown = await (await fetch(PATH, asking(tokenOf(of, 1), 'en', method))).json()
        isHeld &&= of === 'one' && method === 'GET'
        expect(answer).toBe(isHeld ? 'early' : 'late')
        isHeld = false
      }
    }),
  )
})

test('one that did not come is asked for, and who gave up gets none', async () => {
  const failed: Early = { ...earlyOf(), answers: { [PATH]: Promise.reject(new TypeError('offline')) } }
  expect(await (await open(failed).fetch(PATH, asking(tokenOf('one', 1)))).json()).toBe('late')
  const signal = AbortSignal.abort(new Error('left'))
  await expect(open(earlyOf()).fetch(PATH, { ...asking(tokenOf('one', 1)), signal })).rejects.toThrow('left')
})
