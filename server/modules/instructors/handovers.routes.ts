import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { classesToHandOver, handoverBody, successorsAsked } from '../../../src/domain/contract/handover.contract.ts'
import { INSTRUCTORS_LIST } from '../../../src/domain/contract/instructors.list.ts'
import { choices } from '../../../src/domain/contract/list.contract.ts'
import { noContent } from '../../http/bodies.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { idParam } from '../../http/queries.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, refusedField } from '../../platform/refusal.ts'
import { findTaughtClass, lockTaughtClass } from '../classes/class-access.ts'
import { classMailOf, findCourseTitle } from '../classes/class-people.ts'
import { moveClass } from '../classes/class-state.ts'
import { replaceInstructors } from '../classes/class-writing.ts'
import { listInstructors, listSessions } from '../classes/held-class.repository.ts'
import { findSuccessor, findSuccessors, findTeacher, listClassesToHandOver } from './handovers.repository.ts'

const access = { roles: INSTRUCTORS_LIST.roles }
const params = z.object({ id: idParam })

/** As many as a person looks through before typing on. */
const CHOICES_MAX = 20

/** Classes to come of who may not teach them any more, given to others one by one. */
export const handoverRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { audit, clock, db, mail, settings } = platform

    /** The others who teach it stay. Both who change are told; students are not: their seat and their hour are the same. */
    const handOver = (classId: number, { fromId, toId }: z.infer<typeof handoverBody>, actor: Actor): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock.now()
        const { caller, address, requestId, language } = actor
        const before = await lockTaughtClass(tx, caller, classId)
        const from = await findTeacher(tx, classId, fromId)
        if (!from) throw conflict('NOT_TEACHING')
        const to = await findSuccessor(tx, before.courseId, toId, now)
        if (!to || toId === fromId) throw refusedField('toId', textsIn(language).fields.notApproved)
        const held = await moveClass(tx, before, 'class.changed', {}, now)
        const teaching = (await listInstructors(tx, classId)).map(({ id }) => id)
        await replaceInstructors(tx, classId, [...new Set([...teaching.filter((id) => id !== fromId), toId])])
        const title = await findCourseTitle(tx, held.courseId)
        const classLink = `${settings.publicUrl}/instructor/course/${classId}`
        await mail.send(tx, {
          template: 'classTakenOver',
          to: { name: to.name, address: to.address },
          language: to.language,
          data: { ...classMailOf(settings, held, title[to.language]), classLink, from: from.name },
        })
        if (from.isOpen) {
          await mail.send(tx, {
            template: 'classHandedOver',
            to: { name: from.name, address: from.address },
            language: from.language,
            data: { ...classMailOf(settings, held, title[from.language]), to: to.name },
          })
        }
        await audit.record(tx, {
          action: 'class.handedOver',
          actorId: caller.userId,
          subject: `class:${classId}`,
          address,
          requestId,
          details: { from: from.name, to: to.name, users: [fromId, toId] },
        })
      })

    app.get(
      '/instructors/:id/classes',
      { config: { access }, schema: { params, response: { 200: classesToHandOver } } },
      async (request) => {
        const rows = await listClassesToHandOver(db, request.params.id, clock.now())
        return Promise.all(
          rows.map(async ({ held, title }) => ({
            id: held.id,
            courseTitle: title[request.language],
            sessions: (await listSessions(db, held.id)).map(({ startsAt, endsAt }) => ({
              startsAt: startsAt.toISOString(),
              endsAt: endsAt.toISOString(),
            })),
            timeZone: held.timeZone,
            venue: held.venue,
            city: held.city,
          })),
        )
      },
    )

    app.get(
      '/instructor-courses/:id/successors',
      { config: { access }, schema: { params, querystring: successorsAsked, response: { 200: choices } } },
      async (request) => {
        const held = await findTaughtClass(db, callerOf(request), request.params.id)
        return findSuccessors(db, held, request.query.search, clock.now(), CHOICES_MAX)
      },
    )

    app.post(
      '/instructor-courses/:id/handover',
      { config: { access }, schema: { params, body: handoverBody, response: { 204: noContent } } },
      async (request, reply) => {
        await handOver(request.params.id, request.body, actorOf(request))
        return reply.code(204).send(null)
      },
    )
  }
