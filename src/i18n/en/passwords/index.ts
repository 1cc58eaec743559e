import type { BaseTranslation } from '../../i18n-types'

/** A new password, wherever one is chosen. */
const en_passwords = {
  show: 'Show password',
  hide: 'Hide password',
  /** Beside a need, while it is and once it is no more. */
  needed: 'needed',
  met: 'met',
  needs: {
    characters: 'At least 8 characters',
    upper: 'An uppercase letter',
    lower: 'A lowercase letter',
    digit: 'A digit',
    symbol: 'One of @ # $ ! % * ? &',
  },
  needsLabel: 'The password needs',
  lacking: 'Still needed: {needs:string}',
  whole: 'The password meets every requirement.',
  see: 'See the requirements',
  requirements: {
    title: 'Password requirements',
    lead: 'A password has all five of these:',
    room: 'Up to 128 characters. Spaces and letters of every script are welcome, and nothing is cut off.',
    common: 'A password that is widely used, or known from a breach elsewhere, is not accepted.',
    manager: 'You can paste it, and a password manager can make it up and keep it for you.',
  },
} satisfies BaseTranslation

export default en_passwords
