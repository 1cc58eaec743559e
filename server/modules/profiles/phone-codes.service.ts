import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

import type { SendPhoneCodeBody, VerifyPhoneBody } from '../../../src/domain/contract/profile.contract.ts'
import { PHONE_CODE } from '../../../src/domain/phone.ts'
import { addresseeOf, ownDeed } from '../../platform/actor.ts'
import type { Actor } from '../../platform/actor.ts'
import { HOUR, MINUTE, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Limit, LimitKey } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { badRequest, found } from '../../platform/refusal.ts'
import { insertPhoneCode, takeTry, usePhoneCode } from './phone-codes.repository.ts'
import { lockProfile, updateUser } from './profile.repository.ts'

/** Codes that are sent to one person, to one phone, and at the wish of one network address. */
export const CODES_SENT: Limit = { tries: 5, milliseconds: HOUR }
const ADDRESS_LIMIT: Limit = { tries: 30, milliseconds: HOUR }
/** Wrong tries of one person and of one network address, of however many codes. */
const TRY_LIMIT: Limit = { tries: 30, milliseconds: HOUR }
const TRY_ADDRESS_LIMIT: Limit = { tries: 100, milliseconds: HOUR }

export const codesSentKey = (userId: number): string => `phone code user ${userId}`

const makeCode = (): string => String(randomInt(10 ** PHONE_CODE.digits)).padStart(PHONE_CODE.digits, '0')

export const createPhoneCodes = ({ db, clock, limits, secrets, sms, audit }: Platform) => {
  const key = secrets.keyFor('phone codes')
  /** Bound to the person and the phone: a code is nothing elsewhere. */
  const hashOf = (userId: number, phone: string, code: string): string =>
    createHmac('sha256', key).update(`${userId}\n${phone}\n${code}`).digest('hex')

  return {
    send: async (actor: Actor, { phoneNumber: phone }: SendPhoneCodeBody): Promise<void> => {
      const { caller, address } = actor
      const { userId } = caller
      await limits.take({ deed: 'phone code', address }, ADDRESS_LIMIT)
      await limits.take(codesSentKey(userId), CODES_SENT)
      await limits.take(`phone code phone ${phone}`, CODES_SENT)
      const code = makeCode()
      const now = clock.now()
      await db.transaction(async (tx) => {
        // Codes of one person are made one after the other, so that only the latest works.
        found(await lockProfile(tx, userId))
        await insertPhoneCode(tx, {
          userId,
          phone,
          codeHash: hashOf(userId, phone, code),
          createdAt: now,
          expiresAt: later(now, PHONE_CODE.minutes * MINUTE),
        })
        await sms.send(tx, {
          template: 'phoneCode',
          to: { name: addresseeOf(caller).name, phone },
          language: caller.language,
          data: { code },
        })
      })
    },

    /** What proves the phone by a code that is right. 400 `WRONG_PHONE_CODE`, or `PHONE_CODE_EXPIRED` where no code can be right any more. */
    judge: async (actor: Actor, { phoneNumber: phone, code }: VerifyPhoneBody) => {
      const { userId } = actor.caller
      const now = clock.now()
      const tries: [LimitKey, Limit][] = [
        [{ deed: 'phone try', address: actor.address }, TRY_ADDRESS_LIMIT],
        [`phone try user ${userId}`, TRY_LIMIT],
      ]
      const sent = await limits.judge(tries, async () => {
        // Outside the transaction: a try that was wrong stays counted.
        const latest = await takeTry(db, userId, phone, now)
        if (!latest) throw badRequest('PHONE_CODE_EXPIRED')
        const isRight = timingSafeEqual(Buffer.from(latest.codeHash), Buffer.from(hashOf(userId, phone, code)))
        if (!isRight) throw badRequest('WRONG_PHONE_CODE')
        return latest
      })
      return async (tx: Tx): Promise<void> => {
        if (!(await usePhoneCode(tx, sent.id, now))) throw badRequest('PHONE_CODE_EXPIRED')
        await updateUser(tx, userId, { phone, phoneVerifiedAt: now })
        await audit.record(tx, ownDeed(actor, 'phone.verified'))
      }
    },
  }
}
