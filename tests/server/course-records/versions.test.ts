import { and, eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { DAY } from '../../../server/platform/clock.ts'
import { choices, courseDrafts, instructorOnlineCourses } from '../../../server/platform/db/tables/catalogue.table.ts'
import type { LessonMedia, OnlineCourseProgress, QuizAttempt } from '../../../src/domain/contract/lesson.contract.ts'
import type { CourseDocument, CourseLesson } from '../../../src/domain/course/course-document.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { said, soundCourse, soundLesson, soundQuestion } from '../../domain/support/course-documents.ts'
import { isLong } from '../../support/long.ts'
import { learnerOf, refusalOf, type Learner } from '../learning/support/learner.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { keepFiles, makerOf, type Making } from './support/making.ts'

let server: TestApp
let maker: Making
beforeAll(async () => {
  server = await openTestApp()
  await keepFiles(server)
})
beforeEach(async () => {
  maker = await makerOf(server)
})
afterAll(() => server.close())

const lesson = (key: string): fc.Arbitrary<CourseLesson> =>
  fc
    .record({ name: fc.nat(9), passPercent: fc.constantFrom(50, 80, 100), bank: fc.integer({ min: 1, max: 3 }) })
    .map(({ name, passPercent, bank }) => {
      const sound = soundLesson(key)
      const quiz = { ...sound.quiz, passPercent, questionsDrawn: bank }
      const questions = Array.from({ length: bank }, (_, at) =>
        Object.assign({}, soundQuestion(`q${at}`), { prompt: said(`Question ${name}.${at}`) }),
      )
      return Object.assign({}, sound, { title: said(`Lesson ${name}`), quiz, questions })
    })

/** Of a few lessons that come, go and change places. */
const edited: fc.Arbitrary<readonly CourseLesson[]> = fc
  .shuffledSubarray(['one', 'two', 'three'], { minLength: 1 })
  .chain((keys) => fc.tuple(...keys.map(lesson)))

type Step =
  | Readonly<{ do: 'edit'; lessons: readonly CourseLesson[] }>
  | Readonly<{ do: 'publish' }>
  | Readonly<{ do: 'enroll' }>
  | Readonly<{ do: 'study'; learner: number; isRight: boolean; isLeftOpen: boolean }>

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: edited.map((lessons): Step => ({ do: 'edit', lessons })) },
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'publish' }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'enroll' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('study' as const),
      learner: fc.nat(3),
      isRight: fc.boolean(),
      isLeftOpen: fc.boolean(),
    }),
  },
)

type Underway = Readonly<{ learner: Learner; enrollmentId: number }>
type Seen = Readonly<{ progress: object; media: object[]; attempt: QuizAttempt | null }>

/** Addresses and what is left of a time are other ones each time. */
const unsigned = ({ sources, captions, ...media }: LessonMedia) => ({
  ...media,
  posterUrl: null,
  validUntil: null,
  sources: sources.map(({ type }) => type),
  captions: captions.map(({ language }) => language),
})

/** All that a learner sees of the course. Its title is that of today. */
const seenBy = async ({ learner, enrollmentId }: Underway): Promise<Seen> => {
  const { courseTitle: _title, certificate, ...progress } = await learner.progress(enrollmentId)
  const open = progress.lessons.find(({ quiz }) => quiz.openAttemptId !== null)?.quiz.openAttemptId ?? null
  const unlocked = progress.lessons.filter(({ standing }) => standing.state !== 'locked')
  const media: object[] = []
  for (const { id } of unlocked) media.push(unsigned(await learner.media(enrollmentId, id)))
  return {
    progress: { ...progress, certificate: certificate?.number ?? null },
    media,
    attempt: open === null ? null : await learner.readAttempt(open),
  }
}

const rightChoices = async () => {
  const right = await server.platform.db
    .select({ questionId: choices.questionId, id: choices.id })
    .from(choices)
    .where(eq(choices.isCorrect, true))
  return new Map(right.map(({ questionId, id }) => [questionId, id]))
}

const openOffering = async (courseId: number): Promise<number> => {
  const [open] = await server.platform.db
    .select({ id: instructorOnlineCourses.id })
    .from(instructorOnlineCourses)
    .where(and(eq(instructorOnlineCourses.courseId, courseId), eq(instructorOnlineCourses.isOpen, true)))
  return open?.id ?? 0
}

const enroll = async (courseId: number): Promise<Underway> => {
  const user = await server.signedIn()
  const course = { courseId, offeringId: await openOffering(courseId), lessonIds: [], key: await rightChoices() }
  const learner = learnerOf(server, course, user)
  return { learner, enrollmentId: await learner.enroll() }
}

/** Goes on with the first lesson that is not passed, as far as its quiz, and answers that. */
const study = async ({ learner, enrollmentId }: Underway, isRight: boolean, isLeftOpen: boolean): Promise<void> => {
  const { lessons } = await learner.progress(enrollmentId)
  const at = lessons.find(({ standing }) => standing.state !== 'passed')
  if (!at) return
  if (at.standing.state === 'watching') await learner.watch(enrollmentId, at.id)
  const attempt = await learner.start(enrollmentId, at.id)
  await learner.answerAll(attempt, isRight ? attempt.questions.length : 0)
  if (!isLeftOpen) await learner.submit(attempt)
}

const toldOf = (progress: OnlineCourseProgress) =>
  progress.lessons.map(({ title, quiz }) => [title, quiz.passPercent, quiz.questionsDrawn])
const writtenIn = ({ lessons }: CourseDocument) =>
  lessons.map(({ title, quiz }) => [title.en, quiz.passPercent, quiz.questionsDrawn])

const seenByAll = async (learners: readonly Underway[]): Promise<Seen[]> => {
  const seen: Seen[] = []
  for (const learner of learners) seen.push(await seenBy(learner))
  return seen
}

/** A course with people in it, and what is and was written of it. */
const openLife = async () => {
  const id = await maker.create()
  const first = await maker.sound(soundCourse())
  await maker.save(id, first)
  await maker.publish(id)
  let written = first
  let published = first
  const learners = [await enroll(id)]
  const work = {
    edit: async (lessons: CourseDocument['lessons']) => {
      written = Object.assign({}, first, { lessons })
      await maker.save(id, written)
    },
    publish: async () => {
      if ((await maker.publish(id)).statusCode === 200) published = written
    },
    enroll: async () => {
      learners.push(await enroll(id))
    },
    study: async (at: number, isRight: boolean, isLeftOpen: boolean) => {
      const learner = learners[at % learners.length]
      if (learner) await study(learner, isRight, isLeftOpen)
    },
  }
  return {
    /** Those who were under way before a step, as they stand before and after it. Who studies gets on. */
    take: async (one: Step) => {
      const underway = [...learners]
      const before = one.do === 'study' ? [] : await seenByAll(underway)
      if (one.do === 'edit') await work.edit(one.lessons)
      else if (one.do === 'study') await work.study(one.learner, one.isRight, one.isLeftOpen)
      else await work[one.do]()
      return { before, after: one.do === 'study' ? [] : await seenByAll(underway) }
    },
    /** What somebody gets who begins now, and what is published. */
    begin: async () => {
      const { learner, enrollmentId } = await enroll(id)
      return { given: toldOf(await learner.progress(enrollmentId)), published: writtenIn(published) }
    },
  }
}

test('whatever is written and published, for who is under way nothing changes, and who begins gets the newest', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const life = await openLife()
      for (const one of steps) {
        const { before, after } = await life.take(one)
        expect(after).toEqual(before)
      }
      const { given, published } = await life.begin()
      expect(given).toEqual(published)
    }),
    { numRuns: isLong ? 60 : 8 },
  )
})

test('who has completed a course has, whatever is published afterwards, and begins the newest once that has run out', async () => {
  const { id, document } = await maker.offered()
  const first = await enroll(id)
  await study(first, true, false)
  const statusOf = async ({ learner, enrollmentId }: Underway) => (await learner.progress(enrollmentId)).status
  expect(await statusOf(first)).toBe(ENROLLMENT_STATUS.completed)
  const [lesson] = document.lessons
  await maker.save(id, {
    ...document,
    lessons: [...document.lessons, { ...soundLesson('more'), ...lesson, key: 'more' }],
  })
  expect((await maker.publish(id)).json()).toEqual({ version: 2, kept: 0 })
  expect(await statusOf(first)).toBe(ENROLLMENT_STATUS.completed)
  server.clock.moveBy(400 * DAY)
  const token = await server.signIn(first.learner.user.email)
  const again = learnerOf(
    server,
    { courseId: id, offeringId: await openOffering(id), lessonIds: [], key: new Map() },
    { ...first.learner.user, token },
  )
  const begun = await again.enroll()
  expect([begun === first.enrollmentId, (await again.progress(begun)).lessons.length]).toEqual([false, 2])
})

test('who knows of a version that a newer one closed a moment ago begins the newest', async () => {
  const { id, document } = await maker.offered()
  const known = await openOffering(id)
  await maker.save(id, { ...document, lessons: [...document.lessons, soundLesson('more')] })
  await maker.publish(id)
  const user = await server.signedIn()
  const learner = learnerOf(server, { courseId: id, offeringId: known, lessonIds: [], key: new Map() }, user)
  expect((await learner.progress(await learner.enroll())).lessons.length).toBe(2)
})

const retiring = (document: CourseDocument, key: string, isRetired: boolean): CourseDocument => ({
  ...document,
  lessons: document.lessons.map((of) => ({
    ...of,
    questions: of.questions.map((one) => (one.key === key ? { ...one, isRetired } : one)),
  })),
})

test('a retired question is drawn by no version from then on, keeps its answers and figures, and is put back', async () => {
  const id = await maker.create()
  const sound = soundLesson('l1')
  const asked = (key: string) => ({ ...soundQuestion(key), prompt: said(key) })
  const document = await maker.sound({
    ...soundCourse(),
    lessons: [{ ...sound, quiz: { ...sound.quiz, questionsDrawn: 2 }, questions: ['q1', 'q2', 'q3'].map(asked) }],
  })
  await maker.save(id, document)
  await maker.publish(id)
  const askedOf = async (underway: Underway): Promise<string[]> => {
    const { learner, enrollmentId } = underway
    const [lesson] = (await learner.progress(enrollmentId)).lessons
    await learner.watch(enrollmentId, lesson?.id ?? 0)
    const attempt = await learner.start(enrollmentId, lesson?.id ?? 0)
    await learner.answerAll(attempt, attempt.questions.length)
    await learner.submit(attempt)
    return attempt.questions.map(({ prompt }) => prompt).toSorted()
  }
  const answersOf = async (key: string): Promise<number> => {
    const told = await maker.call('GET', `/course-records/${id}/statistics`)
    return told.json<{ key: string; answers: number }[]>().find((one) => one.key === key)?.answers ?? 0
  }
  const first = await enroll(id)
  const drawn = await askedOf(first)
  const [retired = ''] = drawn
  const left = ['q1', 'q2', 'q3'].filter((key) => key !== retired)

  await maker.save(id, retiring(document, retired, true))
  expect((await maker.publish(id)).statusCode).toBe(200)
  const { document: held } = await maker.read(id)
  expect(held.lessons[0]?.questions.map(({ key, isRetired }) => [key, isRetired])).toEqual(
    ['q1', 'q2', 'q3'].map((key) => [key, key === retired]),
  )
  expect(await askedOf(await enroll(id))).toEqual(left)
  expect(await answersOf(retired)).toBe(1)
  const mine = (await first.learner.progress(first.enrollmentId)).lessons[0]?.standing.state
  expect(mine).toBe('passed')

  await maker.save(id, retiring(document, left[0] ?? '', true))
  await maker.publish(id)
  expect(await askedOf(await enroll(id))).toEqual([retired, left[1] ?? ''].toSorted((a, b) => a.localeCompare(b)))
  expect(await answersOf(retired)).toBe(2)
})

test('of more questions than are drawn as many stay, or the course is not published', async () => {
  const { id, document } = await maker.offered()
  await maker.save(id, retiring(document, 'q1', true))
  expect(refusalOf(await maker.publish(id))).toEqual({ status: 409, code: 'COURSE_INCOMPLETE' })
  expect((await maker.read(id)).problems.map(({ kind }) => kind)).toEqual(['drawnBeyondBank'])
})

test('what was written before questions could be retired is read as it was, and one of them is retired', async () => {
  const { id, document } = await maker.offered()
  const { db } = server.platform
  // As a version of before has kept it.
  const before = sql`replace(content::text, '"isRetired": false,', '')::jsonb`
  const [kept] = await db
    .update(courseDrafts)
    .set({ content: before })
    .where(eq(courseDrafts.courseId, id))
    .returning({ content: courseDrafts.content })
  expect(JSON.stringify(kept)).not.toContain('isRetired')
  expect((await maker.read(id)).document).toEqual(document)
  const saved = await maker.save(id, retiring(document, 'q1', true))
  expect(saved.statusCode).toBe(200)
  expect((await maker.read(id)).document.lessons[0]?.questions[0]?.isRetired).toBe(true)
})

test('what was written before there were labels is read without any, and is given some', async () => {
  const { id, document } = await maker.offered()
  const { db } = server.platform
  const before = sql`jsonb_set(content, '{lessons}', (select jsonb_agg(each - 'labels') from jsonb_array_elements(content -> 'lessons') each))`
  const [kept] = await db
    .update(courseDrafts)
    .set({ content: before })
    .where(eq(courseDrafts.courseId, id))
    .returning({ content: courseDrafts.content })
  expect(JSON.stringify(kept)).not.toContain('labels')
  expect((await maker.read(id)).document).toEqual(document)
  const labels = { en: null, tr: null, ar: { container: 'lessons', name: 'film.vtt' } }
  const labelled = { ...document, lessons: document.lessons.map((lesson) => ({ ...lesson, labels })) }
  expect((await maker.save(id, labelled)).statusCode).toBe(200)
  expect((await maker.read(id)).document.lessons.map((lesson) => lesson.labels)).toEqual(
    document.lessons.map(() => labels),
  )
})
