import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { exportAddress } from '../../../src/domain/contract/list.contract.ts'
import { markSentForm, sendReportForm, wholeReport } from '../../../src/domain/contract/report.contract.ts'
import { REPORTS_LIST } from '../../../src/domain/contract/reports.list.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { SHEET_FORMATS } from '../../../src/domain/sheet-format.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { momentCell } from '../../http/instant-cell.ts'
import { listRoutes } from '../../http/lists.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import { signedQuery } from '../../http/signed-query.ts'
import { later, MINUTE } from '../../platform/clock.ts'
import { DateCell } from '../../platform/files/workbook.ts'
import type { Platform } from '../../platform/platform.ts'
import { findUsersAgencies } from '../users/users.repository.ts'
import { refuseInBrowser, REPORT_LINKS } from './link-refused.ts'
import { reportFile, reportFileName, type Edition } from './report-file.ts'
import { quarterIn, REPORT_WORDS } from './report.words.ts'
import { createReports } from './reports.service.ts'

const access = { roles: REPORTS_LIST.roles }
const params = z.object({ id: idParam })
const format = z.enum(SHEET_FORMATS).describe('A text of cells parted by commas, or a workbook.')
const fileParams = params.extend({
  edition: z.coerce.number().int().min(0).max(1000).describe('0 as it was first built, then each amendment.'),
  format,
})
const downloadParams = fileParams.extend({ language: z.enum(LANGUAGES) })

const disposition = (edition: Edition, ending: string): string =>
  `attachment; filename="${reportFileName(edition)}.${ending}"`

export const reportsListRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { addresses, audit, clock, db, limits } = platform
    const reports = createReports(platform)

    listRoutes(app, platform, REPORTS_LIST, {
      page: (asked) => reports.list(asked),
      choices: { agency: (asked, _reader, limit) => findUsersAgencies(db, asked, limit) },
      file: {
        name: 'reports',
        lines: (language) => {
          const { kinds, states } = REPORT_WORDS[language]
          return (row) => [
            {
              report: kinds[row.kind],
              agency: row.agency,
              quarter: quarterIn(row.quarter, language),
              deadline: new DateCell(row.deadline),
              state: states[row.state],
              people: row.people,
              hours: row.hours,
              amendments: row.edition,
              sent: momentCell(row.sentAt),
              sentBy: row.sentBy,
              sentTo: row.sentTo,
            },
          ]
        },
      },
    })

    app.get('/reports/:id', { config: { access }, schema: { params, response: { 200: wholeReport } } }, (request) =>
      reports.read(request.params.id),
    )

    app.post(
      '/reports/:id/send',
      { config: { access, creates: true }, schema: { params, body: sendReportForm, response: { 201: wholeReport } } },
      async (request, reply) => {
        const {
          params: { id },
          body,
        } = request
        const sent = await once(platform, request, (tx) => reports.send(tx, actorOf(request), id, body))
        return reply.code(201).send(sent)
      },
    )

    app.post(
      '/reports/:id/mark-sent',
      { config: { access, creates: true }, schema: { params, body: markSentForm, response: { 201: wholeReport } } },
      async (request, reply) => {
        const {
          params: { id },
          body,
        } = request
        const sent = await once(platform, request, (tx) => reports.markSent(tx, actorOf(request), id, body))
        return reply.code(201).send(sent)
      },
    )

    app.get(
      '/reports/:id/editions/:edition/:format',
      { config: { access }, schema: { params: fileParams, response: { 200: exportAddress } } },
      async (request) => {
        const { id, edition, format: asked } = request.params
        await reports.editionOf(id, edition)
        const path = `/api/reports/${id}/editions/${edition}/${asked}/${request.language}`
        return { url: addresses.sign(path, callerOf(request).sessionId, later(clock.now(), MINUTE)) }
      },
    )

    // By the signed address alone: a link sends no header.
    app.get(
      '/reports/:id/editions/:edition/:format/:language',
      { config: { access, signed: 'alone' }, schema: { params: downloadParams, querystring: signedQuery } },
      async (request, reply) => {
        const { id, edition: number, format: asked, language } = request.params
        const edition = await reports.editionOf(id, number)
        const { caller, address, requestId } = actorOf(request)
        await audit.record(db, {
          action: 'report.saved',
          actorId: caller.userId,
          subject: `report:${id}`,
          address,
          requestId,
        })
        const { type, content } = reportFile(edition, asked, language)
        return reply.type(type).header('content-disposition', disposition(edition, asked)).send(content)
      },
    )

    // Whoever it was mailed to has no account: the secret of the link is all that they need.
    app.get(
      '/shared-reports/:format',
      {
        config: { access: 'public' },
        schema: {
          params: z.object({ format }),
          querystring: z.object({ code: z.string().max(100).describe('The secret of the link in the mail.') }),
        },
      },
      async (request, reply) => {
        const opened = async () => {
          await limits.take({ deed: 'report link', address: request.ip }, REPORT_LINKS)
          return reports.shared(request.query.code)
        }
        const edition = await opened().catch((cause: unknown) => {
          refuseInBrowser(reply, cause)
          return null
        })
        if (edition === null) return reply
        const { type, content } = reportFile(edition, request.params.format, request.language)
        return reply
          .type(type)
          .header('cache-control', 'no-store')
          .header('content-disposition', disposition(edition, request.params.format))
          .send(content)
      },
    )
  }
