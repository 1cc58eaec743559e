import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { ALL_STUDENTS } from '../../../src/domain/contract/all-students.list.ts'
import { GROUP_STUDENTS_LIST } from '../../../src/domain/contract/group-students.list.ts'
import { openClasses, openClassesAsked } from '../../../src/domain/contract/open-class.contract.ts'
import {
  accommodationBody,
  classPlace,
  courseClasses,
  courseClassesQuery,
  registrationBody,
  SEATS_CHANGED,
} from '../../../src/domain/contract/registration.contract.ts'
import { emptyBody } from '../../http/bodies.ts'
import { callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import { signedQuery } from '../../http/signed-query.ts'
import type { Platform } from '../../platform/platform.ts'
import { Refusal, found, notFound } from '../../platform/refusal.ts'
import { calendarPath } from './calendar-address.ts'
import { calendarFile } from './calendar-file.ts'
import { createClassQueue } from './class-queue.ts'
import { createCourseClasses } from './course-classes.service.ts'
import { findOpenClasses } from './open-classes.repository.ts'
import { findAddressedPlace, listSessions } from './places.repository.ts'
import { createRegistrations } from './registrations.service.ts'
import type { Deed } from './registrations.service.ts'
import { settleClass } from './seats.ts'

const params = z.object({ id: idParam })

const isSeatsChanged = (cause: unknown): boolean => cause instanceof Refusal && cause.code === SEATS_CHANGED

/** Who registers others than themself: by the act of their list. */
const REGISTERING_ROLES = [...ALL_STUDENTS.roles, ...GROUP_STUDENTS_LIST.roles]

const DEEDS = {
  leave: 'registration.left',
  accept: 'offer.accepted',
  decline: 'offer.declined',
} as const satisfies Record<string, Deed>

export const registrationsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { addresses, clock, db, settings } = platform
    const classes = createCourseClasses(platform)
    const registrations = createRegistrations(platform)
    const inTurn = createClassQueue()

    app.get(
      '/courses/:id/classes',
      {
        config: { access: 'public' },
        schema: { params, querystring: courseClassesQuery, response: { 200: courseClasses } },
      },
      async ({ params: { id }, query, caller, language }) => classes.list(id, query.count, caller, language),
    )

    app.get(
      '/instructor-courses/open',
      {
        config: { access: { roles: REGISTERING_ROLES } },
        schema: { querystring: openClassesAsked, response: { 200: openClasses } },
      },
      async ({ query, language }) => findOpenClasses(db, query.search, language, clock.now()),
    )

    app.post(
      '/instructor-course-students',
      {
        config: { access: 'signedIn', creates: true },
        schema: { body: registrationBody, response: { 201: classPlace } },
      },
      async (request, reply) => {
        const { instructorCourseId } = request.body
        const place = await inTurn(instructorCourseId, async () => {
          try {
            return await once(platform, request, (tx) => registrations.register(tx, callerOf(request), request.body))
          } catch (cause) {
            // What it found out of offers that are over was rolled back with it, and whoever reads again sees that.
            if (isSeatsChanged(cause)) await settleClass(platform, instructorCourseId)
            throw cause
          }
        })
        return reply.code(201).send(place)
      },
    )

    for (const [name, deed] of Object.entries(DEEDS)) {
      app.post(
        `/instructor-course-students/:id/${name}`,
        {
          config: { access: 'signedIn', creates: true },
          schema: { params, body: emptyBody, response: { 200: classPlace } },
        },
        async (request) =>
          once(platform, request, (tx) => registrations.move(tx, callerOf(request), request.params.id, deed)),
      )
    }

    app.patch(
      '/instructor-course-students/:id',
      { config: { access: 'signedIn' }, schema: { params, body: accommodationBody, response: { 200: classPlace } } },
      async (request) =>
        registrations.setAccommodation(callerOf(request), request.params.id, request.body.accommodation),
    )

    // By a signed address: calendars and mails send no header.
    app
      .withTypeProvider()
      .get<{ Params: z.infer<typeof params>; Querystring: z.infer<typeof signedQuery> }>(
        '/instructor-course-students/:id/calendar',
        { config: { access: 'public' }, schema: { params, querystring: signedQuery } },
        async (request, reply) => {
          const { id } = request.params
          const holder = addresses.read(calendarPath(id), request.query)
          if (holder === null) throw notFound()
          const { place, held, courseTitle, user } = found(await findAddressedPlace(db, id))
          if (String(user.id) !== holder || user.deactivatedAt !== null) throw notFound()
          return reply
            .type('text/calendar; charset=utf-8')
            .header('content-disposition', 'attachment; filename="class.ics"')
            .send(
              calendarFile({
                held,
                courseTitle: courseTitle[user.language],
                sessions: await listSessions(db, held.id),
                isHeld: place.state === 'registered' || place.state === 'walkIn',
                url: `${settings.publicUrl}/course/register/${held.courseId}`,
                host: new URL(settings.publicUrl).hostname,
                product: settings.productName,
                now: clock.now(),
              }),
            )
        },
      )
  }
