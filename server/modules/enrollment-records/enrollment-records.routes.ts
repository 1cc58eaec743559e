import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  enrollmentDetail,
  extensionPreview,
  resetBody,
} from '../../../src/domain/contract/enrollment-record.contract.ts'
import { ENROLLMENT_RECORDS_LIST } from '../../../src/domain/contract/enrollment-records.list.ts'
import { actBody } from '../../../src/domain/contract/list-act.contract.ts'
import { actorOf } from '../../http/caller.ts'
import { listRoutes } from '../../http/lists.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAllCourses } from '../all-students/all-students.repository.ts'
import { findUsersAgencies } from '../users/users.repository.ts'
import { recordLine } from './enrollment-records.lines.ts'
import { createEnrollmentRecords } from './enrollment-records.service.ts'

const config = { access: { roles: ENROLLMENT_RECORDS_LIST.roles } }
const params = z.object({ id: idParam })
const attemptParams = z.object({ id: idParam, attemptId: idParam })

/** Everybody's enrolments in online courses, and each of them. */
export const enrollmentRecordsListRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = platform
    const records = createEnrollmentRecords(platform)

    listRoutes(app, platform, ENROLLMENT_RECORDS_LIST, {
      page: (asked, { language }) => records.page(asked, language),
      choices: {
        course: (asked, { language }, limit) => findAllCourses(db, asked, language, limit),
        agency: (asked, _reader, limit) => findUsersAgencies(db, asked, limit),
      },
      file: { name: 'online-enrollments', lines: (language) => (row) => [recordLine(row, language)] },
    })

    app.get(
      '/enrollment-records/:id',
      { config, schema: { params, response: { 200: enrollmentDetail } } },
      async (request) => records.read(request.params.id, request.language),
    )

    app.post(
      '/enrollment-records/acts/extend/preview',
      {
        config,
        schema: {
          body: actBody(ENROLLMENT_RECORDS_LIST, ENROLLMENT_RECORDS_LIST.described.acts.extend),
          response: { 200: extensionPreview },
        },
      },
      async (request) => records.previewExtension(request.body, request.language),
    )

    app.post(
      '/enrollment-records/:id/attempts/:attemptId/reset',
      {
        config: { ...config, creates: true },
        schema: { params: attemptParams, body: resetBody, response: { 200: enrollmentDetail } },
      },
      async (request) => {
        const { body, language, params: of } = request
        await records.settle(of.id)
        await once(platform, request, (tx) => records.resetAttempt(tx, actorOf(request), { ...of, ...body }))
        return records.read(of.id, language)
      },
    )
  }
