import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { inPersonEnrollments } from '../../../src/domain/contract/course.contract.ts'
import { callerOf } from '../../http/caller.ts'
import { idParam, populateQuery } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { admitToStudent } from '../enrollments/enrollment-access.ts'
import { seatLister } from './classes.repository.ts'

export const classesRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const listSeats = seatLister(platform.db)

    app.get(
      '/instructor-course-students/students/:studentId/enrollments',
      {
        config: { access: 'signedIn' },
        schema: {
          params: z.object({ studentId: idParam }),
          querystring: z.strictObject({ populate: populateQuery(['instructorCourse']) }),
          response: { 200: inPersonEnrollments },
        },
      },
      async (request) => {
        const { studentId } = request.params
        await admitToStudent(platform.db, callerOf(request), studentId)
        const seats = await listSeats(studentId)
        return seats.map(({ id, instructorCourse: held }) => ({
          id,
          studentId,
          instructorCourse: {
            id: held.id,
            courseId: held.courseId,
            courseStatusId: held.courseStatusId,
            courseDate: held.courseDate.toISOString(),
            courseEndDate: held.courseEndDate?.toISOString() ?? null,
          },
        }))
      },
    )
  }
