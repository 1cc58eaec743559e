import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { ATTENDANCE, type Attendance } from '../../src/domain/class.ts'
import type { RosterEntry } from '../../src/domain/contract/roster.contract.ts'
import {
  draftOf,
  isSpent,
  recalledOf,
  stillChanged,
  type CorrectionDraft,
} from '../../src/machines/attendance-correction/correction-draft.ts'
import type { RosterData } from '../../src/machines/roster/roster.types.ts'
import { completedRoster } from '../../src/views/pages/attendance-correction/story-correction.ts'

const attendance = fc.constantFrom(...ATTENDANCE)
/** Of somebody what was seen, what is wanted if anything, and what is by now; null: off the class. */
type Person = Readonly<{ entry: RosterEntry; seen: Attendance; wanted: Attendance | null; now: Attendance | null }>
type People = readonly Person[]
const people: fc.Arbitrary<People> = fc.tuple(
  ...completedRoster().items.map((entry) =>
    fc.record({
      entry: fc.constant(entry),
      seen: attendance,
      wanted: fc.option(attendance),
      now: fc.option(attendance),
    }),
  ),
)

const rosterOf = (all: People, when: 'seen' | 'now'): RosterData => ({
  ...completedRoster(),
  items: all.flatMap(({ entry, [when]: mark }) => (mark === null ? [] : [{ ...entry, attendance: mark }])),
})

/** Kept as text, and read back. */
const afterReload = (all: People, reason: string): CorrectionDraft => {
  const wanted = all.flatMap((one) => (one.wanted === null ? [] : [[one.entry.id, one.wanted] as const]))
  const seen = rosterOf(all, 'seen')
  const changes = stillChanged(seen, Object.fromEntries(wanted))
  return JSON.parse(JSON.stringify(draftOf(seen, { changes, meanwhile: [], reason }))) as CorrectionDraft
}

test('what comes back is what was chosen and still differs, and each mark that others changed under it is told', () => {
  fc.assert(
    fc.property(people, fc.string(), (all, reason) => {
      const now = rosterOf(all, 'now')
      const { changes, meanwhile } = recalledOf(now, afterReload(all, reason))
      const chosen = all.filter(({ seen, wanted }) => wanted !== null && wanted !== seen)
      const left = chosen.filter((one) => one.now !== null && one.now !== one.wanted)
      expect(changes).toEqual(Object.fromEntries(left.map(({ entry, wanted }) => [entry.id, wanted])))
      expect(meanwhile.map((one) => [one.seen.id, one.seen.attendance, one.now?.attendance ?? null])).toEqual(
        chosen
          .filter((one) => one.now !== one.seen && one.now !== one.wanted)
          .map(({ entry, seen, now: mark }) => [entry.id, seen, mark]),
      )
    }),
  )
})

test('it is over where marks were chosen and all of them are as they were wanted, and only there', () => {
  fc.assert(
    fc.property(people, (all) => {
      const chosen = all.filter(({ seen, wanted }) => wanted !== null && wanted !== seen)
      const isDone = chosen.length > 0 && chosen.every(({ now, wanted }) => now === wanted)
      expect(isSpent(rosterOf(all, 'now'), afterReload(all, 'Why'))).toBe(isDone)
    }),
  )
})

test('nothing is kept of people but their names and marks', () => {
  fc.assert(
    fc.property(people, (all) => {
      for (const { seen } of afterReload(all, '').marks ?? [])
        expect(Object.keys(seen)).toEqual(['id', 'firstName', 'lastName', 'attendance'])
    }),
  )
})
