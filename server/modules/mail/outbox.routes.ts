import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { instant } from '../../../src/domain/contract/common.contract.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/refusal.ts'
import { latestMessages } from './messages.repository.ts'
import { renderMail } from './templates.ts'

const outboxAnswer = z.object({
  items: z.array(
    z.object({
      id: z.number().int(),
      template: z.string(),
      to: z.object({ name: z.string(), address: z.string() }),
      language: z.enum(LANGUAGES),
      state: z.enum(['queued', 'sent', 'failed', 'outbox']),
      subject: z.string(),
      text: z.string(),
      createdAt: instant,
    }),
  ),
  total: z.number().int(),
})

const SHOWN = 50

/** GET /demo/outbox: the last mails, for anyone, in a demo only; elsewhere there is no such address. */
export const outboxRoutes =
  ({ db, settings }: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/demo/outbox', { config: { access: 'public' }, schema: { response: { 200: outboxAnswer } } }, async () => {
      if (!settings.isDemo) throw notFound()
      const kept = (await latestMessages(db, SHOWN)).filter(
        ({ channel, data }) => channel === 'mail' && Object.keys(data).length > 0,
      )
      const items = kept.map((message) => {
        const { id, template, locale, recipientName, recipientAddress, data, state, createdAt } = message
        const product = settings.productName
        const { subject, text } = renderMail({ template, language: locale, name: recipientName, data, product })
        return {
          id,
          template,
          to: { name: recipientName, address: recipientAddress },
          language: locale,
          state,
          subject,
          text,
          createdAt: createdAt.toISOString(),
        }
      })
      return { items, total: items.length }
    })
  }
