import type { Attendance } from '../../domain/class.ts'
import type { RosterEntry } from '../../domain/contract/roster.contract.ts'
import { isSeen } from '../../domain/plain-name.ts'
import type { RosterData } from '../roster/roster.types.ts'

/** By the id of the registration. */
export type MarkChanges = Readonly<Record<number, Attendance>>

/** A mark as it was when it was changed here, and whose. */
type SeenMark = Pick<RosterEntry, 'id' | 'firstName' | 'lastName' | 'attendance'>

/** A mark that somebody else changed since it was seen here, and what is wanted of it. */
export type MarkMeanwhile = Readonly<{
  registrationId: number
  seen: SeenMark
  /** Null: off the class. */
  now: RosterEntry | null
  wanted: Attendance | null
}>

/** What is kept while the page is away. It knows what each mark was: what others changed since is not overlooked. */
export type CorrectionDraft = Readonly<{
  marks?: readonly Readonly<{ seen: SeenMark; wanted: Attendance }>[]
  reason?: string
}>

type Drafting = Readonly<{ changes: MarkChanges; meanwhile: readonly MarkMeanwhile[]; reason: string }>

const entryIn = (roster: RosterData, id: number): RosterEntry | undefined => roster.items.find((one) => one.id === id)

/** Of what was chosen, what still differs from the marks as they are. */
export const stillChanged = (roster: RosterData, changes: MarkChanges): MarkChanges =>
  Object.fromEntries(
    roster.items.flatMap(({ id, attendance }) => {
      const wanted = changes[id]
      return wanted === undefined || wanted === attendance ? [] : [[id, wanted] as const]
    }),
  )

/** The marks as they were first seen here: what was told of them since is not what they were. */
export const firstSeen = (roster: RosterData, meanwhile: readonly MarkMeanwhile[]): readonly SeenMark[] => {
  const told = new Map(meanwhile.map(({ registrationId, seen }) => [registrationId, seen]))
  return [...told.values(), ...roster.items.filter(({ id }) => !told.has(id))]
}

export const changedMeanwhile = (
  before: readonly SeenMark[],
  after: RosterData,
  changes: MarkChanges,
): readonly MarkMeanwhile[] =>
  before.flatMap((seen): MarkMeanwhile[] => {
    const now = entryIn(after, seen.id) ?? null
    if (now?.attendance === seen.attendance) return []
    return [{ registrationId: seen.id, seen, now, wanted: changes[seen.id] ?? null }]
  })

/** What is worth keeping; nothing where nothing is chosen or said. What others changed is told until it is looked at. */
export const draftOf = (roster: RosterData, { changes, meanwhile, reason }: Drafting): CorrectionDraft => {
  const marks = roster.items.flatMap((entry) => {
    const wanted = changes[entry.id]
    if (wanted === undefined) return []
    const told = meanwhile.find(({ registrationId }) => registrationId === entry.id)
    const { id, firstName, lastName, attendance } = told?.seen ?? entry
    return [{ seen: { id, firstName, lastName, attendance }, wanted }]
  })
  return { ...(marks.length > 0 && { marks }), ...(isSeen(reason) && { reason }) }
}

/** What a draft comes to, with the marks as they are now. One that is as it was wanted is nobody else's doing to tell. */
export const recalledOf = (roster: RosterData, { marks = [], reason = '' }: CorrectionDraft): Drafting => {
  const changes = Object.fromEntries(marks.map(({ seen, wanted }) => [seen.id, wanted]))
  const seen = marks.map((mark) => mark.seen)
  return {
    changes: stillChanged(roster, changes),
    meanwhile: changedMeanwhile(seen, roster, changes).filter(({ now, wanted }) => now?.attendance !== wanted),
    reason,
  }
}

/** Every mark is as it was wanted: it was sent, and the answer was lost. */
export const isSpent = (roster: RosterData, draft: CorrectionDraft): boolean => {
  const { changes, meanwhile } = recalledOf(roster, draft)
  return draft.marks !== undefined && Object.keys(changes).length === 0 && meanwhile.length === 0
}
