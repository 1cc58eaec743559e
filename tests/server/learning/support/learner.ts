import type { LightMyRequestResponse } from 'fastify'

import type {
  LessonMedia,
  OnlineCourseProgress,
  OpenedCourse,
  QuizAttempt,
  WatchReportAnswer,
} from '../../../../src/domain/contract/lesson.contract.ts'
import type { TestApp, TestUser } from '../../support/test-app.ts'
import { VIDEO_SECONDS } from './course.ts'
import type { TestCourse } from './course.ts'

export type Asked = Readonly<{ status: number; body: unknown }>

export const asked = (response: LightMyRequestResponse): Asked => ({
  status: response.statusCode,
  body: response.body === '' ? null : response.json(),
})

/** The same answer so many times. */
export const times = <T extends object>(count: number, answer: T): T[] =>
  Array.from({ length: count }, () => ({ ...answer }))

/** Status and code of a refusal, which is all of it that does not depend on the language. */
export const refusalOf = (response: LightMyRequestResponse) => ({
  status: response.statusCode,
  code: response.json<{ error?: { code?: string } }>().error?.code,
})

/** What a learner's browser does with the server, as plain calls. Bodies are only read where the answer is 200. */
export const learnerOf = (server: TestApp, course: TestCourse, user: TestUser) => {
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: Record<string, unknown>) =>
    server.call({ method, url: `/api${path}`, as: user, ...(payload === undefined ? {} : { payload }) })

  const read = async <T>(response: Promise<LightMyRequestResponse>): Promise<T> => {
    const answer = await response
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
    return answer.json<T>()
  }

  const tryEnroll = () =>
    call('POST', '/instructor-online-course-student/enroll-student', {
      instructorOnlineCourseId: course.offeringId,
      studentId: user.studentId,
    })
  const tryReport = (enrollmentId: number, lessonId: number, ranges: [number, number][]) =>
    call('POST', `/online-enrollments/${enrollmentId}/lessons/${lessonId}/watch-reports`, { ranges })
  const tryStart = (enrollmentId: number, lessonId: number) =>
    call('POST', `/online-enrollments/${enrollmentId}/lessons/${lessonId}/quiz-attempts`)
  const tryAnswer = (attempt: Pick<QuizAttempt, 'id' | 'seat'>, questionId: number, choiceId: number) =>
    call('PUT', `/quiz-attempts/${attempt.id}/answers/${questionId}`, { choiceId, seat: attempt.seat })
  const trySubmit = (attempt: Pick<QuizAttempt, 'id' | 'seat'>) =>
    call('POST', `/quiz-attempts/${attempt.id}/submit`, { seat: attempt.seat })

  return {
    user,
    call,
    tryEnroll,
    tryReport,
    tryStart,
    tryAnswer,
    trySubmit,
    enroll: async () => (await read<{ id: number }>(tryEnroll())).id,
    progress: (enrollmentId: number) => read<OnlineCourseProgress>(call('GET', `/online-enrollments/${enrollmentId}`)),
    opened: (lessonId?: number) =>
      read<OpenedCourse>(
        call(
          'GET',
          `/online-courses/${course.courseId}/opened${lessonId === undefined ? '' : `?lessonId=${lessonId}`}`,
        ),
      ),
    media: (enrollmentId: number, lessonId: number) =>
      read<LessonMedia>(call('GET', `/online-enrollments/${enrollmentId}/lessons/${lessonId}`)),
    start: (enrollmentId: number, lessonId: number) => read<QuizAttempt>(tryStart(enrollmentId, lessonId)),
    readAttempt: (attemptId: number) => read<QuizAttempt>(call('GET', `/quiz-attempts/${attemptId}`)),
    submit: (attempt: Pick<QuizAttempt, 'id' | 'seat'>) => read<QuizAttempt>(trySubmit(attempt)),

    /** Plays a whole video honestly, ten seconds a report. */
    watch: async (enrollmentId: number, lessonId: number) => {
      await tryReport(enrollmentId, lessonId, [])
      let last: WatchReportAnswer | undefined
      for (let from = 0; from < VIDEO_SECONDS; from += 10) {
        server.clock.moveBy(10_000)
        last = await read<WatchReportAnswer>(tryReport(enrollmentId, lessonId, [[from, from + 10]]))
      }
      if (last === undefined) throw new Error('Nothing was played')
      return last
    },

    /** Answers an attempt, so many of its questions rightly. */
    answerAll: async (attempt: QuizAttempt, right: number) => {
      for (const [index, question] of attempt.questions.entries()) {
        const rightId = course.key.get(question.id)
        const chosen = question.choices.find(({ id }) => (id === rightId) === index < right)
        await read(tryAnswer(attempt, question.id, chosen?.id ?? 0))
      }
    },
  }
}

export type Learner = ReturnType<typeof learnerOf>
