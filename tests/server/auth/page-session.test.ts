import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

/** Says for whom it was asked to paint, and what our own call says of them. */
const RENDER = `
export const render = async ({ paintedFor, url }) => {
  if (paintedFor && url.includes('fails')) throw new Error('It cannot be drawn.')
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

const open = async (cookie: string, { url = '/student/dash', dest = 'document', on = server } = {}) => {
  const answer = await on.call({ url, headers: { cookie, host: 'localhost:3000', 'sec-fetch-dest': dest } })
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
  ['a zone that every object has', (cookie: string) => `${cookie}; here=__proto__.wide`],
  ['a zone that is a path', (cookie: string) => `${cookie}; here=..%2F..%2Fetc.wide`],
  ['a zone that never ends', (cookie: string) => `${cookie}; here=${'A'.repeat(7000)}.wide`],
  ['a place that is none', (cookie: string) => `${cookie}; here=%E0%A4%A`],
  ['another session before theirs', (cookie: string) => `page-session=x.y; ${cookie}; ${HERE}`],
  ['half of it', (cookie: string) => `${cookie.slice(0, -20)}; ${HERE}`],
  ['another signature', (cookie: string) => `${cookie.slice(0, -2)}AA; ${HERE}`],
  ['another session under its signature', (cookie: string) => `${cookie.replace(/=[\w-]{8}/, '=00000000')}; ${HERE}`],
])('for %s it is nobody’s', async (_, cookiesOf) => {
  const cookie = await cookieOf(await server.signedIn())
  expect(await open(cookiesOf(cookie))).toEqual(NOBODY)
})

it('neither what a script fetches, nor a page that is the same for everybody, is painted', async () => {
  const cookie = `${await cookieOf(await server.signedIn())}; ${HERE}`
  expect(await open(cookie, { dest: 'empty' })).toEqual(NOBODY)
  expect(await open(cookie, { url: '/mission' })).toEqual(NOBODY)
})

it('what asks for no page’s words has none painted', async () => {
  const cookie = `${await cookieOf(await server.signedIn())}; ${HERE}`
  const used = vi.spyOn(server.app, 'inject')
  const headers = { cookie, host: 'localhost:3000', 'sec-fetch-dest': 'document' }
  const answer = await server.call({ method: 'HEAD', url: '/student/dash', headers })
  expect([answer.statusCode, answer.headers['cache-control'], used.mock.calls.length]).toEqual([200, 'no-cache', 1])
  used.mockRestore()
})

it('a page that cannot be painted comes all the same, and is told of once an hour, with how many there were', async () => {
  const user = await server.signedIn()
  const cookie = `${await cookieOf(user)}; ${HERE}`
  const told = vi.spyOn(server.platform.log, 'error')
  const url = `/student/dash?fails=${user.email}`
  expect([await open(cookie, { url }), await open(cookie, { url }), await open(cookie, { url })]).toEqual([
    NOBODY,
    NOBODY,
    NOBODY,
  ])
  const fault = expect.objectContaining({ name: 'Error', message: 'It cannot be drawn.' }) as unknown
  const text = 'A page could not be painted for who is signed in'
  expect(told.mock.calls).toEqual([[{ route: '/student/dash', count: 1, fault }, text]])
  server.clock.moveBy(3_600_000)
  await open(cookie, { url })
  expect(told.mock.calls.slice(1)).toEqual([[{ route: '/student/dash', count: 3, fault }, text]])
  expect(JSON.stringify(told.mock.calls)).not.toContain(user.email)
  told.mockRestore()
})

it('where nobody can be asked whose a page is, it is as everybody’s, and that is told of', async () => {
  const cookie = `${await cookieOf(await server.signedIn())}; ${HERE}`
  const told = vi.spyOn(server.platform.log, 'error')
  vi.spyOn(server.clock, 'now').mockImplementationOnce(() => {
    throw new Error('Nobody answers.')
  })
  expect(await open(cookie, { url: '/home' })).toEqual(NOBODY)
  const fault = expect.objectContaining({ message: 'Nobody answers.' }) as unknown
  expect(told.mock.calls).toEqual([[{ route: '/home', count: 1, fault }, expect.any(String)]])
  vi.restoreAllMocks()
})

it('behind TLS a page is painted as people come to it, and under no other name', async () => {
  const tls = await openTestApp({ PUBLIC_URL: 'https://localhost:3000', DEMO: '0' }, { folder })
  const answer = await tls.call({ url: '/api/auth/me', as: await tls.signedIn() })
  const cookie = `${[answer.headers['set-cookie']].flat()[0]?.split(';')[0] ?? ''}; ${HERE}`
  expect(await open(cookie, { on: tls })).toMatchObject({ painted: { place: { origin: 'https://localhost:3000' } } })
  const elsewhere = { cookie, host: 'elsewhere.example', 'sec-fetch-dest': 'document' }
  expect((await tls.call({ url: '/student/dash', headers: elsewhere })).json()).toBeNull()
  await tls.close()
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
