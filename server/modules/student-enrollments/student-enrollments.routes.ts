import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import {
  messageAnswer,
  messageBody,
  studentEnrollmentPage,
  taughtCourses,
  verifySelectionAnswer,
  verifySelectionBody,
} from '../../../src/domain/contract/student-enrollment.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { STUDENT_ENROLLMENTS } from '../../../src/domain/student-enrollment-list.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { exportRoutes } from '../../http/exports.ts'
import { listQuery } from '../../http/listing.ts'
import { once } from '../../http/once.ts'
import { eachRow } from '../../platform/db/keyset.ts'
import type { Platform } from '../../platform/platform.ts'
import { exportedRow, exportHeader } from './student-enrollments.export.ts'
import { createStudentEnrollments } from './student-enrollments.service.ts'

const access = { roles: [ROLE.instructor] }
const EXPORTED_AT_ONCE = 500

export const studentEnrollmentsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const enrollments = createStudentEnrollments(platform)

    app.get(
      '/student-enrollments',
      {
        config: { access },
        schema: { querystring: listQuery(STUDENT_ENROLLMENTS), response: { 200: studentEnrollmentPage } },
      },
      async (request) => {
        const { items, ...page } = await enrollments.page(callerOf(request).userId, request.query, request.language)
        return { ...page, items: [...items] }
      },
    )

    app.get(
      '/student-enrollments/courses',
      { config: { access }, schema: { response: { 200: taughtCourses } } },
      async (request) => enrollments.courses(callerOf(request).userId, request.language),
    )

    app.post(
      '/student-enrollments/verify',
      { config: { access }, schema: { body: verifySelectionBody, response: { 200: verifySelectionAnswer } } },
      async (request) => enrollments.verify(actorOf(request), request.body.selection),
    )

    app.post(
      '/student-enrollments/messages',
      { config: { access, creates: true }, schema: { body: messageBody, response: { 200: messageAnswer } } },
      async (request) => once(platform, request, (tx) => enrollments.write(tx, actorOf(request), request.body)),
    )

    exportRoutes(app, platform, {
      path: '/student-enrollments',
      definition: STUDENT_ENROLLMENTS,
      access,
      fileName: 'student-enrollments',
      header: exportHeader,
      rows: async function* ({ userId, asked, language }) {
        const rows = eachRow((cursor) =>
          enrollments.page(userId, { ...asked, page: 1, perPage: EXPORTED_AT_ONCE, cursor }, language),
        )
        for await (const row of rows) yield exportedRow(row, language)
      },
    })
  }
