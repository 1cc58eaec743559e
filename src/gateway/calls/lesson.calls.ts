import * as z from 'zod/mini'

import { id } from '../../domain/contract/common.contract.ts'
import {
  answerAnswer,
  answerBody,
  lessonMedia,
  onlineCourseProgress,
  openedCourse,
  quizAttempt,
  submitBody,
  transcriptFindings,
  transcriptQuery,
  watchReportAnswer,
  watchReportBody,
} from '../../domain/contract/lesson.contract.ts'
import { reads, writes } from './call.ts'

export const lessonCalls = {
  openedCourse: reads({
    path: '/online-courses/{courseId}/opened',
    query: z.object({ lessonId: z.optional(z.nullable(id)) }),
    answer: openedCourse,
  }),
  onlineCourse: reads({ path: '/online-enrollments/{enrollmentId}', answer: onlineCourseProgress }),
  lessonMedia: reads({ path: '/online-enrollments/{enrollmentId}/lessons/{lessonId}', answer: lessonMedia }),
  transcriptFindings: reads({
    path: '/online-enrollments/{enrollmentId}/transcript-search',
    query: transcriptQuery,
    answer: transcriptFindings,
  }),
  quizAttempt: reads({ path: '/quiz-attempts/{attemptId}', answer: quizAttempt }),
  reportWatch: writes({
    method: 'POST',
    path: '/online-enrollments/{enrollmentId}/lessons/{lessonId}/watch-reports',
    body: watchReportBody,
    answer: watchReportAnswer,
    changes: ['progress'],
  }),
  // Makes the attempt, or takes up the one that is open.
  startAttempt: writes({
    method: 'POST',
    path: '/online-enrollments/{enrollmentId}/lessons/{lessonId}/quiz-attempts',
    answer: quizAttempt,
    creates: true,
  }),
  answerQuestion: writes({
    method: 'PUT',
    path: '/quiz-attempts/{attemptId}/answers/{questionId}',
    body: answerBody,
    answer: answerAnswer,
  }),
  submitAttempt: writes({
    method: 'POST',
    path: '/quiz-attempts/{attemptId}/submit',
    body: submitBody,
    answer: quizAttempt,
    changes: ['progress', 'enrollments', 'certificates'],
  }),
}
