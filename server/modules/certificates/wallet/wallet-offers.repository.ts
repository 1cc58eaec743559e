import { and, eq, gt, isNull } from 'drizzle-orm'

import type { Queryable, Tx } from '../../../platform/db/database.ts'
import { certificates, walletOffers } from '../../../platform/db/tables/certificates.table.ts'

export type WalletOfferRow = typeof walletOffers.$inferSelect

export const insertOffer = async (tx: Tx, offer: typeof walletOffers.$inferInsert): Promise<void> => {
  await tx.insert(walletOffers).values(offer)
}

/** Those that nobody has begun to take end now: one code of a certificate is good at a time. */
export const endOpenOffers = async (tx: Tx, certificateId: number, now: Date): Promise<void> => {
  await tx
    .update(walletOffers)
    .set({ expiresAt: now })
    .where(
      and(
        eq(walletOffers.certificateId, certificateId),
        isNull(walletOffers.redeemedAt),
        gt(walletOffers.expiresAt, now),
      ),
    )
}

export const findOffer = async (query: Queryable, id: string) => {
  const [row] = await query
    .select({ offer: walletOffers, number: certificates.number })
    .from(walletOffers)
    .innerJoin(certificates, eq(certificates.id, walletOffers.certificateId))
    .where(eq(walletOffers.id, id))
  return row
}

/** Uses its code; whether this was the first time, before its end. */
export const redeemOffer = async (query: Queryable, id: string, now: Date): Promise<boolean> => {
  const rows = await query
    .update(walletOffers)
    .set({ redeemedAt: now })
    .where(and(eq(walletOffers.id, id), isNull(walletOffers.redeemedAt), gt(walletOffers.expiresAt, now)))
    .returning({ id: walletOffers.id })
  return rows.length === 1
}

/** Whether this was the first time. */
export const markTaken = async (query: Queryable, id: string, now: Date): Promise<boolean> => {
  const rows = await query
    .update(walletOffers)
    .set({ takenAt: now })
    .where(and(eq(walletOffers.id, id), isNull(walletOffers.takenAt)))
    .returning({ id: walletOffers.id })
  return rows.length === 1
}
