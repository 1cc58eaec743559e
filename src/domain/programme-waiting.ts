import { mayAccess, type Access } from './permission.ts'
import { ROLE, type RoleId } from './role.ts'

/** Who runs a programme, and sees what waits in it. */
export const PROGRAMME_RUNNERS: readonly RoleId[] = [ROLE.admin, ROLE.owner, ROLE.master]
const administrators: Access = [ROLE.admin, ROLE.owner]

/** A certificate that ends within so many days is counted among those that end soon. */
export const ENDING_DAYS = 60

type WaitingPlace = Readonly<{
  auth: Access
  listedAt: readonly [string, ...string[]]
  /** Before the id of one of them: where that is done, for who has no list of them. */
  doneAt?: string
}>

/**
 * What waits in a programme, the most urgent first: whose it is to see, and the pages that list it. A reader goes to
 * the first of them that they may open.
 */
export const PROGRAMME_WAITING = {
  /** Classes that are over and not completed: nobody of them has a certificate. */
  classes: { auth: PROGRAMME_RUNNERS, listedAt: ['/admin/in-person?status=over'], doneAt: '/instructor/roster/' },
  nameChanges: { auth: administrators, listedAt: ['/admin/users?state=asked&view=names'] },
  messages: { auth: administrators, listedAt: ['/admin/contactFormLogs?state=new&state=assigned'] },
  failedMails: { auth: administrators, listedAt: ['/admin/emails?state=failed&written=last30'] },
  /** Completed online by people whose identity nobody has checked. */
  unverified: {
    auth: PROGRAMME_RUNNERS,
    listedAt: ['/admin/online?status=completed&status=completedExpired&verified=no'],
  },
  invitations: {
    auth: PROGRAMME_RUNNERS,
    listedAt: ['/admin/instructors?view=invitations&state=open', '/master/dash?state=open'],
  },
} as const satisfies Readonly<Record<string, WaitingPlace>>

export type ProgrammeWaitingKind = keyof typeof PROGRAMME_WAITING

const isKind = (key: string): key is ProgrammeWaitingKind => key in PROGRAMME_WAITING

export const PROGRAMME_WAITING_KINDS = Object.keys(PROGRAMME_WAITING).filter(isKind)

/** Where a reader goes for it: the list, or the one that has waited longest. */
export const waitingPlaces = (kind: ProgrammeWaitingKind, oldestId: number): readonly [string, ...string[]] => {
  const { doneAt, listedAt }: WaitingPlace = PROGRAMME_WAITING[kind]
  return doneAt === undefined ? listedAt : [...listedAt, `${doneAt}${oldestId}`]
}

/** What of it a person with these roles sees. */
export const waitingKindsFor = (roles: readonly RoleId[]): ProgrammeWaitingKind[] =>
  PROGRAMME_WAITING_KINDS.filter((kind) => mayAccess(PROGRAMME_WAITING[kind].auth, roles))
