import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import {
  checkLinkAnswer,
  checkLinkBody,
  confirmEmailAnswer,
  confirmEmailBody,
  declineWalkInBody,
  forgotPasswordBody,
  freshLinkBody,
  resendVerificationBody,
  resetPasswordBody,
} from '../../../src/domain/contract/account.contract.ts'
import { emptyBody, noContent } from '../../http/bodies.ts'
import { once, wasDone } from '../../http/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { userParams } from './auth.contract.ts'
import { createEmailVerification } from './email-verification.service.ts'
import { createKnownDevices } from './known-devices.ts'
import { createLinkService } from './mailed-links.service.ts'
import { originOf } from './origin.ts'
import { createOwnBrowsers } from './own-browsers.ts'
import { createPasswordReset } from './password-reset.service.ts'
import type { Sessions } from './sessions.service.ts'

const access = { config: { access: 'public' } } as const
const done = { 204: noContent }

/** What needs no session, since who asks cannot sign in yet, or any more. */
export const accountRoutes =
  (platform: Platform, sessions: Sessions): FastifyPluginAsyncZod =>
  async (app) => {
    const verification = createEmailVerification(platform, sessions)
    const links = createLinkService(platform)
    const passwordReset = createPasswordReset(platform)
    const devices = createKnownDevices(platform)
    const browsers = createOwnBrowsers(platform)

    app.post(
      '/auth/:id/verify/send',
      { ...access, schema: { params: userParams, body: emptyBody, response: done } },
      async (request, reply) => {
        await verification.resend(request.params.id, request.ip)
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/auth/resend-verification',
      { ...access, schema: { body: resendVerificationBody, response: done } },
      async (request, reply) => {
        await verification.resendTo(request.body.email, request.ip)
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/auth/confirm-email',
      {
        config: { ...access.config, creates: true },
        schema: { body: confirmEmailBody, response: { 200: confirmEmailAnswer } },
      },
      async (request, reply) => {
        const isOwn = (userId: number) => browsers.isOwn(request, userId)
        // The token is for the first answer alone, and kept nowhere: who lost it signs in by the password.
        let token: string | null = null
        const { kind, email } = await verification.judge(request.ip, () =>
          once(platform, request, async (tx) => {
            const confirmed = await verification.confirm(tx, request.body.code, originOf(request), isOwn)
            token = confirmed.token
            return { kind: confirmed.kind, email: confirmed.email }
          }),
        )
        devices.remember(request, reply, email)
        return { kind, token }
      },
    )

    app.post(
      '/auth/decline-walk-in',
      { config: { ...access.config, creates: true }, schema: { body: declineWalkInBody, response: done } },
      async (request, reply) => {
        await verification.judge(request.ip, () =>
          once(platform, request, (tx) => verification.decline(tx, request.body.code, originOf(request))),
        )
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/auth/check-link',
      { ...access, schema: { body: checkLinkBody, response: { 200: checkLinkAnswer } } },
      async (request) => links.check(request.body.code, request.ip, request.language),
    )

    app.post(
      '/auth/fresh-link',
      { ...access, schema: { body: freshLinkBody, response: done } },
      async (request, reply) => {
        await links.refresh(request.body.code, request.ip)
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/auth/forgot-password',
      { ...access, schema: { body: forgotPasswordBody, response: done } },
      async (request, reply) => {
        await passwordReset.forgot(request.body, request.ip)
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/auth/reset-password',
      { config: { ...access.config, creates: true }, schema: { body: resetPasswordBody, response: done } },
      async (request, reply) => {
        if (!(await wasDone(platform, request))) {
          const reset = await passwordReset.judge(request.body, request.language, originOf(request))
          const { email } = await once(platform, request, reset)
          devices.remember(request, reply, email)
        }
        return reply.code(204).send(null)
      },
    )
  }
