import { AUDIT_LIST, type AuditRow } from '../../../domain/contract/audit.list.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'

const entry = (id: number, action: string, more: Partial<AuditRow> = {}): AuditRow => ({
  id,
  at: `2026-03-0${id}T15:04:00.000Z`,
  action,
  doer: { id: 9, name: 'Priya Raman' },
  subject: { kind: 'user', key: '12', name: 'Bora Demir' },
  reason: null,
  facts: [],
  address: '203.0.113.7',
  ...more,
})

export const ENTRIES: readonly AuditRow[] = [
  entry(7, 'user.deactivated', {
    reason: 'Left the state last month',
    facts: [
      { fact: 'after', was: 'active', is: 'deactivated' },
      { fact: 'listAct', was: null, is: '3' },
    ],
  }),
  entry(6, 'user.roleGiven', { facts: [{ fact: 'after', was: 'student', is: 'student, instructor' }] }),
  entry(5, 'nameChange.approved', {
    facts: [
      { fact: 'lastName', was: 'Demir', is: 'Demir-Lopez' },
      { fact: 'certificates', was: null, is: 'TIM-2026-000012' },
    ],
  }),
  entry(4, 'certificate.reissued', {
    subject: { kind: 'certificate', key: 'TIM-2026-000007', name: 'Bora Demir' },
    facts: [{ fact: 'supersededBy', was: null, is: 'TIM-2026-000012' }],
  }),
  entry(3, 'group.made', {
    doer: { id: 77, name: null },
    subject: { kind: 'group', key: '4', name: null },
    facts: [{ fact: 'name', was: null, is: 'Night shift' }],
  }),
  entry(2, 'session.refused', { doer: null, subject: null }),
  // Of a version that is not written yet.
  entry(1, 'lesson.unheardOf', { subject: { kind: 'other', key: 'GET /api/audit', name: null } }),
]

export const auditThat = (entries: readonly AuditRow[] = ENTRIES) => listThat(AUDIT_LIST, rowsOf<AuditRow>(entries))
