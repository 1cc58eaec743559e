import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { shortcutsBody } from '../../../src/domain/contract/auth.contract.ts'
import { settingsAnswer, settingsBody } from '../../../src/domain/contract/settings.contract.ts'
import { MENU, pagesOf } from '../../../src/domain/menu.ts'
import { emptyBody, noContent } from '../../http/bodies.ts'
import { callerOf } from '../../http/caller.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound, refusedField } from '../../platform/refusal.ts'
import { userParams } from './auth.contract.ts'
import { keepSettings, keepShortcuts, keepWelcomed } from './users.repository.ts'

const MENU_ITEM_IDS: readonly string[] = pagesOf(MENU).map(({ id }) => id)

/** Another person's id is answered like one that does not exist. */
const own = (request: FastifyRequest<{ Params: { id: number } }>): number => {
  if (request.params.id !== callerOf(request).userId) throw notFound()
  return request.params.id
}

export const usersRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    app.patch(
      '/users/:id/settings',
      {
        config: { access: 'signedIn' },
        schema: { params: userParams, body: settingsBody, response: { 200: settingsAnswer } },
      },
      async (request) => ({ settings: await keepSettings(db, own(request), request.body) }),
    )

    app.put(
      '/users/:id/shortcuts',
      {
        config: { access: 'signedIn' },
        schema: { params: userParams, body: shortcutsBody, response: { 200: shortcutsBody } },
      },
      async (request) => {
        const shortcuts = [...new Set(request.body.shortcuts)]
        const { account } = callerOf(request)
        // What is kept may be of a menu that was: it does not stand in the way of another star.
        const known = new Set([...MENU_ITEM_IDS, ...account.shortcuts])
        if (!shortcuts.every((id) => known.has(id))) {
          throw refusedField('shortcuts', textsIn(request.language).fields.choice)
        }
        await keepShortcuts(db, own(request), shortcuts)
        return { shortcuts }
      },
    )

    app.post(
      '/users/:id/welcomed',
      {
        config: { access: 'signedIn' },
        schema: { params: userParams, body: emptyBody, response: { 204: noContent } },
      },
      async (request, reply) => {
        await keepWelcomed(db, own(request))
        return reply.code(204).send(null)
      },
    )
  }
