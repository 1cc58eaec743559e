import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  enrollStudentAnswer,
  enrollStudentBody,
  onlineEnrollment,
} from '../../../src/domain/contract/course.contract.ts'
import { onlineCourseProgress } from '../../../src/domain/contract/lesson.contract.ts'
import { callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createEnrollments } from './enrollments.service.ts'

const params = z.object({ id: idParam })

export const enrollmentsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const enrollments = createEnrollments(platform)

    // Open to everyone signed in: whoever is no student is told so in the words of the specification.
    app.post(
      '/instructor-online-course-student/enroll-student',
      {
        config: { access: 'signedIn', creates: true },
        schema: { body: enrollStudentBody, response: { 200: enrollStudentAnswer } },
      },
      async (request) => once(platform, request, (tx) => enrollments.enroll(tx, callerOf(request), request.body)),
    )

    app.get(
      '/online-enrollments/:id',
      { config: { access: 'signedIn' }, schema: { params, response: { 200: onlineCourseProgress } } },
      async (request) => enrollments.readProgress(callerOf(request), request.params.id, request.language),
    )

    app.post(
      '/online-enrollments/:id/drop',
      { config: { access: 'signedIn' }, schema: { params, response: { 200: onlineEnrollment } } },
      async (request) => enrollments.drop(callerOf(request), request.params.id, request.language),
    )
  }
