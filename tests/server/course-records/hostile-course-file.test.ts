import { readFile } from 'node:fs/promises'
import { deflateRawSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { UPLOAD_TYPE } from '../../../src/domain/upload.ts'
import { asked } from '../learning/support/learner.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { contentOf, digestOf, saidPacked, zipped, type Entries } from './support/archives.ts'
import { CAPTIONS, makerOf, type Making } from './support/making.ts'

let server: TestApp
let maker: Making
let film: Buffer
let parts: Entries
beforeAll(async () => {
  server = await openTestApp()
  film = await readFile('server/demo/media/clearance-and-termination.mp4')
  await server.platform.files.put('lessons', 'film.mp4', film)
  await server.platform.files.put('lessons', 'film.vtt', Buffer.from(CAPTIONS.en))
  maker = await makerOf(server)
  const id = await maker.create()
  await maker.save(id, await maker.sound())
  const { url } = (await maker.call('GET', `/course-records/${id}/file`)).json<{ url: string }>()
  parts = {
    'course.json': JSON.stringify(contentOf((await server.call({ method: 'GET', url })).rawPayload)),
    [`files/${digestOf(film)}.mp4`]: film,
    [`files/${digestOf(CAPTIONS.en)}.vtt`]: CAPTIONS.en,
  }
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

/** What is said of an archive that is refused. */
const refusalOf = async (content: Buffer) => {
  const { status, body } = asked(await bring(content))
  const { code, details } = (body as { error: { code: string; details: { what: string } } }).error
  return [status, code, details.what]
}

describe('what is packed in an archive and cannot be unpacked is its fault, and no failure of the server', () => {
  const noText = 'no packed text'

  it.each([
    ['its text', async () => saidPacked(await zipped({ 'course.json': noText }), { name: 'course.json', size: 100 })],
    [
      'its text, cut',
      async () => {
        const text = Buffer.from(parts['course.json'] ?? '')
        const cut = deflateRawSync(text).subarray(0, 200)
        return saidPacked(await zipped({ 'course.json': cut }), { name: 'course.json', size: text.length })
      },
    ],
    [
      'a film of it',
      async () => saidPacked(await zipped(parts), { name: `files/${digestOf(film)}.mp4`, size: film.length }),
    ],
  ])('%s', async (_what, archive) => {
    expect(await refusalOf(await archive())).toEqual([422, 'COURSE_FILE_UNREADABLE', 'archive'])
  })
})
