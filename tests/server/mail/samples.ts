import type { MailData, MailTemplate } from '../../../server/platform/mail.ts'

const at = (path: string) => `https://training.example.org${path}`
const CODE = 'hK3v9rT0yQm1bW7dZ5xN2pL8sF4gJ6aC'

const MERGED = {
  kept: 'd•••@example.org',
  gone: 'w•••@example.com',
  signInLink: at('/sign-in'),
  resetLink: at('/forgot-password'),
  contactLink: at('/contact'),
}

const heldClass = {
  courseTitle: 'Tow <b>&</b> Recovery',
  startsAt: '2027-03-02T15:00:00.000Z',
  timeZone: 'America/Chicago',
  venue: 'Hall <i>2</i>',
  address: '1 Main & Oak',
  city: 'Fairmont',
  classLink: at('/course/register/2?a=1&b=2'),
}

/** One of each mail, filled with what is hard to show. */
export const MAIL_SAMPLES: { readonly [T in MailTemplate]: MailData[T] } = {
  emailVerification: { link: at(`/auth/accountConfirmation?code=${CODE}&from=a"b`) },
  accountExists: { signInLink: at('/sign-in'), resetLink: at('/forgot-password') },
  passwordReset: { link: at(`/auth/resetPassword?code=${CODE}`) },
  passwordChanged: { resetLink: at('/forgot-password') },
  emailChange: { link: at(`/auth/accountConfirmation?code=${CODE}`) },
  emailChangeNotice: { newEmail: 'new.<b>ada</b>@example.org', link: at('/forgot-password') },
  emailTaken: { signInLink: at('/sign-in'), resetLink: at('/forgot-password') },
  invitation: {
    code: 'K7P2-9XQ4-3MND-7WHT-2RVC-8JKA-5GEB',
    link: at('/auth/register?accountType=2&profileId=7&verificationCode=K7P2'),
    userType: 2,
    inviter: 'Marcus <i>Reed</i>',
    expiresAt: '2027-03-02T15:00:00.000Z',
    approval: { courses: ['Tow <b>&</b> Recovery'], endsOn: '2028-06-30' },
  },
  groupInvitation: {
    code: 'K7P2-9XQ4-3MND-7WHT-2RVC-8JKA-5GEB',
    link: at('/auth/register?accountType=1&profileId=9&verificationCode=K7P2'),
    profileLink: at('/profile'),
    group: 'Crew <b>A</b> & "B"',
    inviter: 'Marcus <i>Reed</i>',
    expiresAt: '2027-03-02T15:00:00.000Z',
  },
  groupJoined: { group: 'Crew <b>A</b> & "B"', link: at('/home') },
  roleGranted: { userType: 3, link: at('/home') },
  accountDeactivated: { link: at('/contact') },
  accountsMerged: MERGED,
  accountsParted: MERGED,
  enrollmentConfirmed: {
    courseTitle: 'Tom & <b>Jerry</b> "course"',
    courseLink: at('/online-course/1'),
    verificationCode: 'K7P2-9XQ4',
    verificationLink: at('/student/enrollmentVerification?a=1&b=2'),
    expiresAt: '2027-03-02T15:00:00.000Z',
  },
  enrollmentCode: {
    courseTitle: 'Tom & <b>Jerry</b> "course"',
    verificationCode: 'K7P2-9XQ4',
    verificationLink: at('/student/enrollmentVerification?code=K7P2-9XQ4'),
    expiresAt: null,
  },
  instructorMessage: {
    instructor: 'Marcus <i>Reed</i>',
    subject: 'Two <b>lessons</b>\nto go',
    text: 'First line\nsecond & <img src=x onerror=alert(1)>\u202Eevil',
    link: at('/student/dash'),
  },
  walkInAccount: {
    courseTitle: 'Tom & <b>Jerry</b> "course"',
    venue: 'Hall <i>2</i>',
    link: at(`/auth/resetPassword?code=${CODE}`),
    hours: 72,
    forgotLink: at('/forgot-password'),
  },
  courseReminder: {
    coordinator: 'Marcus "<b>" Reed',
    courses: [
      { title: 'Cable & <Barrier>', dueOn: '2026-04-01' },
      { title: 'Refresher', dueOn: null },
    ],
    link: 'https://training.example.org/student/dash',
  },
  walkInKnown: {
    courseTitle: 'National TIM Responder',
    venue: 'Station 7',
    link: at(`/auth/accountConfirmation?code=${CODE}`),
    contactLink: at('/contact'),
  },
  reportReady: {
    kind: 'creditPack',
    agency: 'Tow <b>&</b> Recovery',
    quarter: 'Q1 2026',
    people: 12,
    isAmendment: true,
    note: 'As <i>asked</i>',
    link: at(`/api/shared-reports/xlsx?code=${CODE}`),
    until: '2026-05-30',
  },
  courseCompleted: {
    courseTitle: 'National TIM Responder',
    certificateNumber: 'TIM-7K3M-9Q2X',
    certificateLink: at('/course/verification?code=TIM-7K3M-9Q2X'),
  },
  certificateIssued: {
    courseTitle: 'Tom & <b>Jerry</b>',
    certificateNumber: 'TIM-7K3M-9Q2X',
    certificateLink: at('/course/verification?code=TIM-7K3M-9Q2X'),
  },
  enrollmentExtended: { courseTitle: 'Tow <b>&</b> Recovery', until: '2027-03-31', link: at('/online-course/1') },
  enrollmentDropped: { courseTitle: 'TIM <b>basics</b>', reason: 'Asked <b>by</b>\nphone', link: at('/contact') },
  enrollmentReturned: { courseTitle: 'TIM <b>basics</b>', until: '2027-03-01', link: at('/online-course/1') },
  attemptReset: { courseTitle: 'TIM', lesson: 'Scene <b>Safety</b>', attempt: 2, link: at('/online-course/1') },
  certificateRestored: {
    courseTitle: 'Tom & <b>Jerry</b>',
    certificateNumber: 'TIM-7K3M-9Q2X',
    certificateLink: at('/course/verification?code=TIM-7K3M-9Q2X'),
  },
  certificateReissued: {
    courseTitle: 'National TIM Responder',
    replaced: 'TIM-4HJK-22WZ',
    certificateNumber: 'TIM-7K3M-9Q2X',
    certificateLink: at('/course/verification?code=TIM-7K3M-9Q2X'),
  },
  programmeMessage: {
    sender: 'Olga <b>Ruiz</b>',
    subject: 'New <i>slides</i>',
    text: 'First line\nsecond & last',
    link: at('/instructor/dash'),
  },
  classTakenOver: { ...heldClass, from: 'Marcus Reed' },
  classHandedOver: { ...heldClass, to: 'Ruth Delgado' },
  teachingApproved: {
    courses: [{ title: 'TIM <b>basics</b>', endsOn: '2027-01-18' }],
    suspended: ['Tow & recovery'],
    leftOut: ['<i>Old</i>'],
    link: at('/instructor/dash'),
  },
  approvalEnding: { courses: [{ title: 'TIM <b>basics</b>', endsOn: '2027-01-18' }], link: at('/contact') },
  nameChangeAsked: { from: 'Ada Moreno', to: 'Ada <b>Bell</b>', link: at('/profile') },
  nameChangeApproved: { to: 'Ada <b>Bell</b>', link: at('/profile') },
  nameChangeRefused: { to: 'Ada Bell', reason: 'Another <b>person</b>\nby the record', link: at('/profile') },
  certificateRevoked: {
    courseTitle: 'National TIM Responder',
    certificateNumber: 'TIM-7K3M-9Q2X',
    reason: 'Someone else <b>answered</b>\nthe quizzes',
    link: at('/contact'),
  },
  seatConfirmed: {
    ...heldClass,
    notes: 'Bring a <vest>\nand boots',
    calendarLink: at('/api/instructor-course-students/41/calendar?holder=7&expires=1'),
    calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR',
  },
  seatWaitlisted: { ...heldClass, position: 3 },
  seatOffered: { ...heldClass, endsAt: '2027-02-20T21:30:00.000Z' },
  offerLapsed: heldClass,
  classLeft: heldClass,
  classChanged: {
    ...heldClass,
    sessions: [
      { startsAt: '2027-03-02T15:00:00.000Z', endsAt: '2027-03-02T19:00:00.000Z' },
      { startsAt: '2027-03-04T15:00:00.000Z', endsAt: '2027-03-04T19:00:00.000Z' },
    ],
    before: {
      startsAt: '2027-02-23T15:00:00.000Z',
      timeZone: 'America/Denver',
      venue: 'Old <b>hall</b>\u202Eevil',
      address: '2 Main & Elm',
      city: 'Kestrel',
    },
  },
  classCancelled: {
    ...heldClass,
    reason: 'Water <in> the hall\nand no heating\u202Eevil',
    nextClasses: [
      {
        startsAt: '2027-03-09T15:00:00.000Z',
        timeZone: 'America/Chicago',
        venue: 'Hall & <b>yard</b>',
        city: 'Kestrel',
      },
    ],
  },
  classMessage: { ...heldClass, instructor: 'Ruth "<b>" Delgado', text: 'Bring boots.\nAnd <vests>\u202Eevil' },
  contactReceived: { reference: 'C-7K3M-9QX2', topic: 'other', link: at('/contact') },
  contactMessage: {
    reference: 'C-7K3M-9QX2',
    topic: 'account',
    name: 'Eve <script>alert(1)</script>',
    email: 'eve@example.org',
    message: 'First line\nsecond & <img src=x onerror=alert(1)>\u202Eevil',
    link: at('/admin/contactFormLogs'),
  },
}
