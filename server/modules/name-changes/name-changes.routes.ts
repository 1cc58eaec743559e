import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  nameChange,
  nameChangeForm,
  nameStanding,
  refuseNameChangeBody,
} from '../../../src/domain/contract/name-change.contract.ts'
import { NAME_CHANGES_LIST } from '../../../src/domain/contract/name-changes.list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { emptyBody } from '../../http/bodies.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { momentCell } from '../../http/instant-cell.ts'
import { listRoutes } from '../../http/lists.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { NAME_CHANGE_WORDS } from './name-change.words.ts'
import { createNameChanges } from './name-changes.service.ts'

const own = { access: 'signedIn' } as const
const deciders = { access: { roles: [ROLE.admin, ROLE.owner] } }
const params = z.object({ id: idParam })

export const nameChangesRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const names = createNameChanges(platform)

    app.get('/profiles/me/name-change', { config: own, schema: { response: { 200: nameStanding } } }, async (request) =>
      names.standing(callerOf(request)),
    )
    app.post(
      '/profiles/me/name-change',
      { config: { ...own, creates: true }, schema: { body: nameChangeForm, response: { 201: nameChange } } },
      async (request, reply) => {
        const asked = await once(platform, request, (tx) => names.ask(tx, actorOf(request), request.body))
        return reply.code(201).send(asked)
      },
    )
    app.post(
      '/profiles/me/name-change/withdraw',
      { config: { ...own, creates: true }, schema: { body: emptyBody, response: { 200: nameChange } } },
      async (request) => once(platform, request, (tx) => names.withdraw(tx, actorOf(request))),
    )

    listRoutes(app, platform, NAME_CHANGES_LIST, {
      page: (asked) => names.page(asked),
      file: {
        name: 'name-changes',
        lines: (language) => {
          const states = NAME_CHANGE_WORDS[language]
          return ({ person, from, to, reason, evidence, askedAt, state, refusal, decidedAt, decider }) => [
            {
              ...from,
              newFirstName: to.firstName,
              newLastName: to.lastName,
              email: person.email,
              reason,
              evidence,
              askedAt: momentCell(askedAt),
              state: states[state],
              refusal,
              decidedAt: momentCell(decidedAt),
              decidedBy: decider,
            },
          ]
        },
      },
    })
    app.post(
      '/name-changes/:id/approve',
      { config: { ...deciders, creates: true }, schema: { params, body: emptyBody, response: { 200: nameChange } } },
      async (request) => once(platform, request, (tx) => names.approve(tx, actorOf(request), request.params.id)),
    )
    app.post(
      '/name-changes/:id/refuse',
      {
        config: { ...deciders, creates: true },
        schema: { params, body: refuseNameChangeBody, response: { 200: nameChange } },
      },
      async (request) =>
        once(platform, request, (tx) => names.refuse(tx, actorOf(request), request.params.id, request.body.reason)),
    )
  }
