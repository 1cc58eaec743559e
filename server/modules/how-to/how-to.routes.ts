import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { howToOffer, howToOffers } from '../../../src/domain/contract/how-to-offers.contract.ts'
import {
  howToChange,
  howToForm,
  howToOrder,
  howToOrderBody,
  howToVideo,
  madeHowTo,
} from '../../../src/domain/contract/how-to.contract.ts'
import { HOW_TO_LIST } from '../../../src/domain/contract/how-to.list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { noContent } from '../../http/bodies.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { momentCell } from '../../http/instant-cell.ts'
import { listRoutes } from '../../http/lists.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createHowTo } from './how-to.service.ts'
import { HOW_TO_WORDS } from './how-to.words.ts'

const access = { roles: HOW_TO_LIST.roles }
/** Everybody who works for the programme: each is offered what is for them. */
const staff = { roles: [ROLE.admin, ROLE.owner, ROLE.instructor, ROLE.groupCoordinator, ROLE.master] }
const params = z.object({ id: idParam })

/** Videos on how the tasks of the staff are done. */
export const howToRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const howTo = createHowTo(platform)

    listRoutes(app, platform, HOW_TO_LIST, {
      page: (asked, { language }) => howTo.page(asked, language),
      file: {
        name: 'how-to-videos',
        lines:
          (language) =>
          ({ title, place, roles, pages, seconds, captions, state, updatedAt }) => [
            {
              title,
              place,
              roles: roles.map((role) => HOW_TO_WORDS[language].roles[role]).join('; '),
              pages: pages.join('; '),
              seconds: Math.round(seconds),
              captions: captions.join('; '),
              state: HOW_TO_WORDS[language].states[state],
              updated: momentCell(updatedAt),
            },
          ],
      },
    })

    app.get('/how-to-videos/order', { config: { access }, schema: { response: { 200: howToOrder } } }, (request) =>
      howTo.order(request.language),
    )

    app.put(
      '/how-to-videos/order',
      { config: { access }, schema: { body: howToOrderBody, response: { 204: noContent } } },
      async (request, reply) => {
        await howTo.putInOrder(actorOf(request), request.body)
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/how-to-videos',
      { config: { access, creates: true }, schema: { body: howToForm, response: { 201: madeHowTo } } },
      async (request, reply) => {
        const actor = actorOf(request)
        const { body } = request
        const files = await howTo.filesOf(body, null, request.language)
        return reply.code(201).send(await once(platform, request, (tx) => howTo.add(tx, actor, body, files)))
      },
    )

    app.get(
      '/how-to-videos/:id',
      { config: { access }, schema: { params, response: { 200: howToVideo } } },
      (request) => howTo.read(request.params.id, callerOf(request), request.language),
    )

    app.patch(
      '/how-to-videos/:id',
      { config: { access, creates: true }, schema: { params, body: howToChange, response: { 200: howToVideo } } },
      async (request) => {
        const { body, language, params: asked } = request
        const { id } = asked
        const files = await howTo.filesOfChange(id, body, language)
        await once(platform, request, (tx) => howTo.change(tx, actorOf(request), id, body, files))
        return howTo.read(id, callerOf(request), language)
      },
    )

    app.get('/how-to-offers', { config: { access: staff }, schema: { response: { 200: howToOffers } } }, (request) =>
      howTo.offers(callerOf(request), request.language),
    )

    app.get(
      '/how-to-offers/:id',
      { config: { access: staff }, schema: { params, response: { 200: howToOffer } } },
      (request) => howTo.offer(callerOf(request), request.params.id, request.language),
    )
  }
