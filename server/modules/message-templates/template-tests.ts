import { eq } from 'drizzle-orm'

import type { TemplateTested } from '../../../src/domain/contract/message-template.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { checkTemplate } from '../../../src/domain/message-template-check.ts'
import type { TemplateText } from '../../../src/domain/message-template.ts'
import type { TemplateKind } from '../../../src/domain/message-variables.ts'
import type { MessageChannel } from '../../../src/domain/message.ts'
import type { Actor } from '../../platform/actor.ts'
import { addresseeOf } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import type { Limit } from '../../platform/limits.ts'
import type { MailTemplate } from '../../platform/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found } from '../../platform/refusal.ts'
import type { SmsTemplate } from '../../platform/sms.ts'
import { sampleMails, sampleTexts } from '../mail/sample-messages.ts'
import { findVersion } from './message-templates.repository.ts'

/** To oneself. */
const TESTS: Limit = { tries: 30, milliseconds: HOUR }

/** A text message goes to a phone that is known to be one's own. */
const phoneOf = async (query: Queryable, userId: number): Promise<string | null> => {
  const [row] = await query
    .select({ phone: users.phone, verifiedAt: users.phoneVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
  return row && row.verifiedAt !== null ? row.phone : null
}

/** Where a test of the caller goes; null without a verified phone. */
export const testAddressOf = async (
  query: Queryable,
  channel: MessageChannel,
  { userId, account }: Caller,
): Promise<string | null> => (channel === 'mail' ? account.email : phoneOf(query, userId))

/** The words that are previewed or tried: null of the product's own. */
export const wordsOfSource = async (
  query: Queryable,
  kind: TemplateKind,
  source: string,
  language: Language,
): Promise<
  Readonly<{ words: TemplateText | null; versionId: number | null; number: number | null; isSound: boolean }>
> => {
  if (source === 'default') return { words: null, versionId: null, number: null, isSound: true }
  const { texts, id, number } = found(await findVersion(query, kind, Number(source)))
  const isSound = checkTemplate(kind, texts).every((problem) => problem.language !== language)
  return { words: texts[language], versionId: id, number, isSound }
}

/**
 * Sends a message to who asks for it, with examples in place of what it would be filled with: its codes and links were
 * never anybody's. What it said is kept with it, so it can be read later however its words are changed.
 */
export const createTemplateTests = ({ limits, mail, settings, sms }: Platform) => {
  const send = async (
    tx: Tx,
    { caller }: Actor,
    { channel, template }: TemplateKind,
    language: Language,
    test: Readonly<{ words: TemplateText | null; versionId: number | null }>,
  ): Promise<TemplateTested> => {
    const { name, address } = addresseeOf(caller)
    const site = settings.publicUrl
    if (channel === 'mail') {
      const kind = template as MailTemplate
      const data = sampleMails(language, site)[kind]
      return {
        messageId: await mail.send(tx, { template: kind, to: { name, address }, language, data, test }),
        to: address,
      }
    }
    const phone = await phoneOf(tx, caller.userId)
    if (phone === null) throw conflict('PHONE_NOT_VERIFIED')
    const kind = template as SmsTemplate
    const data = sampleTexts(language, site)[kind]
    return { messageId: await sms.send(tx, { template: kind, to: { name, phone }, language, data, test }), to: phone }
  }

  return async (
    tx: Tx,
    actor: Actor,
    kind: TemplateKind,
    { source, language }: Readonly<{ source: string; language: Language }>,
  ): Promise<Readonly<{ tested: TemplateTested; number: number | null }>> => {
    const { isSound, number, ...test } = await wordsOfSource(tx, kind, source, language)
    if (!isSound) throw conflict('MESSAGE_TEMPLATE_UNSOUND')
    await limits.take(`template tests ${actor.caller.userId}`, TESTS, tx)
    return { tested: await send(tx, actor, kind, language, test), number }
  }
}
