import type { BaseTranslation } from '../../i18n-types'

const en_verification = {
  title: 'Verification',
  heading: 'Verify a certificate',
  lead: 'Type the number printed on the certificate, or scan its code with a phone.',
  number: 'Certificate number',
  help: 'It looks like TIM-7K3M-9Q2X. Capitals, spaces and dashes do not matter.',
  verify: 'Verify',
  malformed:
    'This is not a certificate number. It has TIM, then eight letters and digits, none of them 0, 1, I, L, O or U.',
  checking: 'Checking the number',
  unknownTitle: 'No certificate has this number',
  unknown: 'Compare it with the printed one. If it is the same, ask the person who gave it to you.',
  failedTitle: 'The number could not be checked',
  failed: 'This says nothing about the certificate. Try again in a moment.',
  certificate: 'Certificate',
  share: 'The address of this page shows this result. Share it as it is.',
  inForce: 'See the certificate in force:',
  checkFile: 'Check a credential file',
  checkFileText: 'The file beside a PDF carries a signature. It is checked in this browser, without a network.',
  meaning: {
    valid: 'It was issued by this program and is in force.',
    expired: 'It was issued by this program, but its time is over.',
    revoked: 'The program has revoked it. It proves nothing any more.',
    superseded: 'A newer certificate has taken its place, for example after a corrected name.',
  },
  facts: {
    recipientName: 'Issued to',
    courseTitle: 'Course',
    hours: 'Hours',
    completedOn: 'Completed',
    issuedAt: 'Issued',
    expiresAt: 'Expires',
    never: 'Does not expire',
    revokedAt: 'Revoked',
    issuer: 'Issued by',
    agency: 'Agency',
    licenseNumber: 'License number',
    authority: 'In the name of',
    signer: 'Signed by',
    number: 'Number',
  },
} satisfies BaseTranslation

export default en_verification
