import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  certificateAuthority,
  certificateAuthorityForm,
  MARK_TEXT_MAX,
} from '../../../src/domain/contract/certificate-authority.contract.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { actorOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { signedQuery } from '../../http/signed-query.ts'
import type { Platform } from '../../platform/platform.ts'
import { createAuthority } from './authority.service.ts'

const access = { roles: [ROLE.admin, ROLE.owner] }
const WORDS_MAX = 20_000

/** Who issues certificates: kept by those who run the programme. */
export const authorityRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const authority = createAuthority(platform)

    app.get(
      '/certificate-authority',
      { config: { access }, schema: { response: { 200: certificateAuthority } } },
      async (request) => authority.read(actorOf(request)),
    )

    app.put(
      '/certificate-authority',
      {
        config: { access, creates: true },
        bodyLimit: 2 * MARK_TEXT_MAX + WORDS_MAX,
        schema: { body: certificateAuthorityForm, response: { 200: certificateAuthority } },
      },
      (request) => once(platform, request, (tx) => authority.change(tx, actorOf(request), request.body)),
    )

    app.get(
      '/certificate-authority/samples/:language',
      {
        config: { access, signed: 'alone' },
        schema: { params: z.object({ language: z.enum(LANGUAGES) }), querystring: signedQuery },
      },
      async (request, reply) =>
        reply
          .type('application/pdf')
          .header('content-disposition', 'inline; filename="sample.pdf"')
          .send(await authority.sample(request.params.language)),
    )
  }
