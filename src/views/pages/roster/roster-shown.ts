import type { RosterEntry, WalkInBody } from '../../../domain/contract/roster.contract.ts'
import { cameToClass } from '../../../domain/roster.ts'
import { fold } from '../../../domain/text-folding.ts'
import type { RosterJournal } from '../../../machines/roster/roster-journal.ts'
import { shownEntries } from '../../../machines/roster/roster-queue.ts'
import { comingWalkIns } from '../../../machines/roster/roster-walk-ins.ts'
import type { RosterFilter } from '../../../machines/roster/roster.types.ts'
import { personName } from './roster-words.ts'

const isInFilter = ({ attendance }: RosterEntry, filter: RosterFilter): boolean =>
  ({
    all: true,
    unmarked: attendance === null,
    came: cameToClass(attendance),
    noShow: attendance === 'noShow',
  })[filter]

const isFound = (texts: readonly (string | null)[], search: string): boolean => {
  const folded = fold(texts.join(' '))
  return fold(search.trim())
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

export type Shown = Readonly<{
  /** Everyone on the class as marked here. */
  people: readonly RosterEntry[]
  /** Those that were looked for. */
  found: readonly RosterEntry[]
  /** Walk-ins on their way. */
  coming: readonly WalkInBody[]
  /** Everyone on the class and on their way to it, whoever was looked for. */
  onClass: number
}>

/** What the list shows of a roster with what lies over it. */
export const shownOf = (
  items: readonly RosterEntry[],
  journal: RosterJournal,
  { search, filter }: { search: string; filter: RosterFilter },
): Shown => {
  const people = shownEntries(items, journal)
  const coming = comingWalkIns(journal)
  return {
    people,
    onClass: people.length + coming.length,
    found: people.filter((entry) => isInFilter(entry, filter) && isFound([personName(entry), entry.agency], search)),
    coming:
      filter === 'all' || filter === 'came' ? coming.filter((walkIn) => isFound([personName(walkIn)], search)) : [],
  }
}
