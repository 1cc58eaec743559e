import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { populatedInPersonEnrollments } from '../../../src/domain/contract/course.contract.ts'
import { callerOf } from '../../http/caller.ts'
import { idParam, populated, populateQuery } from '../../http/queries.ts'
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
          response: { 200: populatedInPersonEnrollments },
        },
      },
      async (request) => {
        const { studentId } = request.params
        await admitToStudent(platform.db, callerOf(request), studentId)
        const seats = await listSeats(studentId)
        return seats.map(({ id, instructorCourse: held }) => {
          const { id: heldId, courseId, courseStatusId, courseDate, courseEndDate } = held
          const instructorCourse = {
            id: heldId,
            courseId,
            courseStatusId,
            courseDate: courseDate.toISOString(),
            courseEndDate: courseEndDate?.toISOString() ?? null,
          }
          return populated({ id, studentId, instructorCourse }, ['instructorCourse'], request.query.populate)
        })
      },
    )
  }
