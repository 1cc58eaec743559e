import { lt, or } from 'drizzle-orm'

import { DAY, later } from './clock.ts'
import { mailedLinks, phoneCodes, sessions } from './db/tables/accounts.table.ts'
import { walletOffers } from './db/tables/certificates.table.ts'
import { idempotencyKeys, spentBotChecks } from './db/tables/platform.table.ts'
import type { Platform } from './platform.ts'

const IDEMPOTENCY_DAYS = 1
const SESSION_DAYS = 30
/** Who opens an old link is sent a fresh one. */
const LINK_DAYS = 30
const PHONE_CODE_DAYS = 1
const WALLET_OFFER_DAYS = 1

/** Forgets, once an hour, what nobody can use any more. */
export const sweepJob = ({ jobs, db, clock, files, limits }: Platform): void => {
  jobs.repeat('platform.sweep', '17 * * * *', async () => {
    const now = clock.now()
    await limits.sweep()
    await files.sweep()
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, later(now, -IDEMPOTENCY_DAYS * DAY)))
    await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, later(now, -LINK_DAYS * DAY)))
    await db.delete(phoneCodes).where(lt(phoneCodes.expiresAt, later(now, -PHONE_CODE_DAYS * DAY)))
    await db.delete(spentBotChecks).where(lt(spentBotChecks.expiresAt, now))
    await db.delete(walletOffers).where(lt(walletOffers.expiresAt, later(now, -WALLET_OFFER_DAYS * DAY)))
    const longAgo = later(now, -SESSION_DAYS * DAY)
    await db.delete(sessions).where(or(lt(sessions.endedAt, longAgo), lt(sessions.renewedAt, longAgo)))
  })
}
