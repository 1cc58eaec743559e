import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { answerAnswer, answerBody, quizAttempt, submitBody } from '../../../src/domain/contract/lesson.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createQuizAttempts } from './quiz-attempts.service.ts'

const access = { roles: [ROLE.student] }
const lessonParams = z.object({ id: idParam, lessonId: idParam })
const attemptParams = z.object({ id: idParam })

export const quizAttemptsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const attempts = createQuizAttempts(platform)

    app.post(
      '/online-enrollments/:id/lessons/:lessonId/quiz-attempts',
      { config: { access, creates: true }, schema: { params: lessonParams, response: { 200: quizAttempt } } },
      async (request) => {
        const caller = callerOf(request)
        const place = { enrollmentId: request.params.id, lessonId: request.params.lessonId }
        await attempts.settleFirst(caller, place.enrollmentId)
        return once(platform, request, (tx) => attempts.start(tx, caller, place, request.language))
      },
    )

    app.get(
      '/quiz-attempts/:id',
      { config: { access }, schema: { params: attemptParams, response: { 200: quizAttempt } } },
      async (request) => attempts.read(callerOf(request), request.params.id, request.language),
    )

    app.put(
      '/quiz-attempts/:id/answers/:questionId',
      {
        config: { access },
        schema: {
          params: z.object({ id: idParam, questionId: idParam }),
          body: answerBody,
          response: { 200: answerAnswer },
        },
      },
      async (request) => attempts.answer(callerOf(request), request.params.id, request.params.questionId, request.body),
    )

    app.post(
      '/quiz-attempts/:id/submit',
      { config: { access }, schema: { params: attemptParams, body: submitBody, response: { 200: quizAttempt } } },
      async (request) => attempts.submit(callerOf(request), request.params.id, request.body.seat, request.language),
    )
  }
