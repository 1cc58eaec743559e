import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'

import { PHONE_CODE } from '../../../src/domain/phone.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { phoneCodes } from '../../platform/db/tables/accounts.table.ts'

/** Keeps a code; those that the person was sent before stop working. */
export const insertPhoneCode = async (tx: Tx, code: typeof phoneCodes.$inferInsert): Promise<void> => {
  await tx
    .update(phoneCodes)
    .set({ usedAt: code.createdAt })
    .where(and(eq(phoneCodes.userId, code.userId), isNull(phoneCodes.usedAt)))
  await tx.insert(phoneCodes).values(code)
}

/**
 * Takes one of a code's tries before it is judged, so that simultaneous ones count too; undefined when there is no
 * code of this person for this phone that still works.
 */
export const takeTry = async (query: Queryable, userId: number, phone: string, now: Date) => {
  const [code] = await query
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(
      and(
        eq(phoneCodes.userId, userId),
        eq(phoneCodes.phone, phone),
        isNull(phoneCodes.usedAt),
        gt(phoneCodes.expiresAt, now),
        lt(phoneCodes.tries, PHONE_CODE.tries),
      ),
    )
    .returning({ id: phoneCodes.id, codeHash: phoneCodes.codeHash })
  return code
}

/** Uses a code, once; false when another request was first. */
export const usePhoneCode = async (tx: Tx, id: number, now: Date): Promise<boolean> => {
  const [used] = await tx
    .update(phoneCodes)
    .set({ usedAt: now })
    .where(and(eq(phoneCodes.id, id), isNull(phoneCodes.usedAt)))
    .returning({ id: phoneCodes.id })
  return used !== undefined
}
