import { createHash, randomBytes } from 'node:crypto'

import { and, eq, gt, inArray, isNull } from 'drizzle-orm'

import { LINK_HOURS } from '../../../src/domain/link.ts'
import type { LinkKind } from '../../../src/domain/link.ts'
import { HOUR, later } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { mailedLinks, users } from '../../platform/db/tables/accounts.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { badRequest } from '../../platform/refusal.ts'

const PAGES: Readonly<Record<LinkKind, string>> = {
  verification: '/auth/accountConfirmation',
  emailChange: '/auth/accountConfirmation',
  walkIn: '/auth/accountConfirmation',
  passwordReset: '/auth/resetPassword',
}

/** What a secret of a mail is kept as: 256 random bits need no slow hash. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** The secret that a link of ours carries. */
export const secretIn = (link: string): string => new URL(link).searchParams.get('code') ?? ''

export type MailedLink = typeof mailedLinks.$inferSelect

/** Links that mails carry: 256 random bits, of which only a hash is kept; each works once, until it expires. */
export const createMailedLinks = ({ clock, settings }: Pick<Platform, 'clock' | 'settings'>) => ({
  /**
   * A fresh link as a whole address. Those that the person has already for the same stop working. Good for as long as
   * its kind is, or for `hours`, where nobody asked for it and it may lie a while.
   */
  issue: async (
    tx: Tx,
    { hours, ...link }: { userId: number; kind: LinkKind; newEmail?: string; registrationId?: number; hours?: number },
  ): Promise<string> => {
    const secret = randomBytes(32).toString('base64url')
    const now = clock.now()
    await tx
      .update(mailedLinks)
      .set({ usedAt: now })
      .where(
        and(
          eq(mailedLinks.userId, link.userId),
          eq(mailedLinks.kind, link.kind),
          link.registrationId === undefined ? undefined : eq(mailedLinks.registrationId, link.registrationId),
          isNull(mailedLinks.usedAt),
        ),
      )
    await tx.insert(mailedLinks).values({
      ...link,
      secretHash: hashOfSecret(secret),
      createdAt: now,
      expiresAt: later(now, (hours ?? LINK_HOURS[link.kind]) * HOUR),
    })
    return `${settings.publicUrl}${PAGES[link.kind]}?code=${secret}`
  },

  /** The link behind a secret if it still works; refuses with 400 `LINK_EXPIRED`. */
  read: async (query: Queryable, secret: string): Promise<MailedLink> => {
    const [link] = await query
      .select()
      .from(mailedLinks)
      .where(
        and(
          eq(mailedLinks.secretHash, hashOfSecret(secret)),
          isNull(mailedLinks.usedAt),
          gt(mailedLinks.expiresAt, clock.now()),
        ),
      )
    if (!link) throw badRequest('LINK_EXPIRED')
    return link
  },

  /** The link behind a secret, whatever became of it; undefined when there never was one. */
  find: async (query: Queryable, secret: string): Promise<MailedLink | undefined> => {
    const [link] = await query
      .select()
      .from(mailedLinks)
      .where(eq(mailedLinks.secretHash, hashOfSecret(secret)))
    return link
  },

  /** Links that ask about a place stop working: nothing waits any more. */
  cancelOf: async (tx: Tx, registrationId: number): Promise<void> => {
    await tx
      .update(mailedLinks)
      .set({ usedAt: clock.now() })
      .where(
        and(eq(mailedLinks.registrationId, registrationId), eq(mailedLinks.kind, 'walkIn'), isNull(mailedLinks.usedAt)),
      )
  },

  /** Links of these kinds that the person has stop working. */
  cancel: async (tx: Tx, userId: number, kinds: readonly LinkKind[]): Promise<void> => {
    await tx
      .update(mailedLinks)
      .set({ usedAt: clock.now() })
      .where(and(eq(mailedLinks.userId, userId), inArray(mailedLinks.kind, [...kinds]), isNull(mailedLinks.usedAt)))
  },

  /**
   * Uses a link of one of these kinds, once; refuses with 400 `LINK_EXPIRED`. Whose it is is held first, as by everybody
   * who closes an account or mails it another link: two who held one of both and waited for the other would be stuck.
   */
  use: async (tx: Tx, secret: string, kinds: readonly LinkKind[]): Promise<MailedLink> => {
    const now = clock.now()
    const secretHash = hashOfSecret(secret)
    const whose = tx.select({ id: mailedLinks.userId }).from(mailedLinks).where(eq(mailedLinks.secretHash, secretHash))
    await tx.select({ id: users.id }).from(users).where(inArray(users.id, whose)).for('no key update')
    const [used] = await tx
      .update(mailedLinks)
      .set({ usedAt: now })
      .where(
        and(
          eq(mailedLinks.secretHash, secretHash),
          inArray(mailedLinks.kind, [...kinds]),
          isNull(mailedLinks.usedAt),
          gt(mailedLinks.expiresAt, now),
        ),
      )
      .returning()
    if (!used) throw badRequest('LINK_EXPIRED')
    return used
  },
})

export type MailedLinks = ReturnType<typeof createMailedLinks>
