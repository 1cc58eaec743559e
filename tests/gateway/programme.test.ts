import type { ProgrammeOverview } from '../../src/domain/contract/programme.contract.ts'
import { call, testCalls } from './calls.ts'

const OVERVIEW: ProgrammeOverview = {
  waiting: [{ kind: 'classes', count: 2, since: '2026-01-01T00:00:00Z', oldestId: 5 }],
  needs: [{ kind: 'mail', isMet: false }],
  figures: { year: 2026, trained: 12, classesHeld: 3, classesAhead: 4, learning: 5, expiring: 6, instructors: 7 },
  disciplines: [{ discipline: null, trained: 12 }],
}

testCalls([
  call(
    'ProgrammeOverview',
    {},
    {
      sends: 'GET /api/programme/overview',
      answer: OVERVIEW,
      gives: { programmeOverview: OVERVIEW },
      broken: {
        'an unknown kind': { ...OVERVIEW, waiting: [{ ...OVERVIEW.waiting[0], kind: 'luck' }] },
        'an unknown need': { ...OVERVIEW, needs: [{ kind: 'luck', isMet: false }] },
        'no figures': { ...OVERVIEW, figures: null },
      },
    },
  ),
])
