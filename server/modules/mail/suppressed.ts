import { desc, eq, inArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { refusesAddress } from '../../../src/domain/mail-answer.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import { messages, suppressedAddresses } from '../../platform/db/tables/platform.table.ts'
import type { MailTemplate } from '../../platform/mail.ts'

/**
 * What is sent whatever came back before: somebody waits for it to get into their account, or is told that somebody else
 * is about to. Where it is taken, the address is written to again.
 */
const ALWAYS_SENT: ReadonlySet<MailTemplate> = new Set<MailTemplate>([
  'emailVerification',
  'accountExists',
  'passwordReset',
  'passwordChanged',
  'emailChange',
  'emailChangeNotice',
])

export const isAlwaysSent = (template: MailTemplate): boolean => ALWAYS_SENT.has(template)

/** An address whose mailbox refused a mail for good. */
export type Suppressed = typeof suppressedAddresses.$inferSelect

const keyOf = (address: string): string => address.toLowerCase()

export const isSuppressed = async (query: Queryable, address: string): Promise<boolean> =>
  (await query.$count(suppressedAddresses, eq(suppressedAddresses.address, keyOf(address)))) > 0

/** Whether nothing is emailed to an account any more: its address is in small letters, too. */
export const isHeldBack = (query: Queryable): SQL =>
  inArray(users.email, query.select({ address: suppressedAddresses.address }).from(suppressedAddresses))

/** Why an address is written to no more, and a message that was to go there; undefined where it is. */
export const findHeldBack = async (query: Queryable, address: string) => {
  const [row] = await query
    .select({
      messageId: suppressedAddresses.messageId,
      since: suppressedAddresses.since,
      answer: suppressedAddresses.answer,
    })
    .from(suppressedAddresses)
    .where(eq(suppressedAddresses.address, keyOf(address)))
  if (!row) return undefined
  if (row.messageId !== null) return { ...row, messageId: row.messageId }
  const [last] = await query
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.recipientAddress, address))
    .orderBy(desc(messages.id))
    .limit(1)
  return last && { ...row, messageId: last.id }
}

/** Writes to an address no more; what it refused first stays as it was. */
export const suppress = async (query: Queryable, { address, ...why }: Suppressed): Promise<boolean> => {
  const rows = await query
    .insert(suppressedAddresses)
    .values({ ...why, address: keyOf(address) })
    .onConflictDoNothing()
    .returning({ address: suppressedAddresses.address })
  return rows.length > 0
}

/** Writes to some addresses again; gives what had been kept of them. */
export const writeAgain = (query: Queryable, addresses: readonly string[]): Promise<Suppressed[]> =>
  query
    .delete(suppressedAddresses)
    .where(inArray(suppressedAddresses.address, addresses.map(keyOf)))
    .returning()

/** Of a server that says no such code: no such user, not local, a name that is not allowed. */
const NO_MAILBOX: ReadonlySet<number> = new Set([550, 551, 553])

/**
 * Whether a refusal is of the mailbox and for good. One of the content, the sender or a rule of the receiver says nothing
 * of the address: the next mail may be taken.
 */
export const isBounce = (said: Readonly<{ responseCode?: number; command?: string; response?: string }>): boolean => {
  const { responseCode = 0, command, response = '' } = said
  return refusesAddress(response) ?? (command === 'RCPT TO' && NO_MAILBOX.has(responseCode))
}
