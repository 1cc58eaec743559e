import type { MessageChannel, MessageTemplate } from './message.ts'

/**
 * What stands for what a message is filled with. `text` is somebody's words or a name, `part` a sentence or lines that
 * the product writes and leaves out where they say nothing, `secret` what opens something by itself.
 */
type VariableKind = 'text' | 'part' | 'code' | 'link'

export type TemplateVariable = Readonly<{
  kind: VariableKind
  /** Without it the message is of no use. */
  isRequired?: true
  /** It opens something for whoever reads it: never where it is read over a shoulder. */
  isSecret?: true
}>

const TEXT = { kind: 'text' } as const
const PART = { kind: 'part' } as const
const NEEDED = { kind: 'text', isRequired: true } as const
const NEEDED_PART = { kind: 'part', isRequired: true } as const
const CODE = { kind: 'code', isRequired: true } as const
const LINK = { kind: 'link' } as const
const NEEDED_LINK = { kind: 'link', isRequired: true } as const
const SECRET_CODE = { kind: 'code', isRequired: true, isSecret: true } as const
const SECRET_LINK = { kind: 'link', isRequired: true, isSecret: true } as const

const HELD = { courseTitle: NEEDED, when: TEXT, where: TEXT, classLink: LINK } as const
const CERTIFICATE = { courseTitle: TEXT, certificateNumber: CODE, certificateLink: NEEDED_LINK } as const
const ENROLLED = { courseTitle: NEEDED, link: LINK } as const
const MERGED = { kept: NEEDED, gone: NEEDED, signInLink: LINK, resetLink: LINK, contactLink: NEEDED_LINK } as const
const LESSON = { courseTitle: TEXT, lesson: TEXT, moment: TEXT, link: LINK } as const
const WRITTEN = { subject: TEXT, excerpt: TEXT, text: NEEDED, link: LINK } as const

/** In every mail, besides its own. */
const EVERY_MAIL = { name: TEXT, product: TEXT } as const
const EVERY_SMS = { product: TEXT } as const

const SMS_HELD = { courseTitle: NEEDED, when: TEXT, venue: TEXT, classLink: LINK } as const

/** The variables of each kind of message, by how it leaves. */
export const MESSAGE_VARIABLES = {
  mail: {
    emailVerification: { link: SECRET_LINK },
    accountExists: { signInLink: NEEDED_LINK, resetLink: LINK },
    passwordReset: { link: SECRET_LINK },
    passwordChanged: { resetLink: NEEDED_LINK },
    emailChange: { link: SECRET_LINK },
    emailChangeNotice: { newEmail: NEEDED, link: NEEDED_LINK },
    emailTaken: { signInLink: NEEDED_LINK, resetLink: LINK },
    invitation: {
      inviter: TEXT,
      role: TEXT,
      approval: PART,
      code: SECRET_CODE,
      link: SECRET_LINK,
      until: TEXT,
    },
    groupInvitation: {
      inviter: TEXT,
      group: NEEDED,
      code: SECRET_CODE,
      link: SECRET_LINK,
      profileLink: LINK,
      until: TEXT,
    },
    groupJoined: { group: NEEDED, link: LINK },
    roleGranted: { role: NEEDED, link: LINK },
    accountDeactivated: { link: NEEDED_LINK },
    accountsMerged: MERGED,
    accountsParted: MERGED,
    enrollmentConfirmed: {
      courseTitle: NEEDED,
      until: TEXT,
      verificationCode: SECRET_CODE,
      verificationLink: SECRET_LINK,
      courseLink: LINK,
    },
    enrollmentCode: {
      courseTitle: NEEDED,
      verificationCode: SECRET_CODE,
      verificationLink: SECRET_LINK,
      validity: PART,
    },
    enrollmentExtended: { ...ENROLLED, until: NEEDED },
    enrollmentDropped: { ...ENROLLED, reason: NEEDED },
    enrollmentReturned: { ...ENROLLED, until: NEEDED },
    attemptReset: { ...ENROLLED, lesson: TEXT, attempt: TEXT },
    lessonQuestion: { ...LESSON, student: NEEDED, text: NEEDED },
    lessonAnswer: { ...LESSON, instructor: TEXT, question: TEXT, text: NEEDED },
    instructorMessage: { ...WRITTEN, instructor: NEEDED },
    programmeMessage: { ...WRITTEN, sender: NEEDED },
    classTakenOver: { ...HELD, from: TEXT },
    classHandedOver: { ...HELD, to: TEXT },
    walkInAccount: { courseTitle: TEXT, venue: TEXT, link: SECRET_LINK, hours: TEXT, forgotLink: LINK },
    walkInKnown: { courseTitle: TEXT, venue: TEXT, link: SECRET_LINK, contactLink: LINK },
    courseReminder: { opening: PART, courses: NEEDED_PART, link: LINK },
    courseCompleted: CERTIFICATE,
    certificateIssued: CERTIFICATE,
    certificateRestored: CERTIFICATE,
    certificateReissued: { ...CERTIFICATE, replaced: TEXT },
    certificateRevoked: { courseTitle: TEXT, certificateNumber: CODE, reason: NEEDED, link: LINK },
    teachingApproved: { approvals: NEEDED_PART, link: LINK },
    approvalEnding: { courses: NEEDED_PART, link: LINK },
    nameChangeAsked: { from: TEXT, to: NEEDED, link: LINK },
    nameChangeApproved: { to: NEEDED, link: LINK },
    nameChangeRefused: { to: TEXT, reason: NEEDED, link: LINK },
    seatConfirmed: { ...HELD, notes: PART, calendarLink: LINK },
    seatWaitlisted: { ...HELD, position: TEXT },
    seatOffered: { ...HELD, classLink: NEEDED_LINK, until: NEEDED },
    offerLapsed: HELD,
    classLeft: HELD,
    classChanged: { ...HELD, sessions: NEEDED_PART, beforeWhen: TEXT, beforeWhere: TEXT },
    classCancelled: { ...HELD, reason: NEEDED, nextClasses: PART },
    classMessage: { ...HELD, instructor: NEEDED, text: NEEDED },
    contactReceived: { reference: CODE, topic: TEXT, again: TEXT, link: LINK },
    contactReply: { reference: CODE, topic: TEXT, sender: TEXT, excerpt: TEXT, text: NEEDED, again: TEXT, link: LINK },
    contactMessage: {
      reference: CODE,
      topic: TEXT,
      sender: NEEDED,
      email: NEEDED,
      excerpt: TEXT,
      text: NEEDED,
      link: LINK,
    },
    reportReady: {
      title: TEXT,
      summary: PART,
      opening: PART,
      amendment: PART,
      note: PART,
      quarter: TEXT,
      link: SECRET_LINK,
      validity: PART,
    },
    listReady: { view: TEXT, summary: PART, opening: PART, link: SECRET_LINK, validity: PART },
    reportMailingStopped: { opening: NEEDED_PART, reason: NEEDED_PART, link: LINK },
  },
  sms: {
    phoneCode: { code: SECRET_CODE },
    seatConfirmed: SMS_HELD,
    seatWaitlisted: { ...SMS_HELD, position: TEXT },
    seatOffered: { ...SMS_HELD, classLink: NEEDED_LINK, until: NEEDED },
    offerLapsed: SMS_HELD,
    classLeft: SMS_HELD,
  },
} as const satisfies Readonly<
  Record<MessageChannel, Readonly<Partial<Record<MessageTemplate, Readonly<Record<string, TemplateVariable>>>>>>
>

type Own = typeof MESSAGE_VARIABLES
type NameIn<Kinds> = { [Kind in keyof Kinds]: keyof Kinds[Kind] }[keyof Kinds]

/** The variables that are a kind's own. */
export type OwnVariable<Channel extends MessageChannel, Kind extends keyof Own[Channel]> = keyof Own[Channel][Kind] &
  string

/** Every variable that there is: each has words. */
export type VariableName = NameIn<Own['mail']> | NameIn<Own['sms']> | keyof typeof EVERY_MAIL

/** A kind of message as it leaves: what a template is of. */
export type TemplateKind = Readonly<{ channel: MessageChannel; template: MessageTemplate }>

/** All variables of a kind, those of every message last; null where nothing of this kind leaves so. */
export const variablesOf = ({ channel, template }: TemplateKind): ReadonlyMap<string, TemplateVariable> | null => {
  const kinds: Readonly<Partial<Record<string, Readonly<Record<string, TemplateVariable>>>>> =
    MESSAGE_VARIABLES[channel]
  const own = Object.hasOwn(kinds, template) ? kinds[template] : undefined
  if (!own) return null
  return new Map(Object.entries({ ...own, ...(channel === 'mail' ? EVERY_MAIL : EVERY_SMS) }))
}

/** Every kind of message that can be written anew, mails before text messages. */
export const TEMPLATE_KINDS: readonly TemplateKind[] = [
  ...Object.keys(MESSAGE_VARIABLES.mail).map((template) => ({ channel: 'mail' as const, template })),
  ...Object.keys(MESSAGE_VARIABLES.sms).map((template) => ({ channel: 'sms' as const, template })),
] as readonly TemplateKind[]
