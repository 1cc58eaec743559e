import { createHmac, timingSafeEqual } from 'node:crypto'

import {
  CHECK_IN_MAC_LENGTH,
  checkInSubject,
  checkInText,
  shortCodeSubject,
  shortCodeText,
  type CheckInCode,
} from '../../../src/domain/check-in.ts'

const macOf = (secret: string, code: Omit<CheckInCode, 'mac'>): string =>
  createHmac('sha256', secret).update(checkInSubject(code)).digest('base64url').slice(0, CHECK_IN_MAC_LENGTH)

/** The code that an instructor's phone shows in a window. */
export const makeCheckInCode = (secret: string, code: Omit<CheckInCode, 'mac'>): string =>
  checkInText({ ...code, mac: macOf(secret, code) })

export const isOfClass = (secret: string, code: CheckInCode): boolean =>
  timingSafeEqual(Buffer.from(macOf(secret, code)), Buffer.from(code.mac))

/** The code that is typed, of a window. */
export const makeShortCode = (secret: string, subject: Readonly<{ sessionId: number; window: number }>): string =>
  shortCodeText(createHmac('sha256', secret).update(shortCodeSubject(subject)).digest())
