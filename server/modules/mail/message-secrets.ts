import type { MessageTemplate } from '../../../src/domain/message.ts'
import type { MailData } from '../../platform/mail.ts'
import type { SmsData } from '../../platform/sms.ts'
import type { Filled } from './messages.repository.ts'

/** A template is one that messages are listed and found by, or there is nothing that it could be. */
type Secrets<Data> = {
  readonly [T in keyof Data]: T extends MessageTemplate ? readonly (keyof Data[T])[] : never
}

/** What of a message opens something for whoever reads it: a link that works once, a code. A new template says it. */
const SECRETS: Readonly<{ mail: Secrets<MailData>; sms: Secrets<SmsData> }> = {
  mail: {
    emailVerification: ['link'],
    accountExists: [],
    passwordReset: ['link'],
    passwordChanged: [],
    emailChange: ['link'],
    emailChangeNotice: [],
    emailTaken: [],
    invitation: ['code', 'link'],
    groupInvitation: ['code', 'link'],
    groupJoined: [],
    roleGranted: [],
    accountDeactivated: [],
    accountsMerged: [],
    accountsParted: [],
    enrollmentConfirmed: ['verificationCode', 'verificationLink'],
    enrollmentCode: ['verificationCode', 'verificationLink'],
    enrollmentExtended: [],
    enrollmentDropped: [],
    enrollmentReturned: [],
    attemptReset: [],
    lessonQuestion: [],
    lessonAnswer: [],
    instructorMessage: [],
    programmeMessage: [],
    classTakenOver: [],
    classHandedOver: [],
    walkInAccount: ['link'],
    walkInKnown: ['link'],
    courseReminder: [],
    courseCompleted: [],
    certificateIssued: [],
    certificateRestored: [],
    certificateReissued: [],
    certificateRevoked: [],
    teachingApproved: [],
    approvalEnding: [],
    nameChangeAsked: [],
    nameChangeApproved: [],
    nameChangeRefused: [],
    seatConfirmed: [],
    seatWaitlisted: [],
    seatOffered: [],
    offerLapsed: [],
    classLeft: [],
    classChanged: [],
    classCancelled: [],
    classMessage: [],
    contactReceived: [],
    contactReply: [],
    contactMessage: [],
    reportReady: ['link'],
    listReady: ['link'],
    reportMailingStopped: [],
  },
  sms: {
    phoneCode: ['code'],
    seatConfirmed: [],
    seatWaitlisted: [],
    seatOffered: [],
    offerLapsed: [],
    classLeft: [],
  },
}

const DOTS = '••••••'
/** What a link of ours carries; where it leads stays to be read. */
const CARRIED = /([?&](?:code|verificationCode|signature)=)[^&]*/g

const masked = (value: string): string => {
  if (/^https?:/.test(value)) return value.replaceAll(CARRIED, `$1${DOTS}`)
  return value.replaceAll(/[\p{L}\p{N}]/gu, '•')
}

const secretsOf = (channel: Filled['channel'], template: string): readonly string[] => {
  const known: Readonly<Record<string, readonly string[]>> = SECRETS[channel]
  // One of another version: it may have any.
  return Object.hasOwn(known, template)
    ? (known[template] ?? [])
    : ['code', 'link', 'verificationCode', 'verificationLink']
}

/** Whether what a message carries is gone once it has left. */
export const hasSecrets = ({ channel, template }: Pick<Filled, 'channel' | 'template'>): boolean =>
  secretsOf(channel, template).length > 0

/** A message as it is kept once it has left: what opened something is dots. */
export const withoutSecrets = <M extends Filled>(message: M): M => {
  const secrets = secretsOf(message.channel, message.template)
  const data = Object.fromEntries(
    Object.entries(message.data).map(([key, value]) => [
      key,
      typeof value === 'string' && secrets.includes(key) ? masked(value) : value,
    ]),
  )
  return { ...message, data }
}

/** The same as somebody else than its recipient reads it: nor what is signed for the recipient alone. */
export const asShown = <M extends Filled>(message: M): M => {
  const held = withoutSecrets(message)
  const data = Object.fromEntries(
    Object.entries(held.data).map(([key, value]) => [
      key,
      typeof value === 'string' && /^https?:/.test(value) ? masked(value) : value,
    ]),
  )
  return { ...held, data }
}
