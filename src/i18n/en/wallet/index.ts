import type { BaseTranslation } from '../../i18n-types'

const en_wallet = {
  title: 'Add to a wallet',
  what: 'A wallet is an app on your phone that keeps certificates and shows them to whoever asks you for them.',
  making: 'Making a code',
  scan: 'Scan this code with the wallet on your phone.',
  alt: 'Code for a wallet',
  open: 'Open a wallet on this device',
  good: 'Good for {minutes:string} minutes and for one wallet. Show it to nobody: whoever scans it first takes the certificate.',
  boundText: 'What your wallet takes is tied to its key, so that no copy can pass for it.',
  unboundText: 'What your wallet takes is tied to no key: the same file as in the badge.',
  unbound: 'My wallet does not take this code',
  bound: 'Go back to the code with a key',
  again: 'Make a new code',
  taken: 'A wallet has taken the certificate',
  takenText: 'It shows there now. Was it not your wallet? Then tell us.',
  write: 'Write to us',
  expired: 'This code has ended',
  expiredText: 'No wallet has taken the certificate. Make a new code when your wallet is at hand.',
  failed: 'No code was made',
} satisfies BaseTranslation

export default en_wallet
