import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { groupInvitation } from '../../../src/domain/contract/group-invitations.list.ts'
import { group, groupForm, groupInvitationForm, groupList } from '../../../src/domain/contract/group.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { emptyBody, noContent } from '../../http/bodies.ts'
import { callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createGroupInvitations } from './group-invitations.service.ts'
import { createGroupStudents } from './group-students.service.ts'
import { groupLists } from './groups.lists.ts'
import { createGroups } from './groups.service.ts'

export const coordinators = { roles: [ROLE.groupCoordinator] }

const groupParams = z.object({ id: idParam })
const invitationParams = z.object({ id: idParam, invitationId: idParam })

export const groupsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const groups = createGroups(platform)
    const students = createGroupStudents(platform)
    const invitations = createGroupInvitations(platform)
    const access = coordinators

    app.get('/groups', { config: { access }, schema: { response: { 200: groupList } } }, async (request) =>
      groups.list(callerOf(request).userId),
    )

    app.post(
      '/groups',
      { config: { access, creates: true }, schema: { body: groupForm, response: { 201: group } } },
      async (request, reply) => {
        const { userId } = callerOf(request)
        const made = await once(platform, request, (tx) => groups.make(tx, request.body, userId))
        return reply.code(201).send(made)
      },
    )

    app.patch(
      '/groups/:id',
      { config: { access }, schema: { params: groupParams, body: groupForm, response: { 200: group } } },
      async (request) => groups.rename(request.params.id, request.body, callerOf(request).userId),
    )

    app.post(
      '/groups/:id/invitations',
      {
        config: { access, creates: true },
        schema: { params: groupParams, body: groupInvitationForm, response: { 201: groupInvitation } },
      },
      async (request, reply) => {
        const { body, language } = request
        const kept = await once(platform, request, (tx) =>
          invitations.invite(tx, request.params.id, body, callerOf(request), language),
        )
        return reply.code(201).send(kept)
      },
    )

    app.post(
      '/groups/:id/invitations/:invitationId/revoke',
      {
        config: { access, creates: true },
        schema: { params: invitationParams, body: emptyBody, response: { 204: noContent } },
      },
      async (request, reply) => {
        const { id, invitationId } = request.params
        await once(platform, request, (tx) => invitations.revoke(tx, id, invitationId, callerOf(request)))
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/groups/:id/invitations/:invitationId/resend',
      {
        config: { access },
        schema: { params: invitationParams, body: emptyBody, response: { 204: noContent } },
      },
      async (request, reply) => {
        const { id, invitationId } = request.params
        await platform.db.transaction((tx) => invitations.resend(tx, id, invitationId, callerOf(request)))
        return reply.code(204).send(null)
      },
    )

    groupLists(app, platform, { students, invitations })
  }
