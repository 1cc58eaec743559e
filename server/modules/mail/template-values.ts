import type { Language } from '../../../src/domain/language.ts'
import { MESSAGE_VARIABLES, type OwnVariable } from '../../../src/domain/message-variables.ts'
import type { ClassMail, MailData, MailTemplate } from '../../platform/mail.ts'
import type { SmsData, SmsTemplate } from '../../platform/sms.ts'
import type { Letter, MessageWords } from './letter.ts'
import { classTime, closingTime } from './words/class-time.ts'
import { placeOf } from './words/classes/class-words.ts'
import { longDate } from './words/long-date.ts'

/** What the words of a language make of the same data: sentences that depend on it are taken out of them. */
type About = Readonly<{ language: Language; words: MessageWords; letter: Letter }>

type MailValues = {
  readonly [T in MailTemplate]: (
    data: MailData[T],
    about: About,
  ) => Readonly<Record<OwnVariable<'mail', T & keyof (typeof MESSAGE_VARIABLES)['mail']>, string | number>>
}
type SmsValues = {
  readonly [T in SmsTemplate]: (
    data: SmsData[T],
    about: Pick<About, 'language'>,
  ) => Readonly<Record<OwnVariable<'sms', T & keyof (typeof MESSAGE_VARIABLES)['sms']>, string | number>>
}

/** As one text in which empty lines stay. */
const together = (paragraphs: readonly string[]): string => paragraphs.join('\n\n')

const day = ({ language }: About, at: string): string => longDate(language, at)
/** `at` is a day of the calendar. */
const calendarDay = ({ language }: About, at: string): string => longDate(language, `${at}T00:00:00Z`)

const held = ({ courseTitle, startsAt, timeZone, classLink, ...place }: ClassMail, { language }: About) => ({
  courseTitle,
  when: classTime(language, startsAt, timeZone),
  where: placeOf(place),
  classLink,
})

const heldShortly = (
  { courseTitle, startsAt, timeZone, venue, classLink }: ClassMail,
  { language }: Pick<About, 'language'>,
) => ({ courseTitle, when: classTime(language, startsAt, timeZone), venue, classLink })

const written = (
  { subject, text, link }: Readonly<{ subject: string; text: string; link: string }>,
  { letter }: About,
) => ({ subject, excerpt: letter.preheader, text, link })

const asItIs = <Data extends Readonly<Record<string, string>>>(data: Data): Data => data

const MAIL_VALUES: MailValues = {
  emailVerification: asItIs,
  accountExists: asItIs,
  passwordReset: asItIs,
  passwordChanged: asItIs,
  emailChange: asItIs,
  emailChangeNotice: asItIs,
  emailTaken: asItIs,
  invitation: ({ inviter, userType, code, link, expiresAt, approval }, about) => ({
    inviter,
    role: about.words.roles[userType],
    approval: approval ? together(about.letter.paragraphs.slice(1, 3)) : '',
    code,
    link,
    until: day(about, expiresAt),
  }),
  groupInvitation: ({ expiresAt, ...data }, about) => ({ ...data, until: day(about, expiresAt) }),
  groupJoined: asItIs,
  roleGranted: ({ userType, link }, { words }) => ({ role: words.roles[userType], link }),
  accountDeactivated: asItIs,
  accountsMerged: asItIs,
  accountsParted: asItIs,
  enrollmentConfirmed: ({ courseTitle, courseLink, verificationCode, verificationLink, expiresAt }, about) => ({
    courseTitle,
    courseLink,
    verificationCode,
    verificationLink,
    until: day(about, expiresAt),
  }),
  enrollmentCode: ({ courseTitle, verificationCode, verificationLink }, { letter }) => ({
    courseTitle,
    verificationCode,
    verificationLink,
    validity: letter.validity ?? '',
  }),
  enrollmentExtended: ({ until, ...data }, about) => ({ ...data, until: calendarDay(about, until) }),
  enrollmentDropped: asItIs,
  enrollmentReturned: ({ until, ...data }, about) => ({ ...data, until: calendarDay(about, until) }),
  attemptReset: (data) => data,
  lessonQuestion: asItIs,
  lessonAnswer: asItIs,
  instructorMessage: ({ instructor, ...data }, about) => ({ instructor, ...written(data, about) }),
  programmeMessage: ({ sender, ...data }, about) => ({ sender, ...written(data, about) }),
  classTakenOver: ({ from, ...data }, about) => ({ from, ...held(data, about) }),
  classHandedOver: ({ to, ...data }, about) => ({ to, ...held(data, about) }),
  walkInAccount: (data) => data,
  walkInKnown: asItIs,
  courseReminder: ({ link }, { letter }) => ({
    opening: letter.paragraphs[0] ?? '',
    courses: letter.paragraphs[1] ?? '',
    link,
  }),
  courseCompleted: asItIs,
  certificateIssued: asItIs,
  certificateRestored: asItIs,
  certificateReissued: asItIs,
  certificateRevoked: asItIs,
  teachingApproved: ({ link }, { letter }) => ({ approvals: together(letter.paragraphs), link }),
  approvalEnding: ({ link }, { letter }) => ({ courses: letter.paragraphs[1] ?? '', link }),
  nameChangeAsked: asItIs,
  nameChangeApproved: asItIs,
  nameChangeRefused: asItIs,
  seatConfirmed: ({ notes, calendarLink, ...data }, about) => ({ notes, calendarLink, ...held(data, about) }),
  seatWaitlisted: ({ position, ...data }, about) => ({ position, ...held(data, about) }),
  seatOffered: ({ endsAt, ...data }, about) => ({
    ...held(data, about),
    until: closingTime(about.language, endsAt, data.timeZone),
  }),
  offerLapsed: held,
  classLeft: held,
  classChanged: ({ before, ...data }, about) => ({
    ...held(data, about),
    sessions: about.letter.paragraphs[1] ?? '',
    beforeWhen: classTime(about.language, before.startsAt, before.timeZone),
    beforeWhere: placeOf(before),
  }),
  classCancelled: ({ reason, ...data }, about) => ({
    ...held(data, about),
    reason,
    nextClasses: together(about.letter.paragraphs.slice(2)),
  }),
  classMessage: ({ instructor, text, ...data }, about) => ({ instructor, text, ...held(data, about) }),
  contactReceived: ({ reference, topic, link }, { words, letter }) => ({
    reference,
    topic: words.topics[topic],
    again: letter.paragraphs[1] ?? '',
    link,
  }),
  contactReply: ({ reference, topic, text, sender, link }, { words, letter }) => ({
    reference,
    topic: words.topics[topic],
    sender,
    excerpt: letter.preheader,
    text,
    again: letter.closing,
    link,
  }),
  contactMessage: ({ reference, topic, name, email, message, link }, { words, letter }) => ({
    reference,
    topic: words.topics[topic],
    sender: name,
    email,
    excerpt: letter.preheader,
    text: message,
    link,
  }),
  reportReady: ({ isAmendment, note, quarter, link }, { letter }) => ({
    title: letter.subject,
    summary: letter.preheader,
    opening: letter.paragraphs[0] ?? '',
    amendment: isAmendment ? (letter.paragraphs[1] ?? '') : '',
    note: note ?? '',
    quarter,
    link,
    validity: letter.validity ?? '',
  }),
  listReady: ({ view, link }, { letter }) => ({
    view,
    summary: letter.preheader,
    opening: letter.paragraphs[0] ?? '',
    link,
    validity: letter.validity ?? '',
  }),
  reportMailingStopped: ({ link }, { letter }) => ({
    opening: letter.paragraphs[0] ?? '',
    reason: letter.paragraphs[1] ?? '',
    link,
  }),
}

const SMS_VALUES: SmsValues = {
  phoneCode: asItIs,
  seatConfirmed: heldShortly,
  seatWaitlisted: ({ position, ...data }, about) => ({ position, ...heldShortly(data, about) }),
  seatOffered: ({ endsAt, ...data }, about) => ({
    ...heldShortly(data, about),
    until: closingTime(about.language, endsAt, data.timeZone),
  }),
  offerLapsed: heldShortly,
  classLeft: heldShortly,
}

type Values = ReadonlyMap<string, string>

/** Only what is a variable of this kind: data may hold more. */
const namedBy = (variables: object, values: Readonly<Record<string, string | number>>): Values =>
  new Map(Object.keys(variables).map((name) => [name, String(values[name] ?? '')]))

/** What the variables of a mail stand for, in its language. `letter` is what the product's own words make of it. */
export const mailValues = <T extends MailTemplate>(template: T, data: MailData[T], about: About): Values =>
  namedBy(MESSAGE_VARIABLES.mail[template], MAIL_VALUES[template](data, about))

/** The same of a text message. */
export const smsValues = <T extends SmsTemplate>(template: T, data: SmsData[T], language: Language): Values =>
  namedBy(MESSAGE_VARIABLES.sms[template], SMS_VALUES[template](data, { language }))
