import type { MessageWords } from '../../letter.ts'

/** What becomes of a certificate after it was issued. */
export type CertificateLetters = Pick<
  MessageWords['letters'],
  'certificateIssued' | 'certificateReissued' | 'certificateRestored' | 'certificateRevoked'
>
