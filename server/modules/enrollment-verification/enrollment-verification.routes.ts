import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  checkedEnrollment,
  checkVerificationBody,
  handVerified,
  ownEnrollments,
  verifiedEnrollment,
  verifyEnrollmentBody,
} from '../../../src/domain/contract/enrollment-verification.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { emptyBody, noContent } from '../../http/bodies.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createEnrollmentVerification } from './enrollment-verification.service.ts'

const params = z.object({ id: idParam })
const config = { access: 'signedIn' } as const
const verifiers = { access: { roles: [ROLE.instructor, ROLE.admin, ROLE.owner] } }

export const enrollmentVerificationRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const verification = createEnrollmentVerification(platform)

    app.get('/online-enrollments', { config, schema: { response: { 200: ownEnrollments } } }, async (request) =>
      verification.list(callerOf(request), request.language),
    )

    app.post(
      '/online-enrollments/verification/check',
      { config, schema: { body: checkVerificationBody, response: { 200: checkedEnrollment } } },
      async (request) => verification.check(actorOf(request), request.body.code),
    )

    app.post(
      '/online-enrollments/verification',
      {
        config: { ...config, creates: true },
        schema: { body: verifyEnrollmentBody, response: { 200: verifiedEnrollment } },
      },
      async (request) => {
        const actor = actorOf(request)
        const chosen = await verification.find(actor, request.body.code)
        return once(platform, request, (tx) => verification.verify(tx, actor, chosen, request.body.details))
      },
    )

    app.post(
      '/online-enrollments/:id/verification-code',
      { config, schema: { params, body: emptyBody, response: { 204: noContent } } },
      async (request, reply) => {
        await verification.resend(actorOf(request), request.params.id)
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/online-enrollments/:id/verify',
      { config: verifiers, schema: { params, body: emptyBody, response: { 200: handVerified } } },
      async (request) => verification.verifyByHand(actorOf(request), request.params.id),
    )
  }
