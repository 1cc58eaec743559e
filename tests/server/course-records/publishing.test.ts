import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { insertCourseInstructor } from '../../../server/modules/course-records/course-instructors.repository.ts'
import {
  choices,
  courses,
  instructorOnlineCourses,
  lessons,
  offeringInstructors,
  questions,
  quizzes,
} from '../../../server/platform/db/tables/catalogue.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import { courseProblems } from '../../../src/domain/contract/course-draft.contract.ts'
import type { LessonMedia, OnlineCourseProgress } from '../../../src/domain/contract/lesson.contract.ts'
import { makeCourse } from '../learning/support/course.ts'
import { asked, refusalOf } from '../learning/support/learner.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'
import { keepFiles, makerOf, type Making } from './support/making.ts'

let server: TestApp
let maker: Making
beforeAll(async () => {
  server = await openTestApp()
  await keepFiles(server)
  maker = await makerOf(server)
})
afterAll(() => server.close())

const enroll = async (courseId: number, user: TestUser) => {
  const [open] = await server.platform.db
    .select({ id: instructorOnlineCourses.id })
    .from(instructorOnlineCourses)
    .where(and(eq(instructorOnlineCourses.courseId, courseId), eq(instructorOnlineCourses.isOpen, true)))
  const answer = await server.call({
    method: 'POST',
    url: '/api/instructor-online-course-student/enroll-student',
    as: user,
    payload: { instructorOnlineCourseId: open?.id, studentId: user.studentId },
  })
  return answer.json<{ id: number }>().id
}

const progressOf = async (user: TestUser, enrollmentId: number): Promise<OnlineCourseProgress> =>
  (await server.call({ method: 'GET', url: `/api/online-enrollments/${enrollmentId}`, as: user })).json()

describe('publishing an online course', () => {
  it('makes its first version of all that is written, and a student takes it', async () => {
    const id = await maker.create()
    const document = await maker.sound()
    const [lesson] = document.lessons
    if (!lesson) throw new Error('There is no lesson')
    const captions = { ...lesson.captions, tr: { container: 'lessons', name: 'film.tr.vtt' } }
    await maker.save(id, { ...document, lessons: [{ ...lesson, captions }] })
    expect(asked(await maker.publish(id))).toEqual({ status: 200, body: { version: 1, kept: 0 } })
    expect(await maker.read(id)).toMatchObject({ revision: 1, state: 'published', version: 1, enrolled: 0 })

    const student = await server.signedIn()
    const enrollmentId = await enroll(id, student)
    const course = await progressOf(student, enrollmentId)
    expect(course.lessons).toMatchObject([
      {
        position: 1,
        title: 'Scene safety',
        standing: { state: 'watching' },
        video: { container: 'lessons', name: 'film.mp4', timeLength: 40 },
        quiz: { questionsDrawn: 1, passPercent: 80, timeLimitSeconds: null, attemptsAllowed: null },
      },
    ])
    const media = await server.call({
      method: 'GET',
      url: `/api/online-enrollments/${enrollmentId}/lessons/${course.lessons[0]?.id ?? 0}`,
      as: student,
      headers: { 'accept-language': 'tr' },
    })
    expect(media.json<LessonMedia>()).toMatchObject({
      posterUrl: null,
      sources: [{ type: 'video/mp4' }],
      captions: [{ language: 'en' }, { language: 'tr' }],
      transcript: [
        { start: 0, end: 4, text: 'Dur. Bak.' },
        { start: 4, end: 9, text: 'Sonra git.' },
      ],
    })
    expect((await maker.read(id)).enrolled).toBe(1)
  })

  it('is noted with what was before and after, and lists the course at once', async () => {
    const { id } = await maker.offered()
    const noted = await server.platform.db
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.subject, `course:${id}`), eq(auditLog.action, 'course.published')))
      .orderBy(auditLog.id)
    expect(noted).toEqual([
      {
        details: {
          before: { state: 'draft', version: null },
          after: { state: 'published', version: 1 },
          revision: 1,
          kept: 0,
        },
      },
    ])
    const listed = (await server.call({ method: 'GET', url: '/api/courses' })).json<{ id: number }[]>()
    expect(listed.map((course) => course.id)).toContain(id)
  })

  it('is refused with all that is missing', async () => {
    const id = await maker.create()
    const { problems } = await maker.read(id)
    const answer = await maker.publish(id)
    expect(refusalOf(answer)).toEqual({ status: 409, code: 'COURSE_INCOMPLETE' })
    const { error } = answer.json<{ error: { details: unknown } }>()
    expect(z.parse(courseProblems, error.details)).toEqual({ problems })
    expect((await maker.read(id)).state).toBe('draft')
  })

  it('is refused of another revision than the one that somebody saw, and of what is published as it is', async () => {
    const { id, document } = await maker.offered()
    expect(refusalOf(await maker.publish(id))).toEqual({ status: 409, code: 'ILLEGAL_TRANSITION' })
    await maker.save(id, { ...document, teaches: [] })
    expect(refusalOf(await maker.publish(id, 1))).toEqual({ status: 409, code: 'COURSE_CHANGED' })
    expect(asked(await maker.publish(id, 2))).toEqual({ status: 200, body: { version: 2, kept: 0 } })
  })

  it('by two at once makes one version, and the other finds it', async () => {
    const { id, document } = await maker.offered()
    await maker.save(id, { ...document, teaches: [] })
    const answers = await Promise.all([maker.publish(id, 2), maker.publish(id, 2)])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    const versions = (await maker.call('GET', `/course-records/${id}/versions`)).json<{ version: number }[]>()
    expect(versions.map(({ version }) => version)).toEqual([2, 1])
  })

  it('takes who teaches it along, and closes the version before', async () => {
    const { db } = server.platform
    const old = await makeCourse(db)
    await server.platform.files.put('lessons', 'lesson-1.mp4', Buffer.from('1'))
    await server.platform.files.put('lessons', 'lesson-2.mp4', Buffer.from('2'))
    for (const n of [1, 2]) {
      await server.platform.files.put('lessons', `lesson-${n}.jpg`, Buffer.from('p'))
      await server.platform.files.put(
        'lessons',
        `lesson-${n}.en.vtt`,
        Buffer.from('WEBVTT\n\n00:00.000 --> 00:05.000\nHi\n'),
      )
      await server.platform.files.put('lessons', `lesson-${n}.labels.ar.vtt`, Buffer.from('WEBVTT\n'))
      await server.platform.files.put('lessons', `lesson-${n}.ar.webm`, Buffer.from('f'))
    }
    const instructor = await server.createUser()
    await db.transaction((tx) => insertCourseInstructor(tx, old.courseId, instructor.userId))
    const student = await server.signedIn()
    await enroll(old.courseId, student)
    const { document } = await maker.read(old.courseId)
    await maker.save(old.courseId, { ...document, lessons: document.lessons.slice(0, 1) })
    expect(asked(await maker.publish(old.courseId))).toEqual({ status: 200, body: { version: 2, kept: 1 } })
    const offerings = await db
      .select()
      .from(instructorOnlineCourses)
      .where(eq(instructorOnlineCourses.courseId, old.courseId))
      .orderBy(asc(instructorOnlineCourses.version))
    expect(offerings.map(({ version, isOpen }) => [version, isOpen])).toEqual([
      [1, false],
      [2, true],
    ])
    const taught = await db
      .select({ offeringId: offeringInstructors.offeringId })
      .from(offeringInstructors)
      .where(eq(offeringInstructors.userId, instructor.userId))
    expect(new Set(taught.map(({ offeringId }) => offeringId))).toEqual(new Set(offerings.map(({ id }) => id)))
    expect((await maker.call('GET', `/course-records/${old.courseId}/versions`)).json()).toMatchObject([
      { version: 2, isOpen: true, lessons: 1, questions: 6, enrolled: 0, completed: 0, publishedBy: 'Ada Moreno' },
      { version: 1, isOpen: false, lessons: 2, questions: 12, enrolled: 1, completed: 0, publishedBy: null },
    ])
    const first = await maker.call('GET', `/course-records/${old.courseId}/versions/1`)
    expect(first.json<{ document: object }>().document).toEqual(document)
  })

  it('of a template that nobody has begun replaces it: its first version is the first', async () => {
    const { db } = server.platform
    const template = await makeCourse(db)
    await db.update(courses).set({ isPublished: false }).where(eq(courses.id, template.courseId))
    expect(await maker.read(template.courseId)).toMatchObject({ state: 'draft', version: null })
    expect(asked(await maker.publish(template.courseId))).toEqual({ status: 200, body: { version: 1, kept: 0 } })
    const held = await db.select({ id: lessons.id }).from(lessons).where(eq(lessons.offeringId, template.offeringId))
    expect(held).toEqual([])
  })

  it('of a bank of a thousand questions keeps each beside its quiz, with its own choices', async () => {
    const id = await maker.create()
    const document = await maker.sound()
    const [lesson] = document.lessons
    const [question] = lesson?.questions ?? []
    if (!lesson || !question) throw new Error('There is no question')
    const many = Array.from({ length: 10 }, (_, at) => ({
      ...lesson,
      key: `l${at}`,
      questions: Array.from({ length: 100 }, (_question, n) => ({
        ...question,
        key: `q${n}`,
        prompt: { en: `${at}.${n}`, tr: `${at}.${n}`, ar: `${at}.${n}` },
        choices: question.choices.map((choice) =>
          Object.assign({}, choice, { text: { en: `${at}.${n}`, tr: `${at}.${n}`, ar: `${at}.${n}` } }),
        ),
      })),
    }))
    for (const length of [2, 4, 6, 8, 10]) await maker.save(id, { ...document, lessons: many.slice(0, length) })
    expect((await maker.publish(id)).statusCode).toBe(200)
    const rows = await server.platform.db
      .select({ position: lessons.position, prompt: questions.prompt, text: choices.text })
      .from(choices)
      .innerJoin(questions, eq(questions.id, choices.questionId))
      .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
      .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
      .innerJoin(instructorOnlineCourses, eq(instructorOnlineCourses.id, lessons.offeringId))
      .where(eq(instructorOnlineCourses.courseId, id))
    expect(rows.length).toBe(2000)
    const strange = rows.filter(
      ({ position, prompt, text }) => prompt.en !== text.en || !prompt.en.startsWith(`${position - 1}.`),
    )
    expect(strange).toEqual([])
  })
})

it('a course in person has no versions: publishing it writes what is told of it', async () => {
  const id = await maker.create({ isOnline: false })
  const document = await maker.sound()
  await maker.save(id, { ...document, details: { ...document.details, isOnline: false }, lessons: [] })
  expect(asked(await maker.publish(id))).toEqual({ status: 200, body: { version: null, kept: 0 } })
  expect(await maker.read(id)).toMatchObject({ state: 'published', version: null })
  const told = await server.call({ method: 'GET', url: `/api/course-search/${id}` })
  expect(told.json()).toMatchObject({
    course: { title: 'Night work', description: 'By night', totalCourseHours: 2, isOnline: false },
    audience: null,
    teaches: ['See and be seen'],
    lessons: [],
    isOffered: false,
  })
  expect((await maker.call('GET', `/course-records/${id}/versions`)).json()).toEqual([])
})
