import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  attendanceCorrection,
  attendanceCorrectionAsked,
  correctionOutcome,
} from '../../../src/domain/contract/attendance-correction.contract.ts'
import {
  checkInAnswer,
  checkInBody,
  completeClassBody,
  completedClass,
  markAnswers,
  roster,
  rosterMarksBody,
  walkInAnswer,
  walkInBody,
} from '../../../src/domain/contract/roster.contract.ts'
import { PERSON_RUNNERS } from '../../../src/domain/person-page.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { noContent } from '../../http/bodies.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createCheckIns } from './check-ins.service.ts'
import { createCompleting } from './completing.service.ts'
import { createCorrecting } from './correcting.service.ts'
import { createMarks } from './marks.service.ts'
import { createRosters } from './rosters.service.ts'
import { createWalkInRemoval } from './walk-in-removal.service.ts'
import { createWalkIns } from './walk-ins.service.ts'

export const teachers = { roles: [ROLE.instructor, ROLE.admin, ROLE.owner] }

/** Those who run the programme: what stands of a completed class is no instructor's to change. */
const correctors = { roles: PERSON_RUNNERS }

const classParams = z.object({ id: idParam })
const placeParams = classParams.extend({ registrationId: idParam })

export const rostersRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const rosters = createRosters(platform)
    const marks = createMarks(platform)
    const walkIns = createWalkIns(platform)
    const walkInRemoval = createWalkInRemoval(platform)
    const checkIns = createCheckIns(platform)
    const completing = createCompleting(platform)
    const correcting = createCorrecting(platform)

    app.get(
      '/instructor-courses/:id/roster',
      { config: { access: teachers }, schema: { params: classParams, response: { 200: roster } } },
      async (request) => rosters.read(callerOf(request), request.params.id, request.language),
    )

    // The ids that the device gave make it one effect, whatever carries them.
    app.post(
      '/instructor-courses/:id/roster/marks',
      {
        config: { access: teachers },
        schema: { params: classParams, body: rosterMarksBody, response: { 200: markAnswers } },
      },
      async (request) => ({
        outcomes: await marks.take(callerOf(request), request.params.id, request.body.marks),
      }),
    )

    app.post(
      '/instructor-courses/:id/roster/walk-ins',
      {
        config: { access: teachers, creates: true },
        schema: { params: classParams, body: walkInBody, response: { 201: walkInAnswer } },
      },
      async (request, reply) => {
        const caller = callerOf(request)
        const given = { language: request.language, passwordHash: await walkIns.hash() }
        const added = await once(platform, request, (tx) =>
          walkIns.add(tx, caller, request.params.id, request.body, given),
        )
        return reply.code(201).send(added)
      },
    )

    app.delete(
      '/instructor-courses/:id/roster/walk-ins/:registrationId',
      { config: { access: teachers }, schema: { params: placeParams, response: { 204: noContent } } },
      async (request, reply) => {
        const { id, registrationId } = request.params
        await walkInRemoval.remove(callerOf(request), id, registrationId)
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/instructor-courses/:id/complete',
      {
        config: { access: teachers },
        schema: { params: classParams, body: completeClassBody, response: { 200: completedClass } },
      },
      async (request) => completing.complete(callerOf(request), request.params.id, request.body),
    )

    app.post(
      '/instructor-courses/:id/attendance-corrections/preview',
      {
        config: { access: correctors },
        schema: { params: classParams, body: attendanceCorrectionAsked, response: { 200: correctionOutcome } },
      },
      async (request) => correcting.preview(actorOf(request), request.params.id, request.body),
    )

    app.post(
      '/instructor-courses/:id/attendance-corrections',
      {
        config: { access: correctors, creates: true },
        schema: { params: classParams, body: attendanceCorrection, response: { 201: correctionOutcome } },
      },
      async (request, reply) => {
        const actor = actorOf(request)
        const outcome = await once(platform, request, (tx) =>
          correcting.correct(tx, actor, request.params.id, request.body),
        )
        return reply.code(201).send(outcome)
      },
    )

    app.post(
      '/check-ins',
      {
        config: { access: 'signedIn', creates: true },
        schema: { body: checkInBody, response: { 201: checkInAnswer } },
      },
      async (request, reply) => {
        const caller = callerOf(request)
        await checkIns.admit(caller)
        const answer = await once(platform, request, (tx) =>
          checkIns.checkIn(tx, caller, request.body.code, request.language),
        )
        return reply.code(201).send(answer)
      },
    )
  }
