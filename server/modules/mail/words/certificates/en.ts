import { isolated, ltr } from '../../letter.ts'
import type { CertificateLetters } from './certificate-letters.ts'

export const certificatesEn: CertificateLetters = {
  certificateIssued: ({ courseTitle, certificateNumber, certificateLink }, product) => ({
    subject: `Your certificate: ${courseTitle}`,
    preheader: 'It was issued to you.',
    paragraphs: [
      `${product} has issued you a certificate of ${isolated(courseTitle)}. Anyone can check it by its number:`,
    ],
    code: certificateNumber,
    link: { label: 'See the certificate', address: certificateLink },
    closing: 'It is on your dashboard, too. If you did not expect it, tell us.',
  }),
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
  certificateRestored: ({ courseTitle, certificateNumber, certificateLink }, product) => ({
    subject: `Your certificate counts again: ${courseTitle}`,
    preheader: 'It is in force as before.',
    paragraphs: [
      `${product} has given back your certificate of ${isolated(courseTitle)}, which had been revoked. It is what it was before; anyone can check it by its number:`,
    ],
    code: certificateNumber,
    link: { label: 'See the certificate', address: certificateLink },
    closing: 'If you have questions, write to us with the number of the certificate.',
  }),
  certificateRevoked: ({ courseTitle, certificateNumber, reason, link }, product) => ({
    subject: `Your certificate was revoked: ${courseTitle}`,
    preheader: 'It is no longer in force.',
    paragraphs: [
      `${product} has revoked your certificate of ${isolated(courseTitle)}. Whoever checks it sees that it is no longer in force.`,
      `The reason that was given: ${isolated(reason)}`,
      'The certificate with this number:',
    ],
    code: certificateNumber,
    link: { label: 'Ask about it', address: link },
    closing: 'If you think that this is a mistake, write to us with the number of the certificate.',
  }),
}
