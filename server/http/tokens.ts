import jwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'

import type { Tokens } from '../modules/auth/sessions.service.ts'
import type { Platform } from '../platform/platform.ts'

/** Signs and checks tokens; a session row decides whether one is still good. */
export const registerTokens = async (app: FastifyInstance, { secrets, clock }: Platform): Promise<Tokens> => {
  await app.register(jwt, {
    secret: secrets.keyFor('tokens').toString('base64'),
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'] },
  })
  return {
    sign: (claims) => app.jwt.sign(claims),
    verify: (token) => app.jwt.verify(token, { clockTimestamp: clock.now().getTime() }),
  }
}
