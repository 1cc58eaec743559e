import { OWN_CLASSES } from '../../src/domain/contract/own-classes.list.ts'
import { readListAsked } from '../../src/domain/list.ts'
import { call, testCalls } from './calls.ts'
import { classSummary, onePage } from './fake-server.ts'

const AT = { startsAt: '2026-03-05T14:00:00Z', endsAt: '2026-03-05T18:00:00Z' }
const MESSAGE = {
  id: 81,
  audience: 'waitlisted' as const,
  text: 'Bring a vest.',
  recipients: 4,
  sentAt: '2026-03-01T09:00:00Z',
  sentBy: null,
}
const HELD = {
  ...classSummary(9),
  instructors: [{ id: 6, name: 'Ada Kaya' }],
  hostAgencyId: 12,
  notes: 'Park behind.',
  cancellationReason: null,
  closedAt: null,
  version: 3,
  attendance: { present: 0, partial: 0, noShow: 0, unmarked: 0, certificates: 0 },
  counts: { registered: 17, walkIn: 0, offered: 1, waitlisted: 2, ended: 0 },
  people: [{ id: 71, name: 'Bo Lane', agency: null, state: 'registered' as const, attendance: null }],
  messages: [MESSAGE],
  nextClasses: [{ startsAt: AT.startsAt, timeZone: 'America/Chicago', venue: 'Annex', city: 'Fairmont' }],
  nextEvents: ['class.changed' as const, 'class.cancelled' as const],
}
const { sessions: _sessions, instructors: _instructors, hostAgency: _hostAgency, ...listed } = classSummary(9)
const OWN = { ...listed, seated: 17, sessionCount: 2 }
const SERIES = {
  held: {
    id: 9,
    courseTitle: listed.courseTitle,
    courseDate: listed.courseDate,
    courseEndDate: listed.courseEndDate,
    timeZone: listed.timeZone,
    venue: listed.venue,
    city: listed.city,
    capacity: listed.capacity,
    instructors: ['Ada Kaya'],
  },
  unable: null,
  dates: [
    {
      day: '2026-05-25',
      startsAt: '2026-05-25T13:00:00Z',
      endsAt: '2026-05-25T17:00:00Z',
      holiday: 'memorial' as const,
      isPast: false,
      isHeld: false,
      clashes: [],
    },
  ],
}
const DASHBOARD = {
  next: { ...classSummary(9), seated: 17 },
  awaiting: [
    {
      id: 8,
      courseTitle: 'Refresher',
      courseDate: '2026-03-01T14:00:00Z',
      timeZone: 'America/Chicago',
      venue: 'Annex',
      city: 'Fairmont',
      people: 12,
      unmarked: 3,
      present: 9,
      noShow: 0,
    },
  ],
  figures: { year: 2026, classes: 4, trained: 61, passShare: 0.95 },
  withheld: [{ id: 2, title: 'Tow Operators', state: 'suspended' as const }],
}
const CHOICES = {
  courses: [{ id: 2, title: 'Tow Operators', totalCourseHours: 4.5 }],
  instructors: [{ id: 6, name: 'Ada Kaya', agency: 'Fairmont Fire' }],
  agencies: [{ id: 12, name: 'Fairmont Fire' }],
  venues: [
    {
      venue: 'Fire Academy',
      address: '1 Main Street',
      city: 'Fairmont',
      county: 'Marion',
      hostAgencyId: null,
      timeZone: 'America/Chicago',
    },
  ],
  withheld: [{ id: 2, title: 'Tow Operators', state: 'lapsed' as const }],
}
const CLASH = {
  kind: 'venue' as const,
  courseTitle: 'Refresher',
  venue: 'Fire Academy',
  city: 'Fairmont',
  ...AT,
  timeZone: 'America/Chicago',
  instructors: [],
}
const EDIT = {
  sessions: [AT],
  timeZone: 'America/Chicago',
  venue: 'Fire Academy',
  address: '1 Main Street',
  city: 'Fairmont',
  county: 'Marion',
  hostAgencyId: 12,
  capacity: 20,
  registrationClosesAt: '2026-03-04T14:00:00Z',
  notes: 'Park behind.',
  coInstructorIds: [6],
  version: 3,
}
const { version: _version, ...plan } = EDIT
const PLANNED = { ...plan, courseId: 2 }
const asked = readListAsked(OWN_CLASSES, new URLSearchParams('when=past&sort=date&perPage=25'))
const broken = {
  'an event that no class takes': { ...HELD, nextEvents: ['class.moved'] },
  'a state that there is not': { ...HELD, people: [{ id: 71, name: 'Bo Lane', agency: null, state: 'hoping' }] },
}
/** What is asked of the same place at two times, by the class that is edited. */
const question = {
  sessions: [AT, { startsAt: '2026-03-06T14:00:00Z', endsAt: '2026-03-06T18:00:00Z' }],
  venue: 'Fire & Rescue',
  city: 'Fairmont',
  coInstructorIds: [6, 7],
  except: 9,
}

const TO_HAND_OVER = {
  id: 9,
  courseTitle: 'Tow operator',
  sessions: [{ startsAt: '2026-03-05T14:00:00Z', endsAt: '2026-03-05T18:00:00Z' }],
  timeZone: 'America/Chicago',
  venue: 'Hall 2',
  city: 'Fairmont',
}

testCalls([
  call(
    'InstructorDashboard',
    {},
    {
      sends: 'GET /api/instructor/dashboard',
      answer: DASHBOARD,
      gives: { instructorDashboard: DASHBOARD },
      broken: {
        'half a class': { ...DASHBOARD, next: { id: 9 } },
        'no figures': { ...DASHBOARD, figures: null },
      },
    },
  ),
  call(
    'OwnClasses',
    { asked },
    {
      sends: 'GET /api/instructor-courses/mine?when=past&sort=date&perPage=25',
      answer: { ...onePage(OWN), named: [] },
      gives: { ownClasses: { ...onePage(OWN), named: [] } },
      broken: { 'no count of sessions': { ...onePage(listed), named: [] } },
    },
  ),
  call(
    'OwnClassesChoices',
    { filter: 'course', search: '' },
    {
      sends: 'GET /api/instructor-courses/mine/choices?filter=course&search=',
      answer: [{ id: 5, name: 'TIM' }],
      gives: { ownClassesChoices: [{ id: 5, name: 'TIM' }] },
      broken: { 'one without an id': [{ name: 'TIM' }] },
    },
  ),
  call(
    'OwnClassesExport',
    { asked },
    {
      sends: 'GET /api/instructor-courses/mine/export?when=past&sort=date&perPage=25',
      answer: { url: '/api/files/classes.csv' },
      gives: { ownClassesExport: '/api/files/classes.csv' },
      broken: { 'no address': {} },
    },
  ),
  call(
    'ClassChoices',
    {},
    {
      sends: 'GET /api/instructor-courses/choices',
      answer: CHOICES,
      gives: { classChoices: CHOICES },
      broken: { 'a nameless agency': { ...CHOICES, agencies: [{ id: 12 }] } },
    },
  ),
  call(
    'ClassClashes',
    { question },
    {
      sends:
        'GET /api/instructor-courses/clashes?venue=Fire & Rescue&city=Fairmont' +
        '&session=2026-03-05T14:00:00Z/2026-03-05T18:00:00Z&session=2026-03-06T14:00:00Z/2026-03-06T18:00:00Z' +
        '&coInstructor=6&coInstructor=7&except=9',
      answer: { items: [CLASH] },
      gives: { classClashes: [CLASH] },
    },
  ),
  call(
    'ClassClashes',
    { question: { sessions: [], venue: '', city: '', coInstructorIds: [], except: null } },
    {
      sends: 'GET /api/instructor-courses/clashes?venue=&city=',
      answer: { items: [] },
      gives: { classClashes: [] },
      broken: { 'a clash of another kind': { items: [{ ...CLASH, kind: 'weather' }] } },
    },
  ),
  call(
    'ClassesToHandOver',
    { id: 6 },
    {
      sends: 'GET /api/instructors/6/classes',
      answer: [TO_HAND_OVER],
      gives: { classesToHandOver: [TO_HAND_OVER] },
      broken: { 'a class without a clock': [{ ...TO_HAND_OVER, timeZone: null }] },
    },
  ),
  call(
    'FindSuccessors',
    { id: 9, search: 'ad' },
    {
      sends: 'GET /api/instructor-courses/9/successors?search=ad',
      answer: [{ id: 7, name: 'Ada Kaya' }],
      gives: { findSuccessors: [{ id: 7, name: 'Ada Kaya' }] },
      broken: { 'no list': {} },
    },
  ),
  call(
    'HandOverClass',
    { id: 9, fromId: 6, toId: 7 },
    {
      sends: 'POST /api/instructor-courses/9/handover',
      creates: true,
      body: { fromId: 6, toId: 7 },
      gives: { handOverClass: true },
      announces: ['classes', 'instructors'],
    },
  ),
  call(
    'HeldClass',
    { id: 9 },
    { sends: 'GET /api/instructor-courses/9', answer: HELD, gives: { heldClass: HELD }, broken },
  ),
  call(
    'PlanClass',
    { planned: PLANNED },
    {
      sends: 'POST /api/instructor-courses',
      body: PLANNED,
      creates: true,
      answer: { id: 9 },
      gives: { planClass: 9 },
      broken: { 'no id': {} },
      announces: ['classes'],
    },
  ),
  call(
    'ChangeClass',
    { id: 9, edit: EDIT },
    {
      sends: 'PATCH /api/instructor-courses/9',
      creates: true,
      body: EDIT,
      answer: HELD,
      gives: { changeClass: HELD },
      broken,
      announces: ['classes'],
    },
  ),
  call(
    'CancelClass',
    { id: 9, reason: 'Storm' },
    {
      sends: 'POST /api/instructor-courses/9/cancel',
      creates: true,
      body: { reason: 'Storm' },
      answer: HELD,
      gives: { cancelClass: HELD },
      broken,
      announces: ['classes', 'registrations', 'rosters'],
    },
  ),
  call(
    'SeriesDates',
    { id: 9, rule: { kind: 'weeks', every: 2, until: '2026-04-30' } },
    {
      sends: 'GET /api/instructor-courses/9/series?kind=weeks&every=2&times=&until=2026-04-30',
      answer: SERIES,
      gives: { seriesDates: SERIES },
      broken: { 'a holiday of nobody': { ...SERIES, dates: [{ ...SERIES.dates[0], holiday: 'today' }] } },
    },
  ),
  call(
    'MakeSeries',
    { id: 9, days: ['2026-03-12'] },
    {
      sends: 'POST /api/instructor-courses/9/series',
      body: { days: ['2026-03-12'] },
      creates: true,
      answer: { made: [{ id: 10, day: '2026-03-12' }] },
      gives: { makeSeries: [{ id: 10, day: '2026-03-12' }] },
      broken: { 'no class': { made: [{}] } },
      announces: ['classes'],
    },
  ),
  call(
    'MessageClass',
    { id: 9, audience: 'waitlisted', text: 'Bring a vest.' },
    {
      sends: 'POST /api/instructor-courses/9/messages',
      body: { audience: 'waitlisted', text: 'Bring a vest.' },
      creates: true,
      answer: MESSAGE,
      gives: { messageClass: MESSAGE },
      broken: { 'another audience': { ...MESSAGE, audience: 'press' } },
      announces: ['classes'],
    },
  ),
])
