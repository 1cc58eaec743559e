import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { readCertificateNumber } from '../../../src/domain/certificate.ts'
import {
  certificateCourses,
  issueCertificateAt,
  issuedCertificate,
  restoreCertificateBody,
} from '../../../src/domain/contract/certificate-deeds.contract.ts'
import { certificate, revokeCertificateBody } from '../../../src/domain/contract/student.contract.ts'
import { todayOf } from '../../../src/domain/day-range.ts'
import { LANGUAGES, type Language } from '../../../src/domain/language.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { emptyBody } from '../../http/bodies.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import { signedQuery } from '../../http/signed-query.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found, notFound, Refusal } from '../../platform/refusal.ts'
import { createAuthorities } from './authority.repository.ts'
import { drawBadge } from './badge.ts'
import { createCertificateChanges } from './certificate-changes.service.ts'
import { mayHold } from './certificate-download.ts'
import { createHandCertificates } from './certificate-hand.service.ts'
import { createCertificatePrinter } from './certificate-pdf.ts'
import { findCertificate } from './certificates.repository.ts'
import type { CertificateRow, FoundCertificate } from './certificates.repository.ts'
import { isGivenOut, presentCertificate } from './certificates.service.ts'
import { createCredentials } from './credentials.service.ts'

const params = z.object({ number: z.string().max(40) })

/** The parts of a signed address, and the language when it is not the request's. */
const downloadQuery = signedQuery.extend({ language: z.enum(LANGUAGES).optional() })

type Download = { Params: z.infer<typeof params>; Querystring: z.infer<typeof downloadQuery> }

/** Guessing numbers is slow: this many look-ups from one address in a minute. */
const LOOK_UPS = { tries: 120, milliseconds: 60_000 }

const revokers = { roles: [ROLE.admin, ROLE.owner] }

export const certificatesRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { clock, db, limits, settings } = platform
    const printer = createCertificatePrinter(settings.publicUrl, platform.print)
    const credentials = createCredentials(platform)
    const changes = createCertificateChanges(platform)
    const hand = createHandCertificates(platform)
    const authorityOf = createAuthorities(db)

    const numberIn = (typed: string): string => found(readCertificateNumber(typed))
    const findByTyped = async (typed: string) => found(await findCertificate(db, numberIn(typed)))
    const presentIn = async (row: CertificateRow, language: Language) => {
      const authority = await authorityOf(row.authorityId)
      const shown = presentCertificate(row, language, clock.now(), { issuer: settings.productName, authority })
      return { shown, authority }
    }
    const present = async (row: CertificateRow, request: FastifyRequest) =>
      (await presentIn(row, request.language)).shown

    /** By the header or by a signed address: a link in a page sends no header. */
    const findForHolder = async (request: FastifyRequest<Download>): Promise<FoundCertificate> => {
      const held = await findByTyped(request.params.number)
      if (!mayHold(callerOf(request), held)) throw notFound()
      const { supersededBy } = held.certificate
      if (!isGivenOut(held.certificate)) throw conflict('CERTIFICATE_NOT_IN_FORCE', { supersededBy })
      return held
    }

    app.get(
      '/certificates/:number',
      { config: { access: 'public' }, schema: { params, response: { 200: certificate } } },
      async (request) => {
        await limits.take({ deed: 'certificate', address: request.ip }, LOOK_UPS)
        return present((await findByTyped(request.params.number)).certificate, request)
      },
    )

    app.post(
      '/certificates/:number/revoke',
      {
        config: { access: revokers, creates: true },
        schema: { params, body: revokeCertificateBody, response: { 200: certificate } },
      },
      async (request) => {
        const number = numberIn(request.params.number)
        const { reason } = request.body
        await once(platform, request, async (tx) => {
          await changes.revoke(tx, number, reason, callerOf(request))
        })
        return present((await findByTyped(number)).certificate, request)
      },
    )

    app.post(
      '/certificates/:number/restore',
      {
        config: { access: revokers, creates: true },
        schema: { params, body: restoreCertificateBody, response: { 200: certificate } },
      },
      async (request) => {
        const number = numberIn(request.params.number)
        const { reason } = request.body
        await once(platform, request, async (tx) => {
          await hand.restore(tx, number, reason, actorOf(request))
        })
        return present((await findByTyped(number)).certificate, request)
      },
    )

    app.get(
      '/certificate-courses',
      { config: { access: revokers }, schema: { response: { 200: certificateCourses } } },
      async (request) => hand.courses(request.language),
    )

    app.post(
      '/people/:id/certificates',
      {
        config: { access: revokers, creates: true },
        schema: {
          params: z.object({ id: idParam }),
          body: issueCertificateAt(() => todayOf(dayClock(platform))),
          response: { 201: issuedCertificate },
        },
      },
      async (request, reply) => {
        const issued = await once(platform, request, (tx) =>
          hand.issue(tx, request.params.id, request.body, actorOf(request)),
        )
        return reply.code(201).send(issued)
      },
    )

    app.post(
      '/certificates/:number/reissue',
      {
        config: { access: 'signedIn', creates: true },
        schema: { params, body: emptyBody, response: { 201: certificate } },
      },
      async (request, reply) => {
        const number = numberIn(request.params.number)
        const answer = await once(platform, request, async (tx) =>
          present(await changes.reissue(tx, number, callerOf(request)), request),
        )
        return reply.code(201).send(answer)
      },
    )

    app
      .withTypeProvider()
      .get<Download>(
        '/certificates/:number/download',
        { config: { access: 'signedIn', signed: 'too' }, schema: { params, querystring: downloadQuery } },
        async (request, reply) => {
          const { certificate: row } = await findForHolder(request)
          const language = request.query.language ?? request.language
          const { shown, authority } = await presentIn(row, language)
          const pdf = await printer.print(shown, language, authority)
          if (pdf === null) throw new Refusal(503, 'PRINTING_UNAVAILABLE')
          return reply
            .type('application/pdf')
            .header('content-disposition', `inline; filename="${row.number}.pdf"`)
            .send(pdf)
        },
      )

    app
      .withTypeProvider()
      .get<Download>(
        '/certificates/:number/badge',
        { config: { access: 'signedIn', signed: 'too' }, schema: { params, querystring: downloadQuery } },
        async (request, reply) => {
          const held = await findForHolder(request)
          const language = request.query.language ?? request.language
          const { shown } = await presentIn(held.certificate, language)
          const credential = await credentials.issue(held, language)
          const svg = await drawBadge(platform.print, { certificate: shown, credential, language })
          if (svg === null) throw new Refusal(503, 'PRINTING_UNAVAILABLE')
          return reply
            .type('image/svg+xml')
            .header('content-disposition', `attachment; filename="${held.certificate.number}.svg"`)
            .send(svg)
        },
      )

    app
      .withTypeProvider()
      .get<Download>(
        '/certificates/:number/credential',
        { config: { access: 'signedIn' }, schema: { params, querystring: downloadQuery } },
        async (request, reply) => {
          const held = await findForHolder(request)
          return reply
            .type('application/vc+jwt')
            .header('content-disposition', `attachment; filename="${held.certificate.number}.jwt"`)
            .send(await credentials.issue(held, request.query.language ?? request.language))
        },
      )
  }
