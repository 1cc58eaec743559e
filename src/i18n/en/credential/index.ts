import type { BaseTranslation } from '../../i18n-types'

const en_credential = {
  heading: 'Check a credential file',
  lead: 'It is the badge, a picture that ends in .svg, or ends in .jwt. The file does not leave this device.',
  choose: 'Choose a file',
  other: 'Choose another file',
  drop: 'or drop it here',
  close: 'Close',
  checking: 'Checking the signature',
  genuine: 'Genuine',
  genuineText: 'It was signed by this program, and nothing in it was changed.',
  forged: 'Not genuine',
  forgedText: 'Its signature is not right: something in it was changed after it was signed.',
  malformed: 'This is not a credential of a certificate',
  malformedText: 'Choose the badge as it was downloaded, unchanged.',
  unknownKey: 'Signed with a key that is not known here',
  unknownKeyText: 'Another program may have issued it. If it is of this program and very new, try again.',
  keyless: 'The keys could not be had',
  keylessText: 'The keys of this program are needed once to check signatures. Try again when there is a network.',
  unverified: 'This browser cannot check signatures',
  unverifiedText: 'Open this page over a secure connection (https), or use the number instead.',
  asking: 'Asking what it is worth now',
  unasked: 'What it is worth now could not be asked',
  unaskedText: 'The signature is right. Whether the certificate was revoked or replaced since, only the server knows.',
  unlisted: 'This server does not know its number',
  unlistedText: 'The signature is right, but there is no certificate with this number any more. Ask who issued it.',
  ended: 'Its time is over.',
  runs: 'Its time is not over.',
  open: 'See the certificate',
} satisfies BaseTranslation

export default en_credential
