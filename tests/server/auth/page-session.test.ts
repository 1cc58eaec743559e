import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

/** Says for whom it was asked to paint, and what our own call says of them. */
const RENDER = `
export const render = async ({ paintedFor }) => {
  const viewer = paintedFor && (await (await paintedFor.ask('/api/auth/me', {
    headers: { authorization: 'Bearer ' + paintedFor.token },
  })).json())
  return {
    status: 200,
    html: JSON.stringify(paintedFor ? { session: paintedFor.session, place: paintedFor.place, email: viewer.email } : null),
    ...(paintedFor && { isTheirs: true }),
  }
}`

let folder = ''
let server: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tim-painted-'))
  await Promise.all(['client', 'server'].map((name) => mkdir(join(folder, name), { recursive: true })))
  await Promise.all([
    writeFile(join(folder, 'client/version.json'), '{}'),
    writeFile(join(folder, 'server/render.js'), RENDER),
    writeFile(join(folder, 'server/package.json'), '{"type":"module"}'),
  ])
  server = await openTestApp({}, { folder })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const cookieOf = async (user: TestUser): Promise<string> => {
  const answer = await server.call({ url: '/api/auth/me', as: user })
  const [cookie = ''] = [answer.headers['set-cookie']].flat()
  expect(cookie).toMatch(/^page-session=[\w-]+\.[\w-]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/)
  return cookie.split(';')[0] ?? ''
}

const HERE = 'here=America%2FDenver.narrow'

const open = async (cookie: string, { url = '/student/dash', dest = 'document' } = {}) => {
  const answer = await server.call({ url, headers: { cookie, host: 'localhost:3000', 'sec-fetch-dest': dest } })
  return { painted: answer.json() as unknown, caching: answer.headers['cache-control'] }
}

const NOBODY = { painted: null, caching: 'no-cache' }

it('a page is painted for who is signed in in this browser, and kept nowhere', async () => {
  const user = await server.signedIn()
  const cookie = await cookieOf(user)
  expect(await open(`${cookie}; ${HERE}`)).toEqual({
    painted: {
      session: user.sessionId,
      email: user.email,
      place: { zone: 'America/Denver', isWide: false, origin: 'http://localhost:3000' },
    },
    caching: 'no-store',
  })
})

it.each([
  ['no session', () => HERE],
  ['no place, as once its page has forgotten the session', (cookie: string) => cookie],
  ['a zone that is none', (cookie: string) => `${cookie}; here=Mars%2FBase.wide`],
  ['a place that is none', (cookie: string) => `${cookie}; here=%E0%A4%A`],
  ['another signature', (cookie: string) => `${cookie.slice(0, -2)}AA; ${HERE}`],
  ['another session under its signature', (cookie: string) => `${cookie.replace(/=[\w-]{8}/, '=00000000')}; ${HERE}`],
])('for %s it is nobody’s', async (_, cookiesOf) => {
  const cookie = await cookieOf(await server.signedIn())
  expect(await open(cookiesOf(cookie))).toEqual(NOBODY)
})

it('neither what a script fetches, nor a page whose charts read for themselves, is painted', async () => {
  const cookie = `${await cookieOf(await server.signedIn())}; ${HERE}`
  expect(await open(cookie, { dest: 'empty' })).toEqual(NOBODY)
  expect(await open(cookie, { url: '/profile' })).toEqual(NOBODY)
  expect(await open(cookie, { url: '/mission' })).toEqual(NOBODY)
})

it('once the session has ended, by sign-out or by itself, nothing is painted for it', async () => {
  const left = await server.signedIn()
  const leftCookie = `${await cookieOf(left)}; ${HERE}`
  const out = await server.call({ method: 'POST', url: '/api/auth/logout', as: left, payload: {} })
  expect([out.headers['set-cookie']].flat()[0]).toMatch(/^page-session=; Path=\/; Max-Age=0;/)
  expect(await open(leftCookie)).toEqual(NOBODY)
  const idle = `${await cookieOf(await server.signedIn())}; ${HERE}`
  server.clock.moveBy(13 * 3_600_000)
  expect(await open(idle)).toEqual(NOBODY)
})

it('no call takes the cookie in the place of a token', async () => {
  const cookie = `${await cookieOf(await server.signedIn())}; ${HERE}`
  expect((await server.call({ url: '/api/auth/me', headers: { cookie } })).statusCode).toBe(401)
  const sent = { authorization: `Bearer ${cookie.split(';')[0]?.split('=')[1] ?? ''}` }
  expect((await server.call({ url: '/api/auth/me', headers: sent })).statusCode).toBe(401)
})
