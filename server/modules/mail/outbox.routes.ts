import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { demoOutbox } from '../../../src/domain/contract/demo.contract.ts'
import type { OutboxMessage } from '../../../src/domain/contract/demo.contract.ts'
import type { TemplateText } from '../../../src/domain/message-template.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/refusal.ts'
import { wordingNow } from '../message-templates/message-wordings.ts'
import { isReadable, latestMessages } from './messages.repository.ts'
import type { Filled } from './messages.repository.ts'
import { renderMail, renderSms } from './templates.ts'

const SHOWN = 50

const written = (
  message: Filled,
  product: string,
  wording: TemplateText | null,
): Pick<OutboxMessage, 'subject' | 'text' | 'code'> => {
  const language = message.locale
  const isTest = message.testOf !== null
  if (message.channel === 'sms') {
    const text = renderSms({ template: message.template, language, data: message.data, product, wording, isTest })
    return { subject: null, text, code: 'code' in message.data ? message.data.code : null }
  }
  const { template, recipientName, data } = message
  const { subject, text, code } = renderMail({
    template,
    language,
    name: recipientName,
    data,
    product,
    wording,
    isTest,
  })
  return { subject, text, code: code ?? null }
}

const shown = (message: Filled, product: string, wording: TemplateText | null): OutboxMessage => ({
  id: message.id,
  channel: message.channel,
  template: message.template,
  to: { name: message.recipientName, address: message.recipientAddress },
  language: message.locale,
  state: message.state,
  ...written(message, product, wording),
  createdAt: message.createdAt.toISOString(),
})

/** GET /demo/outbox: the last messages, for anyone, in a demo only; elsewhere there is no such address. */
export const outboxRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { isDemo, productName } = platform.settings
    app.get('/demo/outbox', { config: { access: 'public' }, schema: { response: { 200: demoOutbox } } }, async () => {
      if (!isDemo) throw notFound()
      // What has left says no more what somebody could follow.
      const kept = (await latestMessages(platform, SHOWN)).filter(isReadable).filter(({ state }) => state !== 'sent')
      const items = await Promise.all(
        kept.map(async (message) => shown(message, productName, (await wordingNow(platform.db, message)).words)),
      )
      return { items, total: items.length }
    })
  }
