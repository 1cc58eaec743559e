import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { acceptInvitationBody, invitationBody } from '../../../src/domain/contract/invitation.contract.ts'
import { invitation } from '../../../src/domain/contract/invitations.list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { emptyBody, noContent } from '../../http/bodies.ts'
import { callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createAccepting } from './accepting.service.ts'
import { invitationsList } from './invitations.list.ts'
import { createInvitations } from './invitations.service.ts'

const inviters = { roles: [ROLE.admin, ROLE.owner, ROLE.master] }

const invitationParams = z.object({ id: idParam })

export const invitationsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const invitations = createInvitations(platform)
    const accepting = createAccepting(platform, invitations)

    app.post(
      '/invitations',
      {
        config: { access: inviters, creates: true },
        schema: { body: invitationBody, response: { 201: invitation } },
      },
      async (request, reply) => {
        const kept = await once(platform, request, (tx) =>
          invitations.invite(tx, request.body, callerOf(request), request.language),
        )
        return reply.code(201).send(kept)
      },
    )

    app.post(
      '/invitations/:id/revoke',
      {
        config: { access: inviters, creates: true },
        schema: { params: invitationParams, body: emptyBody, response: { 204: noContent } },
      },
      async (request, reply) => {
        await once(platform, request, (tx) => invitations.revoke(tx, request.params.id, callerOf(request)))
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/invitations/:id/resend',
      {
        config: { access: inviters },
        schema: { params: invitationParams, body: emptyBody, response: { 204: noContent } },
      },
      async (request, reply) => {
        await platform.db.transaction((tx) => invitations.resend(tx, request.params.id, callerOf(request)))
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/auth/accept-invitation',
      {
        config: { access: 'signedIn', creates: true },
        schema: { body: acceptInvitationBody, response: { 204: noContent } },
      },
      async (request, reply) => {
        const caller = callerOf(request)
        await accepting.admit(caller)
        await once(platform, request, (tx) =>
          accepting.accept(tx, request.body.verificationCode, caller, request.language),
        )
        return reply.code(204).send(null)
      },
    )

    invitationsList(app, platform, invitations)
  }
