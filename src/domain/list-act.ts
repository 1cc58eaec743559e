import { ROLE } from './role.ts'

/**
 * What is done with many rows of a list at once, by the list's id. The definitions say more of it, and a test holds this
 * to them: they are what their own pages are made of, and no others'.
 */
export const LISTED_ACTS = {
  reports: ['build'],
  messages: ['resend', 'writeAgain'],
  contactCases: ['assign', 'close', 'reopen', 'markSpam', 'liftSpam'],
  fileRecords: ['trash', 'restore'],
  howTo: ['publish', 'unpublish', 'trash', 'restore'],
  groupStudents: ['register', 'move', 'remove'],
  groupInvitations: ['revoke'],
  groupProgress: ['remind'],
  invitations: ['revoke'],
  studentEnrollments: ['verify'],
  users: ['addRole', 'takeRole', 'sendReset', 'resendVerification', 'endSessions', 'deactivate', 'reactivate'],
  courseRecords: ['withdraw', 'offerAgain', 'archive', 'unarchive'],
  allStudents: [
    'remind',
    'enroll',
    'register',
    'addToGroup',
    'takeFromGroup',
    'setQuizTime',
    'transcripts',
    'certificates',
    'learningRecords',
  ],
  enrollmentRecords: ['extend', 'drop', 'verify', 'remind'],
  instructors: ['approve', 'renew', 'suspend', 'lift', 'write'],
  classRecords: ['write', 'handOver', 'cancel'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ActedListId = keyof typeof LISTED_ACTS

export const isActedList = (id: string): id is ActedListId => Object.hasOwn(LISTED_ACTS, id)

export const ACTED_LIST_IDS = Object.keys(LISTED_ACTS).filter(isActedList)

/** Of each list with what is done with its rows, e.g. `groupStudents.move`: what there are words for. */
export type ActKey = { [Id in ActedListId]: `${Id}.${(typeof LISTED_ACTS)[Id][number]}` }[ActedListId]

export const ACT_KEYS = ACTED_LIST_IDS.flatMap((id) => LISTED_ACTS[id].map((act) => `${id}.${act}` as ActKey))

/** Who has one of these lists, or more. */
export const ACTING_ROLES = [ROLE.admin, ROLE.owner, ROLE.master, ROLE.instructor, ROLE.groupCoordinator]

/** An act on rows of a list: done a few rows at a time, left, or undone. What was done before it was left stays done. */
export const LIST_ACT_STATES = ['running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const
export type ListActState = (typeof LIST_ACT_STATES)[number]

/** What became of a row. `unchanged`: it was so already; `refused`: it cannot be done with this one. */
export const ACT_OUTCOMES = ['done', 'unchanged', 'refused'] as const
export type ActOutcome = (typeof ACT_OUTCOMES)[number]

/** What undoing made of a row that the act was done with. */
export const UNDO_OUTCOMES = ['undone', 'kept'] as const
export type UndoOutcome = (typeof UNDO_OUTCOMES)[number]

/** Why a row is unchanged, refused or kept; of one that was done, what came of it. */
export const ACT_REASONS = [
  /** It is not in the list any more, or not one's own. */
  'gone',
  /** It was so before. */
  'same',
  /** Somebody has changed it since. */
  'changed',
  'used',
  /** Something still names it. */
  'named',
  'expired',
  /** A newer one has taken its place. */
  'replaced',
  'nameAsked',
  'nothingDue',
  'remindedLately',
  /** Of mails that anybody is sent a few of in an hour. */
  'mailedLately',
  'unreachable',
  /** Nobody does it with themself. */
  'self',
  /** Of administrators, owners and their roles: only an owner does it. */
  'ownersAlone',
  /** The one who would be left to let others in. */
  'lastOwner',
  /** Of a course: its lifecycle knows no such step from where it stands. */
  'otherState',
  /** Of an enrolment: it would not end later than it does. */
  'notLater',
  /** Of an enrolment: it would end years from now. */
  'tooFar',
  /** Its student is under way in another enrolment of the course. */
  'enrolledAgain',
  /** None of somebody is in force. */
  'noCertificate',
  /** It is still to leave. */
  'waits',
  /** What it said is not kept any more. */
  'forgotten',
  /** What it carried is over, and its recipient alone can ask for another. */
  'askAnew',
  /** Of a mail with a report: its link is over, or gone from what is kept. */
  'fromReports',
  /** Of a class: nobody is on it whom it could be told. */
  'nobodyThere',
  /** Of a class: does not teach it. */
  'notTeaching',
  /** Of a class: may not teach its course. */
  'notApproved',
  /** Of somebody and a class: has a seat, or waits for one. */
  'registered',
  'waitlisted',
  /** Has a place in it already. */
  'onClass',
  /** Why somebody may not register for it. */
  'classCancelled',
  'classBegun',
  'registrationClosed',
  'noPrerequisite',
  'classClash',
] as const
export type ActReason = (typeof ACT_REASONS)[number]

/** More are narrowed by a filter. */
export const LIST_ACT_ROWS_MAX = 10_000

/** Rows of one transaction: few enough that others are not kept waiting. As many are done before it is answered. */
export const LIST_ACT_ROWS_AT_ONCE = 100

/** The same where each row takes long to prepare: nothing is done before it is answered. */
export const LIST_ACT_PREPARED_AT_ONCE = 5

/** Days for which an act is in the history, and can be undone where that is possible. */
export const LIST_ACT_DAYS = 30

/** Whether something is being done with its rows. */
export const isActUnderway = (state: ListActState): boolean => state === 'running' || state === 'undoing'
