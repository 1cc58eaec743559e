import type { ProgrammeFigures } from '../../src/domain/contract/programme-figures.contract.ts'
import type { ProgrammeInstructors } from '../../src/domain/contract/programme-instructors.contract.ts'
import type { ProgrammeQuality } from '../../src/domain/contract/programme-quality.contract.ts'
import type { ProgrammeOverview } from '../../src/domain/contract/programme.contract.ts'
import { periodMeant } from '../../src/domain/programme-period.ts'
import { call, testCalls } from './calls.ts'

const OVERVIEW: ProgrammeOverview = {
  waiting: [{ kind: 'classes', count: 2, since: '2026-01-01T00:00:00Z', oldestId: 5 }],
  needs: [{ kind: 'mail', isMet: false }],
}

const pair = { now: 2, before: 1 }
const FIGURES: ProgrammeFigures = {
  asOf: '2026-11-25T23:30:00Z',
  timeZone: 'America/Chicago',
  period: periodMeant('2026-q4', '2026-11-25'),
  trained: pair,
  classesHeld: pair,
  seats: pair,
  noShows: pair,
  standing: { expiring: 1, classesAhead: 2, learning: 3, instructors: 4 },
  disciplines: [{ discipline: null, ...pair }],
  counties: [{ county: 'Harlan', ...pair }],
  agencies: [{ id: 1, name: 'Lakeside Fire', ...pair }],
  furtherAgencies: 0,
  months: [{ month: '2026-10', trained: 2, classesHeld: 1 }],
}

const QUALITY: ProgrammeQuality = {
  asOf: '2026-11-25T23:30:00Z',
  findings: [{ kind: 'unmarked', count: 2, since: '2026-11-01T12:00:00Z', oldestId: 5 }],
  cells: [{ county: null, discipline: 'ems', people: 3, trained: 1 }],
}

const INSTRUCTORS: ProgrammeInstructors = {
  asOf: '2026-11-25T23:30:00Z',
  active: [{ id: 1, firstName: 'Ada', lastName: 'Lane', classes: 1, trained: 2 }],
  activeCount: 1,
  silent: [{ id: 2, firstName: 'Bo', lastName: 'Lane', lastClassAt: null }],
  silentCount: 1,
  lineage: [
    {
      id: 2,
      firstName: 'Bo',
      lastName: 'Lane',
      by: { id: 1, firstName: 'Ada', lastName: 'Lane' },
      on: '2024-03-01T12:00:00Z',
    },
  ],
}

testCalls([
  call(
    'ProgrammeInstructors',
    { period: '2026' },
    {
      sends: 'GET /api/programme/instructors?period=2026',
      answer: INSTRUCTORS,
      gives: { programmeInstructors: INSTRUCTORS },
      broken: { 'a class on no day': { ...INSTRUCTORS, silent: [{ ...INSTRUCTORS.silent[0], lastClassAt: 'soon' }] } },
    },
  ),
  call(
    'ProgrammeQuality',
    {},
    {
      sends: 'GET /api/programme/quality',
      answer: QUALITY,
      gives: { programmeQuality: QUALITY },
      broken: { 'an unknown kind': { ...QUALITY, findings: [{ ...QUALITY.findings[0], kind: 'luck' }] } },
    },
  ),
  call(
    'ProgrammeFigures',
    { period: '2026-q4' },
    {
      sends: 'GET /api/programme/figures?period=2026-q4',
      answer: FIGURES,
      gives: { programmeFigures: FIGURES },
      broken: {
        'an unknown kind of period': { ...FIGURES, period: { ...FIGURES.period, kind: 'week' } },
        'nothing of before': { ...FIGURES, trained: { now: 2 } },
      },
    },
  ),
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
        'nothing of what is needed': { ...OVERVIEW, needs: null },
      },
    },
  ),
])
