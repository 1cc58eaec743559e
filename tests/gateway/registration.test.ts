import { call, testCalls } from './calls.ts'
import { classSummary, course } from './fake-server.ts'

const PLACE = {
  id: 51,
  instructorCourseId: 9,
  state: 'offered' as const,
  registeredAt: '2026-03-01T09:00:00Z',
  position: null,
  offerEndsAt: '2026-03-02T09:00:00Z',
  accommodation: 'A ramp',
  notes: null,
  nextEvents: ['offer.accepted', 'offer.declined'],
  calendarUrl: null,
}
const CLASH = { courseTitle: 'Refresher', startsAt: '2026-03-05T15:00:00Z', timeZone: 'America/Chicago' }
const WALK_IN = {
  id: 51,
  courseTitle: 'Tow Operators',
  courseDate: '2026-03-05T14:00:00Z',
  timeZone: 'America/Chicago',
  venue: 'Fire Academy',
}

const CLASSES = {
  now: '2026-03-01T10:00:00Z',
  course: { ...course(2, false), prerequisite: { id: 1, title: 'Course 1' } },
  items: [
    { ...classSummary(9), own: PLACE, ineligible: null, clash: null },
    { ...classSummary(8), own: null, ineligible: 'clash' as const, clash: CLASH },
  ],
  hasMore: true,
}
const MOVED = ['registrations', 'enrollments', 'quickPanel'] as const
const broken = { 'a state that there is not': { ...PLACE, state: 'hoping' } }

testCalls([
  call(
    'CourseClasses',
    { courseId: 2, count: 25 },
    {
      sends: 'GET /api/courses/2/classes?count=25',
      answer: CLASSES,
      gives: { courseClasses: CLASSES },
      broken: {
        'a reason that there is not': { ...CLASSES, items: [{ ...CLASSES.items[0], ineligible: 'late' }] },
        'a class without seats': { ...CLASSES, items: [{ ...CLASSES.items[0], seatsLeft: null }] },
        'a course without a title': { ...CLASSES, course: { ...CLASSES.course, title: undefined } },
      },
    },
  ),
  call(
    'RegisterForClass',
    { instructorCourseId: 9, accommodation: 'A ramp', wants: 'seat' },
    {
      sends: 'POST /api/instructor-course-students',
      body: { instructorCourseId: 9, accommodation: 'A ramp', wants: 'seat' },
      creates: true,
      answer: PLACE,
      gives: { registerForClass: PLACE },
      broken,
      announces: MOVED,
    },
  ),
  call(
    'AcceptSeat',
    { id: 51 },
    {
      sends: 'POST /api/instructor-course-students/51/accept',
      creates: true,
      body: {},
      answer: PLACE,
      gives: { acceptSeat: PLACE },
      broken,
      announces: MOVED,
    },
  ),
  call(
    'DeclineSeat',
    { id: 51 },
    {
      sends: 'POST /api/instructor-course-students/51/decline',
      creates: true,
      body: {},
      answer: PLACE,
      gives: { declineSeat: PLACE },
      broken,
      announces: MOVED,
    },
  ),
  call(
    'LeaveClass',
    { id: 51 },
    {
      sends: 'POST /api/instructor-course-students/51/leave',
      creates: true,
      body: {},
      answer: PLACE,
      gives: { leaveClass: PLACE },
      broken,
      announces: MOVED,
    },
  ),
  call(
    'SaveAccommodation',
    { id: 51, accommodation: null },
    {
      sends: 'PATCH /api/instructor-course-students/51',
      body: { accommodation: null },
      answer: PLACE,
      gives: { saveAccommodation: PLACE },
      broken,
      announces: ['registrations'],
    },
  ),
  call(
    'OwnWalkIns',
    {},
    {
      sends: 'GET /api/own-walk-ins',
      answer: { items: [WALK_IN] },
      gives: { ownWalkIns: [WALK_IN] },
      broken: { 'a class at no time': { items: [{ ...WALK_IN, courseDate: 'soon' }] } },
    },
  ),
  call(
    'AnswerWalkIn',
    { id: 51, wasMe: true },
    {
      sends: 'POST /api/own-walk-ins/51/answer',
      creates: true,
      body: { wasMe: true },
      gives: { answerWalkIn: true },
      announces: ['registrations', 'certificates', 'viewer', 'quickPanel'],
    },
  ),
])
