import type { Attendance } from '../../domain/class.ts'
import type { MarkAnswer, RosterEntry, RosterMark } from '../../domain/contract/roster.contract.ts'
import { ROSTER_MARKS_MAX } from '../../domain/roster.ts'
import type { QueuedMark, MarkConflict, RosterJournal } from './roster-journal.ts'
import { isGoing, withLastOf } from './roster-walk-ins.ts'

const isOf = (registrationId: number) => (held: { registrationId: number }) => held.registrationId === registrationId

export const lastMark = (marks: readonly QueuedMark[], registrationId: number): QueuedMark | undefined =>
  marks.findLast(isOf(registrationId))

/**
 * The journal with a mark at its end. One of the same person that was not sent yet gives way, and what stood in
 * conflict is decided by it: the newest tap is what the person means.
 */
export const withMark = (journal: RosterJournal, mark: RosterMark): RosterJournal => {
  const conflict = journal.conflicts.find(isOf(mark.registrationId))
  const waiting = journal.marks.find((held) => !held.wasSent && held.registrationId === mark.registrationId)
  const basedOn = conflict?.version ?? waiting?.basedOn ?? mark.basedOn
  return {
    ...journal,
    marks: [...journal.marks.filter((held) => held !== waiting), { ...mark, basedOn, wasSent: false }],
    conflicts: journal.conflicts.filter((held) => held !== conflict),
  }
}

/** The marks that go next: of each person the oldest, since the next is made from what becomes of it. */
export const nextMarks = (marks: readonly QueuedMark[]): readonly QueuedMark[] =>
  marks.filter((mark, at) => marks.findIndex(isOf(mark.registrationId)) === at).slice(0, ROSTER_MARKS_MAX)

export const bodyOf = ({ id, registrationId, attendance, basedOn, deviceAt, onceBegun }: QueuedMark): RosterMark => ({
  id,
  registrationId,
  attendance,
  basedOn,
  deviceAt,
  ...(onceBegun && { onceBegun }),
})

const asSent = (mark: QueuedMark): QueuedMark => ({ ...mark, wasSent: true })
const basedOnVersion = (mark: QueuedMark, basedOn: number): QueuedMark => ({ ...mark, basedOn })

/** The journal as it stands once marks have left. */
export const withSent = (journal: RosterJournal): RosterJournal => {
  const leaving = new Set(nextMarks(journal.marks).map(({ id }) => id))
  return { ...journal, marks: journal.marks.map((mark) => (leaving.has(mark.id) ? asSent(mark) : mark)) }
}

const versionAfter = (mark: QueuedMark, answer: MarkAnswer): number => {
  // The version that the mark itself made: another device may have marked since, and that is not overlooked.
  if (answer.outcome === 'taken') return mark.basedOn + 1
  return answer.attendance === mark.attendance ? answer.attendanceVersion : mark.basedOn
}

const settled = (journal: RosterJournal, answer: MarkAnswer): RosterJournal => {
  const mark = journal.marks.find(({ id }) => id === answer.id)
  if (mark === undefined) return journal
  const { registrationId } = mark
  const rest = journal.marks.filter((held) => held !== mark)
  // Of one's own there is nothing to decide, and no later tap would be taken either; nobody stayed away from what has
  // not begun.
  if (answer.outcome === 'gone' || answer.outcome === 'own' || answer.outcome === 'early')
    return { ...journal, marks: rest.filter((held) => !isOf(registrationId)(held)) }
  if (answer.outcome === 'conflict') {
    const mine = (lastMark(rest, registrationId) ?? mark).attendance
    const marks = rest.filter((held) => !isOf(registrationId)(held))
    // A later tap had come to what the other device says: there is nothing left to decide.
    if (mine === answer.attendance) return { ...journal, marks }
    const conflict: MarkConflict = {
      registrationId,
      mine,
      theirs: answer.attendance,
      version: answer.attendanceVersion,
      markedBy: answer.markedBy,
      markedAt: answer.markedAt,
    }
    // Another tab may have heard of it before.
    const others = journal.conflicts.filter((held) => !isOf(registrationId)(held))
    return { ...journal, marks, conflicts: [...others, conflict] }
  }
  const basedOn = versionAfter(mark, answer)
  return { ...journal, marks: rest.map((held) => (isOf(registrationId)(held) ? basedOnVersion(held, basedOn) : held)) }
}

/** The journal as it stands once the server has answered for marks. */
export const withAnswers = (journal: RosterJournal, answers: readonly MarkAnswer[]): RosterJournal =>
  answers.reduce(settled, journal)

export const withoutConflict = (journal: RosterJournal, registrationId: number): RosterJournal => ({
  ...journal,
  conflicts: journal.conflicts.filter((held) => held.registrationId !== registrationId),
})

/** What a journal remembered, before what was marked since. */
export const restoredJournal = (journal: RosterJournal, recalled: RosterJournal): RosterJournal => {
  const isNew = ({ id }: { id: string }) => !journal.marks.some((held) => held.id === id)
  return {
    // Whether it had left is not known: it may have.
    marks: [...recalled.marks.filter(isNew).map(asSent), ...journal.marks],
    walkIns: [
      ...recalled.walkIns.filter(({ id }) => !journal.walkIns.some((held) => held.id === id)),
      ...journal.walkIns,
    ],
    removals: [
      ...recalled.removals.filter(({ id }) => !journal.removals.some((held) => held.id === id)),
      ...journal.removals,
    ],
    conflicts: [
      ...recalled.conflicts.filter(({ registrationId }) => !journal.conflicts.some(isOf(registrationId))),
      ...journal.conflicts,
    ],
    returned: [...recalled.returned, ...journal.returned].reduce(withLastOf, []),
  }
}

/** A walk-in that is to go again is one thing, until it has arrived and goes. */
export const waitingCount = ({ marks, removals, walkIns }: RosterJournal): number =>
  marks.length + walkIns.length + removals.filter(({ registrationId }) => registrationId !== null).length

/** The attendance that the screen shows: the newest tap, sent or not; in a conflict what the person had tapped. */
export const shownAttendance = (entry: RosterEntry, { marks, conflicts }: RosterJournal): Attendance | null => {
  const mark = lastMark(marks, entry.id)
  if (mark) return mark.attendance
  const conflict = conflicts.find(isOf(entry.id))
  return conflict ? conflict.mine : entry.attendance
}

/** People as the screen shows them. */
export const shownEntries = (items: readonly RosterEntry[], journal: RosterJournal): readonly RosterEntry[] =>
  journal.marks.length === 0 && journal.conflicts.length === 0 && journal.removals.length === 0
    ? items
    : items.flatMap((entry) => {
        if (isGoing(journal, entry.id)) return []
        const attendance = shownAttendance(entry, journal)
        return [attendance === entry.attendance ? entry : { ...entry, attendance }]
      })

/** What the server last said of people, with what it answered since. */
export const withOutcomes = (items: readonly RosterEntry[], answers: readonly MarkAnswer[]): readonly RosterEntry[] => {
  const byPerson = new Map(answers.map((answer) => [answer.registrationId, answer]))
  return items.flatMap((entry) => {
    const answer = byPerson.get(entry.id)
    if (answer?.outcome === 'gone') return []
    if (answer === undefined) return [entry]
    // A roster that was kept before it told whose place is whose.
    const held = answer.outcome === 'own' ? { ...entry, isOwn: true } : entry
    if (answer.attendanceVersion < entry.attendanceVersion) return [held]
    const { attendance, attendanceVersion, markedAt, markedBy } = answer
    return [{ ...held, attendance, attendanceVersion, markedAt, markedBy }]
  })
}

/** A roster that was read anew: what is known of a later version than the answer's is kept. */
export const mergedEntries = (known: readonly RosterEntry[], read: readonly RosterEntry[]): readonly RosterEntry[] => {
  const byId = new Map(known.map((entry) => [entry.id, entry]))
  return read.map((entry) => {
    const held = byId.get(entry.id)
    if (held === undefined || held.attendanceVersion <= entry.attendanceVersion) return entry
    const { attendance, attendanceVersion, markedAt, markedBy } = held
    return { ...entry, attendance, attendanceVersion, markedAt, markedBy }
  })
}
