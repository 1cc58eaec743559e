import { randomInt } from 'node:crypto'

import { CERTIFICATE_ALPHABET } from '../../../src/domain/certificate.ts'

const group = () =>
  Array.from({ length: 4 }, () => CERTIFICATE_ALPHABET.charAt(randomInt(CERTIFICATE_ALPHABET.length))).join('')

/** A number that cannot be guessed from another. */
export const makeCertificateNumber = (): string => `TIM-${group()}-${group()}`
