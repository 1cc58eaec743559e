import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

import { ENROLLMENT_CODE } from '../../../src/domain/enrollment-code.ts'
import { normaliseCode } from '../../../src/domain/verification-code.ts'
import type { Platform } from '../../platform/platform.ts'

const { groups, characters, alphabet } = ENROLLMENT_CODE

const makeGroup = (): string =>
  Array.from({ length: characters }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/** A fresh code as it is mailed. */
export const makeEnrollmentCode = (): string => Array.from({ length: groups }, makeGroup).join('-')

type Enrolled = Readonly<{ studentId: number; courseId: number }>

/**
 * A code that is typed is short enough to be found from a plain hash: this one is keyed, and bound to who is enrolled
 * in what, so that the same code is nothing to anybody else.
 */
export const enrollmentCodes = ({ secrets }: Pick<Platform, 'secrets'>) => {
  const key = secrets.keyFor('enrollment codes')
  const hashOf = (code: string, { studentId, courseId }: Enrolled): string =>
    createHmac('sha256', key)
      .update(`${studentId}\n${courseId}\n${normaliseCode(code)}`)
      .digest('hex')
  return {
    hashOf,
    isOf: (code: string, enrolled: Enrolled & Readonly<{ verificationCodeHash: string | null }>): boolean => {
      const hash = Buffer.from(hashOf(code, enrolled))
      const kept = Buffer.from(enrolled.verificationCodeHash ?? '')
      return kept.length === hash.length && timingSafeEqual(kept, hash)
    },
  }
}
