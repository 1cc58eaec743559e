import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { populatedInPersonEnrollments } from '../../../src/domain/contract/course.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { callerOf } from '../../http/caller.ts'
import { idParam, populated, populateQuery } from '../../http/queries.ts'
import { hasRole, type Caller } from '../../platform/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/refusal.ts'
import { maySeeAllOf } from '../enrollments/enrollment-access.ts'
import { listSeatsTaughtBy, seatLister } from './classes.repository.ts'

export const classesRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const listSeats = seatLister(platform.db)

    /** To who teaches a student, of the classes that they teach them; where there is none, as if nobody were there. */
    const listSeatsFor = async (caller: Caller, studentId: number) => {
      if (maySeeAllOf(caller, studentId)) return listSeats(studentId)
      const taught = hasRole(caller, ROLE.instructor)
        ? await listSeatsTaughtBy(platform.db, caller.userId, studentId)
        : []
      if (taught.length === 0) throw notFound()
      return taught
    }

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
        const seats = await listSeatsFor(callerOf(request), studentId)
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
