import { ENROLLMENT_STATUS } from '../../src/domain/enrollment.ts'
import { LESSON_OUTCOME } from '../../src/domain/lesson.ts'
import { answersNeeded } from '../../src/domain/quiz.ts'
import type { WatchRange } from '../../src/domain/watch-credit.ts'
import { insertCourseInstructor } from '../modules/course-records/course-instructors.repository.ts'
import { later, MINUTE } from '../platform/clock.ts'
import { lessonProgress, onlineEnrollments, quizAttempts } from '../platform/db/tables/learning.table.ts'
import { enrollments } from './content/enrollments.ts'
import type { EnrollmentSource } from './content/programme.types.ts'
import { seedAnswers } from './seed-answers.ts'
import type { SeededCourse } from './seed-catalogue.ts'
import { given, pairUp } from './seed-context.ts'
import type { SeedContext } from './seed-context.ts'
import type { SeededPeople } from './seed-people.ts'

/** Who looks after the learners of the online courses. */
const ONLINE_INSTRUCTORS = ['demo-instructor'] as const

type Progress = typeof lessonProgress.$inferInsert
type Attempt = typeof quizAttempts.$inferInsert
type Lesson = SeededCourse['lessons'][number]

const watched = (seconds: number) => ({
  ranges: seconds > 0 ? [[0, seconds] satisfies WatchRange] : [],
  creditedSeconds: seconds,
})

const OUTCOME = {
  unanswered: { state: 'ready', status: LESSON_OUTCOME.finishVideo, attemptsUsed: 0 },
  failed: { state: 'failed', status: LESSON_OUTCOME.failed, attemptsUsed: 1 },
  timeout: { state: 'timedOut', status: LESSON_OUTCOME.timeout, attemptsUsed: 1 },
} as const

/** Of so many learners one failed a quiz before passing it. */
const ONE_IN = 4

/** Where one lesson of an enrolment stands; `index` and `place`, that of the enrolment, count from 0. */
const standingIn = (
  source: EnrollmentSource,
  lesson: Lesson,
  index: number,
  place: number,
): Omit<Progress, 'enrollmentId' | 'lessonId'> => {
  const whole = watched(lesson.timeLength)
  if (index < source.lessonsPassed) {
    const attemptsUsed = (place + index) % ONE_IN === 0 ? 2 : 1
    return { state: 'passed', status: LESSON_OUTCOME.passExam, attemptsUsed, ...whole }
  }
  if (index > source.lessonsPassed) return { state: 'locked' }
  if (source.current?.step === 'quiz') {
    const { outcome, attempts } = source.current
    return { ...OUTCOME[outcome], ...(attempts !== undefined && { attemptsUsed: attempts }), ...whole }
  }
  return { state: 'watching', ...watched(lesson.timeLength * (source.current?.watched ?? 0)) }
}

/** The attempts behind an outcome, so that history has no gaps. */
const attemptsBehind = (progress: Progress, lesson: Lesson, endedAt: Date): Attempt[] => {
  const { state, enrollmentId, lessonId, attemptsUsed = 0 } = progress
  if (state !== 'passed' && state !== 'failed' && state !== 'timedOut') return []
  const total = lesson.questionsDrawn
  const needed = answersNeeded(total, lesson.passPercent)
  return Array.from({ length: attemptsUsed }, (_, index): Attempt => {
    const isLast = index === attemptsUsed - 1
    const closedAt = later(endedAt, (index + 1 - attemptsUsed) * 20 * MINUTE)
    const right = isLast && state === 'passed' ? (enrollmentId % 3 === 0 ? needed : total) : needed - 1
    return {
      enrollmentId,
      lessonId,
      number: index + 1,
      state: isLast ? state : 'failed',
      passPercent: lesson.passPercent,
      startedAt: later(closedAt, -4 * MINUTE),
      closedAt,
      right,
      total,
    }
  })
}

/** Enrolments with their lessons and attempts; enrolment ids by key. */
export const seedLearning = async (
  { tx, dayAt }: SeedContext,
  courses: ReadonlyMap<string, SeededCourse>,
  { studentIds, userIds }: SeededPeople,
): Promise<ReadonlyMap<string, number>> => {
  for (const { id, offeringId } of courses.values()) {
    if (offeringId === null) continue
    for (const person of ONLINE_INSTRUCTORS) await insertCourseInstructor(tx, id, given(userIds, person))
  }
  const rows = await tx
    .insert(onlineEnrollments)
    .values(
      enrollments.map((source) => {
        const { id: courseId, offeringId } = given(courses, source.course)
        if (offeringId === null) throw new Error(`${source.course} is not offered online`)
        return {
          studentId: given(studentIds, source.person),
          courseId,
          offeringId,
          statusId: ENROLLMENT_STATUS[source.status],
          startedAt: dayAt(source.startDay),
          expirationDate: dayAt(source.expirationDay),
          completedAt: source.completedDay === undefined ? null : dayAt(source.completedDay),
          lastActivityAt: dayAt(source.lastActivityDay),
          isVerified: source.isVerified,
          verifiedAt: source.isVerified ? dayAt(source.startDay) : null,
          incomplete: source.incomplete,
        }
      }),
    )
    .returning({ id: onlineEnrollments.id })
  const seeded = pairUp(enrollments, rows)

  const lessons = seeded.flatMap(([source, { id }], place) => {
    const span = source.lastActivityDay - source.startDay
    return given(courses, source.course).lessons.map((lesson, index) => {
      // Lessons were worked on one after the other, from the start to the last activity.
      const at = dayAt(source.startDay + (span * (index + 1)) / Math.max(1, source.lessonsPassed + 1))
      const progress: Progress = { enrollmentId: id, lessonId: lesson.id, ...standingIn(source, lesson, index, place) }
      return { lesson, at, progress: progress.creditedSeconds ? { ...progress, lastReportAt: at } : progress }
    })
  })
  await tx.insert(lessonProgress).values(lessons.map(({ progress }) => progress))
  const attempts = await tx
    .insert(quizAttempts)
    .values(lessons.flatMap(({ lesson, progress, at }) => attemptsBehind(progress, lesson, at)))
    .returning()
  await seedAnswers(tx, attempts)
  return new Map(seeded.map(([{ key }, { id }]) => [key, id]))
}
