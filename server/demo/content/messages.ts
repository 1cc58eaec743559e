import type { Language } from '../../../src/domain/language.ts'
import type { AttemptOutcome, MessageState } from '../../../src/domain/message.ts'
import { USER_TYPE } from '../../../src/domain/user-type.ts'
import { OWN_REASONS } from '../../modules/mail/own-reasons.ts'
import type { MailData } from '../../platform/mail.ts'
import type { SmsData } from '../../platform/sms.ts'
import type { PersonKey } from './people.ts'

type Told =
  | { [T in keyof MailData]: Readonly<{ channel: 'mail'; template: T; data: MailData[T] }> }[keyof MailData]
  | { [T in keyof SmsData]: Readonly<{ channel: 'sms'; template: T; data: SmsData[T] }> }[keyof SmsData]

/** What became of it, so many minutes after it was written, and what was answered. */
type Tried = Readonly<{ after: number; outcome: AttemptOutcome; answer: string | null }>

export type MessageSource = Told &
  Readonly<{
    to: PersonKey | Readonly<{ name: string; address: string }>
    language: Language
    hoursAgo: number
    state: MessageState
    tried: readonly Tried[]
  }>

const at = (path: string): string => `https://training.example.org${path}`
const code = (secret: string): string => at(`/auth/resetPassword?code=${secret}`)
const TAKEN = OWN_REASONS.replaced.en

const accepted = (after: number, queue: string): Tried => ({
  after,
  outcome: 'accepted',
  answer: `250 2.0.0 Ok: queued as ${queue}`,
})
const refused = (after: number, answer: string): Tried => ({ after, outcome: 'refused', answer })

const BUSY = '451 4.7.1 Greylisting in action, please come back later'
const NOBODY = '550 5.1.1 <…>: Recipient address rejected: User unknown in virtual mailbox table'
const FULL = '552 5.2.2 Mailbox is full'

/** Messages of the last weeks: taken, not taken, left out, and some that wait. */
export const messages: readonly MessageSource[] = [
  {
    channel: 'mail',
    template: 'courseCompleted',
    to: 'demo-student',
    language: 'en',
    hoursAgo: 620,
    state: 'sent',
    tried: [accepted(1, '4XqT2p1kzNz5v')],
    data: {
      courseTitle: 'Cable Barrier Awareness',
      certificateNumber: 'TIM-7K3M-9QX2-4HTD',
      certificateLink: at('/course/verification?number=TIM-7K3M-9QX2-4HTD'),
    },
  },
  {
    channel: 'mail',
    template: 'groupJoined',
    to: 'demo-student',
    language: 'en',
    hoursAgo: 410,
    state: 'sent',
    tried: [refused(1, BUSY), accepted(3, '4XqT9y0fgLz8c')],
    data: { group: 'Central EMS, field crews', link: at('/profile') },
  },
  {
    channel: 'mail',
    template: 'passwordChanged',
    to: 'demo-coordinator',
    language: 'en',
    hoursAgo: 300,
    state: 'sent',
    tried: [accepted(1, '4XqV1m7hsMz2b')],
    data: { resetLink: at('/forgot-password') },
  },
  {
    channel: 'sms',
    template: 'phoneCode',
    to: { name: 'Dana Whitfield', address: '(555) 010-4477' },
    language: 'en',
    hoursAgo: 121,
    state: 'sent',
    tried: [{ after: 0, outcome: 'accepted', answer: '202 {"status":"accepted"}' }],
    data: { code: '482913' },
  },
  {
    channel: 'mail',
    template: 'emailVerification',
    to: { name: 'Şükran Yılmaz', address: 's.yilmaz@example.net' },
    language: 'tr',
    hoursAgo: 96,
    state: 'skipped',
    tried: [refused(1, BUSY), { after: 31, outcome: 'skipped', answer: TAKEN }],
    data: { link: at('/auth/accountConfirmation?code=Q0JkZXJzLWJhcnJpZXItY2FibGU') },
  },
  {
    channel: 'mail',
    template: 'emailVerification',
    to: { name: 'Şükran Yılmaz', address: 's.yilmaz@example.net' },
    language: 'tr',
    hoursAgo: 95.5,
    state: 'sent',
    tried: [accepted(1, '4XqW3k2trPz6d')],
    data: { link: at('/auth/accountConfirmation?code=c2VjcmV0LW9mLWEtbGluay1vbmU') },
  },
  // Wrote the address of the account wrong, and waits for a mail that comes back.
  {
    channel: 'mail',
    template: 'emailVerification',
    to: 'peter.vance',
    language: 'en',
    hoursAgo: 71.9,
    state: 'bounced',
    tried: [{ after: 1, outcome: 'bounced', answer: NOBODY }],
    data: { link: at('/auth/accountConfirmation?code=d3JpdHRlbi13cm9uZy1hbmQtbm90LXJlYWQ') },
  },
  {
    channel: 'mail',
    template: 'invitation',
    to: { name: 'ليلى منصور', address: 'l.mansour@example.net' },
    language: 'ar',
    hoursAgo: 70,
    state: 'bounced',
    tried: [{ after: 1, outcome: 'bounced', answer: NOBODY }],
    data: {
      code: 'RESP-ONDR-7TRM',
      link: at('/auth/register?accountType=2&profileId=9999&verificationCode=RESP-ONDR-7TRM'),
      userType: USER_TYPE.instructor,
      inviter: 'TIM Training',
      expiresAt: '2030-01-01T00:00:00.000Z',
    },
  },
  {
    channel: 'sms',
    template: 'phoneCode',
    to: { name: 'Grace Tanaka', address: '(555) 010-8812' },
    language: 'en',
    hoursAgo: 52,
    state: 'failed',
    tried: [{ after: 0, outcome: 'refused', answer: 'The gateway refused it with 400: number is not a mobile one' }],
    data: { code: '771204' },
  },
  {
    channel: 'mail',
    template: 'roleGranted',
    to: 'demo-coordinator',
    language: 'en',
    hoursAgo: 40,
    state: 'sent',
    tried: [accepted(1, '4XqY8d4vbQz1f')],
    data: { userType: USER_TYPE.groupCoordinator, link: at('/coordinator/students') },
  },
  {
    channel: 'mail',
    template: 'accountExists',
    to: 'demo-instructor',
    language: 'en',
    hoursAgo: 19,
    state: 'failed',
    tried: [refused(1, BUSY), refused(32, FULL)],
    data: { signInLink: at('/sign-in'), resetLink: at('/forgot-password') },
  },
  {
    channel: 'mail',
    template: 'passwordReset',
    to: { name: 'Bora Demir', address: 'b.demir@example.net' },
    language: 'tr',
    hoursAgo: 6,
    state: 'bounced',
    tried: [{ after: 1, outcome: 'bounced', answer: NOBODY }],
    data: { link: code('bm90aGluZy10by1zZWUtaGVyZS1hdC1hbGw') },
  },
  {
    channel: 'mail',
    template: 'contactReceived',
    to: { name: 'Kofi Danquah', address: 'kofi.danquah@example.com' },
    language: 'en',
    hoursAgo: 2,
    state: 'queued',
    tried: [refused(1, BUSY), refused(33, BUSY)],
    data: { reference: 'C-7K3M-9QX2', topic: 'classes', link: at('/contact') },
  },
  {
    channel: 'mail',
    template: 'courseCompleted',
    to: 'demo-student',
    language: 'en',
    hoursAgo: 0.5,
    state: 'outbox',
    tried: [],
    data: {
      courseTitle: 'Cable Barrier Awareness',
      certificateNumber: 'TIM-7K3M-9QX2-4HTD',
      certificateLink: at('/course/verification?number=TIM-7K3M-9QX2-4HTD'),
    },
  },
]
