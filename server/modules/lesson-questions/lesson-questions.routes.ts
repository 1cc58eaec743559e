import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  answerQuestionBody,
  askQuestionBody,
  lessonQuestion,
  ownLessonQuestions,
} from '../../../src/domain/contract/lesson-question.contract.ts'
import { LESSON_QUESTIONS } from '../../../src/domain/contract/lesson-questions.list.ts'
import { formatVideoLength } from '../../../src/domain/duration.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { emptyBody, noContent } from '../../http/bodies.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { momentCell } from '../../http/instant-cell.ts'
import { listRoutes } from '../../http/lists.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createLessonQuestions } from './lesson-questions.service.ts'
import { LESSON_QUESTION_WORDS } from './lesson-questions.words.ts'

const learners = { access: { roles: [ROLE.student] } }
const instructors = { access: { roles: LESSON_QUESTIONS.roles } }
const params = z.object({ id: idParam })
const lessonParams = z.object({ id: idParam, lessonId: idParam })

export const lessonQuestionsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const questions = createLessonQuestions(platform)

    app.get(
      '/online-enrollments/:id/questions',
      { config: learners, schema: { params, response: { 200: ownLessonQuestions } } },
      async (request) => questions.list(callerOf(request), request.params.id, request.language),
    )
    app.post(
      '/online-enrollments/:id/lessons/:lessonId/questions',
      {
        config: { ...learners, creates: true },
        schema: { params: lessonParams, body: askQuestionBody, response: { 201: lessonQuestion } },
      },
      async (request, reply) => {
        const { id, lessonId } = request.params
        const place = { enrollmentId: id, lessonId }
        const asked = await once(platform, request, (tx) => questions.ask(tx, actorOf(request), place, request.body))
        return reply.code(201).send(asked)
      },
    )
    app.post(
      '/lesson-questions/:id/withdraw',
      { config: { ...learners, creates: true }, schema: { params, body: emptyBody, response: { 204: noContent } } },
      async (request, reply) => {
        const { id } = request.params
        await once(platform, request, async (tx) => {
          await questions.withdraw(tx, actorOf(request), id)
          return null
        })
        return reply.code(204).send(null)
      },
    )

    listRoutes(app, platform, LESSON_QUESTIONS, {
      page: (asked, { userId, language }) => questions.page(userId, asked, language),
      file: {
        name: 'lesson-questions',
        lines: (language) => {
          const states = LESSON_QUESTION_WORDS[language]
          return (row) => [
            {
              question: row.text,
              lastName: row.lastName,
              firstName: row.firstName,
              email: row.email,
              course: row.courseTitle,
              lesson: row.lessonTitle,
              moment: formatVideoLength(row.at),
              state: states[row.state],
              askedAt: momentCell(row.askedAt),
              answer: row.answer,
              answeredAt: momentCell(row.answeredAt),
              answeredBy: row.answeredBy,
            },
          ]
        },
      },
      choices: { course: (asked, { userId, language }, limit) => questions.courses(userId, asked, language, limit) },
    })
    app.post(
      '/lesson-questions/:id/answer',
      {
        config: { ...instructors, creates: true },
        schema: { params, body: answerQuestionBody, response: { 204: noContent } },
      },
      async (request, reply) => {
        const { id } = request.params
        await once(platform, request, async (tx) => {
          await questions.answer(tx, actorOf(request), id, request.body)
          return null
        })
        return reply.code(204).send(null)
      },
    )
    const settling = { close: 'question.closed', reopen: 'question.reopened' } as const
    for (const deed of ['close', 'reopen'] as const) {
      app.post(
        `/lesson-questions/:id/${deed}`,
        {
          config: { ...instructors, creates: true },
          schema: { params, body: emptyBody, response: { 204: noContent } },
        },
        async (request, reply) => {
          const { id } = request.params
          await once(platform, request, async (tx) => {
            await questions.settle(tx, actorOf(request), id, settling[deed])
            return null
          })
          return reply.code(204).send(null)
        },
      )
    }
  }
