import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { botSolution } from '../../../src/domain/contract/bot-check.contract.ts'
import type { BotSolution } from '../../../src/domain/contract/bot-check.contract.ts'
import {
  profileData,
  profileDataQuery,
  signUpAnswer,
  signUpBodyAt,
} from '../../../src/domain/contract/sign-up.contract.ts'
import { once } from '../../http/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { badRequest } from '../../platform/refusal.ts'
import { originOf } from './origin.ts'
import { createOwnBrowsers } from './own-browsers.ts'
import { createSignUp } from './sign-up.service.ts'

/** Beside the body, whose form the specification gives. Judged by hand: nobody typed it, so no field is wrong. */
const botCheckHeader = z.looseObject({
  'bot-check': z
    .preprocess((given) => given ?? '', z.string())
    .describe('A solved GET /bot-check: { challenge, solution } as JSON.'),
})

const readBotCheck = (header: string): BotSolution => {
  try {
    return botSolution.parse(JSON.parse(header))
  } catch {
    throw badRequest('BOT_CHECK_FAILED')
  }
}

export const signUpRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const signUp = createSignUp(platform)
    const browsers = createOwnBrowsers(platform)
    const body = signUpBodyAt(() => platform.clock.now().getTime())

    app.post(
      '/auth/sign-up',
      {
        config: { access: 'public', creates: true },
        schema: { headers: botCheckHeader, body, response: { 201: signUpAnswer } },
      },
      async (request, reply) => {
        await signUp.admit(request.ip)
        const botCheck = readBotCheck(request.headers['bot-check'])
        const passwordHash = await signUp.hashOf(request.body, request.language)
        const given = { botCheck, passwordHash, language: request.language, origin: originOf(request) }
        const opened = await once(platform, request, (tx) => signUp.open(tx, request.body, given))
        browsers.remember(request, reply, opened.userId)
        return reply.code(201).send({ needsEmail: opened.needsEmail })
      },
    )

    app.get(
      '/auth/profile-data',
      { config: { access: 'public' }, schema: { querystring: profileDataQuery, response: { 200: profileData } } },
      async (request) => signUp.profileData(platform.db, request.query, request.ip),
    )
  }
