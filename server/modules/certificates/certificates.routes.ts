import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { readCertificateNumber } from '../../../src/domain/certificate.ts'
import { certificate } from '../../../src/domain/contract/student.contract.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { hasRole } from '../../http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { found, notFound, Refusal } from '../../platform/refusal.ts'
import { downloadPath } from './certificate-download.ts'
import { createCertificatePrinter } from './certificate-pdf.ts'
import { findCertificate } from './certificates.repository.ts'
import { presentCertificate } from './certificates.service.ts'

const params = z.object({ number: z.string().max(40) })

/** The parts of a signed address, and the language when it is not the request's. */
const downloadQuery = z.object({
  viewer: z.coerce.number().int().optional(),
  expires: z.coerce.number().int().optional(),
  signature: z.string().max(200).optional(),
  language: z.enum(LANGUAGES).optional(),
})

/** Guessing numbers is slow: this many look-ups from one address in a minute. */
const LOOK_UPS = { tries: 120, milliseconds: 60_000 }

export const certificatesRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { addresses, clock, db, limits, settings } = platform
    const printer = createCertificatePrinter(settings.publicUrl)

    const findByTyped = async (typed: string) => {
      const number = readCertificateNumber(typed)
      return found(number === null ? null : await findCertificate(db, number))
    }

    app.get(
      '/certificates/:number',
      { config: { access: 'public' }, schema: { params, response: { 200: certificate } } },
      async (request) => {
        await limits.take(`certificate:${request.ip}`, LOOK_UPS)
        const { certificate: row } = await findByTyped(request.params.number)
        return presentCertificate(row, request.language, clock.now(), settings.productName)
      },
    )

    // By the header or by a signed address: a link in a page sends no header.
    app
      .withTypeProvider()
      .get<{ Params: z.infer<typeof params>; Querystring: z.infer<typeof downloadQuery> }>(
        '/certificates/:number/download',
        { config: { access: 'public' }, schema: { params, querystring: downloadQuery } },
        async (request, reply) => {
          const { certificate: row, ownerId } = await findByTyped(request.params.number)
          const { caller } = request
          const isAllowed =
            (caller !== null && (caller.userId === ownerId || hasRole(caller, ROLE.admin, ROLE.owner))) ||
            addresses.read(downloadPath(row.number), request.query) !== null
          if (!isAllowed) throw notFound()
          const language = request.query.language ?? request.language
          const pdf = printer.print(presentCertificate(row, language, clock.now(), settings.productName), language)
          if (pdf === null) throw new Refusal(503, 'PRINTING_UNAVAILABLE')
          return reply
            .type('application/pdf')
            .header('content-disposition', `inline; filename="${row.number}.pdf"`)
            .send(pdf)
        },
      )
  }
