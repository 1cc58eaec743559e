import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { exportAddress } from '../../../src/domain/contract/list.contract.ts'
import { LANGUAGES, type Language } from '../../../src/domain/language.ts'
import { callerOf } from '../../http/caller.ts'
import { csvOf } from '../../http/exports.ts'
import { idParam } from '../../http/queries.ts'
import { signedQuery } from '../../http/signed-query.ts'
import type { Caller } from '../../platform/caller.ts'
import { later, MINUTE } from '../../platform/clock.ts'
import { instructorCourses } from '../../platform/db/tables/classes.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { found, Refusal } from '../../platform/refusal.ts'
import { summariseClasses } from '../classes/class-summary.repository.ts'
import { csvHeader, csvRows } from './roster-papers.ts'
import { rosterWords } from './roster.words.ts'
import { listAttending } from './rosters.repository.ts'
import { teachers } from './rosters.routes.ts'
import { findRosterClass } from './rosters.service.ts'
import { createSheetPrinter } from './sign-in-sheet.ts'

const GOOD_FOR = 5 * MINUTE

const classParams = z.object({ id: idParam })
const paperParams = z.object({ id: idParam, language: z.enum(LANGUAGES) })

type Paper = 'export' | 'sheet'

/** The roster on paper and for spreadsheets. A link sends no header: each has a short-lived address of its own. */
export const rosterPapersRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { addresses, audit, clock, db, settings } = platform
    const printer = createSheetPrinter(settings.productName, platform.print)

    const pathOf = (paper: Paper, id: number, language: Language) =>
      `/api/instructor-courses/${id}/roster/${paper}/${language}`

    const readClass = async (id: number, language: Language) => {
      const [held] = await summariseClasses(db, language, { where: eq(instructorCourses.id, id), limit: 1 })
      return { held: found(held), people: await listAttending(db, id) }
    }

    const admit = async (paper: Paper, caller: Caller, classId: number) => {
      const { id } = await findRosterClass(db, caller, classId)
      const action = paper === 'export' ? 'roster.exported' : 'roster.printed'
      await audit.record(db, { action, actorId: caller.userId, subject: `class:${id}` })
    }

    for (const paper of ['export', 'sheet'] as const) {
      app.get(
        `/instructor-courses/:id/roster/${paper}`,
        { config: { access: teachers }, schema: { params: classParams, response: { 200: exportAddress } } },
        async (request) => {
          const caller = callerOf(request)
          const { id } = await findRosterClass(db, caller, request.params.id)
          const expiresAt = later(clock.now(), GOOD_FOR)
          return { url: addresses.sign(pathOf(paper, id, request.language), caller.sessionId, expiresAt) }
        },
      )
    }

    app.get(
      '/instructor-courses/:id/roster/export/:language',
      { config: { access: teachers, signed: 'alone' }, schema: { params: paperParams, querystring: signedQuery } },
      async (request, reply) => {
        const { id, language } = request.params
        await admit('export', callerOf(request), id)
        const { held, people } = await readClass(id, language)
        const name = `${rosterWords[language].files.roster}-${id}`
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}.csv"`)
          .send(csvOf(csvHeader(held, language), csvRows(held, people, language)))
      },
    )

    app.get(
      '/instructor-courses/:id/roster/sheet/:language',
      { config: { access: teachers, signed: 'alone' }, schema: { params: paperParams, querystring: signedQuery } },
      async (request, reply) => {
        const { id, language } = request.params
        await admit('sheet', callerOf(request), id)
        const { held, people } = await readClass(id, language)
        const pdf = await printer.print(
          held,
          people.map(({ firstName, lastName, agency }) => ({
            name: `${firstName} ${lastName}`,
            agency: agency ?? '',
          })),
          language,
        )
        if (pdf === null) throw new Refusal(503, 'PRINTING_UNAVAILABLE')
        const name = `${rosterWords[language].files.sheet}-${id}`
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="${name}.pdf"`)
          .send(pdf)
      },
    )
  }
