import { eq } from 'drizzle-orm'

import { checkTemplate } from '../../../src/domain/message-template-check.ts'
import type { TemplateText } from '../../../src/domain/message-template.ts'
import { variablesOf } from '../../../src/domain/message-variables.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { messageTemplateVersions } from '../../platform/db/tables/message-templates.table.ts'
import type { Filled } from '../mail/messages.repository.ts'
import { findInState } from './message-templates.repository.ts'

/** In whose words a message is: the programme's own, of this version, or the product's where both are null. */
export type Wording = Readonly<{ words: TemplateText | null; versionId: number | null; number: number | null }>

const PRODUCTS_OWN: Wording = { words: null, versionId: null, number: null }

type Worded = Pick<Filled, 'channel' | 'template' | 'locale' | 'state' | 'testOf' | 'templateVersionId'>

const numberOf = async (query: Queryable, versionId: number | null): Promise<number | null> => {
  if (versionId === null) return null
  const [row] = await query
    .select({ number: messageTemplateVersions.number })
    .from(messageTemplateVersions)
    .where(eq(messageTemplateVersions.id, versionId))
  return row?.number ?? null
}

/**
 * The words with which a message is sent now: those of a test, or those in force. What a later release of the product
 * cannot fill any more is not sent: the product's own words take its place.
 */
export const wordingNow = async (query: Queryable, message: Worded): Promise<Wording> => {
  const { testOf, templateVersionId: versionId, channel, template, locale } = message
  if (testOf !== null) return { words: testOf.words, versionId, number: await numberOf(query, versionId) }
  // Messages of other versions of the product are of kinds that are none today.
  if (variablesOf({ channel, template }) === null) return PRODUCTS_OWN
  const held = await findInState(query, { channel, template }, 'inForce')
  if (!held || checkTemplate({ channel, template }, held.texts).length > 0) return PRODUCTS_OWN
  return { words: held.texts[locale], versionId: held.id, number: held.number }
}

/** The words with which a message was sent, or would be sent by now. */
export const wordingOf = async (query: Queryable, message: Worded): Promise<Wording> => {
  if (message.testOf !== null || message.state !== 'sent') return wordingNow(query, message)
  if (message.templateVersionId === null) return PRODUCTS_OWN
  const [held] = await query
    .select()
    .from(messageTemplateVersions)
    .where(eq(messageTemplateVersions.id, message.templateVersionId))
  return held ? { words: held.texts[message.locale], versionId: held.id, number: held.number } : PRODUCTS_OWN
}
