import { createHash } from 'node:crypto'
import { appendFile, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { DAY, HOUR } from '../../../server/platform/clock.ts'
import { auditLog, files } from '../../../server/platform/db/tables/platform.table.ts'
import { metadataOf, UPLOAD_KEPT_DAYS, UPLOADS_OPEN_MAX } from '../../../src/domain/file-upload.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { refused } from '../support/accounts.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { demoMedia, uploader, type Uploader } from './uploading.ts'

let server: TestApp
let admin: TestUser
let uploads: Uploader
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signedIn([ROLE.admin])
  uploads = uploader(server, admin)
})
afterAll(() => server.close())

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const MP4 = demoMedia('clearance-and-termination.mp4')
const WEBM = demoMedia('clearance-and-termination.webm')
const folder = () => join(server.platform.settings.dataDir, 'files', 'uploading')
const staged = () => readdir(folder())
const sweep = async () => {
  await server.platform.jobs.enqueue(server.platform.db, 'upload.sweep', {})
  await server.platform.jobs.drain()
}

describe('an upload', () => {
  it('arrives in pieces, is checked, and is kept by its digest, length and frame', async () => {
    const begun = await uploads.begin({ size: MP4.length, name: 'Clearance.mp4' })
    expect(begun.statusCode).toBe(201)
    const { id } = begun.json<{ id: string }>()
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(begun.headers['location']).toBe(`uploads/${id}`)

    const first = await uploads.send(id, 0, MP4.subarray(0, 100_000))
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '100000'])
    const looked = await uploads.look(id)
    expect(looked.headers).toMatchObject({ 'upload-offset': '100000', 'upload-length': String(MP4.length) })
    expect(await uploads.read(id)).toMatchObject({ state: 'receiving', offset: 100_000, name: 'Clearance.mp4' })

    await uploads.send(id, 100_000, MP4.subarray(100_000))
    expect(await uploads.read(id)).toMatchObject({ state: 'checking', offset: MP4.length, file: null })
    await server.platform.jobs.drain()
    const kept = await uploads.read(id)
    expect(kept).toMatchObject({
      state: 'ready',
      refusal: null,
      digest: digestOf(MP4),
      file: { container: 'lessons', name: `${digestOf(MP4)}.mp4` },
      width: 854,
      height: 480,
    })
    expect(kept.seconds).toBeCloseTo(57.32, 0)
    expect(await staged()).not.toContain(id)

    const file = await server.call({ url: `/api/files/lessons/download/${digestOf(MP4)}.mp4`, as: admin })
    expect([file.headers['content-type'], digestOf(file.rawPayload)]).toEqual(['video/mp4', digestOf(MP4)])
    const actions = (await server.platform.db.select().from(auditLog).orderBy(auditLog.id)).filter(
      ({ subject }) => subject === `upload:${id}`,
    )
    expect(actions.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['upload.begun', admin.userId],
      ['upload.passed', admin.userId],
    ])
  })

  it('that has the content of another is one file with it, which is there all the while', async () => {
    const one = await uploads.whole(WEBM, { name: 'Lesson 1.webm' })
    const path = `/api/files/lessons/download/${digestOf(WEBM)}.webm`
    const other = await uploads.whole(WEBM, { target: 'library', name: 'The same again.webm' })
    expect(other.file).toEqual(one.file)
    const kept = (await server.platform.db.select().from(files)).filter(({ digest }) => digest === digestOf(WEBM))
    expect(kept).toHaveLength(1)
    expect(digestOf((await server.call({ url: path, as: admin })).rawPayload)).toBe(digestOf(WEBM))
    const beside = await readdir(join(server.platform.settings.dataDir, 'files', 'lessons'))
    expect(beside.filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('takes a piece at the offset that it has come to, and at no other', async () => {
    const id = await uploads.begun({ size: 1000 })
    await uploads.send(id, 0, Buffer.alloc(400))
    for (const offset of [0, 399, 401]) {
      expect((await uploads.send(id, offset, Buffer.alloc(10))).statusCode).toBe(409)
    }
    expect(refused(await uploads.send(id, 400, Buffer.alloc(601)))).toEqual([413, 'TOO_LARGE'])
    expect(await uploads.read(id)).toMatchObject({ offset: 400, state: 'receiving' })
  })

  it('that was begun is listed with how far it came, for whoever goes on with it elsewhere', async () => {
    const id = await uploads.begun({ size: 5000, target: 'library', name: 'Closed laptop.mp4' })
    await uploads.send(id, 0, Buffer.alloc(1234))
    const listed = (await uploads.list('?target=library')).find((one) => one.id === id)
    expect(listed).toMatchObject({ name: 'Closed laptop.mp4', size: 5000, offset: 1234 })
    expect(await uploads.list('?target=course:1')).toEqual([])
    await uploads.leave(id)
    expect((await uploads.list()).map((one) => one.id)).not.toContain(id)
  })

  it('that all came of before the server was killed is checked once somebody looks, or the hour is over', async () => {
    const ids = [await uploads.begun({ size: WEBM.length }), await uploads.begun({ size: WEBM.length })] as const
    for (const id of ids) {
      await uploads.send(id, 0, WEBM.subarray(0, 1000))
      // The last piece was written, and its answer and all that follows was lost.
      await appendFile(join(folder(), id), WEBM.subarray(1000))
    }
    const looked = await uploads.look(ids[0])
    expect(looked.headers['upload-offset']).toBe(String(WEBM.length))
    await server.platform.jobs.drain()
    expect(await uploads.read(ids[0])).toMatchObject({ state: 'ready', digest: digestOf(WEBM) })
    server.clock.moveBy(2 * HOUR)
    admin = { ...admin, token: await server.signIn(admin.email) }
    uploads = uploader(server, admin)
    await sweep()
    expect(await uploads.read(ids[1])).toMatchObject({ state: 'ready', digest: digestOf(WEBM) })
  })

  it('is given up by whoever sends it, and nothing of it is left', async () => {
    const id = await uploads.begun({ size: 1000 })
    await uploads.send(id, 0, Buffer.alloc(400))
    expect((await uploads.leave(id)).statusCode).toBe(204)
    expect((await uploads.leave(id)).statusCode).toBe(204)
    expect(await staged()).not.toContain(id)
    expect((await uploads.look(id)).statusCode).toBe(410)
    expect((await uploads.send(id, 400, Buffer.alloc(600))).statusCode).toBe(410)
    expect(await uploads.read(id)).toMatchObject({ state: 'abandoned' })
  })

  it('is somebody’s own', async () => {
    const id = await uploads.begun({ size: 1000 })
    const other = uploader(server, await server.signedIn([ROLE.owner]))
    const answers = [
      await other.look(id),
      await other.send(id, 0, Buffer.alloc(10)),
      await other.leave(id),
      await server.call({ url: `/api/uploads/${id}`, as: admin, method: 'GET' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 200])
    expect(await other.list()).toEqual([])
  })

  it.each([
    [{ target: 'elsewhere' }, 400],
    [{ kind: 'program' }, 400],
    [{ name: '' }, 400],
    [{ name: 'a\u0000b' }, 400],
    [{ target: 'course:99999' }, 404],
    [{ target: 'course:1:../../etc' }, 400],
    [{ kind: 'captions', seconds: 0 }, 400],
    [{ size: 0 }, 400],
    [{ size: -1 }, 400],
    [{ size: 1.5 }, 400],
    [{ kind: 'captions', size: 2_000_000 }, 413],
    [{ size: 5_000_000_000 }, 413],
  ])('with %j is not begun', async (announced, statusCode) => {
    expect((await uploads.begin({ size: 10, ...announced })).statusCode).toBe(statusCode)
  })

  it('is announced as the protocol wants it, with nothing that is not asked for', async () => {
    const metadata = metadataOf({ target: 'library', kind: 'video', name: 'a', path: '../../etc' })
    const headers = { 'upload-length': '10', 'upload-metadata': metadata }
    expect((await uploads.tus({ method: 'POST', url: '/api/uploads', headers })).statusCode).toBe(400)
    const old = { ...headers, 'upload-metadata': metadataOf({ target: 'library', kind: 'video', name: 'a' }) }
    const asked = await uploads.tus({
      method: 'POST',
      url: '/api/uploads',
      headers: { ...old, 'tus-resumable': '0.2.2' },
    })
    expect(asked.statusCode).toBe(412)
    const deferred = { 'upload-defer-length': '1', 'upload-metadata': old['upload-metadata'] }
    expect((await uploads.tus({ method: 'POST', url: '/api/uploads', headers: deferred })).statusCode).toBe(400)
  })

  it('is one of so many that a person may have open', async () => {
    const busy = uploader(server, await server.signedIn([ROLE.admin]))
    for (let one = 0; one < UPLOADS_OPEN_MAX; one += 1) await busy.begin({ size: 10 })
    expect(refused(await busy.begin({ size: 10 }))).toEqual([409, 'TOO_MANY_UPLOADS'])
  })

  it('that does not go on for days is given up, with its bytes and those of nobody', async () => {
    const idle = await uploads.begun({ size: 1000 })
    await uploads.send(idle, 0, Buffer.alloc(400))
    server.clock.moveBy(UPLOAD_KEPT_DAYS * DAY + HOUR)
    admin = { ...admin, token: await server.signIn(admin.email) }
    uploads = uploader(server, admin)
    const alive = await uploads.begun({ size: 1000 })
    await uploads.send(alive, 0, Buffer.alloc(1))
    const nobodys = '0'.repeat(32)
    await appendFile(join(folder(), nobodys), Buffer.alloc(5))
    const longAgo = new Date(server.clock.now().getTime() - 2 * DAY)
    await utimes(join(folder(), nobodys), longAgo, longAgo)
    await sweep()
    expect((await uploads.read(idle)).state).toBe('abandoned')
    expect((await uploads.read(alive)).state).toBe('receiving')
    expect(await staged()).toContain(alive)
    expect(await staged()).not.toContain(idle)
    expect(await staged()).not.toContain(nobodys)
  })
})
