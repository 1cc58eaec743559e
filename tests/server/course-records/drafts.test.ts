import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { courses } from '../../../server/platform/db/tables/catalogue.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import { changesBetween } from '../../../src/domain/course/course-difference.ts'
import { blankCourse, blankLesson } from '../../../src/domain/course/course-document.ts'
import { publishProblems } from '../../../src/domain/course/publish-checks.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeCourse } from '../learning/support/course.ts'
import { asked, refusalOf } from '../learning/support/learner.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { keepFiles, makerOf, type Making } from './support/making.ts'

let server: TestApp
let maker: Making
beforeAll(async () => {
  server = await openTestApp()
  await keepFiles(server)
  maker = await makerOf(server)
})
afterAll(() => server.close())

describe('a course that is made', () => {
  it('is an empty draft that nobody is offered, with its title in the language of who made it', async () => {
    const id = await maker.create()
    const categoryId = await maker.category()
    const { problems, facts, ...draft } = await maker.read(id)
    const document = blankCourse({ title: 'Night work', isOnline: true, courseTypeId: 1, categoryId }, 'en')
    expect(draft).toEqual({
      revision: 0,
      document,
      state: 'draft',
      nextEvents: ['course.changed', 'course.archived'],
      version: null,
      enrolled: 0,
      updatedAt: server.clock.now().toISOString(),
      updatedBy: 'Ada Moreno',
    })
    expect(problems).toEqual(publishProblems(document, facts))
    const listed = (await server.call({ method: 'GET', url: '/api/courses' })).json<{ id: number }[]>()
    expect(listed.map((course) => course.id)).not.toContain(id)
  })

  it('is made once, however often it is asked for by the same key, and of a category that there is', async () => {
    const form = { title: 'Once', isOnline: false, courseTypeId: 6, categoryId: await maker.category() }
    const admin = await server.signedIn([ROLE.owner])
    const ask = () =>
      server.call({
        method: 'POST',
        url: '/api/course-records',
        as: admin,
        payload: form,
        headers: { 'idempotency-key': 'once' },
      })
    expect(asked(await ask())).toEqual(asked(await ask()))
    expect(refusalOf(await maker.call('POST', '/course-records', { ...form, categoryId: 999 }))).toEqual({
      status: 400,
      code: 'INVALID',
    })
  })
})

describe('a save', () => {
  it('keeps what was changed, finds what is missing, and tells the log once an hour', async () => {
    const id = await maker.create()
    const document = await maker.sound()
    const answer = await maker.save(id, document)
    expect(asked(answer)).toMatchObject({
      status: 200,
      body: {
        revision: 1,
        state: 'draft',
        problems: [],
        document: null,
        nextEvents: ['course.changed', 'course.published', 'course.archived'],
      },
    })
    expect((await maker.read(id)).document).toEqual(document)
    await maker.save(id, { ...document, lessons: [] })
    const noted = await server.platform.db
      .select({ action: auditLog.action, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.subject, `course:${id}`))
      .orderBy(asc(auditLog.id))
    expect(noted.map(({ action, details }) => [action, details?.['count']])).toEqual([
      ['course.made', undefined],
      ['course.changed', 2],
    ])
  })

  it('that changes nothing is no other revision', async () => {
    const id = await maker.create()
    const { document } = await maker.read(id)
    const changes = [
      { kind: 'set', at: ['details', 'totalCourseHours'], was: 3, to: document.details.totalCourseHours },
    ]
    const answer = await maker.call('PATCH', `/course-records/${id}/draft`, { revision: 0, changes })
    expect(asked(answer)).toMatchObject({ status: 200, body: { revision: 0, document: null } })
  })

  it('of two who changed different things keeps both, and tells the second of the first', async () => {
    const id = await maker.create()
    const { document, revision } = await maker.read(id)
    const hours = { ...document, details: { ...document.details, totalCourseHours: 4 } }
    const lessons = { ...document, lessons: [blankLesson('one')] }
    await maker.save(id, hours)
    const second = await maker.call('PATCH', `/course-records/${id}/draft`, {
      revision,
      changes: changesBetween(document, lessons),
    })
    const both = { ...hours, lessons: lessons.lessons }
    expect(asked(second)).toMatchObject({ status: 200, body: { revision: 2, document: both } })
    expect((await maker.read(id)).document).toEqual(both)
  })

  it('of two who changed the same is refused with both values, and nothing of it is written', async () => {
    const id = await maker.create()
    const { document, revision } = await maker.read(id)
    const at = (totalCourseHours: number) => ({ ...document, details: { ...document.details, totalCourseHours } })
    await maker.save(id, at(4))
    const changes = changesBetween(document, { ...at(8), lessons: [blankLesson('one')] })
    const refused = await maker.call('PATCH', `/course-records/${id}/draft`, { revision, changes })
    expect(asked(refused)).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'COURSE_CONFLICT',
          details: {
            revision: 1,
            document: at(4),
            conflicts: [{ kind: 'differs', change: changes[0], theirs: 4 }],
          },
        },
      },
    })
    expect((await maker.read(id)).document).toEqual(at(4))
  })

  it('takes nothing that no document has', async () => {
    const id = await maker.create()
    const save = async (change: object) =>
      (await maker.call('PATCH', `/course-records/${id}/draft`, { revision: 0, changes: [change] })).statusCode
    expect([
      await save({ kind: 'set', at: ['details', 'totalCourseHours'], was: null, to: 'many' }),
      await save({ kind: 'set', at: ['details', 'isOnline'], was: true, to: false }),
      await save({ kind: 'add', to: ['lessons'], item: { key: 'one' }, after: null }),
      await save({ kind: 'set', at: ['details', 'title', 'en'], was: 'Night work', to: 'x'.repeat(121) }),
    ]).toEqual([400, 400, 400, 400])
    expect((await maker.read(id)).revision).toBe(0)
  })

  it('changes what a course that nobody was offered yet is called', async () => {
    const id = await maker.create()
    const { document } = await maker.read(id)
    await maker.save(id, { ...document, details: { ...document.details, title: { en: '', tr: 'Gece', ar: '' } } })
    const [row] = await server.platform.db.select({ title: courses.title }).from(courses).where(eq(courses.id, id))
    expect(row?.title).toEqual({ en: 'Gece', tr: 'Gece', ar: 'Gece' })
  })
})

describe('what only the server knows of a draft', () => {
  const factsOf = async (change: (lesson: Awaited<ReturnType<Making['sound']>>['lessons'][number]) => object) => {
    const id = await maker.create()
    const document = await maker.sound()
    await maker.save(id, {
      ...document,
      lessons: document.lessons.map((lesson) => Object.assign({}, lesson, change(lesson))),
    })
    const { problems } = await maker.read(id)
    return problems.map(({ kind, field }) => [kind, field])
  }
  const file = (name: string, container = 'lessons') => ({ container, name })

  it('is whether its files are kept, are what they stand for, and are no person’s', async () => {
    await server.platform.files.put('photos', 'person.jpg', Buffer.from('a face'))
    await server.platform.files.put('lessons', 'other.mp4', Buffer.from('another film'))
    const missing = (key: string) => [['fileMissing', key]]
    expect([
      await factsOf(() => ({ poster: file('none.jpg', 'pictures') })),
      await factsOf(() => ({ poster: file('other.mp4') })),
      await factsOf(() => ({ poster: file('person.jpg', 'photos') })),
      await factsOf(({ captions }) => ({ captions: { ...captions, en: file('other.mp4') } })),
    ]).toEqual([
      missing('pictures/none.jpg'),
      missing('lessons/other.mp4'),
      missing('photos/person.jpg'),
      missing('lessons/other.mp4'),
    ])
  })

  it('is whether anything is said in its captions', async () => {
    expect(await factsOf(({ captions }) => ({ captions: { ...captions, en: file('silent.vtt') } }))).toEqual([
      ['transcriptMissing', null],
    ])
  })

  it('is which courses may be asked for first: none that asks for this one', async () => {
    const first = await maker.offered()
    const second = await maker.create()
    const { document } = await maker.read(second)
    await maker.save(second, {
      ...(await maker.sound()),
      details: { ...(await maker.sound()).details, title: document.details.title, prerequisiteCourseId: first.id },
    })
    expect((await maker.read(second)).facts.prerequisiteIds).toContain(first.id)
    expect((await maker.read(second)).facts.prerequisiteIds).not.toContain(second)
    await server.platform.db.update(courses).set({ prerequisiteCourseId: first.id }).where(eq(courses.id, second))
    expect((await maker.read(first.id)).facts.prerequisiteIds).not.toContain(second)
  })
})

it('a course of before there were drafts is read as it is offered, and goes on from there', async () => {
  const old = await makeCourse(server.platform.db)
  const draft = await maker.read(old.courseId)
  expect(draft).toMatchObject({ revision: 0, state: 'published', version: 1, updatedAt: null, updatedBy: null })
  expect(
    draft.document.lessons.map(({ questions, captions, labels, films }) => [
      questions.length,
      captions.en,
      labels.ar,
      films,
    ]),
  ).toEqual(
    [1, 2].map((n) => [
      6,
      { container: 'lessons', name: `lesson-${n}.en.vtt` },
      { container: 'lessons', name: `lesson-${n}.labels.ar.vtt` },
      { en: null, tr: null, ar: { container: 'lessons', name: `lesson-${n}.ar.webm`, seconds: 40 } },
    ]),
  )
  expect((await maker.read(old.courseId)).document).toEqual(draft.document)
  await maker.save(old.courseId, { ...draft.document, lessons: draft.document.lessons.toReversed() })
  expect(await maker.read(old.courseId)).toMatchObject({ revision: 1, state: 'changed', version: 1 })
})

it('a copy has all that a course is as it is written, is called one, and is nobody’s yet', async () => {
  const { id, document } = await maker.offered()
  const copy = (await maker.call('POST', `/course-records/${id}/duplicate`)).json<{ id: number }>()
  const { title } = document.details
  expect(await maker.read(copy.id)).toMatchObject({
    state: 'draft',
    version: null,
    problems: [],
    document: {
      ...document,
      details: {
        ...document.details,
        title: { en: `${title.en} (copy)`, tr: `${title.tr} (kopya)`, ar: `${title.ar} (نسخة)` },
      },
    },
  })
})

it('the files of a draft are opened by addresses of who asked, and no person’s are', async () => {
  const id = await maker.create()
  const document = await maker.sound()
  const [lesson] = document.lessons
  if (!lesson) throw new Error('There is no lesson')
  await maker.save(id, { ...document, lessons: [{ ...lesson, poster: { container: 'photos', name: 'person.jpg' } }] })
  const { files } = (await maker.call('GET', `/course-records/${id}/files`)).json<{
    files: { name: string; url: string }[]
  }>()
  expect(files.map(({ name }) => name)).toEqual(['film.mp4', 'film.vtt'])
  const opened = await server.call({ method: 'GET', url: files[1]?.url ?? '' })
  expect([opened.statusCode, opened.body.startsWith('WEBVTT')]).toEqual([200, true])
})
