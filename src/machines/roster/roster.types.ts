import type { SessionTimes } from '../../domain/check-in.ts'
import type { Roster } from '../../domain/contract/roster.contract.ts'

/** A class as the roster needs it, and everyone on it. */
export type RosterData = Readonly<
  Pick<Roster, 'items' | 'waiting' | 'certificates' | 'checkInSecret' | 'checkInAddress' | 'leastHours' | 'now'> & {
    held: Pick<
      Roster['held'],
      | 'id'
      | 'courseId'
      | 'courseTitle'
      | 'courseStatusId'
      | 'courseDate'
      | 'timeZone'
      | 'sessions'
      | 'venue'
      | 'city'
      | 'capacity'
    >
  }
>

export type RosterRead = Readonly<{
  roster: RosterData
  /** Milliseconds by which the server's clock was before the device's. */
  offset: number
}>

export type RosterFilter = 'all' | 'unmarked' | 'came' | 'noShow'
export type Paper = 'export' | 'sheet'

/** `certificates` is how many the person was told that it brings. */
export type CompletionAsked = Readonly<{ classId: number; certificates: number; shortReason: string | null }>

/** `startsAt` is when the class begins. */
export type OpeningInput = Readonly<{ startsAt: string; offset: number }>

export type CodeInput = Readonly<{
  classId: number
  sessions: readonly SessionTimes[]
  secret: string
  address: string
  offset: number
}>

/** `none`: people cannot check in now; `opensAt` is when they can, if they ever can again. */
export type CodeShown =
  | Readonly<{
      kind: 'code'
      address: string
      /** For who has no camera: six letters. */
      short: string
      sessionId: number
      secondsLeft: number
    }>
  | Readonly<{ kind: 'none'; opensAt: string | null }>

/** What the copy is told; null before anything was read. It sends `copy.recalled` when it starts, if it has one. */
export type RosterCopyEvent = { type: 'copy.kept'; read: RosterRead | null }
