import { isolated, ltr } from '../../letter.ts'
import type { CertificateLetters } from './certificate-letters.ts'

export const certificatesEn: CertificateLetters = {
  certificateReissued: ({ courseTitle, replaced, certificateNumber, certificateLink }) => ({
    subject: `Your certificate was reissued: ${courseTitle}`,
    preheader: 'The new one takes the place of the old one.',
    paragraphs: [
      `Your certificate of ${isolated(courseTitle)} was issued anew with your corrected name. What you earned, and until when it is good, stay as they were.`,
      `It takes the place of ${ltr(replaced)}, which no longer counts. Anyone can check the new one by its number:`,
    ],
    code: certificateNumber,
    link: { label: 'See the certificate', address: certificateLink },
    closing: 'If you did not expect this, tell us.',
  }),
  certificateRevoked: ({ courseTitle, certificateNumber, reason, link }, product) => ({
    subject: `Your certificate was withdrawn: ${courseTitle}`,
    preheader: 'It is no longer in force.',
    paragraphs: [
      `${product} has withdrawn your certificate of ${isolated(courseTitle)}. Whoever checks it sees that it is no longer in force.`,
      `The reason that was given: ${isolated(reason)}`,
      'The certificate with this number:',
    ],
    code: certificateNumber,
    link: { label: 'Ask about it', address: link },
    closing: 'If you think that this is a mistake, write to us with the number of the certificate.',
  }),
}
