import { describe, expect, it } from 'vitest'

import { AUDIT_AREAS, AUDIT_FACTS, auditActionsOf } from '../../src/domain/audit.ts'
import { OWN_DEEDS, ownEntryOf } from '../../src/domain/own-history.ts'

const ALL = auditActionsOf(AUDIT_AREAS)
/** Whatever can stand in an entry. */
const FACTS = [...AUDIT_FACTS, 'firstName', 'lastName'].map((fact) => ({ fact, was: null, is: 'x' }))
const read = (action: string, doer: { id: number } | null = { id: 9 }) =>
  ownEntryOf({ action, doer, facts: FACTS, reason: 'Because' }, 12)

describe('what people read of the log about themselves', () => {
  it('is of deeds that there are, and of none that the program notes for itself', () => {
    expect(OWN_DEEDS.filter((action) => !ALL.includes(action))).toEqual([])
    for (const hidden of ['account.likelyDuplicate', 'access.refused', 'session.refused', 'lesson.unheardOf']) {
      expect([hidden, read(hidden)]).toEqual([hidden, null])
    }
  })

  it('never has what others wrote down: evidence, acts, other people', () => {
    const hidden = new Set(['evidence', 'listAct', 'users', 'invitation', 'nameChange', 'unverified', 'certificates'])
    for (const action of ALL) {
      const told = (read(action)?.facts ?? []).map(({ fact }) => fact)
      expect([action, told.filter((fact) => hidden.has(fact))]).toEqual([action, []])
    }
  })

  it('says why where the person wrote it or was mailed it, and nowhere else', () => {
    expect(ALL.filter((action) => read(action)?.reason === 'Because')).toEqual([
      'certificate.revoked',
      'nameChange.asked',
      'nameChange.refused',
    ])
  })

  it('names nobody: it was oneself, the staff, or nobody who was signed in', () => {
    expect([{ id: 12 }, { id: 9 }, null].map((doer) => read('password.changed', doer)?.by)).toEqual([
      'self',
      'staff',
      'nobody',
    ])
  })
})
