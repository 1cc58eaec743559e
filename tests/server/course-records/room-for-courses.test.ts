import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { UPLOAD_TYPE } from '../../../src/domain/upload.ts'
import { refusalOf } from '../learning/support/learner.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { packed } from './support/archives.ts'
import { makerOf, type Making } from './support/making.ts'

const MEGABYTE = 1024 * 1024
let server: TestApp
let maker: Making
beforeAll(async () => {
  server = await openTestApp()
  maker = await makerOf(server)
})
afterAll(() => server.close())

const bring = (content: Buffer) =>
  server.call({
    method: 'POST',
    url: '/api/course-records/import',
    as: maker.maker,
    payload: content,
    headers: { 'content-type': UPLOAD_TYPE },
  })

it('a course file is not taken, nor unpacked, where it would fill the disk that the database is on', async () => {
  // Of some kilobytes packed, and ten megabytes of a text that is none.
  const archive = await packed({ 'course.json': ' '.repeat(10 * MEGABYTE) })
  const noRoom = { status: 507, code: 'NO_ROOM' }
  const free = vi.spyOn(server.platform.files, 'freeBytes').mockResolvedValue(512 * MEGABYTE)
  expect(refusalOf(await bring(archive))).toEqual(noRoom)
  free.mockResolvedValue(515 * MEGABYTE)
  expect(refusalOf(await bring(archive))).toEqual(noRoom)
  free.mockResolvedValue(530 * MEGABYTE)
  expect(refusalOf(await bring(archive))).toEqual({ status: 422, code: 'COURSE_FILE_UNREADABLE' })
  free.mockRestore()
})
