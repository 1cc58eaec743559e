import { randomUUID } from 'node:crypto'

import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { DAY, HOUR } from '../../../server/platform/clock.ts'
import { courseDrafts, lessons } from '../../../server/platform/db/tables/catalogue.table.ts'
import { auditLog, files } from '../../../server/platform/db/tables/platform.table.ts'
import { FILE_RECORDS_LIST, type FilePreview, type FileRecord } from '../../../src/domain/contract/file-records.list.ts'
import { blankCourse, blankLesson } from '../../../src/domain/course/course-document.ts'
import { TRASH_DAYS } from '../../../src/domain/file-record.ts'
import type { ListPage } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeCourse } from '../learning/support/course.ts'
import { acting, figuresOf, some, type Acting } from '../list-acts/acting.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'
import { demoMedia, uploader } from '../uploads/uploading.ts'

let server: TestApp
let admin: TestUser
let acts: Acting
/** In the name of each file of a test, and of no other. */
let mark: string
let a: number
let b: number
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  mark = randomUUID()
  admin = await server.signedIn([ROLE.admin])
  acts = acting(server, admin)
  a = await make('ada.mp4')
  server.clock.moveBy(1000)
  b = await make('bora.vtt', { contentType: 'text/vtt; charset=utf-8', size: 300 * 1024 * 1024 })
})

const make = async (name: string, facts: Partial<typeof files.$inferInsert> = {}): Promise<number> => {
  const [row] = await server.platform.db
    .insert(files)
    .values({
      container: 'lessons',
      name: `${mark}-${name}`,
      contentType: 'video/mp4',
      size: 3_000_000_000,
      digest: randomUUID(),
      createdAt: server.clock.now(),
      ...facts,
    })
    .returning({ id: files.id })
  return row?.id ?? 0
}

/** A lesson whose files name one of these. */
const nameIn = async (id: number, part: 'source' | 'poster' | 'captions' | 'labels' | 'films') => {
  const { lessonIds } = await makeCourse(server.platform.db)
  const [file] = await server.platform.db.select().from(files).where(eq(files.id, id))
  const name = file?.name ?? ''
  const named = {
    container: 'lessons',
    sources: part === 'source' ? [{ name, type: 'video/mp4' }] : [],
    poster: part === 'poster' ? name : 'none.jpg',
    captions: part === 'captions' ? [{ language: 'en' as const, name }] : [],
    labels: part === 'labels' ? [{ language: 'en' as const, name }] : [],
    films: part === 'films' ? [{ language: 'tr' as const, name }] : [],
  }
  await server.platform.db
    .update(lessons)
    .set({ files: named })
    .where(eq(lessons.id, lessonIds[0] ?? 0))
  return { id: lessonIds[0] ?? 0, files: named }
}

const PATH = '/api/file-records'
const read = async (query = ''): Promise<ListPage<FileRecord>> =>
  (await acts.ask('GET', `${PATH}?search=${mark}${query}`)).json()
const idsOf = ({ items }: ListPage<FileRecord>): number[] => items.map(({ id }) => id)
const trashedAt = async (...ids: readonly number[]) =>
  (
    await server.platform.db
      .select({ trashedAt: files.trashedAt })
      .from(files)
      .where(inArray(files.id, [...ids]))
      .orderBy(files.id)
  ).map((row) => row.trashedAt)

describe('files', () => {
  test('are listed with what they are, and the latest first', async () => {
    expect((await read()).items).toEqual([
      {
        id: b,
        name: `${mark}-bora.vtt`,
        kind: 'captions',
        size: 300 * 1024 * 1024,
        usedBy: [],
        sentBy: null,
        createdAt: server.clock.now().toISOString(),
        state: 'kept',
      },
      expect.objectContaining({ id: a, kind: 'video', size: 3_000_000_000 }),
    ])
    expect(idsOf(await read('&sort=-size'))).toEqual([a, b])
    expect(idsOf(await read('%20bora'))).toEqual([b])
  })

  test('are looked at by an address that opens, a video with the captions of the lesson that it is in', async () => {
    const lesson = await nameIn(a, 'source')
    await server.platform.db
      .update(lessons)
      .set({ files: { ...lesson.files, captions: [{ language: 'tr', name: `${mark}-bora.vtt` }] } })
      .where(eq(lessons.id, lesson.id))
    const look = async (id: number) => (await acts.ask('GET', `${PATH}/${id}/preview`)).json<FilePreview>()
    const [video, captions] = [await look(a), await look(b)]
    expect([video.kind, video.captions.map(({ language }) => language), captions.kind, captions.captions]).toEqual([
      'video',
      ['tr'],
      'captions',
      [],
    ])
    expect([video.url, video.captions[0]?.url]).toEqual([
      expect.stringContaining(`/lessons/download/${mark}-ada.mp4?holder=`),
      expect.stringContaining(`/lessons/download/${mark}-bora.vtt?holder=`),
    ])
    const photo = await make('face.jpg', { container: 'photos', contentType: 'image/jpeg' })
    expect((await acts.ask('GET', `${PATH}/${photo}/preview`)).statusCode).toBe(404)
  })

  test.each(FILE_RECORDS_LIST.sorts.flatMap((sort) => [sort, `-${sort}`]))(
    'go on behind each page by %s',
    async (sort) => {
      for (let more = 0; more < 20; more += 1) await make(`${more}.mp4`)
      const first = await read(`&sort=${sort}`)
      const second = await read(`&sort=${sort}&cursor=${first.next}&page=2`)
      expect([first.total, new Set([...idsOf(first), ...idsOf(second)]).size, second.next]).toEqual([22, 22, null])
    },
  )

  test('that are their people’s are not among them', async () => {
    await make('photo.jpg', { container: 'photos', contentType: 'image/jpeg' })
    await make('certificate.pdf', { container: 'certificates', contentType: 'application/pdf' })
    expect(idsOf(await read())).toEqual([b, a])
  })

  test('that are labels of a lesson are called so, and are no captions', async () => {
    await nameIn(b, 'labels')
    const kindIn = async (filter: string) => (await read(filter)).items.map(({ id, kind }) => [id, kind])
    expect(await kindIn('')).toEqual([
      [b, 'labels'],
      [a, 'video'],
    ])
    expect(await kindIn('&kind=labels')).toEqual([[b, 'labels']])
    expect(await kindIn('&kind=captions')).toEqual([])
    expect((await acts.ask('GET', `${PATH}/${b}/preview`)).json<FilePreview>().kind).toBe('labels')
  })

  test('that are labels of a draft alone are called so too', async () => {
    const { courseId } = await makeCourse(server.platform.db)
    const { db } = server.platform
    const labels = { en: null, tr: null, ar: { container: 'lessons', name: `${mark}-bora.vtt` } }
    const lesson = { ...blankLesson('l1'), labels }
    const details = { title: 'Night work', isOnline: true, courseTypeId: 1, categoryId: 1 } as const
    const content = { ...blankCourse(details, 'en'), lessons: [lesson] }
    await db.insert(courseDrafts).values({ courseId, content, revision: 1, problems: 1, updatedAt: server.clock.now() })
    expect((await read('&kind=labels')).items.map(({ id }) => id)).toEqual([b])
  })

  test.each(['source', 'poster', 'captions', 'labels', 'films'] as const)(
    'that are the %s of a lesson say so',
    async (part) => {
      await nameIn(a, part)
      expect((await read()).items.map(({ usedBy }) => usedBy)).toEqual([
        [],
        [{ use: 'lesson', name: expect.any(String) }],
      ])
      expect([idsOf(await read('&used=yes')), idsOf(await read('&used=no'))]).toEqual([[a], [b]])
    },
  )

  test('are narrowed by kind, size and state, and saved as a file', async () => {
    await acts.run('/file-records', 'trash', { selection: some(b) })
    const narrowed = ['kind=video', 'kind=captions&kind=picture', 'megabytes=..300', 'megabytes=301..', 'state=kept']
    expect(await Promise.all(narrowed.map(async (query) => idsOf(await read(`&${query}`))))).toEqual([
      [a],
      [b],
      [b],
      [a],
      [a],
    ])
    const { url } = (await acts.ask('GET', `${PATH}/export?search=${mark}`)).json<{ url: string }>()
    const lines = (await server.call({ url })).body.trim().split('\r\n')
    expect(lines[0]).toContain('File,Kind,Bytes,Used by,Sent by,Created (UTC),State')
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(['State', 'In the trash', 'Kept'])
  })

  test('that were uploaded are called as they were, and by whom', async () => {
    const uploads = uploader(server, admin)
    const { file } = await uploads.whole(demoMedia('clearance-and-termination.jpg'), {
      kind: 'picture',
      name: `Work zone ${mark}.jpg`,
    })
    const [record] = (await read('%20zone')).items
    expect(record).toMatchObject({ name: `Work zone ${mark}.jpg`, kind: 'picture', sentBy: expect.any(String) })
    await acts.run('/file-records', 'trash', { selection: some(record?.id ?? 0) })
    // Whoever sends it again wants it, and it is called as it was first.
    expect((await uploads.whole(demoMedia('clearance-and-termination.jpg'), { kind: 'picture' })).file).toEqual(file)
    expect((await read('%20zone')).items).toEqual([{ ...record, createdAt: expect.any(String) }])
  })
})

describe('the trash', () => {
  test('takes what nothing names, and gives it back, once each, and notes it', async () => {
    await nameIn(a, 'source')
    const done = await acts.run('/file-records', 'trash', { selection: some(a, b) })
    expect(figuresOf(done)).toEqual(['done', 1, 0, 1, 0, 0])
    expect(await trashedAt(a, b)).toEqual([null, server.clock.now()])
    expect(figuresOf(await acts.run('/file-records', 'trash', { selection: some(b) }))).toEqual(['done', 0, 1, 0, 0, 0])
    expect(figuresOf(await acts.run('/file-records', 'restore', { selection: some(b) }))).toEqual([
      'done',
      1,
      0,
      0,
      0,
      0,
    ])
    expect(await trashedAt(a, b)).toEqual([null, null])
    const noted = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `file:${b}`))
      .orderBy(auditLog.id)
    expect(noted.map(({ action }) => action).toSorted()).toEqual(['file.restored', 'file.trashed'])
  })

  test('is undone, but for what was changed since', async () => {
    const done = await acts.run('/file-records', 'trash', { selection: some(a, b) })
    await acts.run('/file-records', 'restore', { selection: some(b) })
    expect(figuresOf(await acts.undo(done.id))).toEqual(['undone', 2, 0, 0, 1, 1])
    expect(await trashedAt(a, b)).toEqual([null, null])
  })

  test('takes nothing again that is named by now', async () => {
    await acts.run('/file-records', 'trash', { selection: some(a) })
    const restored = await acts.run('/file-records', 'restore', { selection: some(a) })
    await nameIn(a, 'captions')
    expect(figuresOf(await acts.undo(restored.id))).toEqual(['undone', 1, 0, 0, 0, 1])
    expect(await trashedAt(a)).toEqual([null])
  })

  test('is emptied after its days, but for what is named by then', async () => {
    await acts.run('/file-records', 'trash', { selection: some(a, b) })
    await nameIn(a, 'poster')
    const empty = async () => {
      await server.platform.jobs.enqueue(server.platform.db, 'files.empty-trash', {})
      await server.platform.jobs.drain()
      return (
        await server.platform.db
          .select()
          .from(files)
          .where(inArray(files.id, [a, b]))
      ).map(({ id }) => id)
    }
    server.clock.moveBy(TRASH_DAYS * DAY - HOUR)
    expect(await empty()).toEqual([a, b])
    server.clock.moveBy(2 * HOUR)
    expect(await empty()).toEqual([a])
    const noted = await server.platform.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'file.removed'), inArray(auditLog.subject, [`file:${a}`, `file:${b}`])))
      .orderBy(auditLog.id)
    expect(noted).toMatchObject([{ subject: `file:${b}`, actorId: null, details: { name: `${mark}-bora.vtt` } }])
  })
})
