import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { messageAnswer, messageBody } from '../../../src/domain/contract/student-enrollment.contract.ts'
import { STUDENT_ENROLLMENTS } from '../../../src/domain/contract/student-enrollments.list.ts'
import { actorOf } from '../../http/caller.ts'
import { listRoutes } from '../../http/lists.ts'
import { once } from '../../http/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { studentLine } from './student-enrollments.lines.ts'
import { createStudentEnrollments } from './student-enrollments.service.ts'

const access = { roles: STUDENT_ENROLLMENTS.roles }

export const studentEnrollmentsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const enrollments = createStudentEnrollments(platform)

    listRoutes(app, platform, STUDENT_ENROLLMENTS, {
      page: (asked, { userId, language }) => enrollments.page(userId, asked, language),
      file: { name: 'student-enrollments', lines: (language) => (row) => [studentLine(row, language)] },
      choices: {
        course: (asked, { userId, language }, limit) => enrollments.courses(userId, asked, language, limit),
      },
    })

    app.post(
      '/student-enrollments/messages',
      { config: { access, creates: true }, schema: { body: messageBody, response: { 200: messageAnswer } } },
      async (request) => once(platform, request, (tx) => enrollments.write(tx, actorOf(request), request.body)),
    )
  }
