import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  moveMailing,
  reportMailing,
  reportMailingChange,
  reportMailingForm,
  reportMailings,
} from '../../../src/domain/contract/report-mailing.contract.ts'
import { REPORTS_LIST } from '../../../src/domain/contract/reports.list.ts'
import { SHEET_FORMATS } from '../../../src/domain/sheet-format.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { SHEET_TYPES } from '../../http/exports.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuseInBrowser, REPORT_LINKS } from '../reports/link-refused.ts'
import { createMailedLists } from './mailed-lists.service.ts'
import { createReportMailings } from './report-mailings.service.ts'

const access = { roles: REPORTS_LIST.roles }
const params = z.object({ id: idParam })

/** Reports that are mailed on a day of each month: whoever looks after reports looks after these. */
export const reportMailingsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { limits } = platform
    const mailings = createReportMailings(platform)
    const mailedLists = createMailedLists(platform)

    app.get('/report-mailings', { config: { access }, schema: { response: { 200: reportMailings } } }, (request) =>
      mailings.list(callerOf(request)),
    )

    app.post(
      '/report-mailings',
      { config: { access, creates: true }, schema: { body: reportMailingForm, response: { 201: reportMailing } } },
      async (request, reply) => {
        const made = await once(platform, request, (tx) => mailings.add(tx, actorOf(request), request.body))
        return reply.code(201).send(made)
      },
    )

    app.put(
      '/report-mailings/:id',
      {
        config: { access, creates: true },
        schema: { params, body: reportMailingChange, response: { 200: reportMailing } },
      },
      (request) =>
        once(platform, request, (tx) => mailings.change(tx, actorOf(request), request.params.id, request.body)),
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

    // The secret of the link says whose it is; whether they may still see the list is asked each time.
    app.get(
      '/mailed-lists/:format',
      {
        config: { access: 'public' },
        schema: {
          params: z.object({ format: z.enum(SHEET_FORMATS).describe('As it was mailed.') }),
          querystring: z.object({ code: z.string().max(100).describe('The secret of the link in the mail.') }),
        },
      },
      async (request, reply) => {
        const opened = async () => {
          await limits.take({ deed: 'report link', address: request.ip }, REPORT_LINKS)
          return mailedLists.open(request.query.code, { address: request.ip, requestId: request.id })
        }
        const list = await opened().catch((cause: unknown) => {
          refuseInBrowser(reply, cause)
          return null
        })
        if (list === null) return reply
        return reply
          .type(SHEET_TYPES[list.format])
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${list.name}.${list.format}"`)
          .send(list.content)
      },
    )
  }
