import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { HOUR } from '../../../server/platform/clock.ts'
import { files } from '../../../server/platform/db/tables/platform.table.ts'
import { PHOTO } from '../../../src/domain/contract/profile.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { accountOf, asking, deedsOf, refusedWith } from './support/person.ts'

const bytesOf = (hex: string, length = 64) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(length, 7)])
const PNG = bytesOf('89504e470d0a1a0a')
const JPEG = bytesOf('ffd8ffe0')
const WEBP = bytesOf('524946460000000057454250')
const base64 = (bytes: Uint8Array) => ({ content: Buffer.from(bytes).toString('base64') })

let server: TestApp
let ask: ReturnType<typeof asking>
beforeAll(async () => {
  server = await openTestApp()
  ask = asking(server)
})
afterAll(() => server.close())

const storedNames = async () => {
  const rows = await server.platform.db.select().from(files).where(eq(files.container, 'photos'))
  const folder = join(server.platform.settings.dataDir, 'files', 'photos')
  return { rows: rows.map(({ name }) => name).toSorted(), disk: (await readdir(folder)).toSorted() }
}

describe('a photo', () => {
  it.each([
    ['PNG', PNG, 'image/png', '.png'],
    ['JPEG', JPEG, 'image/jpeg', '.jpg'],
    ['WebP', WEBP, 'image/webp', '.webp'],
  ])('is a %s by its content, under a name that nobody chose', async (_name, bytes, type, ending) => {
    const user = await server.signedIn()
    const put = await ask.put(user, '/profiles/me/photo', base64(bytes))
    const { photoUrl } = put.json<{ photoUrl: string }>()
    const seen = (await ask.get(user, '/profiles/me')).json().photoUrl
    const sent = await server.call({ url: photoUrl })
    const { photo } = await accountOf(server, user.userId)
    // The bar of every page shows it.
    const { photoUrl: inBar } = (await ask.get(user, '/auth/me')).json<{ photoUrl: string }>()
    expect([put.statusCode, seen, inBar, photo]).toEqual([
      200,
      photoUrl,
      photoUrl,
      expect.stringMatching(/^[0-9a-f-]{36}\.\w+$/),
    ])
    expect(photo?.endsWith(ending)).toBe(true)
    expect([sent.statusCode, sent.rawPayload.equals(bytes)]).toEqual([200, true])
    expect(sent.headers).toMatchObject({
      'cache-control': 'private, max-age=3600',
      'content-type': type,
      'content-disposition': `inline; filename="${photo}"`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(await deedsOf(server, user.userId)).toEqual([
      { action: 'profile.changed', subject: `user:${user.userId}`, details: { fields: ['photo'] } },
    ])
  })

  it('takes the place of the one before, and goes when it is taken away', async () => {
    const user = await server.signedIn()
    await ask.put(user, '/profiles/me/photo', base64(PNG))
    const first = String((await accountOf(server, user.userId)).photo)
    await ask.put(user, '/profiles/me/photo', base64(JPEG))
    const second = String((await accountOf(server, user.userId)).photo)
    const between = await storedNames()
    const removed = await ask.remove(user, '/profiles/me/photo')
    const again = await ask.remove(user, '/profiles/me/photo')
    const after = await storedNames()
    expect([between.rows.includes(first), between.disk.includes(first), between.disk.includes(second)]).toEqual([
      false,
      false,
      true,
    ])
    expect([removed.statusCode, again.statusCode, (await ask.get(user, '/profiles/me')).json().photoUrl]).toEqual([
      204,
      204,
      null,
    ])
    expect([after.rows.includes(second), after.disk.includes(second)]).toEqual([false, false])
  })

  it('put by ten devices at once leaves one file', async () => {
    const before = await storedNames()
    const user = await server.signedIn()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask.put(user, '/profiles/me/photo', base64(PNG))),
    )
    const { photo } = await accountOf(server, user.userId)
    const after = await storedNames()
    const added = (names: readonly string[], known: readonly string[]) => names.filter((name) => !known.includes(name))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect([added(after.rows, before.rows), added(after.disk, before.disk)]).toEqual([[photo], [photo]])
  })

  it.each([
    ['a page that calls itself a picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a GIF', Buffer.from('GIF89a, as it were')],
    ['a RIFF that is a sound', bytesOf('524946460000000057415645')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a few bytes', Buffer.from([0xff, 0xd8, 0x00])],
  ])('that is %s is refused in words', async (_name, bytes) => {
    const user = await server.signedIn()
    const answer = await ask.put(user, '/profiles/me/photo', base64(bytes))
    expect([...refusedWith(answer), answer.json().error.message]).toEqual([
      415,
      'UNSUPPORTED_TYPE',
      'This kind of content is not accepted.',
    ])
    expect((await accountOf(server, user.userId)).photo).toBe(null)
  })

  it('is at most as large as the contract says', async () => {
    const user = await server.signedIn()
    const ofSize = (size: number) => base64(Buffer.concat([PNG, Buffer.alloc(size - PNG.length)]))
    const most = await ask.put(user, '/profiles/me/photo', ofSize(PHOTO.mostBytes))
    const beyond = await ask.put(user, '/profiles/me/photo', ofSize(PHOTO.mostBytes + 1))
    const far = await ask.put(user, '/profiles/me/photo', ofSize(PHOTO.mostBytes + 10))
    expect([most.statusCode, refusedWith(beyond), refusedWith(far)]).toEqual([
      200,
      [413, 'TOO_LARGE'],
      [400, 'INVALID'],
    ])
  })

  it.each([
    ['no base64', { content: 'a picture, honestly' }],
    ['nothing', { content: '' }],
    ['a name of one’s own', { ...base64(PNG), name: '../../evil.png' }],
  ])('with %s is refused', async (_name, sent) => {
    const user = await server.signedIn()
    expect(refusedWith(await ask.put(user, '/profiles/me/photo', sent))).toEqual([400, 'INVALID'])
  })

  it('is changed thirty times an hour, not more', async () => {
    const user = await server.signedIn()
    const statuses = []
    for (let index = 0; index < 31; index += 1) {
      statuses.push((await ask.put(user, '/profiles/me/photo', base64(PNG))).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
  })
})

describe('the address of a photo', () => {
  it('is bound to its viewer and ends within two hours; without it only admins and owners see one', async () => {
    const user = await server.signedIn()
    const other = await server.signedIn()
    const admin = await server.signedIn([ROLE.admin])
    const { photoUrl } = (await ask.put(user, '/profiles/me/photo', base64(PNG))).json<{ photoUrl: string }>()
    const bare = photoUrl.split('?')[0]
    const statusAt = async (url: string | undefined, as?: { token: string }) =>
      (await server.call({ url: String(url), ...(as ? { as } : {}) })).statusCode
    expect({
      signed: await statusAt(photoUrl),
      forged: await statusAt(photoUrl.replace(user.sessionId, other.sessionId)),
      guest: await statusAt(bare),
      other: await statusAt(bare, other),
      admin: await statusAt(bare, admin),
    }).toEqual({ signed: 200, forged: 401, guest: 401, other: 403, admin: 200 })
    server.clock.moveBy(2 * HOUR)
    expect(await statusAt(photoUrl)).toBe(401)
  })
})
