import type { Roster, RosterEntry } from '../../src/domain/contract/roster.contract.ts'
import { call, testCalls } from './calls.ts'
import { classSummary } from './fake-server.ts'

const ID = '0b6c2f5e-3a5d-4c1e-9f43-0d6a8a1f2b3c'
const NOW = '2026-03-05T14:05:00Z'
const PERSON: RosterEntry = {
  id: 31,
  firstName: 'Bo',
  lastName: 'Lane',
  agency: null,
  discipline: 'towing',
  state: 'registered',
  isUnconfirmed: false,
  isOwn: false,
  attendance: 'present',
  attendanceVersion: 2,
  markedAt: NOW,
  markedBy: 'Ada Kaya',
  checkIns: [{ sessionId: 90, way: 'code', at: NOW }],
  accommodation: null,
}
const ROSTER: Roster = {
  held: classSummary(9),
  items: [PERSON],
  waiting: [{ id: 32, firstName: 'Cy', lastName: 'Dee', agency: null, state: 'waitlisted' }],
  disciplines: [{ discipline: 'towing', onClass: 1, present: 1 }],
  certificates: 0,
  checkInSecret: 'secret',
  checkInAddress: 'http://server.test/check-in',
  leastHours: 3,
  now: NOW,
}

const MARK = { id: ID, registrationId: 31, attendance: 'partial', basedOn: 1, deviceAt: NOW } as const
const OUTCOME = {
  id: ID,
  registrationId: 31,
  outcome: 'conflict',
  attendance: 'present',
  attendanceVersion: 2,
  markedAt: NOW,
  markedBy: 'Ada Kaya',
} as const
const WALK_IN = {
  id: ID,
  firstName: 'Bo',
  lastName: 'Lane',
  email: 'bo@example.org',
  phone: '',
  agencyId: 0,
  discipline: '',
} as const
const CAME = { id: ID, wasOnClass: false, entry: { ...PERSON, state: 'walkIn' as const } }
const CHECKED_IN = {
  registrationId: 31,
  sessionId: 90,
  courseTitle: 'Tow Operators',
  venue: 'Fire Academy',
  timeZone: 'America/Chicago',
  at: NOW,
  attendance: 'present' as const,
  wasCheckedIn: false,
}

testCalls([
  call(
    'Roster',
    { classId: 9 },
    {
      sends: 'GET /api/instructor-courses/9/roster',
      answer: ROSTER,
      gives: { roster: ROSTER },
      broken: {
        'a state of nobody on a class': { ...ROSTER, items: [{ ...PERSON, state: 'lapsed' }] },
        'a class without sessions': { ...ROSTER, held: { ...classSummary(9), sessions: undefined } },
        'a version below zero': { ...ROSTER, items: [{ ...PERSON, attendanceVersion: -1 }] },
      },
    },
  ),
  call(
    'RosterExport',
    { classId: 9 },
    {
      sends: 'GET /api/instructor-courses/9/roster/export',
      answer: { url: '/api/files/roster.csv' },
      gives: { rosterExport: '/api/files/roster.csv' },
      broken: { 'no address': {} },
    },
  ),
  call(
    'SignInSheet',
    { classId: 9 },
    {
      sends: 'GET /api/instructor-courses/9/roster/sheet',
      answer: { url: '/api/files/sheet.pdf' },
      gives: { signInSheet: '/api/files/sheet.pdf' },
      broken: { 'no address': {} },
    },
  ),
  call(
    'MarkRoster',
    { classId: 9, marks: [MARK] },
    {
      sends: 'POST /api/instructor-courses/9/roster/marks',
      body: { marks: [MARK] },
      answer: { outcomes: [OUTCOME] },
      gives: { markRoster: [OUTCOME] },
      broken: { 'an outcome that there is not': { outcomes: [{ ...OUTCOME, outcome: 'ignored' }] } },
    },
  ),
  call(
    'AddWalkIn',
    { classId: 9, walkIn: WALK_IN },
    {
      sends: 'POST /api/instructor-courses/9/roster/walk-ins',
      body: WALK_IN,
      creates: true,
      answer: CAME,
      gives: { addWalkIn: CAME },
      broken: { 'an id that no device gave': { ...CAME, id: '1' } },
    },
  ),
  call(
    'RemoveWalkIn',
    { classId: 9, registrationId: 31 },
    {
      sends: 'DELETE /api/instructor-courses/9/roster/walk-ins/31',
      answer: undefined,
      gives: { removeWalkIn: true },
    },
  ),
  call(
    'CompleteClass',
    { classId: 9, certificates: 12, shortReason: null },
    {
      sends: 'POST /api/instructor-courses/9/complete',
      body: { certificates: 12 },
      answer: { certificates: 12 },
      gives: { completeClass: 12 },
      broken: { 'half a certificate': { certificates: 0.5 } },
      announces: ['rosters', 'certificates'],
    },
  ),
  call(
    'CompleteClass',
    { classId: 9, certificates: 12, shortReason: 'The yard was flooded.' },
    {
      sends: 'POST /api/instructor-courses/9/complete',
      body: { certificates: 12, shortReason: 'The yard was flooded.' },
      answer: { certificates: 12 },
      gives: { completeClass: 12 },
      announces: ['rosters', 'certificates'],
    },
  ),
  call(
    'CheckIn',
    { code: 'code-on-the-wall' },
    {
      sends: 'POST /api/check-ins',
      body: { code: 'code-on-the-wall' },
      creates: true,
      answer: CHECKED_IN,
      gives: { checkIn: CHECKED_IN },
      broken: {
        'no attendance': { ...CHECKED_IN, attendance: null },
        'a time that is none': { ...CHECKED_IN, at: 'now' },
      },
    },
  ),
])
