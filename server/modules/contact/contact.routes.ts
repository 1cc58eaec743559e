import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { contactMessageAnswer, contactMessageBody } from '../../../src/domain/contract/contact.contract.ts'
import { FLIGHT_SENT_LETTERS } from '../../../src/domain/flight.ts'
import { once } from '../../http/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { createContact } from './contact.service.ts'

/** A letter of a recording is a byte, but for its marks; quotes in it are two. */
const BODY_BYTES = 2 * FLIGHT_SENT_LETTERS + 40_000

export const contactRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const contact = createContact(platform)

    app.post(
      '/contact-messages',
      {
        config: { access: 'public', creates: true },
        // Its texts are long, and its recording longer.
        bodyLimit: BODY_BYTES,
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
