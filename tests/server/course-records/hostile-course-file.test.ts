import { readFile } from 'node:fs/promises'
import { deflateRawSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { files } from '../../../server/platform/db/tables/platform.table.ts'
import type { CourseFileContent } from '../../../src/domain/course/course-file-format.ts'
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

describe('the text of a course', () => {
  const content = () => JSON.parse(String(parts['course.json'])) as CourseFileContent
  const saying = async (text: string) => refusalOf(await zipped({ ...parts, 'course.json': text }))
  const titled = (said: string) => {
    const { course, ...rest } = content()
    const details = { ...course.details, title: { ...course.details.title, en: '@' } }
    return JSON.stringify({ ...rest, course: { ...course, details } }).replace('"@"', said)
  }

  it.each([
    ['NUL', String.raw`"a\u0000b"`],
    ['half a character', String.raw`"a\ud800"`],
  ])('that no database keeps, with %s, is refused as unreadable', async (_what, said) => {
    expect(await saying(titled(said))).toEqual([422, 'COURSE_FILE_UNREADABLE', 'content'])
  })

  it('whose course before has a title that none has is refused', async () => {
    const prerequisite = { en: 'a'.repeat(121), tr: '', ar: '' }
    expect(await saying(JSON.stringify({ ...content(), prerequisite }))).toEqual([
      422,
      'COURSE_FILE_UNREADABLE',
      'content',
    ])
  })

  // Of what is made of them everybody would hear nothing for a second.
  it.each([
    ['brackets', `{"course":{"lessons":${'['.repeat(9_000_000)}${']'.repeat(9_000_000)}}}`],
    ['parts', `{"course":{"lessons":[${'{},'.repeat(3_000_000)}{}]}}`],
    ['keys', `{${Array.from({ length: 400_000 }, (_, at) => `"${at.toString(36)}":0`).join(',')}}`],
  ])('of %s alone is refused before anything is made of it', async (_what, text) => {
    const parse = vi.spyOn(JSON, 'parse')
    try {
      expect(await saying(text)).toEqual([422, 'COURSE_FILE_UNREADABLE', 'content'])
      expect(parse.mock.calls.filter(([said]) => said.length >= text.length)).toEqual([])
    } finally {
      parse.mockRestore()
    }
  })
})

describe('the files of a course', () => {
  type Lesson = CourseFileContent['course']['lessons'][number]
  const withLesson = (change: (lesson: Lesson) => Partial<Lesson>, more: Entries = {}): Promise<Buffer> => {
    const content = JSON.parse(String(parts['course.json'])) as CourseFileContent
    const [first, ...others] = content.course.lessons
    if (!first) throw new Error('There is no lesson')
    const lessons = [{ ...first, ...change(first) }, ...others]
    const text = JSON.stringify({ ...content, course: { ...content.course, lessons } })
    return zipped({ ...parts, ...more, 'course.json': text })
  }
  const named = (content: Uint8Array, ending: string) => ({
    container: 'files',
    name: `${digestOf(content)}.${ending}`,
  })
  const storedNames = async () => (await server.platform.db.select().from(files)).map(({ name }) => name)

  it('are each of one kind: what is a film or a picture in one place is neither in another', async () => {
    const picture = Buffer.from('89504e470d0a1a0a0000000000000000', 'hex')
    const drawn = { [`files/${digestOf(picture)}.png`]: picture }
    for (const archive of [
      await withLesson(() => ({ poster: named(film, 'mp4') })),
      await withLesson(
        ({ captions }) => ({ poster: named(picture, 'png'), captions: { ...captions, tr: named(picture, 'png') } }),
        drawn,
      ),
    ])
      expect(await refusalOf(archive)).toEqual([422, 'COURSE_FILE_UNREADABLE', 'kind'])
  })

  it('may be the captions of two languages, in the letters that every player reads', async () => {
    const both = await withLesson(({ captions }) => ({ captions: { ...captions, tr: captions.en } }))
    expect((await bring(both)).statusCode).toBe(201)
    const old = Buffer.concat([Buffer.from('WEBVTT\n\n00:00.000 --> 00:04.000\nKa'), Buffer.from([0xfe, 0x0a])])
    const turkish = await withLesson(({ captions }) => ({ captions: { ...captions, tr: named(old, 'vtt') } }), {
      [`files/${digestOf(old)}.vtt`]: old,
    })
    expect(await refusalOf(turkish)).toEqual([422, 'COURSE_FILE_UNREADABLE', 'kind'])
  })

  it('are kept once all of them were read: of a course that is refused nothing stays', async () => {
    const other = Buffer.concat([film, Buffer.from('\0\0\0\u0008free', 'latin1')])
    const archive = (captions: Uint8Array | string): Promise<Buffer> =>
      zipped({
        'course.json': String(parts['course.json']).replaceAll(digestOf(film), digestOf(other)),
        [`files/${digestOf(other)}.mp4`]: other,
        [`files/${digestOf(CAPTIONS.en)}.vtt`]: captions,
      })
    expect(await refusalOf(await archive('WEBVTT\n\nother'))).toEqual([422, 'COURSE_FILE_UNREADABLE', 'damaged'])
    expect(await storedNames()).not.toContain(`${digestOf(other)}.mp4`)
    expect((await bring(await archive(CAPTIONS.en))).statusCode).toBe(201)
    expect(await storedNames()).toContain(`${digestOf(other)}.mp4`)
  })

  it('that speak a language are heard, and as long as is said of them', async () => {
    // The track of its sound is called one of no kind.
    const mute = Buffer.from(film)
    mute.write('meta', mute.indexOf('soun'), 'latin1')
    const spoken = (content: Buffer, ...said: number[]) => {
      const [tr = null, ar = null] = said.map((seconds) => Object.assign(named(content, 'mp4'), { seconds }))
      return withLesson(() => ({ films: { en: null, tr, ar } }), { [`files/${digestOf(content)}.mp4`]: content })
    }
    const length = 57.32
    expect((await bring(await spoken(film, length, length + 0.8))).statusCode).toBe(201)
    expect([
      await refusalOf(await spoken(film, length, length + 20)),
      await refusalOf(await spoken(mute, length)),
    ]).toEqual([
      [422, 'COURSE_FILE_UNREADABLE', 'length'],
      [422, 'COURSE_FILE_UNREADABLE', 'kind'],
    ])
    expect(await storedNames()).not.toContain(`${digestOf(mute)}.mp4`)
  })
})
