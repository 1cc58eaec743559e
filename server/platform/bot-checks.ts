import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

import { botChallenge } from '../../src/domain/contract/bot-check.contract.ts'
import type { BotCheck, BotSolution } from '../../src/domain/contract/bot-check.contract.ts'
import type { Clock } from './clock.ts'
import { MINUTE, later } from './clock.ts'
import type { Queryable } from './db/database.ts'
import { spentBotChecks } from './db/tables/platform.table.ts'
import { badRequest } from './refusal.ts'
import type { Secrets } from './secrets.ts'

const GOOD_FOR = 20 * MINUTE

/**
 * A fraction of a second of a browser's work, and the same again for each message of a robot. The key is derived
 * natively on both sides, so that a phone is not much slower than a server farm.
 */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 5000, fewest: 60, most: 180 } as const

/** Asks a browser to work for what a robot would do in masses. Self-hosted: nobody else is asked or told. */
export type BotChecks = Readonly<{
  create: () => Promise<BotCheck>
  /**
   * Spends a solution in the transaction of what it protects: it lets one thing through, on whichever server, and
   * is as good as new when that was refused. Refuses with 400 what is forged, expired or spent.
   */
  spend: (tx: Queryable, solved: BotSolution) => Promise<void>
}>

export const createBotChecks = (secrets: Secrets, clock: Clock): BotChecks => {
  const signed = {
    hmacSignatureSecret: secrets.keyFor('bot checks').toString('hex'),
    hmacKeySignatureSecret: secrets.keyFor('bot check keys').toString('hex'),
  }
  const secondsNow = () => Math.floor(clock.now().getTime() / 1000)

  return {
    create: async () => {
      const expires = Math.floor(later(clock.now(), GOOD_FOR).getTime() / 1000)
      const challenge = await createChallenge({
        algorithm: WORK.algorithm,
        cost: WORK.cost,
        counter: randomInt(WORK.most, WORK.fewest),
        // Among the signed data, since the library's own expiry is judged by a clock that is not ours.
        data: { expires },
        deriveKey,
        ...signed,
      })
      return { challenge: botChallenge.parse(challenge), goodFor: GOOD_FOR / 1000 }
    },

    spend: async (tx, { challenge, solution }) => {
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...signed })
      if (!verified) throw badRequest('BOT_CHECK_FAILED')
      const { expires } = challenge.parameters.data
      if (expires <= secondsNow()) throw badRequest('BOT_CHECK_EXPIRED')
      const spent = await tx
        .insert(spentBotChecks)
        .values({ signature: challenge.signature, expiresAt: new Date(expires * 1000) })
        .onConflictDoNothing()
        .returning({ signature: spentBotChecks.signature })
      if (spent.length === 0) throw badRequest('BOT_CHECK_EXPIRED')
    },
  }
}
