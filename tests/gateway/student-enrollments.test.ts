import { type StudentEnrollment, STUDENT_ENROLLMENTS } from '../../src/domain/contract/student-enrollments.list.ts'
import { readListAsked } from '../../src/domain/list.ts'
import { call, testCalls } from './calls.ts'
import { onePage } from './fake-server.ts'

const PERSON = {
  id: 61,
  userId: 11,
  studentId: 7,
  firstName: 'Ada',
  lastName: 'Kaya',
  email: 'ada@example.org',
  courseId: 1,
  courseTitle: 'Course 1',
  lastActivityAt: '2026-01-02T00:00:00Z',
}
const ONLINE = {
  ...PERSON,
  delivery: 'online' as const,
  online: {
    label: 'expiredIncomplete' as const,
    complete: 3,
    total: 9,
    expirationDate: '2026-01-01T00:00:00Z',
    isVerified: true,
    incomplete: true,
  },
  inPerson: null,
}
const IN_PERSON = {
  ...PERSON,
  delivery: 'inPerson' as const,
  online: null,
  inPerson: {
    instructorCourseId: 9,
    courseDate: '2026-03-05T14:00:00Z',
    timeZone: 'America/Chicago',
    venue: 'Fire Academy',
    state: 'walkIn' as const,
    attendance: 'partial' as const,
    standing: 'partial' as const,
  },
}
const TAUGHT = { id: 1, name: 'Course 1' }
const named = [{ ...TAUGHT, filter: 'course' }]
const asked = readListAsked(
  STUDENT_ENROLLMENTS,
  new URLSearchParams('search=kaya&delivery=online&status=active&status=dropped&sort=name&page=2&cursor=c'),
)
const QUERY = '?search=kaya&delivery=online&status=active&status=dropped&sort=name&page=2&cursor=c'
const selection = { kind: 'matching', search: 'kaya', filters: { course: ['1'] }, except: [62], count: 40 } as const
const written = { subject: 'Your course', text: 'It ends soon.' }

testCalls([
  call(
    'StudentEnrollments',
    { asked },
    {
      sends: `GET /api/student-enrollments${QUERY}`,
      answer: { ...onePage<StudentEnrollment>(ONLINE, IN_PERSON), named },
      gives: { studentEnrollments: { ...onePage<StudentEnrollment>(ONLINE, IN_PERSON), named } },
      broken: {
        'a label that there is not': { ...onePage({ ...ONLINE, online: { ...ONLINE.online, label: 'late' } }), named },
        'a standing that there is not': {
          ...onePage({ ...IN_PERSON, inPerson: { ...IN_PERSON.inPerson, standing: '' } }),
          named,
        },
        'no total': { ...onePage(ONLINE), named, total: undefined },
        'something that is named nothing': { ...onePage(ONLINE), named: [{ filter: 'course', id: 1 }] },
      },
    },
  ),
  call(
    'StudentEnrollmentsExport',
    { asked },
    {
      sends: `GET /api/student-enrollments/export${QUERY}`,
      answer: { url: '/api/files/students.csv' },
      gives: { studentEnrollmentsExport: '/api/files/students.csv' },
      broken: { 'no address': {} },
    },
  ),
  call(
    'StudentEnrollmentsChoices',
    { filter: 'course', search: 'tim', kind: 'online' },
    {
      sends: 'GET /api/student-enrollments/choices?filter=course&search=tim&kind=online',
      answer: [TAUGHT],
      gives: { studentEnrollmentsChoices: [TAUGHT] },
      broken: { 'a course without a name': [{ id: 1 }] },
    },
  ),
  call(
    'WriteToStudents',
    { delivery: 'online', selection, ...written },
    {
      sends: 'POST /api/student-enrollments/messages',
      body: { delivery: 'online', selection, ...written },
      creates: true,
      answer: { recipients: 2 },
      gives: { writeToStudents: { recipients: 2 } },
      broken: { 'no count': {} },
    },
  ),
])
