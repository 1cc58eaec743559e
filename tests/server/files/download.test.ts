import { createHash } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { MINUTE, later } from '../../../server/platform/clock.ts'
import { signFileUrl } from '../../../server/platform/files/file-address.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

const VIDEO = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))
const TAG = `"${createHash('sha256').update(VIDEO).digest('hex')}"`
const PATH = '/api/files/lessons/download/introduction.webm'

let server: TestApp
let student: TestUser
let admin: TestUser
let signed: string

beforeAll(async () => {
  server = await openTestApp()
  const { files } = server.platform
  await files.put('lessons', 'introduction.webm', VIDEO)
  await files.put('pictures', 'badge.png', Buffer.from('a picture'))
  student = await server.signedIn([ROLE.student])
  admin = await server.signedIn([ROLE.admin])
  signed = signFileUrl(server.platform.addresses, {
    container: 'lessons',
    name: 'introduction.webm',
    sessionId: student.sessionId,
    expiresAt: later(server.clock.now(), 10 * MINUTE),
  })
})
afterAll(() => server.close())

const get = async (url: string, headers: Record<string, string> = {}, as?: { token: string }) =>
  server.call({ url, headers, ...(as ? { as } : {}) })
const statusOf = async (url: string, as?: { token: string }) => (await get(url, {}, as)).statusCode

describe('who may read a file', () => {
  it('is anyone for a picture; a role or a signed address for a lesson', async () => {
    expect({
      picture: await statusOf('/api/files/pictures/download/badge.png'),
      guest: await statusOf(PATH),
      student: await statusOf(PATH, student),
      admin: await statusOf(PATH, admin),
      signed: await statusOf(signed),
    }).toEqual({ picture: 200, guest: 401, student: 403, admin: 200, signed: 200 })
  })

  it('is nobody by a signature that was bent', async () => {
    const bent = {
      holder: signed.replace(student.sessionId, admin.sessionId),
      expires: signed.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 60}`),
      file: signed.replace('introduction.webm', 'introduction.mp4'),
      container: signed.replace('/lessons/', '/certificates/'),
      signature: signed.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
      missing: signed.replace(/&signature=.*/, ''),
    }
    const statuses = await Promise.all(Object.values(bent).map((url) => statusOf(url)))
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401])
  })

  it('is nobody by a signature whose time is over', async () => {
    const short = signFileUrl(server.platform.addresses, {
      container: 'lessons',
      name: 'introduction.webm',
      sessionId: student.sessionId,
      expiresAt: later(server.clock.now(), MINUTE),
    })
    server.clock.moveBy(MINUTE)
    expect(await statusOf(short)).toBe(401)
  })
})

describe('what is sent', () => {
  it('is the whole file, typed, tagged and not to be sniffed', async () => {
    const answer = await get(signed)
    expect([answer.statusCode, answer.rawPayload.equals(VIDEO)]).toEqual([200, true])
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
      'content-length': '1000',
      'content-type': 'video/webm',
      etag: TAG,
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=-10', 990, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=0-0', 0, 0],
  ])('is the range %s', async (range, start, end) => {
    const answer = await get(signed, { range })
    expect([
      answer.statusCode,
      answer.headers['content-range'],
      answer.headers['content-length'],
      answer.rawPayload.equals(VIDEO.subarray(start, end + 1)),
    ]).toEqual([206, `bytes ${start}-${end}/1000`, String(end - start + 1), true])
  })

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('is 416 for %s', async (range) => {
    const answer = await get(signed, { range })
    expect([answer.statusCode, answer.headers['content-range'], answer.body]).toEqual([416, 'bytes */1000', ''])
  })

  it.each(['bytes=9-1', 'bytes=a-b', 'bytes=0-1,5-6', 'items=0-1', 'bytes=-'])('is the whole for %s', async (range) => {
    const answer = await get(signed, { range })
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 1000])
  })

  it('is a range only while If-Range names the same file', async () => {
    const modified = String((await get(signed)).headers['last-modified'])
    const statuses = await Promise.all(
      [TAG, '"another"', `W/${TAG}`, modified, 'Thu, 01 Jan 2015 00:00:00 GMT'].map(
        async (tag) => (await get(signed, { range: 'bytes=0-9', 'if-range': tag })).statusCode,
      ),
    )
    expect(statuses).toEqual([206, 200, 200, 206, 200])
  })

  it('is nothing when the reader has it', async () => {
    const answer = await get(signed, { 'if-none-match': `"old", ${TAG}` })
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', TAG])
  })

  it('is no body for HEAD', async () => {
    const answer = await server.call({ method: 'HEAD', url: signed })
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '1000', ''])
  })
})

describe('a name', () => {
  it.each([
    '/api/files/lessons/download/..%2f..%2fpackage.json',
    '/api/files/lessons/download/../../../package.json',
    '/api/files/lessons/download/%2e%2e%2fdatabase',
    '/api/files/..%2f..%2fetc/download/passwd',
    '/api/files/lessons/download/.env',
    '/api/files/lessons/download/introduction.webm%00.png',
    '/api/files/__proto__/download/introduction.webm',
    '/api/files/nowhere/download/introduction.webm',
    '/api/files/lessons/download/absent.webm',
    `/api/files/lessons/download/${'a'.repeat(2000)}.webm`,
  ])('cannot lead out of its container: %s', async (url) => {
    const answer = await get(url, {}, admin)
    expect([400, 404, 414]).toContain(answer.statusCode)
  })

  it('that could leave the folder is not written', async () => {
    const { files } = server.platform
    await expect(files.put('lessons', '../outside.webm', VIDEO)).rejects.toThrow('Not a name for a file')
  })

  it('of a kind that a browser would run is not written', async () => {
    const { files } = server.platform
    await expect(files.put('lessons', 'page.html', VIDEO)).rejects.toThrow('Not a kind of file that is kept')
  })
})
