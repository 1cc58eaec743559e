import { readFile } from 'node:fs/promises'
import { deflateRawSync } from 'node:zlib'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { auditLog, files } from '../../../server/platform/db/tables/platform.table.ts'
import type { CourseDocument } from '../../../src/domain/course/course-document.ts'
import { readLabels, writeLabels } from '../../../src/domain/picture-label.ts'
import { UPLOAD_TYPE } from '../../../src/domain/upload.ts'
import { refusalOf } from '../learning/support/learner.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { contentOf, digestOf, packed, saidPacked, zipped, type Entries } from './support/archives.ts'
import { CAPTIONS, makerOf, type Making } from './support/making.ts'

const FILM = 'server/demo/media/clearance-and-termination.mp4'

let here: TestApp
let there: TestApp
let maker: Making
let other: Making
let courseId: number
let document: CourseDocument
let archive: Buffer
let film: Buffer
beforeAll(async () => {
  here = await openTestApp()
  there = await openTestApp()
  film = await readFile(FILM)
  await here.platform.files.put('lessons', 'film.mp4', film)
  await here.platform.files.put('lessons', 'film.vtt', Buffer.from(CAPTIONS.en))
  maker = await makerOf(here)
  other = await makerOf(there)
  courseId = await maker.create()
  document = await maker.sound()
  await maker.save(courseId, document)
  archive = await saved(here, maker, courseId)
})
afterAll(async () => {
  await here.close()
  await there.close()
})

const saved = async (server: TestApp, { call }: Making, id: number): Promise<Buffer> => {
  const { url } = (await call('GET', `/course-records/${id}/file`)).json<{ url: string }>()
  return (await server.call({ method: 'GET', url })).rawPayload
}

const bring = (content: Buffer) =>
  there.call({
    method: 'POST',
    url: '/api/course-records/import',
    as: other.maker,
    payload: content,
    headers: { 'content-type': UPLOAD_TYPE },
  })

const partsOf = (): Entries => ({
  'course.json': JSON.stringify(contentOf(archive)),
  [`files/${digestOf(film)}.mp4`]: film,
  [`files/${digestOf(Buffer.from(CAPTIONS.en))}.vtt`]: CAPTIONS.en,
})

describe('a course as one file', () => {
  it('brought into another installation and saved again is the same, to the last byte', async () => {
    const answer = await bring(archive)
    expect(answer.statusCode).toBe(201)
    const { id } = answer.json<{ id: number }>()
    const { document: brought, state, problems } = await other.read(id)
    expect([state, problems]).toEqual(['draft', []])
    expect(brought.teaches).toEqual(document.teaches)
    expect(brought.lessons.map(({ questions }) => questions)).toEqual(
      document.lessons.map(({ questions }) => questions),
    )
    expect((await saved(there, other, id)).equals(archive)).toBe(true)
    expect((await other.publish(id)).statusCode).toBe(200)
  })

  it('of before questions could be retired is brought in with all of them drawn', async () => {
    const { course, ...content } = contentOf(archive)
    const lessons = course.lessons.map((lesson) => ({
      ...lesson,
      questions: lesson.questions.map(({ isRetired: _isRetired, ...question }) => question),
    }))
    const first = { ...content, version: 1, course: { ...course, lessons } }
    const answer = await bring(await zipped({ ...partsOf(), 'course.json': JSON.stringify(first) }))
    const { id } = answer.json<{ id: number }>()
    const brought = (await other.read(id)).document.lessons.map(({ questions }) => questions)
    expect(brought).toEqual(document.lessons.map(({ questions }) => questions))
  })

  it('of before there were labels is brought in without any', async () => {
    const { course, ...content } = contentOf(archive)
    const lessons = course.lessons.map(({ labels: _labels, ...lesson }) => lesson)
    const second = { ...content, version: 2, course: { ...course, lessons } }
    const answer = await bring(await zipped({ ...partsOf(), 'course.json': JSON.stringify(second) }))
    const { id } = answer.json<{ id: number }>()
    expect((await other.read(id)).document.lessons.map(({ labels }) => labels)).toEqual(
      document.lessons.map(() => ({ en: null, tr: null, ar: null })),
    )
  })

  it('of before there were films in languages is brought in without any', async () => {
    const { course, ...content } = contentOf(archive)
    const lessons = course.lessons.map(({ films: _films, ...lesson }) => lesson)
    const third = { ...content, version: 3, course: { ...course, lessons } }
    const answer = await bring(await zipped({ ...partsOf(), 'course.json': JSON.stringify(third) }))
    const { id } = answer.json<{ id: number }>()
    expect((await other.read(id)).document.lessons.map(({ films }) => films)).toEqual(
      document.lessons.map(() => ({ en: null, tr: null, ar: null })),
    )
  })

  it('takes a film in a language along, which may be the video itself, and refuses what is none', async () => {
    const { course, ...content } = contentOf(archive)
    const withFilms = (name: string, parts: Readonly<Record<string, string | Buffer>> = {}) => {
      const films = { en: null, tr: { container: 'files', name, seconds: 57.4 }, ar: null }
      const lessons = course.lessons.map((lesson, at) => (at === 0 ? { ...lesson, films } : lesson))
      const json = `${JSON.stringify({ ...content, course: { ...course, lessons } }, null, 2)}\n`
      return zipped({ ...partsOf(), 'course.json': json, ...parts })
    }
    const good = await withFilms(`${digestOf(film)}.mp4`)
    const { id } = (await bring(good)).json<{ id: number }>()
    expect(contentOf(await saved(there, other, id)).course.lessons).toEqual(contentOf(good).course.lessons)
    const noise = Buffer.from('no film at all')
    const name = `${digestOf(noise)}.mp4`
    const bad = await bring(await withFilms(name, { [`files/${name}`]: noise }))
    expect(refusalOf(bad)).toEqual({ status: 422, code: 'COURSE_FILE_UNREADABLE' })
  })

  it('takes labels along, and refuses what is none', async () => {
    const { course, ...content } = contentOf(archive)
    const withLabels = (text: string) => {
      const name = `${digestOf(Buffer.from(text))}.vtt`
      const labels = { en: null, tr: null, ar: { container: 'files', name } }
      const lessons = course.lessons.map((lesson, at) => (at === 0 ? { ...lesson, labels } : lesson))
      const json = `${JSON.stringify({ ...content, course: { ...course, lessons } }, null, 2)}\n`
      return zipped({ ...partsOf(), 'course.json': json, [`files/${name}`]: text })
    }
    const good = await withLabels(
      writeLabels(readLabels('WEBVTT\n\n00:01.000 --> 00:02.000\n{"text":"قف","x":0.5,"y":0.5}\n').cues),
    )
    const { id } = (await bring(good)).json<{ id: number }>()
    const again = contentOf(await saved(there, other, id))
    expect(again.course.lessons).toEqual(contentOf(good).course.lessons)
    const bad = await bring(await withLabels('WEBVTT\n\n00:01.000 --> 00:02.000\nStop\n\n'))
    expect(refusalOf(bad)).toEqual({ status: 422, code: 'COURSE_FILE_UNREADABLE' })
  })

  it('says its category by name, which is made where there is none, and what it asks for first by its title', async () => {
    const content = contentOf(archive)
    const category = { en: 'Winter work', tr: 'Kış çalışması', ar: 'عمل الشتاء' }
    const prerequisite = { en: 'Nowhere to be found', tr: '', ar: '' }
    const file = await zipped({ ...partsOf(), 'course.json': JSON.stringify({ ...content, category, prerequisite }) })
    const { id, ...told } = (await bring(file)).json<{ id: number; isPrerequisiteLost: boolean }>()
    expect(told).toEqual({ isPrerequisiteLost: true })
    const { categoryId } = (await other.read(id)).document.details
    const again = (await bring(file)).json<{ id: number }>()
    expect((await other.read(again.id)).document.details.categoryId).toBe(categoryId)
  })

  it('is noted where it is saved, and where it is made', async () => {
    const out = await here.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'course.exported'))
      .orderBy(auditLog.id)
    expect(out[0]).toMatchObject({ subject: `course:${courseId}` })
    const made = await there.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'course.made'))
      .orderBy(auditLog.id)
    expect(made.map(({ details }) => details)).toContainEqual({ way: 'file' })
  })

  it('without its address nothing is saved', async () => {
    const answer = await here.call({ url: `/api/course-records/${courseId}/file/download`, as: maker.maker })
    expect(answer.statusCode).toBe(404)
  })
})

describe('what is brought is refused', () => {
  const TINY = { name: 'course.json', size: 10 }
  const unreadable = { status: 422, code: 'COURSE_FILE_UNREADABLE' }

  it.each([
    ['a path that leads elsewhere', (parts: Entries): Entries => ({ ...parts, '../../etc/passwd': 'x' })],
    ['a file of another name', (parts: Entries): Entries => ({ ...parts, 'files/readme.txt': 'x' })],
    ['a file that nothing names', (parts: Entries): Entries => ({ ...parts, [`files/${'0'.repeat(64)}.mp4`]: 'x' })],
    ['no text', ({ 'course.json': _text, ...parts }: Entries): Entries => parts],
    ['another format', (parts: Entries): Entries => ({ ...parts, 'course.json': '{"format":"scorm"}' })],
    ['no JSON', (parts: Entries): Entries => ({ ...parts, 'course.json': '{' })],
  ])('with %s', async (_what, change) => {
    expect(refusalOf(await bring(await zipped(change(partsOf()))))).toEqual(unreadable)
  })

  it('with a file that is missing, another than it says, or of another kind than its place', async () => {
    const name = `files/${digestOf(film)}.mp4`
    const { [name]: _film, ...rest } = partsOf()
    const text = Buffer.from('no film')
    const told = JSON.stringify(contentOf(archive)).replaceAll(digestOf(film), digestOf(text))
    for (const parts of [
      rest,
      { ...rest, [name]: 'no film' },
      { ...rest, 'course.json': told, [`files/${digestOf(text)}.mp4`]: text },
    ]) {
      expect(refusalOf(await bring(await zipped(parts)))).toEqual(unreadable)
    }
    const kept = await there.platform.db
      .select()
      .from(files)
      .where(eq(files.digest, digestOf(text)))
    expect(kept).toEqual([])
  })

  it('where it is no archive, cut, or larger than it says', async () => {
    const bomb = saidPacked(await zipped({ 'course.json': deflateRawSync(Buffer.alloc(5_000_000)) }), TINY)
    for (const content of [Buffer.from('PK'), Buffer.alloc(100), archive.subarray(0, archive.length - 40), bomb]) {
      expect(refusalOf(await bring(content))).toEqual(unreadable)
    }
  })

  it('but not where another program packed it anew', async () => {
    expect((await bring(await packed(partsOf()))).statusCode).toBe(201)
  })
})
