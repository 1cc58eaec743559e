import type { CertificateState } from '../../../src/domain/certificate.ts'
import type { COURSE_TYPE } from '../../../src/domain/course.ts'
import type { Language, Localized } from '../../../src/domain/language.ts'
import type { CategoryPicture } from '../../../src/domain/picture.ts'
import type { QuizTime } from '../../../src/domain/quiz.ts'
import type { RoleId } from '../../../src/domain/role.ts'

/**
 * The shapes of the demo programme's plain data. Days are whole days from the day of the seed:
 * negative is the past, 0 is today, positive is to come.
 */

export type DisciplineKey =
  | 'lawEnforcement'
  | 'fireRescue'
  | 'ems'
  | 'towing'
  | 'transportation'
  | 'dispatch'
  | 'emergencyManagement'
  | 'hazmat'
  | 'coroner'
  | 'safetyServicePatrol'

export type DisciplineSource = Readonly<{ key: DisciplineKey; name: Localized }>

/** Names of agencies are proper names: the same in every language. */
export type AgencySource = Readonly<{
  key: string
  name: string
  discipline: DisciplineKey
  county: string
  city: string
}>

export type CategoryKey = 'responder' | 'towing' | 'instructorDevelopment' | 'infrastructure' | 'refresher'

export type CategorySource = Readonly<{ key: CategoryKey; name: Localized; picture: CategoryPicture }>

export type CourseSource = Readonly<{
  key: string
  /** Place in the list of courses. */
  order: number
  title: Localized
  description: Localized
  /** For whom it is. */
  audience: Localized
  /** What one can do afterwards, a line each. */
  teaches: readonly Localized[]
  category: CategoryKey
  typeId: (typeof COURSE_TYPE)[keyof typeof COURSE_TYPE]
  isOnline: boolean
  published: boolean
  totalCourseHours: number
  /** Days that an enrolment runs from its start, and that a certificate is good for from its issue. */
  expiresAfterDays: number
  /** The course of which a valid certificate is needed to register. */
  prerequisite?: string
  /** Slugs of the lessons in order; empty for a course taught in person. */
  lessons: readonly string[]
}>

export type PersonRow = Readonly<{
  key: string
  firstName: string
  lastName: string
  agency: string
  /** ISO date of birth. */
  birthdate: string
  /** Where it is not the agency's own. */
  discipline?: DisciplineKey
  /** A student where absent. */
  roleIds?: readonly RoleId[]
  /** The part of the e-mail address before the `@`, where it is not the key. */
  mailbox?: string
  joinedDay?: number
  /** `null`: never signed in. */
  lastSignInDay?: number | null
  emailVerified?: boolean
  /** Since when the account is closed. */
  deactivatedDay?: number
  /** The administrator's allowance for every quiz. */
  quizTime?: QuizTime
  language?: Language
}>

export type PersonSource = Readonly<{
  key: string
  firstName: string
  lastName: string
  email: string
  phone: string
  birthdate: string
  agency: string
  discipline: DisciplineKey
  licenseNumber: string
  agencyNumber: string
  roleIds: readonly RoleId[]
  joinedDay: number
  lastSignInDay: number | null
  emailVerified: boolean
  deactivatedDay: number | null
  quizTime: QuizTime
  language: Language
}>

/** An instructor's standing: what they may teach, who trained them, and the state of their verification code. */
export type InstructorSource = Readonly<{
  person: string
  courses: readonly string[]
  /** The train-the-trainer lineage; `null` for the first of it. */
  trainedBy: string | null
  code: Readonly<{ state: 'used' | 'sent' | 'expired' | 'revoked'; day: number }>
}>

/** What a group is expected to hold; `null` is "no date is set". */
export type GroupCourseSource = Readonly<{ course: string; dueDay: number | null }>

/** Someone invited into a group who has not come. */
export type GroupInvitationSource = Readonly<{
  firstName: string
  lastName: string
  mailbox: string
  agency: string
  /** English where absent. */
  language?: Language
  sentDay: number
  revokedDay?: number
}>

export type GroupSource = Readonly<{
  key: string
  name: string
  coordinator: string
  /** `null`: of several agencies. */
  agency: string | null
  createdDay: number
  members: readonly string[]
  courses: readonly GroupCourseSource[]
  invited: readonly GroupInvitationSource[]
}>

export type ClassSource = Readonly<{
  key: string
  course: string
  instructors: readonly string[]
  /** The agency that gives the room. */
  host: string
  venue: string
  address: string
  city: string
  county: string
  /** Hours of the venue's own clock, 24-hour; 12.5 is 12:30. */
  sessions: readonly Readonly<{ day: number; startHour: number; endHour: number }>[]
  timeZone: 'America/Chicago'
  capacity: number
  /** The last day on which a seat can be taken. */
  registrationClosesDay: number
  status: 'scheduled' | 'cancelled' | 'completed'
  cancellationReason?: string
  /** The day on which it was cancelled. */
  cancelledDay?: number
  /** What students are told with their seat. */
  notes?: string
  /** What the first of its instructors wrote to everyone on it. */
  messages?: readonly Readonly<{ day: number; text: string }>[]
}>

export type Attendance = 'present' | 'partial' | 'noShow'

/** One line of a class's roster or waitlist. Waitlist order is the order of the lines. */
export type RegistrationSource = Readonly<{
  class: string
  person: string
  state: 'registered' | 'walkIn' | 'waitlisted' | 'offered' | 'cancelled'
  registeredDay: number
  attendance?: Attendance
  /** The last day on which an offered seat can be taken. */
  offerEndsDay?: number
  accommodation?: string
}>

/** Where a learner stands in the first lesson not yet passed. */
export type LessonStanding =
  | Readonly<{ step: 'video'; watched: number }>
  /** After so many attempts, each of which came to the same. */
  | Readonly<{ step: 'quiz'; outcome: 'unanswered' | 'failed' | 'timeout'; attempts?: number }>

/** Specification, section 4: 1 active, 2 expired, 3 completed, 5 dropped. */
export type EnrollmentSource = Readonly<{
  key: string
  person: string
  course: string
  status: 'active' | 'expired' | 'completed' | 'dropped'
  startDay: number
  expirationDay: number
  lastActivityDay: number
  /** The day the last lesson was passed; only when `status` is `completed`. */
  completedDay?: number
  lessonsPassed: number
  /** `watched` is the share of the video credited, 0 to 1. */
  current?: LessonStanding
  isVerified: boolean
  incomplete: boolean
}>

export type CertificateSource = Readonly<{
  key: string
  /** The public number, in its printed form. */
  number: string
  person: string
  course: string
  /** What earned it. */
  earnedBy: Readonly<{ enrollment: string } | { class: string }>
  state: CertificateState
  /** As printed, where it is not the person's name of today. */
  printedName?: string
  issuedDay: number
  expirationDay: number
  revoked?: Readonly<{ day: number; reason: string; by: string }>
  /** Key of the certificate that took its place. */
  supersededBy?: string
}>

export type QuizRules = Readonly<{
  passPercent: number
  timeLimitSeconds: number
  questionsDrawn: number
  /** `null`: as many as the learner likes. */
  attemptsAllowed: number | null
  cooldownSeconds: number
}>

export type NoteSource = Readonly<{ person: string; title: string; detail: string; day: number }>

export type NameChangeSource = Readonly<{
  person: string
  /** The other part of the name stays. */
  to: Readonly<{ firstName?: string; lastName?: string }>
  reason: string
  evidence: string
  askedDay: number
  /** By an administrator; absent while nobody has. */
  decided?: Readonly<{ state: 'approved' | 'refused'; day: number; refusal?: string }>
}>
