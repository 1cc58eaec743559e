import type { Attendance } from '../../domain/class.ts'
import type { RosterMark, WalkInBody } from '../../domain/contract/roster.contract.ts'

/** A mark on its way. One that was sent may have arrived, whatever was heard of it: it is not changed any more. */
export type QueuedMark = RosterMark & Readonly<{ wasSent: boolean }>

/** The same of a walk-in: one that was sent may be on the class already. */
export type QueuedWalkIn = WalkInBody & Readonly<{ wasSent: boolean }>

/** Who is to be taken off the class again; the place is null while the walk-in itself is on its way. */
export type WalkInRemoval = Readonly<{ id: string; registrationId: number | null }>

/** What another device marked while this one marked something else; the person decides. */
export type MarkConflict = Readonly<{
  registrationId: number
  mine: Attendance | null
  theirs: Attendance | null
  /** What a mark of now would be made from. */
  version: number
  markedBy: string | null
  markedAt: string | null
}>

/** What the server has not taken yet, oldest first, and what is to be decided: what a journal keeps. */
export type RosterJournal = Readonly<{
  marks: readonly QueuedMark[]
  walkIns: readonly QueuedWalkIn[]
  removals: readonly WalkInRemoval[]
  conflicts: readonly MarkConflict[]
  /** Walk-ins of whom nobody was added: refused, with the server's words, or on the class before. */
  returned: readonly ReturnedWalkIn[]
}>

export type ReturnedWalkIn = Readonly<{
  id: string
  walkIn: WalkInBody
  message: string | null
  /** The address is that of somebody who was on the class before: nobody was added. */
  onClass?: number
}>

export const EMPTY_JOURNAL: RosterJournal = { marks: [], walkIns: [], removals: [], conflicts: [], returned: [] }

type NewsOf<Part extends keyof RosterJournal> = Readonly<{
  part: Part
  id: string
  data: RosterJournal[Part][number] | null
}>

/** What another tab of the same person wrote into the journal, or with null took out of it. */
export type JournalNews = { [Part in keyof RosterJournal]: NewsOf<Part> }[keyof RosterJournal]

/** A mark of this tab that was not with the server yet when another tab of the same person gave another. */
export type OvertakenMark = Readonly<{ registrationId: number; mine: Attendance | null; theirs: Attendance | null }>
