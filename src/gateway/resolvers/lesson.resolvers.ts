import {
  answerAnswer,
  lessonMedia,
  onlineCourseProgress,
  quizAttempt,
  watchReportAnswer,
  type AnswerBody,
  type WatchReportBody,
} from '../../domain/contract/lesson.contract.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'

const lessonPath = (enrollmentId: number, lessonId: number) => `/online-enrollments/${enrollmentId}/lessons/${lessonId}`

export const lessonQueries = {
  onlineCourse: (_root, { enrollmentId }, { get }) => get(`/online-enrollments/${enrollmentId}`, onlineCourseProgress),
  lessonMedia: (_root, { enrollmentId, lessonId }, { get }) => get(lessonPath(enrollmentId, lessonId), lessonMedia),
  quizAttempt: (_root, { attemptId }, { get }) => get(`/quiz-attempts/${attemptId}`, quizAttempt),
} satisfies QueryResolvers

export const lessonMutations = {
  reportWatch: async (_root, { enrollmentId, lessonId, ranges }, { send, changes }) => {
    const body: WatchReportBody = { ranges }
    changes('progress')
    const report = await send('POST', `${lessonPath(enrollmentId, lessonId)}/watch-reports`, body, watchReportAnswer)
    return report
  },
  startAttempt: (_root, { enrollmentId, lessonId }, { send }) =>
    send('POST', `${lessonPath(enrollmentId, lessonId)}/quiz-attempts`, {}, quizAttempt, { creates: true }),
  answerQuestion: (_root, { attemptId, questionId, choiceId, seat }, { send }) => {
    const body: AnswerBody = { choiceId, seat }
    return send('PUT', `/quiz-attempts/${attemptId}/answers/${questionId}`, body, answerAnswer)
  },
  submitAttempt: async (_root, { attemptId, seat }, { send, changes }) => {
    changes('progress', 'enrollments', 'certificates')
    const graded = await send('POST', `/quiz-attempts/${attemptId}/submit`, { seat }, quizAttempt)
    return graded
  },
} satisfies MutationResolvers
