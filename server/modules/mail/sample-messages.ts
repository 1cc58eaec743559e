import type { Language } from '../../../src/domain/language.ts'
import type { MailData } from '../../platform/mail.ts'
import type { SmsData } from '../../platform/sms.ts'
import { COURSES, GROUPS, LESSON_TALK, MESSAGES, VIEWS } from './sample-words.ts'

const EXAMPLE_SITE = 'https://training.example.org'

/** Of no link: none was ever made with it. */
const SECRET = 'hK3v9rT0yQm1bW7dZ5xN2pL8sF4gJ6aCuE0iO3kMvBs'

type Addressing = (path: string) => string

const merged = (at: Addressing) => ({
  kept: 'd•••@example.org',
  gone: 'w•••@example.com',
  signInLink: at('/sign-in'),
  resetLink: at('/forgot-password'),
  contactLink: at('/contact'),
})

/** The class in them. */
const heldIn = (language: Language, at: Addressing) => ({
  courseTitle: COURSES[language],
  startsAt: '2027-03-02T15:00:00.000Z',
  timeZone: 'America/Chicago',
  venue: 'Fairmont Fire Training Center',
  address: '1200 Drill Tower Road',
  city: 'Fairmont',
  classLink: at('/course/register/2'),
})

/** One of each mail, as it is shown and tried before it is sent to anybody. Its links are of `site`, and open nothing. */
export const sampleMails = (language: Language, site: string = EXAMPLE_SITE): MailData => {
  const at = (path: string) => `${site}${path}`
  const held = heldIn(language, at)
  return {
    emailVerification: { link: at(`/auth/accountConfirmation?code=${SECRET}`) },
    accountExists: { signInLink: at('/sign-in'), resetLink: at('/forgot-password') },
    passwordReset: { link: at(`/auth/resetPassword?code=${SECRET}`) },
    passwordChanged: { resetLink: at('/forgot-password') },
    emailChange: { link: at(`/auth/accountConfirmation?code=${SECRET}`) },
    emailChangeNotice: { newEmail: 'dana.whitfield@example.org', link: at('/forgot-password') },
    emailTaken: { signInLink: at('/sign-in'), resetLink: at('/forgot-password') },
    invitation: {
      code: 'K7P2-9XQ4-3MND-7WHT-2RVC-8JKA-5GEB',
      link: at('/auth/register?accountType=2&profileId=7&verificationCode=K7P2-9XQ4-3MND-7WHT-2RVC-8JKA-5GEB'),
      userType: 2,
      inviter: 'Marcus Reed',
      expiresAt: '2027-03-02T15:00:00.000Z',
      approval: { courses: [COURSES[language]], endsOn: '2028-06-30' },
    },
    groupInvitation: {
      code: 'K7P2-9XQ4-3MND-7WHT-2RVC-8JKA-5GEB',
      link: at('/auth/register?accountType=1&profileId=9&verificationCode=K7P2-9XQ4-3MND-7WHT-2RVC-8JKA-5GEB'),
      profileLink: at('/profile'),
      group: GROUPS[language],
      inviter: 'Hanan Saleh',
      expiresAt: '2027-03-02T15:00:00.000Z',
    },
    groupJoined: { group: GROUPS[language], link: at('/home') },
    roleGranted: { userType: 3, link: at('/home') },
    accountDeactivated: { link: at('/contact') },
    accountsMerged: merged(at),
    accountsParted: merged(at),
    enrollmentConfirmed: {
      courseTitle: COURSES[language],
      courseLink: at('/online-course/1'),
      verificationCode: 'K7P2-9XQ4',
      verificationLink: at('/student/enrollmentVerification?code=K7P2-9XQ4'),
      expiresAt: '2027-03-02T15:00:00.000Z',
    },
    enrollmentCode: {
      courseTitle: COURSES[language],
      verificationCode: '5MND-7WHT',
      verificationLink: at('/student/enrollmentVerification?code=5MND-7WHT'),
      expiresAt: '2027-03-02T15:00:00.000Z',
    },
    lessonQuestion: {
      student: 'Ada Moreno',
      courseTitle: COURSES[language],
      lesson: LESSON_TALK[language].lesson,
      moment: '03:12',
      text: LESSON_TALK[language].question,
      link: at('/instructor/student-enrollments?view=questions'),
    },
    lessonAnswer: {
      instructor: 'Marcus Reed',
      courseTitle: COURSES[language],
      lesson: LESSON_TALK[language].lesson,
      moment: '03:12',
      question: LESSON_TALK[language].question,
      text: LESSON_TALK[language].answer,
      link: at('/online-course/1?lesson=4'),
    },
    instructorMessage: {
      instructor: 'Marcus Reed',
      subject: MESSAGES[language].subject,
      text: MESSAGES[language].text,
      link: at('/student/dash'),
    },
    walkInAccount: {
      courseTitle: COURSES[language],
      venue: 'Millbrook Community Hall',
      link: at(`/auth/resetPassword?code=${SECRET}`),
      hours: 72,
      forgotLink: at('/forgot-password'),
    },
    courseReminder: {
      coordinator: 'Marcus Reed',
      courses: [
        { title: COURSES[language], dueOn: '2027-03-02' },
        { title: 'TIM 2', dueOn: null },
      ],
      link: at('/student/dash'),
    },
    walkInKnown: {
      courseTitle: COURSES[language],
      venue: 'Station 7',
      link: at(`/auth/accountConfirmation?code=${SECRET}`),
      contactLink: at('/contact'),
    },
    courseCompleted: {
      courseTitle: COURSES[language],
      certificateNumber: 'TIM-7K3M-9Q2X',
      certificateLink: at('/course/verification?code=TIM-7K3M-9Q2X'),
    },
    certificateIssued: {
      courseTitle: COURSES[language],
      certificateNumber: 'TIM-7K3M-9Q2X',
      certificateLink: at('/course/verification?code=TIM-7K3M-9Q2X'),
    },
    enrollmentExtended: { courseTitle: COURSES[language], until: '2027-03-31', link: at('/online-course/1') },
    enrollmentDropped: {
      courseTitle: COURSES[language],
      reason: 'You asked us to end it by phone.',
      link: at('/contact'),
    },
    enrollmentReturned: { courseTitle: COURSES[language], until: '2027-03-01', link: at('/online-course/1') },
    reportMailingStopped: { kind: 'national', agency: null, problem: 'untaken', link: at('/admin/reports') },
    listReady: {
      view: VIEWS[language],
      rows: 37,
      day: '2027-05-01',
      link: at(`/api/mailed-lists/xlsx?code=${SECRET}`),
      until: '2027-05-31',
    },
    reportReady: {
      kind: 'creditPack',
      agency: 'Fairmont Fire Department',
      quarter: 'Q1 2027',
      people: 24,
      isAmendment: false,
      note: null,
      link: at(`/api/shared-reports/xlsx?code=${SECRET}`),
      until: '2027-05-30',
    },
    attemptReset: {
      courseTitle: COURSES[language],
      lesson: 'Safe Vehicle Positioning',
      attempt: 2,
      link: at('/online-course/1'),
    },
    certificateRestored: {
      courseTitle: COURSES[language],
      certificateNumber: 'TIM-7K3M-9Q2X',
      certificateLink: at('/course/verification?code=TIM-7K3M-9Q2X'),
    },
    certificateReissued: {
      courseTitle: COURSES[language],
      replaced: 'TIM-4HJK-22WZ',
      certificateNumber: 'TIM-7K3M-9Q2X',
      certificateLink: at('/course/verification?code=TIM-7K3M-9Q2X'),
    },
    programmeMessage: { sender: 'Priya Raman', ...MESSAGES[language], link: at('/instructor/dash') },
    classTakenOver: { ...held, from: 'Marcus Reed' },
    classHandedOver: { ...held, to: 'Ruth Delgado' },
    teachingApproved: {
      courses: [{ title: COURSES[language], endsOn: '2027-01-18' }],
      suspended: [],
      leftOut: [COURSES[language]],
      link: at('/instructor/dash'),
    },
    approvalEnding: { courses: [{ title: COURSES[language], endsOn: '2027-01-18' }], link: at('/contact') },
    nameChangeAsked: { from: 'Ada Moreno', to: 'Ada Bell', link: at('/profile') },
    nameChangeApproved: { to: 'Ada Bell', link: at('/profile') },
    nameChangeRefused: {
      to: 'Ada Bell',
      reason: 'The record that you named is of another person.',
      link: at('/profile'),
    },
    certificateRevoked: {
      courseTitle: COURSES[language],
      certificateNumber: 'TIM-7K3M-9Q2X',
      reason: 'Another person answered the quizzes.',
      link: at('/contact'),
    },
    seatConfirmed: {
      ...held,
      notes: 'Park behind the drill tower. Bring your high-visibility vest.',
      calendarLink: at('/api/instructor-course-students/41/calendar?viewer=7&expires=1804600800&signature=aGVsbG8'),
      calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR',
    },
    seatWaitlisted: { ...held, position: 3 },
    seatOffered: { ...held, endsAt: '2027-02-20T21:30:00.000Z' },
    offerLapsed: held,
    classLeft: held,
    classChanged: {
      ...held,
      sessions: [
        { startsAt: '2027-03-02T15:00:00.000Z', endsAt: '2027-03-02T19:00:00.000Z' },
        { startsAt: '2027-03-04T15:00:00.000Z', endsAt: '2027-03-04T19:00:00.000Z' },
      ],
      before: {
        startsAt: '2027-02-23T15:00:00.000Z',
        timeZone: 'America/Chicago',
        venue: 'Millbrook Community Hall',
        address: '12 River Street',
        city: 'Millbrook',
      },
    },
    classCancelled: {
      ...held,
      reason: 'The building is closed for repairs after a water leak.',
      nextClasses: [
        {
          startsAt: '2027-03-16T23:00:00.000Z',
          timeZone: 'America/Chicago',
          venue: 'Twin Forks Fire Hall',
          city: 'Twin Forks',
        },
        {
          startsAt: '2027-04-06T13:00:00.000Z',
          timeZone: 'America/Chicago',
          venue: 'Highway Patrol Academy, Classroom 2',
          city: 'Fairmont',
        },
      ],
    },
    classMessage: {
      ...held,
      instructor: 'Marcus Reed',
      text: 'Please bring your own high-visibility vest.\nThe gate code is 4471; park behind the drill tower.',
    },
    contactReceived: {
      reference: 'C-7K3M-9QX2',
      topic: 'certificates',
      link: at('/contact'),
      thread: { id: '<c-7k3m-9qx2.0@example.org>', before: [], isHeard: true },
    },
    contactReply: {
      reference: 'C-7K3M-9QX2',
      topic: 'certificates',
      text: 'Your certificate is in your profile, under Training. Download it there; the number on it can be checked by anybody.',
      sender: 'Grace Tanaka',
      link: at('/contact'),
      thread: { id: '<c-7k3m-9qx2.1@example.org>', before: ['<c-7k3m-9qx2.0@example.org>'], isHeard: true },
    },
    contactMessage: {
      reference: 'C-7K3M-9QX2',
      topic: 'certificates',
      name: 'Dana Whitfield',
      email: 'dana.whitfield@example.org',
      message: 'My certificate still has my maiden name.\nWhich papers do you need to print it anew?',
      link: at('/admin/contactFormLogs'),
    },
  }
}

/** One of each text message. */
export const sampleTexts = (language: Language, site: string = EXAMPLE_SITE): SmsData => {
  const { seatConfirmed, seatWaitlisted, seatOffered, offerLapsed, classLeft } = sampleMails(language, site)
  return { seatConfirmed, seatWaitlisted, seatOffered, offerLapsed, classLeft, phoneCode: { code: '120394' } }
}
