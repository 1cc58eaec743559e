import type { ContactTopic } from '../../src/domain/contact.ts'
import type { Language } from '../../src/domain/language.ts'
import type { MailingKind, MailingProblem } from '../../src/domain/report-mailing.ts'
import type { ReportKind } from '../../src/domain/report.ts'
import type { UserTypeId } from '../../src/domain/user-type.ts'
import type { Queryable } from './db/database.ts'
import { keepOutgoing } from './outgoing.ts'
import type { MessageTest, OutgoingParts } from './outgoing.ts'
import type { Settings } from './settings.ts'

/** The class that a mail is about. `startsAt` is an ISO instant, told by the clock of `timeZone`. */
export type ClassMail = Readonly<{
  courseTitle: string
  startsAt: string
  timeZone: string
  venue: string
  address: string
  city: string
  classLink: string
}>

/**
 * Where a mail stands among those of one matter: its own Message-ID, and those of the mails before it. `isHeard`: what
 * is answered to it by mail is read here; mails that were queued by older versions do not say.
 */
export type MailThread = Readonly<{ id: string; before: readonly string[]; isHeard?: boolean }>

/** By its enrolment, which mails of older versions do not name, it is known whether the code is still its own. */
type CodeOfEnrollment = Readonly<{ verificationCode: string; enrollmentId?: number }>

type MergedAccounts = Readonly<{
  kept: string
  gone: string
  signInLink: string
  resetLink: string
  contactLink: string
}>

/** What each template is filled with. Texts are already in the language of the mail; links are whole addresses. */
export type MailData = {
  emailVerification: { link: string }
  /** Somebody signed up with an address that has an account. */
  accountExists: { signInLink: string; resetLink: string }
  passwordReset: { link: string }
  passwordChanged: { resetLink: string }
  /** To the new address. */
  emailChange: { link: string }
  /** To the address that is still used. */
  emailChangeNotice: { newEmail: string; link: string }
  /** To the address that somebody else wanted to change to. */
  emailTaken: { signInLink: string; resetLink: string }
  /** `expiresAt` is a day of the calendar, by the clock of the programme; an ISO instant in what is older. */
  invitation: {
    code: string
    link: string
    userType: UserTypeId
    inviter: string
    expiresAt: string
    /** What an instructor is approved for on accepting; `endsOn` is the last day, of the calendar. */
    approval?: { courses: readonly string[]; endsOn: string }
  }
  /** Into a group of students, who may have an account: `profileLink` is where such a one enters the code. */
  groupInvitation: {
    code: string
    link: string
    profileLink: string
    group: string
    inviter: string
    expiresAt: string
  }
  groupJoined: { group: string; link: string }
  roleGranted: { userType: UserTypeId; link: string }
  accountDeactivated: { link: string }
  /** To both addresses of two accounts that became one, or are two again. Addresses are masked. */
  accountsMerged: MergedAccounts
  accountsParted: MergedAccounts
  enrollmentConfirmed: CodeOfEnrollment & {
    courseTitle: string
    courseLink: string
    verificationLink: string
    /** As that of an invitation. */
    expiresAt: string
  }
  /** The code again, or a fresh one. `expiresAt` is as that of an invitation; null where the code has no end. */
  enrollmentCode: CodeOfEnrollment & { courseTitle: string; verificationLink: string; expiresAt: string | null }
  /** `until` is a day of the calendar, by the clock of the programme. */
  enrollmentExtended: { courseTitle: string; until: string; link: string }
  /** `reason` is as whoever dropped it wrote it. */
  enrollmentDropped: { courseTitle: string; reason: string; link: string }
  /** One of the two was taken back. */
  enrollmentReturned: { courseTitle: string; until: string; link: string }
  /** `attempt` is its number, from 1. */
  attemptReset: { courseTitle: string; lesson: string; attempt: number; link: string }
  /** What a learner asks those who teach them about a moment of a lesson, such as `3:12`. */
  lessonQuestion: { student: string; courseTitle: string; lesson: string; moment: string; text: string; link: string }
  /** What they were answered. */
  lessonAnswer: {
    instructor: string
    courseTitle: string
    lesson: string
    moment: string
    question: string
    text: string
    link: string
  }
  /** What an instructor wrote to students. */
  instructorMessage: { instructor: string; subject: string; text: string; link: string }
  /** What those who run the programme wrote to instructors. */
  programmeMessage: { sender: string; subject: string; text: string; link: string }
  /** To who teaches the class from now on; `from` did before. */
  classTakenOver: ClassMail & { from: string }
  /** To who taught it. */
  classHandedOver: ClassMail & { to: string }
  /** To who came to a class without an account: `link` sets a password, for as many hours. */
  walkInAccount: { courseTitle: string; venue: string; link: string; hours: number; forgotLink: string }
  /** To whose account was put on a class at the door: `link` confirms that it was them. */
  walkInKnown: { courseTitle: string; venue: string; link: string; contactLink: string }
  /** Of what a group expects, by its coordinator. `dueOn` is a day of the calendar. */
  courseReminder: {
    /** Of their group; null where those who run the program remind them. */
    coordinator: string | null
    courses: readonly Readonly<{ title: string; dueOn: string | null }>[]
    link: string
  }
  courseCompleted: { courseTitle: string; certificateNumber: string; certificateLink: string }
  /** By hand. */
  certificateIssued: { courseTitle: string; certificateNumber: string; certificateLink: string }
  /** It was revoked, and is no longer. */
  certificateRestored: { courseTitle: string; certificateNumber: string; certificateLink: string }
  certificateReissued: { courseTitle: string; replaced: string; certificateNumber: string; certificateLink: string }
  /** To who accepted an invitation to teach these: what they may teach, what they may not yet, what came to nothing. */
  teachingApproved: {
    courses: readonly Readonly<{ title: string; endsOn: string }>[]
    suspended: readonly string[]
    leftOut: readonly string[]
    link: string
  }
  /** The last day of each, of the calendar. */
  approvalEnding: { courses: readonly Readonly<{ title: string; endsOn: string }>[]; link: string }
  /** Names are whole, as certificates print them. */
  nameChangeAsked: { from: string; to: string; link: string }
  nameChangeApproved: { to: string; link: string }
  /** `reason` is as whoever refused it wrote it. */
  nameChangeRefused: { to: string; reason: string; link: string }
  /** `reason` is as whoever revoked it wrote it. */
  certificateRevoked: { courseTitle: string; certificateNumber: string; reason: string; link: string }
  /** `calendar` is the text of an iCalendar file, which goes along. */
  seatConfirmed: ClassMail & { notes: string; calendarLink: string; calendar: string }
  /** `position` counts from 1. */
  seatWaitlisted: ClassMail & { position: number }
  /** `endsAt` is an ISO instant. */
  seatOffered: ClassMail & { endsAt: string }
  offerLapsed: ClassMail
  classLeft: ClassMail
  /** Its dates or its venue are others; `before` is how it was. */
  classChanged: ClassMail & {
    sessions: readonly Readonly<{ startsAt: string; endsAt: string }>[]
    before: Readonly<{ startsAt: string; timeZone: string; venue: string; address: string; city: string }>
  }
  classCancelled: ClassMail & {
    reason: string
    nextClasses: readonly Readonly<{ startsAt: string; timeZone: string; venue: string; city: string }>[]
  }
  /** What an instructor wrote to a class. */
  classMessage: ClassMail & { instructor: string; text: string }
  /** To who wrote by the contact page. */
  contactReceived: { reference: string; topic: ContactTopic; link: string; thread?: MailThread }
  /** What somebody of the programme answered to that. */
  contactReply: {
    reference: string
    topic: ContactTopic
    text: string
    sender: string
    link: string
    thread: MailThread
  }
  /**
   * To whom a report is for, who may have no account: `link` opens it as a workbook, until the end of the day `until`.
   * `agency` is null of national figures; `quarter` is written out.
   */
  reportReady: {
    kind: ReportKind
    agency: string | null
    quarter: string
    people: number
    isAmendment: boolean
    note: string | null
    link: string
    until: string
  }
  /** To whoever set it up: a report is mailed no more until somebody resumes it. */
  reportMailingStopped: {
    kind: MailingKind
    agency: string | null
    /** As the view is called; null of a report, and of a view that is gone. */
    view?: string | null
    problem: MailingProblem
    link: string
  }
  /**
   * To whoever may see a list: `link` opens what a named view of it shows them on `day`, as a file, until the end of the
   * day `until`.
   */
  listReady: { view: string; rows: number; day: string; link: string; until: string }
  /** To the programme itself. */
  contactMessage: {
    reference: string
    topic: ContactTopic
    name: string
    email: string
    message: string
    link: string
  }
}

export type MailTemplate = keyof MailData

export type Mail = Readonly<{
  /** Queues a mail in the transaction of its cause; it leaves after the commit, or never. Gives the id of its message. */
  send: <T extends MailTemplate>(
    tx: Queryable,
    mail: {
      template: T
      to: { name: string; address: string }
      language: Language
      data: MailData[T]
      /** Leaves after those that somebody waits for. */
      isOneOfMany?: boolean
      test?: MessageTest
    },
  ) => Promise<number>
}>

/** Without SMTP_URL a mail is in the outbox, where a demo shows it, until a server that has it sends it. */
export const createMail = (parts: OutgoingParts & { settings: Settings }): Mail => ({
  send: (tx, mail) =>
    keepOutgoing(tx, parts, { channel: 'mail', ...mail, leaves: parts.settings.smtpUrl !== undefined }),
})
