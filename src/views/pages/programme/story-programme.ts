import type { ProgrammeFigures } from '../../../domain/contract/programme-figures.contract.ts'
import type { ProgrammeOverview } from '../../../domain/contract/programme.contract.ts'
import { PROGRAMME_NEED_KINDS } from '../../../domain/programme-needs.ts'
import { periodMeant } from '../../../domain/programme-period.ts'

export const PROGRAMME: ProgrammeOverview = {
  waiting: [
    { kind: 'classes', count: 2, since: '2026-04-28T18:00:00Z', oldestId: 5 },
    { kind: 'nameChanges', count: 1, since: '2026-05-01T09:30:00Z', oldestId: 6 },
    { kind: 'unverified', count: 7, since: '2025-11-20T12:00:00Z', oldestId: 7 },
    { kind: 'invitations', count: 3, since: '2026-04-30T12:00:00Z', oldestId: 8 },
  ],
  needs: [],
}

export const EMPTY_PROGRAMME: ProgrammeOverview = {
  waiting: [],
  needs: [],
}

/** On its first day: it has agencies, and nothing else. */
export const NEW_PROGRAMME: ProgrammeOverview = {
  ...EMPTY_PROGRAMME,
  needs: PROGRAMME_NEED_KINDS.map((kind) => ({ kind, isMet: kind === 'agencies' })),
}

const MONTHLY = [31, 44, 52, 38, 0, 27, 19, 33, 61, 58, 49] as const

export const FIGURES: ProgrammeFigures = {
  asOf: '2026-11-25T23:30:00Z',
  timeZone: 'America/Chicago',
  period: periodMeant('year', '2026-11-25'),
  trained: { now: 412, before: 371 },
  classesHeld: { now: 31, before: 34 },
  seats: { now: 402, before: 380 },
  noShows: { now: 29, before: 38 },
  standing: { expiring: 24, classesAhead: 9, learning: 86, instructors: 18 },
  disciplines: [
    { discipline: 'fireRescue', now: 160, before: 122 },
    { discipline: 'lawEnforcement', now: 141, before: 150 },
    { discipline: 'towing', now: 64, before: 64 },
    { discipline: null, now: 47, before: 35 },
  ],
  counties: [
    { county: 'Harlan', now: 210, before: 180 },
    { county: 'Lorne', now: 155, before: 171 },
    { county: null, now: 47, before: 20 },
  ],
  agencies: [
    { id: 1, name: 'Fairmont Fire Department', now: 120, before: 90 },
    { id: 2, name: 'Harlan County Sheriff', now: 90, before: 112 },
    { id: null, name: null, now: 47, before: 20 },
  ],
  furtherAgencies: 12,
  months: MONTHLY.map((trained, at) => ({
    month: `2026-${String(at + 1).padStart(2, '0')}`,
    trained,
    classesHeld: at % 4,
  })),
}

const none = { now: 0, before: 0 }

export const NO_FIGURES: ProgrammeFigures = {
  ...FIGURES,
  period: periodMeant('2026-11-01..2026-11-10', '2026-11-25'),
  trained: none,
  classesHeld: none,
  seats: none,
  noShows: none,
  standing: { expiring: 0, classesAhead: 0, learning: 0, instructors: 0 },
  disciplines: [],
  counties: [],
  agencies: [],
  furtherAgencies: 0,
  months: [{ month: '2026-11', trained: 0, classesHeld: 0 }],
}
