import { eq } from 'drizzle-orm'

import { textsIn } from '../../i18n/texts.ts'
import type { Actor } from '../../platform/actor.ts'
import { MINUTE } from '../../platform/clock.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { found, refusedField } from '../../platform/refusal.ts'

/** Someone at another's open screen guesses as slowly as someone at the sign-in page. */
export const PASSWORD_CHECK: Limit = { tries: 10, milliseconds: 15 * MINUTE }

export const passwordCheckKey = (userId: number): string => `password check user ${userId}`

export type HeldPassword = Readonly<{ field: string; password: string }>

/**
 * Asks for the password again before something that an open screen alone may not do. Tries are counted before they
 * are judged. A wrong one is a refusal of its field: the session lives on, so it is no 401. Answers the hash that
 * it was compared with.
 */
export const createPasswordCheck =
  ({ db, limits, passwords }: Pick<Platform, 'db' | 'limits' | 'passwords'>) =>
  async ({ caller: { userId }, language }: Actor, { field, password }: HeldPassword): Promise<string> => {
    const key = passwordCheckKey(userId)
    const passwordHash = await limits.judge([[key, PASSWORD_CHECK]], async () => {
      const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
      const held = found(row).passwordHash
      if (await passwords.verify(password, held)) return held
      throw refusedField(field, textsIn(language).fields.wrongPassword)
    })
    await limits.forget(key)
    return passwordHash
  }
