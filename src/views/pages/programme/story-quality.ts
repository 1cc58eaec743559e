import type { ProgrammeQuality } from '../../../domain/contract/programme-quality.contract.ts'

export const QUALITY: ProgrammeQuality = {
  asOf: '2026-11-25T23:30:00Z',
  findings: [
    { kind: 'unmarked', count: 2, since: '2026-04-28T18:00:00Z', oldestId: 5 },
    { kind: 'likelyDoubles', count: 4, since: '2025-04-28T18:00:00Z', oldestId: 6 },
    { kind: 'agency', count: 31, since: '2024-02-03T18:00:00Z', oldestId: 7 },
    { kind: 'discipline', count: 1, since: '2026-01-03T18:00:00Z', oldestId: 8 },
    { kind: 'licenseNumber', count: 1204, since: '2024-02-03T18:00:00Z', oldestId: 9 },
  ],
  cells: [
    { county: 'Harlan', discipline: 'fireRescue', people: 120, trained: 96 },
    { county: 'Harlan', discipline: 'towing', people: 40, trained: 4 },
    { county: 'Lorne', discipline: 'fireRescue', people: 80, trained: 80 },
    { county: 'Lorne', discipline: null, people: 3, trained: 0 },
    { county: null, discipline: 'towing', people: 12, trained: 6 },
  ],
}

export const NO_QUALITY: ProgrammeQuality = { asOf: '2026-11-25T23:30:00Z', findings: [], cells: [] }
