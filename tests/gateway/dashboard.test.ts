import type { DashboardAnswer } from '../../src/domain/contract/student.contract.ts'
import { call, testCalls } from './calls.ts'
import { course, enrollment } from './fake-server.ts'

const HELD = { ...enrollment(11, 1), startedAt: '2026-01-01T00:00:00Z' }
const DASHBOARD: DashboardAnswer = {
  next: {
    enrollmentId: 11,
    courseId: 1,
    courseTitle: 'Course 1',
    lessonId: 4,
    position: 3,
    lessonTitle: 'Scene Safety',
    lessonPicture: 'scene-safety',
    state: 'watching',
    secondsLeft: 61.5,
  },
  onlineEnrollments: [HELD],
  classes: [
    {
      id: 9,
      registrationId: 51,
      registrationState: 'offered',
      attendance: null,
      offerEndsAt: '2026-03-02T09:00:00Z',
      waitlistPosition: null,
      calendarUrl: null,
      courseId: 2,
      courseTitle: 'Tow Operators',
      courseStatusId: 1,
      courseDate: '2026-03-05T14:00:00Z',
      courseEndDate: null,
      timeZone: 'America/Chicago',
      venue: 'Fire Academy',
    },
  ],
  certificates: [
    {
      number: 'TIM-1',
      courseTitle: 'Course 1',
      recipientName: 'Ada Kaya',
      completedOn: '2024-01-01T00:00:00Z',
      issuedAt: '2024-01-01T00:00:00Z',
      expiresAt: '2026-01-01T00:00:00Z',
      state: 'expired',
      supersededBy: null,
      downloadUrl: '/api/files/certificate.pdf',
      badgeUrl: null,
      correctedName: 'Ada Kaya-Moreno',
      renewal: course(1),
    },
  ],
  groupCourses: [
    { courseId: 2, courseTitle: 'Tow Operators', isOnline: false, groupName: 'Night crew', dueOn: '2026-06-30' },
  ],
}
const sends = 'GET /api/students/7/dashboard'
const broken = {
  'a day that is none': { ...DASHBOARD, groupCourses: [{ ...DASHBOARD.groupCourses[0], dueOn: '30 June' }] },
  'a class of no standing': { ...DASHBOARD, classes: [{ ...DASHBOARD.classes[0], registrationState: null }] },
}

testCalls([call('Dashboard', { studentId: 7 }, { sends, answer: DASHBOARD, gives: { dashboard: DASHBOARD }, broken })])
