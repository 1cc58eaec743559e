import type { Finding } from '../../src/domain/contract/finding.contract.ts'
import { call, testCalls } from './calls.ts'

const ADA: Finding = {
  kind: 'people',
  id: 7,
  title: 'Ada Moreno',
  note: 'ada@example.org',
  startsAt: null,
  timeZone: null,
  place: '/admin/users?person=7',
}

testCalls([
  call(
    'Findings',
    { search: 'ada' },
    {
      sends: 'GET /api/finding?search=ada',
      answer: { found: [ADA] },
      gives: { findings: [ADA] },
      broken: {
        'an unknown kind': { found: [{ ...ADA, kind: 'luck' }] },
        'nowhere to go': { found: [{ ...ADA, place: null }] },
      },
    },
  ),
])
