import { CERTIFICATE_ALPHABET } from './certificate.ts'
import { normaliseCode } from './verification-code.ts'

/** The code that an enrolment's mail carries, read off and typed: `K7P2-9XQ4`. It is worth something to one person. */
export const ENROLLMENT_CODE = { groups: 2, characters: 4, alphabet: CERTIFICATE_ALPHABET } as const

const { groups, characters, alphabet } = ENROLLMENT_CODE
const SHAPE = new RegExp(`^[${alphabet}]{${groups * characters}}$`)

/** A code as typed, pasted or opened by a link, in its printed form; null when it cannot be one. */
export const readEnrollmentCode = (typed: string): string | null => {
  const bare = normaliseCode(typed)
  return SHAPE.test(bare) ? `${bare.slice(0, characters)}-${bare.slice(characters)}` : null
}
