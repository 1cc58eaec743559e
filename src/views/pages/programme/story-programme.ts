import type { ProgrammeOverview } from '../../../domain/contract/programme.contract.ts'
import { PROGRAMME_NEED_KINDS } from '../../../domain/programme-needs.ts'

export const PROGRAMME: ProgrammeOverview = {
  waiting: [
    { kind: 'classes', count: 2, since: '2026-04-28T18:00:00Z', oldestId: 5 },
    { kind: 'nameChanges', count: 1, since: '2026-05-01T09:30:00Z', oldestId: 6 },
    { kind: 'unverified', count: 7, since: '2025-11-20T12:00:00Z', oldestId: 7 },
    { kind: 'invitations', count: 3, since: '2026-04-30T12:00:00Z', oldestId: 8 },
  ],
  needs: [],
  figures: {
    year: 2026,
    trained: 412,
    classesHeld: 31,
    classesAhead: 9,
    learning: 86,
    expiring: 24,
    instructors: 18,
  },
  disciplines: [
    { discipline: 'fireRescue', trained: 160 },
    { discipline: 'lawEnforcement', trained: 141 },
    { discipline: 'towing', trained: 64 },
    { discipline: null, trained: 47 },
  ],
}

export const EMPTY_PROGRAMME: ProgrammeOverview = {
  waiting: [],
  needs: [],
  figures: { year: 2026, trained: 0, classesHeld: 0, classesAhead: 0, learning: 0, expiring: 0, instructors: 0 },
  disciplines: [],
}

/** On its first day: it has agencies, and nothing else. */
export const NEW_PROGRAMME: ProgrammeOverview = {
  ...EMPTY_PROGRAMME,
  needs: PROGRAMME_NEED_KINDS.map((kind) => ({ kind, isMet: kind === 'agencies' })),
}
