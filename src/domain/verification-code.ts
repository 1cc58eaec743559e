import { CERTIFICATE_ALPHABET } from './certificate.ts'

/** An invitation's code is read off a mail or opened as a link: 28 characters of 30 are more than 128 bits. */
export const VERIFICATION_CODE = { groups: 7, characters: 4, alphabet: CERTIFICATE_ALPHABET } as const

/** A code as typed or pasted, in the one form in which it is hashed. Case, spaces and dashes are free. */
export const normaliseCode = (typed: string): string =>
  typed.replaceAll(/[\s\-–—]/g, '').replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
