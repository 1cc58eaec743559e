import { describe, expect, it } from 'vitest'

import { INELIGIBLE } from '../../src/domain/class.ts'
import { CLASS_STATUS } from '../../src/domain/course.ts'
import { clashOf, eligibilityOf } from '../../src/domain/eligibility.ts'
import type { EligibilityFacts } from '../../src/domain/eligibility.ts'

const NOW = Date.parse('2026-03-02T15:00:00Z')

const eligible: EligibilityFacts = {
  isStudent: true,
  courseStatusId: CLASS_STATUS.scheduled,
  courseDate: '2026-03-10T15:00:00Z',
  registrationClosesAt: '2026-03-09T15:00:00Z',
  isOn: false,
  hasPrerequisite: true,
  isClashing: false,
}

/** What brings each reason about, in the order of the vocabulary. */
const CAUSES: readonly (readonly [(typeof INELIGIBLE)[number], Partial<EligibilityFacts>])[] = [
  ['notAStudent', { isStudent: false }],
  ['cancelled', { courseStatusId: CLASS_STATUS.cancelled }],
  ['held', { courseDate: '2026-03-02T15:00:00Z' }],
  ['closed', { registrationClosesAt: '2026-03-02T15:00:00Z' }],
  ['already', { isOn: true }],
  ['prerequisite', { hasPrerequisite: false }],
  ['clash', { isClashing: true }],
]

describe('eligibility', () => {
  it('is there where nothing is in the way, to the last moment', () => {
    expect(eligibilityOf(eligible, NOW)).toBe(null)
    expect(eligibilityOf({ ...eligible, registrationClosesAt: '2026-03-02T15:00:00.001Z' }, NOW)).toBe(null)
  })

  it.each(CAUSES)('is refused as %s', (reason, cause) => {
    expect(eligibilityOf({ ...eligible, ...cause }, NOW)).toBe(reason)
  })

  it('gives the first reason of those that hold, in the order of the vocabulary', () => {
    expect(CAUSES.map(([reason]) => reason)).toEqual(INELIGIBLE)
    for (const [index, [reason]] of CAUSES.entries()) {
      const facts: EligibilityFacts = Object.assign({}, eligible, ...CAUSES.slice(index).map(([, cause]) => cause))
      expect(eligibilityOf(facts, NOW)).toBe(reason)
    }
  })

  it('is refused as held for a class that is completed', () => {
    expect(eligibilityOf({ ...eligible, courseStatusId: CLASS_STATUS.completed }, NOW)).toBe('held')
  })
})

describe('a clash', () => {
  const at = (from: number, to: number) => ({
    startsAt: new Date(NOW + from * 3_600_000).toISOString(),
    endsAt: new Date(NOW + to * 3_600_000).toISOString(),
  })

  it('is the first class of which a session is at the time of one of ours', () => {
    const before = { key: 'before', sessions: [at(0, 2)] }
    const second = { key: 'second', sessions: [at(20, 21), at(30, 32)] }
    expect(clashOf([at(2, 4), at(31, 33)], [before, second])).toBe(second)
    expect(clashOf([at(2, 4)], [before, second])).toBe(null)
    expect(clashOf([at(1, 4)], [before, second])).toBe(before)
  })
})
