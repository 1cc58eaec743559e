import { assert, property, subarray } from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  needsTold,
  PROGRAMME_NEED_KINDS,
  PROGRAMME_NEEDS,
  type ProgrammeNeed,
} from '../../src/domain/programme-needs.ts'
import { ROLE } from '../../src/domain/role.ts'

const someNeeds = subarray(PROGRAMME_NEED_KINDS).map((kinds) => new Set(kinds))
const without = (kind: ProgrammeNeed) => new Set(PROGRAMME_NEED_KINDS.filter((other) => other !== kind))

describe('what a programme needs before it opens', () => {
  it('is told whole, or not at all once nothing is missing that it cannot open without', () => {
    assert(
      property(someNeeds, (met) => {
        const told = needsTold([ROLE.owner], met)
        const missing = PROGRAMME_NEED_KINDS.filter((kind) => kind !== 'texts' && !met.has(kind))
        expect(told).toEqual(
          missing.length === 0 ? [] : PROGRAMME_NEED_KINDS.map((kind) => ({ kind, isMet: met.has(kind) })),
        )
      }),
    )
  })

  it('keeps an admin from what only owners see to', () => {
    expect(needsTold([ROLE.admin], without('secondOwner'))).toEqual([])
    expect(needsTold([ROLE.admin], new Set()).map(({ kind }) => kind)).not.toContain('secondOwner')
  })

  it('is nothing of those who do not run it', () => {
    for (const role of [ROLE.student, ROLE.instructor, ROLE.groupCoordinator, ROLE.master])
      expect(needsTold([role], new Set())).toEqual([])
  })

  it('is missed but for text messages', () => {
    for (const kind of PROGRAMME_NEED_KINDS)
      expect(needsTold([ROLE.owner], without(kind)).length === 0).toBe('isOptional' in PROGRAMME_NEEDS[kind])
  })
})
