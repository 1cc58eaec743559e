import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { messageFigures, MESSAGES_LIST, wholeMessage } from '../../../src/domain/contract/messages.list.ts'
import { callerOf } from '../../http/caller.ts'
import { momentCell } from '../../http/instant-cell.ts'
import { listRoutes } from '../../http/lists.ts'
import { idParam } from '../../http/queries.ts'
import { signedQuery } from '../../http/signed-query.ts'
import type { Platform } from '../../platform/platform.ts'
import { frameMode, sendFrame } from '../mail/mail-frame.ts'
import { TEMPLATE_WORDS } from './message-template.words.ts'
import { createMessages } from './messages.service.ts'
import { MESSAGE_WORDS } from './messages.words.ts'

const config = { access: { roles: [...MESSAGES_LIST.roles] } }

/** What was written to people. */
export const messagesRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const messages = createMessages(platform)

    listRoutes(app, platform, MESSAGES_LIST, {
      page: (asked, { language }) => messages.list(asked, language),
      file: {
        name: 'messages',
        lines: (language) => {
          const { channels, states } = MESSAGE_WORDS[language]
          const templates: Readonly<Record<string, string>> = TEMPLATE_WORDS[language]
          return ({ createdAt, template, channel, recipient, language: spoken, state, attempts, error, sentAt }) => [
            {
              written: momentCell(createdAt),
              // One of another version is called as it is.
              template: (Object.hasOwn(templates, template) ? templates[template] : undefined) ?? template,
              channel: channels[channel],
              recipientName: recipient.name,
              recipientAddress: recipient.address,
              language: spoken,
              state: states[state],
              attempts,
              error,
              sent: momentCell(sentAt),
            },
          ]
        },
      },
    })

    app.get('/messages/figures', { config, schema: { response: { 200: messageFigures } } }, async () =>
      messages.figures(),
    )

    app.get(
      '/messages/:id',
      { config, schema: { params: z.object({ id: idParam }), response: { 200: wholeMessage } } },
      async (request) => messages.read(request.params.id, request.language, callerOf(request).sessionId),
    )

    // By the signed address alone: a frame sends no header.
    app.get(
      '/messages/:id/frames/:mode',
      {
        config: { ...config, signed: 'alone' },
        schema: { params: z.object({ id: idParam, mode: frameMode }), querystring: signedQuery },
      },
      async (request, reply) => sendFrame(reply, await messages.frame(request.params.id, request.params.mode)),
    )
  }
