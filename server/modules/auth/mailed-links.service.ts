import { and, eq, isNull } from 'drizzle-orm'

import type { CheckLinkAnswer } from '../../../src/domain/contract/account.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { mailedLinks } from '../../platform/db/tables/accounts.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { createConfirming } from '../rosters/confirming.ts'
import { createOwnWalkIns } from '../rosters/own-walk-ins.service.ts'
import { LINK, LINK_MAIL } from './account-limits.ts'
import { createAccountMail, findUser } from './account-mail.ts'
import { createMailedLinks } from './mailed-links.ts'
import type { MailedLink } from './mailed-links.ts'

/** Whether the change that a link was for is neither made nor taken back: one link for it is unused, expired or not. */
const isPending = async (query: Queryable, { userId, newEmail }: MailedLink): Promise<boolean> => {
  if (newEmail === null) return false
  const waiting = await query
    .select({ id: mailedLinks.id })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.userId, userId),
        eq(mailedLinks.kind, 'emailChange'),
        eq(mailedLinks.newEmail, newEmail),
        isNull(mailedLinks.usedAt),
      ),
    )
  return waiting.length > 0
}

/** What a person can ask of a link before opening it, and when it is over. */
export const createLinkService = (platform: Platform) => {
  const { db, limits } = platform
  const links = createMailedLinks(platform)
  const accountMail = createAccountMail(platform)
  const confirming = createConfirming(platform)
  const walkIns = createOwnWalkIns(platform)

  return {
    check: async (secret: string, address: string, language: Language): Promise<CheckLinkAnswer> => {
      const tried = [{ deed: 'link check', address }, LINK.perAddress] as const
      const link = await limits.judgeSecret(tried, () => links.read(db, secret))
      const { kind, registrationId } = link
      const isAsked = kind === 'walkIn' && registrationId !== null
      const walkIn = isAsked ? await walkIns.asked(db, registrationId, language) : null
      return { kind, expiresAt: link.expiresAt.toISOString(), walkIn }
    },

    /** Mails another of the same kind to where the first one went, if it is still good for something. */
    refresh: async (secret: string, address: string): Promise<void> => {
      const link = await links.find(db, secret)
      // Who has a link may have another, however many wrong ones came from the same network.
      if (!link) return limits.take({ deed: 'fresh link', address }, LINK_MAIL.perAddress)
      await limits.take(`fresh link user ${link.userId}`, LINK_MAIL.perAccount)
      await db.transaction(async (tx) => {
        const user = await findUser(tx, { userId: link.userId })
        if (!user) return
        if (link.kind === 'walkIn') {
          if (link.registrationId !== null) await confirming.ask(tx, link.registrationId)
        } else if (link.kind !== 'emailChange') await accountMail.sendLink(tx, user, link.kind)
        else if (link.newEmail !== null && (await isPending(tx, link))) {
          await accountMail.sendEmailChange(tx, user, link.newEmail)
        }
      })
    },
  }
}
