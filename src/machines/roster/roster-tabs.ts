import type { RosterEntry } from '../../domain/contract/roster.contract.ts'
import type { JournalNews, MarkConflict, OvertakenMark, QueuedMark, RosterJournal } from './roster-journal.ts'
import { lastMark } from './roster-queue.ts'
import { withLastOf } from './roster-walk-ins.ts'

const isOlder = (one: QueuedMark, other: QueuedMark): boolean =>
  one.deviceAt === other.deviceAt ? one.id < other.id : one.deviceAt < other.deviceAt

const withHeardMark = (journal: RosterJournal, mark: QueuedMark): RosterJournal => {
  if (journal.marks.some(({ id }) => id === mark.id)) {
    return { ...journal, marks: journal.marks.map((held) => (held.id === mark.id ? mark : held)) }
  }
  const isOfPerson = ({ registrationId }: { registrationId: number }) => registrationId === mark.registrationId
  // The newest tap of the person counts, in whichever tab; one that has left already is not taken back.
  const givesWay = (held: QueuedMark) => isOfPerson(held) && !held.wasSent && isOlder(held, mark)
  const isLate = journal.marks.some((held) => isOfPerson(held) && isOlder(mark, held))
  if (isLate && !mark.wasSent) return journal
  return {
    ...journal,
    marks: [...journal.marks.filter((held) => !givesWay(held)), mark].toSorted((a, b) => (isOlder(a, b) ? -1 : 1)),
    conflicts: journal.conflicts.filter((held) => !isOfPerson(held)),
  }
}

/** The others as they stand, and this one in its place or at the end. */
const replacing = <Held>(list: readonly Held[], held: Held, isSame: (other: Held) => boolean): readonly Held[] =>
  list.some(isSame) ? list.map((other) => (isSame(other) ? held : other)) : [...list, held]

/**
 * The journal with what another tab wrote. What has left stays until this tab has its own answer, which says how things
 * stand now: it is sent by both, and has one effect.
 */
export const withNews = (journal: RosterJournal, { part, id, data }: JournalNews): RosterJournal => {
  const isOther = (held: { id: string }) => held.id !== id
  const isSame = (held: { id: string }) => held.id === id
  const isOtherPerson = ({ registrationId }: MarkConflict) => String(registrationId) !== id
  if (part === 'marks') {
    return data === null
      ? { ...journal, marks: journal.marks.filter((held) => isOther(held) || held.wasSent) }
      : withHeardMark(journal, data)
  }
  if (part === 'walkIns') {
    const { walkIns } = journal
    const stay = () => walkIns.filter((held) => isOther(held) || held.wasSent)
    return { ...journal, walkIns: data === null ? stay() : replacing(walkIns, data, isSame) }
  }
  if (part === 'removals') {
    const { removals } = journal
    const stay = () => removals.filter((held) => isOther(held) || held.registrationId !== null)
    return { ...journal, removals: data === null ? stay() : replacing(removals, data, isSame) }
  }
  if (part === 'conflicts') {
    const { conflicts } = journal
    const stay = () => conflicts.filter(isOtherPerson)
    return {
      ...journal,
      conflicts: data === null ? stay() : replacing(conflicts, data, (held) => !isOtherPerson(held)),
    }
  }
  const { returned } = journal
  return { ...journal, returned: data === null ? returned.filter(isOther) : withLastOf(returned, data) }
}

/** What this tab had marked and another tab marks otherwise, before the server had it. */
export const overtakenBy = (journal: RosterJournal, { part, data }: JournalNews): OvertakenMark | null => {
  if (part !== 'marks' || data === null) return null
  const { id, registrationId, attendance: theirs } = data
  const held = lastMark(journal.marks, registrationId)
  if (held === undefined || held.id === id || held.attendance === theirs || isOlder(data, held)) return null
  return { registrationId, mine: held.attendance, theirs }
}

const standing = (conflict: MarkConflict, entry: RosterEntry): MarkConflict | null => {
  if (entry.attendanceVersion < conflict.version) return conflict
  if (entry.attendance === conflict.mine) return null
  if (entry.attendanceVersion === conflict.version) return conflict
  const { attendance: theirs, attendanceVersion: version, markedAt, markedBy } = entry
  return { ...conflict, theirs, version, markedAt, markedBy }
}

/**
 * The journal after the roster was read again: what has come to be as the person wants it is decided, and of what was
 * marked once more the newest is shown. The same journal where nothing of that happened.
 */
export const withPeople = (journal: RosterJournal, people: readonly RosterEntry[]): RosterJournal => {
  const conflicts = journal.conflicts.flatMap((conflict) => {
    const entry = people.find(({ id }) => id === conflict.registrationId)
    return (entry && standing(conflict, entry)) ?? []
  })
  const isAsItWas =
    conflicts.length === journal.conflicts.length && conflicts.every((held, at) => held === journal.conflicts[at])
  return isAsItWas ? journal : { ...journal, conflicts }
}
