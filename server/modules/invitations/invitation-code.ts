import { createHash, randomInt } from 'node:crypto'

import { VERIFICATION_CODE, normaliseCode } from '../../../src/domain/verification-code.ts'

const { groups, characters, alphabet } = VERIFICATION_CODE

const makeGroup = (): string =>
  Array.from({ length: characters }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/** A fresh code as it is shown: groups with dashes. */
export const makeInvitationCode = (): string => Array.from({ length: groups }, makeGroup).join('-')

/** What a code is kept as, however it was typed: more than 128 random bits need no slow hash. */
export const hashOfCode = (code: string): string => createHash('sha256').update(normaliseCode(code)).digest('hex')
