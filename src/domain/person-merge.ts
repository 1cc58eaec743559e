import type { RegistrationState, Attendance } from './class.ts'
import { allOf } from './keys.ts'
import { PERSON_FIELDS, type PersonField } from './person-fields.ts'
import { ROLE, type RoleId } from './role.ts'
import { userDeedObstacle, type UserDeedFacts, type UserDeedObstacle } from './user-deed.ts'

/** Of two accounts of one person, the one that stays and the one that goes into it. */
export const MERGE_SIDES = ['stays', 'goes'] as const
export type MergeSide = (typeof MERGE_SIDES)[number]

/** Decided field by field. The address is that of the account that stays, and further agencies are added up. */
export type MergeField = Exclude<PersonField, 'email' | 'agencies'>

export const MERGE_FIELDS = (Object.keys(PERSON_FIELDS) as PersonField[]).filter(
  (field): field is MergeField => field !== 'email' && field !== 'agencies',
)

export type MergeFields = Readonly<Record<MergeField, MergeSide>>

/** What nobody chose: what the one that stays knows, and of the other what it does not. */
export const proposedSide = (stays: string | number | null, goes: string | number | null): MergeSide =>
  (stays === null || stays === '') && goes !== null && goes !== '' ? 'goes' : 'stays'

/** What a merge moves, as people call it. */
export type MergeKind =
  | 'enrollments'
  | 'places'
  | 'certificates'
  | 'reminders'
  | 'membership'
  | 'roles'
  | 'agencies'
  | 'classes'
  | 'courses'
  | 'approvals'
  | 'groups'
  | 'nameChanges'
  | 'notes'
  | 'views'
  | 'messages'
  | 'uploads'
  | 'accounts'

export const MERGE_KINDS = allOf<MergeKind>()([
  'enrollments',
  'places',
  'certificates',
  'reminders',
  'membership',
  'roles',
  'agencies',
  'classes',
  'courses',
  'approvals',
  'groups',
  'nameChanges',
  'notes',
  'views',
  'messages',
  'uploads',
  'accounts',
])

/** Of what a person has one, and both have it: which of the two stays is for who merges them to say. */
export const MERGE_CLASHES = ['enrollment', 'place', 'group'] as const
export type MergeClashKind = (typeof MERGE_CLASHES)[number]

/** Why two accounts are not made one. */
export type MergeObstacle = UserDeedObstacle | 'same' | 'merged' | 'closed' | 'nameAsked'

export const MERGE_OBSTACLES = allOf<MergeObstacle>()([
  'gone',
  'self',
  'ownersAlone',
  'lastOwner',
  'same',
  'merged',
  'closed',
  'nameAsked',
])

type Account = UserDeedFacts['person'] & Readonly<{ isClosed: boolean; isMerged: boolean; asksForName: boolean }>

export type MergeFacts = Readonly<{
  doer: UserDeedFacts['doer']
  stays: Account
  goes: Account
  /** Owners whose accounts are open, beside the account that goes. */
  otherOwners: number
}>

/**
 * Why somebody may not make one of these two, or null. The rule of deeds with accounts (`userDeedObstacle`) for both of
 * them; the one that stays is open, and a name that is asked for is decided before.
 */
export const mergeObstacle = ({ doer, stays, goes, otherOwners }: MergeFacts): MergeObstacle | null => {
  const obstacle =
    userDeedObstacle('mergeAway', { doer, person: goes, otherOwners }) ??
    userDeedObstacle('mergeInto', { doer, person: stays, otherOwners })
  if (obstacle !== null) return obstacle
  if (stays.userId === goes.userId) return 'same'
  if (stays.isMerged || goes.isMerged) return 'merged'
  if (stays.isClosed) return 'closed'
  return stays.asksForName || goes.asksForName ? 'nameAsked' : null
}

/** Roles of the account that stays. Those that owners alone give are given by nobody in passing. */
export const rolesAfterMerge = (stays: readonly RoleId[], goes: readonly RoleId[]): readonly RoleId[] => [
  ...new Set([...stays, ...goes.filter((role) => role !== ROLE.admin && role !== ROLE.owner)]),
]

/** By what two accounts look as if they were of one person. */
export const LIKENESSES = ['birthdate', 'phone', 'licenseNumber'] as const
export type Likeness = (typeof LIKENESSES)[number]

/** For so long a merge can be undone, while nothing of what it moved was changed. */
export const MERGE_UNDO_DAYS = 30

/** Characters of why. */
export const MERGE_REASON_MAX = 200

type EnrollmentWorth = Readonly<{ complete: number; startedAt: string }>

/** Of two active enrolments the further one, else the older. */
export const betterEnrollment = (stays: EnrollmentWorth, goes: EnrollmentWorth): MergeSide => {
  if (stays.complete !== goes.complete) return stays.complete > goes.complete ? 'stays' : 'goes'
  return stays.startedAt <= goes.startedAt ? 'stays' : 'goes'
}

const STATE_WORTH: Readonly<Record<RegistrationState, number>> = {
  walkIn: 3,
  registered: 3,
  offered: 2,
  waitlisted: 1,
  lapsed: 0,
  cancelled: 0,
}
const ATTENDANCE_WORTH: Readonly<Record<Attendance, number>> = { present: 3, partial: 2, noShow: 1 }

type PlaceWorth = Readonly<{
  hasCertificate: boolean
  state: RegistrationState
  attendance: Attendance | null
  registeredAt: string
}>

/** Of two places in a class the one with a certificate, then the better attendance, the better seat, the older. */
export const betterPlace = (stays: PlaceWorth, goes: PlaceWorth): MergeSide => {
  const worth = ({ hasCertificate, state, attendance }: PlaceWorth) =>
    (hasCertificate ? 100 : 0) + (attendance === null ? 0 : ATTENDANCE_WORTH[attendance]) * 10 + STATE_WORTH[state]
  const [ours, theirs] = [worth(stays), worth(goes)]
  if (ours !== theirs) return ours > theirs ? 'stays' : 'goes'
  return stays.registeredAt <= goes.registeredAt ? 'stays' : 'goes'
}
