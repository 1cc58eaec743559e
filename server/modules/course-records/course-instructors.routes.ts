import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import type { AuditAction } from '../../../src/domain/audit.ts'
import { courseInstructors } from '../../../src/domain/contract/course-instructors.contract.ts'
import { COURSE_RECORDS } from '../../../src/domain/contract/course-records.list.ts'
import { choices } from '../../../src/domain/contract/list.contract.ts'
import { LIST_SEARCH_MAX } from '../../../src/domain/list.ts'
import { actorOf } from '../../http/caller.ts'
import { idParam } from '../../http/queries.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found, notFound } from '../../platform/refusal.ts'
import {
  findAbleInstructor,
  findInstructorChoices,
  insertCourseInstructor,
  listCourseInstructors,
  removeCourseInstructor,
} from './course-instructors.repository.ts'
import { findCourseRow, lockCourse, type CourseRow } from './drafts.repository.ts'

const access = { roles: COURSE_RECORDS.roles }
const params = z.object({ id: idParam })
const personParams = z.object({ id: idParam, userId: idParam })
/** As many as a person looks through before typing on. */
const CHOICES_MAX = 20
/** Who answers for a course is known by name to all of them. */
const MOST = 50

/** Those of a course in person are each class's own. */
const online = (course: CourseRow | undefined): CourseRow => {
  const held = found(course)
  if (!held.isOnline) throw notFound()
  return held
}

/**
 * Who answers for the students of an online course. No part of its draft: whoever is added or removed is so at once,
 * in every version of it.
 */
export const courseInstructorsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { audit, db } = platform

    const read = async (query: Queryable, courseId: number) => {
      online(await findCourseRow(query, courseId))
      return listCourseInstructors(query, courseId)
    }

    const note = (
      tx: Tx,
      { caller, address, requestId }: Actor,
      action: AuditAction,
      courseId: number,
      name: string,
    ): Promise<void> =>
      audit.record(tx, {
        action,
        actorId: caller.userId,
        subject: `course:${courseId}`,
        address,
        requestId,
        details: { name },
      })

    app.get(
      '/course-records/:id/instructors',
      { config: { access }, schema: { params, response: { 200: courseInstructors } } },
      (request) => read(db, request.params.id),
    )

    app.get(
      '/course-records/:id/instructors/choices',
      {
        config: { access },
        schema: {
          params,
          querystring: z.strictObject({ search: z.string().max(LIST_SEARCH_MAX).default('') }),
          response: { 200: choices },
        },
      },
      async (request) => {
        const { id } = request.params
        online(await findCourseRow(db, id))
        return findInstructorChoices(db, id, request.query.search, CHOICES_MAX)
      },
    )

    app.put(
      '/course-records/:id/instructors/:userId',
      { config: { access }, schema: { params: personParams, response: { 200: courseInstructors } } },
      (request) => {
        const { id, userId } = request.params
        return db.transaction(async (tx) => {
          online(await lockCourse(tx, id))
          const name = await findAbleInstructor(tx, userId)
          if (name === null) throw conflict('NOT_AN_INSTRUCTOR')
          if ((await listCourseInstructors(tx, id)).length >= MOST) throw conflict('TOO_MANY_INSTRUCTORS')
          if (await insertCourseInstructor(tx, id, userId)) {
            await note(tx, actorOf(request), 'course.instructorAdded', id, name)
          }
          return read(tx, id)
        })
      },
    )

    app.delete(
      '/course-records/:id/instructors/:userId',
      { config: { access }, schema: { params: personParams, response: { 200: courseInstructors } } },
      (request) => {
        const { id, userId } = request.params
        return db.transaction(async (tx) => {
          online(await lockCourse(tx, id))
          const name = await removeCourseInstructor(tx, id, userId)
          if (name !== null) await note(tx, actorOf(request), 'course.instructorRemoved', id, name)
          return read(tx, id)
        })
      },
    )
  }
