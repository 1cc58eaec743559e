import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { contactMessageAnswer, contactMessageBody } from '../../../src/domain/contract/contact.contract.ts'
import { once } from '../../http/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { createContact } from './contact.service.ts'

export const contactRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const contact = createContact(platform)

    app.post(
      '/contact-messages',
      {
        config: { access: 'public', creates: true },
        schema: { body: contactMessageBody, response: { 201: contactMessageAnswer } },
      },
      async (request, reply) => {
        await contact.admit(request.ip)
        const sender = { userId: request.caller?.userId ?? null, address: request.ip, requestId: request.id }
        const kept = await once(platform, request, (tx) => contact.take(tx, request.body, request.language, sender))
        return reply.code(201).send(kept)
      },
    )
  }
