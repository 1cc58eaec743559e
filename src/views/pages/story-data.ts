import type { Course } from '../../domain/contract/course.contract.ts'
import type { OutboxMessage } from '../../domain/contract/demo.contract.ts'
import type { QuickPanel } from '../../domain/contract/quick-panel.contract.ts'
import type { Certificate, StudentDashboard } from '../../domain/contract/student.contract.ts'
import type { Renewal } from '../../domain/renewal.ts'
import type { SolvedCheck } from '../../machines/bot-check/bot-check.machine.ts'
import type { CurrentEnrollment, Standing } from '../../machines/enrollment/enrollment.machine.ts'

/** The moment at which the stories and tests of the pages look at their data. */
export const NOW = Date.parse('2026-05-04T14:00:00Z')

const DESCRIPTION =
  'Nine lessons, each a short video and a quiz, for everyone who works on the road: police, fire, EMS, towing, transportation and dispatch. Learn to protect the scene, share command and open the road again.'

export const aCourse = (facts: Partial<Course> = {}): Course => ({
  id: 1,
  title: 'National TIM Responder Course (online)',
  description: DESCRIPTION,
  courseTypeId: 1,
  courseCategory: { name: 'Responder', picture: 'responder' },
  totalCourseHours: 4,
  isOnline: true,
  ...facts,
})

export const COURSES: readonly Course[] = [
  aCourse(),
  aCourse({ id: 2, title: 'National TIM Responder Course (in person)', isOnline: false }),
  aCourse({
    id: 3,
    title: 'Tow and Recovery Operator Course',
    description: 'A full day for operators of light and heavy wreckers, half of it in the yard.',
    courseTypeId: 6,
    courseCategory: { name: 'Towing and recovery', picture: 'towing' },
    totalCourseHours: 8,
    isOnline: false,
  }),
  aCourse({
    id: 4,
    title: 'TIM Train-the-Trainer',
    courseTypeId: 5,
    courseCategory: { name: 'Instructor development', picture: 'instructor' },
    totalCourseHours: 10,
    isOnline: false,
  }),
  aCourse({
    id: 5,
    title: 'TIM Responder Refresher',
    courseCategory: { name: 'Refresher', picture: 'refresher' },
    totalCourseHours: 1.5,
  }),
]

export const aStanding = (enrollment: CurrentEnrollment | null = null, renewal: Renewal | null = null): Standing => ({
  offering: { id: 11, courseId: 1, lessonCount: 9, videoSeconds: 405, expiresAfterDays: 365 },
  enrollment,
  renewal,
  now: NOW,
})

export const anEnrollment = (facts: Partial<CurrentEnrollment> = {}): CurrentEnrollment => ({
  id: 21,
  status: 1,
  expirationDate: '2027-04-02T00:00:00Z',
  ...facts,
})

type HeldEnrollment = StudentDashboard['onlineEnrollments'][number]

const LESSONS = Array.from({ length: 9 }, (_, place) => ({ id: place + 1 }))

export const aHeldEnrollment = (facts: Partial<HeldEnrollment> = {}): HeldEnrollment => ({
  id: 21,
  studentId: 7,
  startedAt: '2026-04-02T00:00:00Z',
  expirationDate: '2027-04-02T00:00:00Z',
  status: 1,
  isVerified: true,
  incomplete: true,
  progress: [
    { lessonId: 1, status: 2 },
    { lessonId: 2, status: 2 },
    { lessonId: 3, status: 1 },
  ],
  instructorOnlineCourse: {
    id: 11,
    courseId: 1,
    course: { id: 1, title: 'National TIM Responder Course (online)', lessons: LESSONS },
  },
  ...facts,
})

type HeldClass = StudentDashboard['classes'][number]

export const aHeldClass = (facts: Partial<HeldClass> = {}): HeldClass => ({
  id: 31,
  registrationId: 301,
  registrationState: 'registered',
  attendance: null,
  offerEndsAt: null,
  waitlistPosition: null,
  calendarUrl: '/api/instructor-course-students/301/calendar?signature=abc',
  courseId: 3,
  courseTitle: 'Tow and Recovery Operator Course',
  courseStatusId: 1,
  courseDate: '2026-06-11T13:00:00Z',
  courseEndDate: '2026-06-11T21:00:00Z',
  timeZone: 'America/New_York',
  venue: 'Harlan County Public Safety Annex',
  ...facts,
})

type HeldCertificate = StudentDashboard['certificates'][number]

export const aHeldCertificate = (facts: Partial<HeldCertificate> = {}): HeldCertificate => ({
  number: 'TIM-7K3M-9Q2X',
  courseTitle: 'National TIM Responder Course (online)',
  recipientName: 'Dana Whitfield',
  completedOn: '2026-02-10T18:30:00Z',
  issuedAt: '2026-02-10T18:30:00Z',
  expiresAt: '2028-02-10T18:30:00Z',
  state: 'valid',
  supersededBy: null,
  downloadUrl: '/api/certificates/TIM-7K3M-9Q2X/download?signature=abc',
  badgeUrl: '/api/certificates/TIM-7K3M-9Q2X/badge?signature=def',
  correctedName: null,
  renewal: null,
  ...facts,
})

export const EMPTY_DASHBOARD: StudentDashboard = {
  next: null,
  onlineEnrollments: [],
  classes: [],
  certificates: [],
  groupCourses: [],
}

export const DASHBOARD: StudentDashboard = {
  next: {
    enrollmentId: 21,
    courseId: 1,
    courseTitle: 'National TIM Responder Course (online)',
    lessonId: 3,
    position: 3,
    lessonTitle: 'Notification and Scene Size-Up',
    lessonPicture: 'notification-and-scene-size-up',
    state: 'watching',
    secondsLeft: 34,
  },
  onlineEnrollments: [
    aHeldEnrollment(),
    aHeldEnrollment({ id: 22, status: 3, incomplete: false, expirationDate: '2026-12-01T00:00:00Z' }),
    aHeldEnrollment({ id: 23, expirationDate: '2025-12-01T00:00:00Z', isVerified: false, incomplete: false }),
    aHeldEnrollment({ id: 24, status: 3, incomplete: false, expirationDate: '2024-03-01T00:00:00Z' }),
    aHeldEnrollment({ id: 25, status: 5, isVerified: false, incomplete: false }),
  ],
  classes: [
    aHeldClass(),
    aHeldClass({
      id: 33,
      registrationId: 303,
      registrationState: 'offered',
      offerEndsAt: '2026-05-05T14:00:00Z',
      calendarUrl: null,
      courseId: 4,
      courseTitle: 'TIM Train-the-Trainer',
      courseDate: '2026-05-20T14:00:00Z',
      courseEndDate: '2026-05-21T20:00:00Z',
      venue: 'State Training Academy, Building C',
    }),
    aHeldClass({
      id: 32,
      registrationId: 302,
      calendarUrl: null,
      courseId: 2,
      courseTitle: 'National TIM Responder Course (in person)',
      courseStatusId: 2,
      courseDate: '2026-01-20T14:00:00Z',
      courseEndDate: null,
      venue: 'District 4 Training Room',
    }),
  ],
  certificates: [
    aHeldCertificate(),
    aHeldCertificate({
      number: 'TIM-4HJK-22WZ',
      courseTitle: 'Cable Barrier Response',
      completedOn: '2023-02-10T18:30:00Z',
      issuedAt: '2023-02-10T18:30:00Z',
      expiresAt: '2025-02-10T18:30:00Z',
      state: 'expired',
    }),
  ],
  groupCourses: [
    {
      courseId: 5,
      courseTitle: 'TIM Responder Refresher',
      isOnline: true,
      groupName: 'Station 12, B shift',
      dueOn: '2026-05-31',
    },
  ],
}

export const aCertificate = (facts: Partial<Certificate> = {}): Certificate => ({
  number: 'TIM-7K3M-9Q2X',
  state: 'valid',
  recipientName: 'Dana Whitfield',
  agency: 'Lorne County Sheriff',
  licenseNumber: 'LE-20417',
  authority: 'State Traffic Incident Management Program',
  signer: 'Robin Hale',
  signerTitle: 'Program Director',
  courseTitle: 'National TIM Responder Course',
  hours: 4,
  completedOn: '2026-02-10T23:30:00Z',
  issuedAt: '2026-02-10T23:31:00Z',
  expiresAt: '2028-02-10T23:30:00Z',
  issuer: 'State Traffic Incident Management Program',
  revokedAt: null,
  supersededBy: null,
  ...facts,
})

export const OUTBOX: readonly OutboxMessage[] = [
  {
    id: 3,
    channel: 'sms',
    template: 'phoneCode',
    to: { name: 'Dana Whitfield', address: '(555) 010-2233' },
    language: 'en',
    state: 'outbox',
    subject: null,
    text: 'Your TIM Training code is 120394. It is good for 10 minutes. Tell it to nobody.',
    code: '120394',
    createdAt: '2026-05-04T14:02:00Z',
  },
  {
    id: 2,
    channel: 'mail',
    template: 'courseCompleted',
    to: { name: 'Dana Whitfield', address: 'student@example.org' },
    language: 'en',
    state: 'outbox',
    subject: 'Your certificate TIM-7K3M-9Q2X',
    text: 'Hello Dana,\n\nyou completed the National TIM Responder Course. Your certificate is ready.\n\nTIM-7K3M-9Q2X\n\nSee the certificate:\nhttps://training.example.org/course/verification?code=TIM-7K3M-9Q2X',
    code: 'TIM-7K3M-9Q2X',
    createdAt: '2026-05-04T13:58:00Z',
  },
  {
    id: 1,
    channel: 'mail',
    template: 'enrollmentConfirmed',
    to: { name: 'ليلى منصور', address: 'leyla@example.org' },
    language: 'ar',
    state: 'outbox',
    subject: 'تم تسجيلك في الدورة الوطنية للمستجيبين',
    text: 'مرحبًا ليلى،\n\nتم تسجيلك. دروسك جاهزة.\n\nبدء الدورة أو متابعتها:\nhttps://training.example.org/online-course/1',
    code: null,
    createdAt: '2026-05-03T09:12:00Z',
  },
]

export const QUICK_PANEL: QuickPanel = {
  events: [
    {
      id: 'deadline-41',
      kind: 'deadline',
      title: 'Quiz under way: Scene Safety',
      detail: 'Your answers so far are saved. Go on before the time is up.',
      at: '2026-05-04T14:08:00Z',
      timeZone: null,
      url: '/online-course/1?lesson=5',
    },
    {
      id: 'class-31',
      kind: 'class',
      title: 'Tow and Recovery Operator Course',
      detail: 'Interstate Heavy Recovery, training yard, Fairmont',
      at: '2026-05-07T13:00:00Z',
      timeZone: 'America/Chicago',
      url: '/student/dash',
    },
    {
      id: 'certificate-TIM-4HJK-22WZ',
      kind: 'certificate',
      title: 'Certificate expires: Cable Barrier Response',
      detail: 'Number TIM-4HJK-22WZ. Take the course again to renew it.',
      at: '2026-06-02T18:30:00Z',
      timeZone: null,
      url: '/course/verification?code=TIM-4HJK-22WZ',
    },
  ],
  notes: [
    {
      id: 12,
      title: 'Ask Captain Reyes',
      detail: 'Who calls the tow at a two-agency scene in Harlan County, dispatch or command?',
      createdAt: '2026-05-03T09:12:00Z',
    },
    { id: 11, title: 'Gloves, vest, licence number', detail: '', createdAt: '2026-04-30T17:40:00Z' },
  ],
}

export const SOLVED_CHECK: SolvedCheck = {
  solution: {
    challenge: {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        cost: 5000,
        data: { expires: 1_800_000_000 },
        keyLength: 32,
        keyPrefix: 'ab',
        keySignature: 'cd',
        nonce: '01',
        salt: '02',
      },
      signature: 'ef',
    },
    solution: { counter: 61, derivedKey: 'ab' },
  },
  goodFor: 1_200_000,
}
