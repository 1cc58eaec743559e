import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { populatedEnrollment, populatedOffering } from '../../../src/domain/contract/course.contract.ts'
import { callerOf } from '../../http/caller.ts'
import { idParam, populated, populateQuery, whereQuery } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createOnlineCourses } from './online-courses.service.ts'

const offeringQuery = z.strictObject({
  populate: populateQuery(['course']),
  where: whereQuery(z.strictObject({ courseId: idParam })),
})

/** The client's `now` belongs to the call as it is specified; what counts is the server's. */
const enrollmentQuery = z.strictObject({
  populate: populateQuery(['student', 'instructorOnlineCourse', 'progress']),
  where: whereQuery(
    z.strictObject({
      studentId: idParam,
      'instructorOnlineCourse.courseId': idParam,
      expirationDate: z.strictObject({ '>=': z.iso.datetime({ offset: true }) }).optional(),
    }),
  ),
})

export const onlineCoursesRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const onlineCourses = createOnlineCourses(platform)

    app.get(
      '/instructor-online-course/findOne',
      { config: { access: 'public' }, schema: { querystring: offeringQuery, response: { 200: populatedOffering } } },
      async ({ language, query: { populate, where } }) => {
        const offering = await onlineCourses.findOffering(where.courseId, language)
        return offering && populated(offering, ['course'], populate)
      },
    )

    app.get(
      '/instructor-online-course-student/findOne',
      {
        config: { access: 'signedIn' },
        schema: { querystring: enrollmentQuery, response: { 200: populatedEnrollment } },
      },
      async (request) => {
        const { populate, where } = request.query
        const { studentId, 'instructorOnlineCourse.courseId': courseId } = where
        const enrollment = await onlineCourses.findEnrollment(callerOf(request), studentId, courseId, request.language)
        return enrollment && populated(enrollment, ['instructorOnlineCourse', 'progress'], populate)
      },
    )
  }
