import { someOf } from './keys.ts'

/** How a message leaves. */
export const MESSAGE_CHANNELS = ['mail', 'sms'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/**
 * Where a message stands. `outbox` was written by a server that has no way out; `sent` was taken by a server that said
 * so; `bounced` was refused for good by its mailbox; `suppressed` was not sent, since one before came back from there;
 * `skipped` was not sent, since what it carries works no more.
 */
export const MESSAGE_STATES = ['queued', 'sent', 'failed', 'bounced', 'suppressed', 'skipped', 'outbox'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** Those that are still to leave. */
export const WAITING_STATES = someOf<MessageState>()({
  queued: true,
  sent: false,
  failed: false,
  bounced: false,
  suppressed: false,
  skipped: false,
  outbox: true,
})

/** What came back from its mailbox, or was kept back for that reason. */
export const RETURNED_STATES = someOf<MessageState>()({
  queued: false,
  sent: false,
  failed: false,
  bounced: true,
  suppressed: true,
  skipped: false,
  outbox: false,
})

/**
 * What became of a message at one time: put into the queue, taken, not taken (now or for good), come back from a mailbox
 * that is none, not sent there for that reason, left out, or sent back after it was taken, which is no try of ours.
 */
export const ATTEMPT_OUTCOMES = [
  'queued',
  'accepted',
  'refused',
  'bounced',
  'suppressed',
  'skipped',
  'returned',
] as const
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number]

/** Why a mailbox is not read: nobody answers, it refuses the name or the password, there is no such folder, another reason. */
export const MAILBOX_PROBLEMS = ['unreachable', 'refused', 'noFolder', 'other'] as const
export type MailboxProblem = (typeof MAILBOX_PROBLEMS)[number]

/** How answers and returned mail are heard: not at all, not tried yet, read, or not read at the moment. */
export const MAILBOX_STATES = ['off', 'unread', 'read', 'failing'] as const

/** Every kind of message; several are a mail and a text message. */
export const MESSAGE_TEMPLATES = [
  'emailVerification',
  'accountExists',
  'passwordReset',
  'passwordChanged',
  'emailChange',
  'emailChangeNotice',
  'emailTaken',
  'invitation',
  'groupInvitation',
  'groupJoined',
  'roleGranted',
  'accountDeactivated',
  'accountsMerged',
  'accountsParted',
  'enrollmentConfirmed',
  'enrollmentCode',
  'enrollmentExtended',
  'enrollmentDropped',
  'enrollmentReturned',
  'attemptReset',
  'lessonQuestion',
  'lessonAnswer',
  'instructorMessage',
  'programmeMessage',
  'classTakenOver',
  'classHandedOver',
  'walkInAccount',
  'walkInKnown',
  'courseReminder',
  'courseCompleted',
  'certificateIssued',
  'certificateRestored',
  'certificateReissued',
  'certificateRevoked',
  'teachingApproved',
  'approvalEnding',
  'nameChangeAsked',
  'nameChangeApproved',
  'nameChangeRefused',
  'seatConfirmed',
  'seatWaitlisted',
  'seatOffered',
  'offerLapsed',
  'classLeft',
  'classChanged',
  'classCancelled',
  'classMessage',
  'contactReceived',
  'contactReply',
  'contactMessage',
  'reportReady',
  'listReady',
  'reportMailingStopped',
  'phoneCode',
] as const
export type MessageTemplate = (typeof MESSAGE_TEMPLATES)[number]

/** Days for which what a message said can be read after it was written. */
export const MESSAGE_READ_DAYS = 365
