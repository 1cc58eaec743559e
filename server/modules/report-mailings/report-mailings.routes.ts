import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  moveMailing,
  reportMailing,
  reportMailingForm,
  reportMailings,
} from '../../../src/domain/contract/report-mailing.contract.ts'
import { REPORTS_LIST } from '../../../src/domain/contract/reports.list.ts'
import { actorOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createReportMailings } from './report-mailings.service.ts'

const access = { roles: REPORTS_LIST.roles }
const params = z.object({ id: idParam })

/** Reports that are mailed on a day of each month: whoever looks after reports looks after these. */
export const reportMailingsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const mailings = createReportMailings(platform)

    app.get('/report-mailings', { config: { access }, schema: { response: { 200: reportMailings } } }, () =>
      mailings.list(),
    )

    app.post(
      '/report-mailings',
      { config: { access, creates: true }, schema: { body: reportMailingForm, response: { 201: reportMailing } } },
      async (request, reply) => {
        const made = await once(platform, request, (tx) => mailings.add(tx, actorOf(request), request.body))
        return reply.code(201).send(made)
      },
    )

    app.post(
      '/report-mailings/:id/moves',
      { config: { access, creates: true }, schema: { params, body: moveMailing, response: { 201: reportMailing } } },
      async (request, reply) => {
        const { body, params: asked } = request
        const moved = await once(platform, request, (tx) => mailings.move(tx, actorOf(request), asked.id, body.move))
        return reply.code(201).send(moved)
      },
    )
  }
