import type { Language } from '../../../src/domain/language.ts'
import type { MailData } from '../../platform/mail.ts'

const at = (path: string) => `https://training.example.org${path}`
const SECRET = 'hK3v9rT0yQm1bW7dZ5xN2pL8sF4gJ6aCuE0iO3kMvBs'

const COURSES: Readonly<Record<Language, string>> = {
  en: 'National TIM Responder Course',
  tr: 'Ulusal Trafik Olayı Müdahale Eğitimi',
  ar: 'الدورة الوطنية للمستجيبين لحوادث المرور',
}

export const STORY_NAMES: Readonly<Record<Language, string>> = {
  en: 'Dana Whitfield',
  tr: 'Şükran Yılmaz',
  ar: 'ليلى منصور',
}

/** One of each mail, for its story. */
export const storyMails = (language: Language): MailData => ({
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
  },
  roleGranted: { userType: 3, link: at('/home') },
  accountDeactivated: { link: at('/contact') },
  enrollmentConfirmed: {
    courseTitle: COURSES[language],
    courseLink: at('/online-course/1'),
    verificationCode: 'K7P2-9XQ4',
    verificationLink: at('/student/enrollmentVerification?code=K7P2-9XQ4'),
    expiresAt: '2027-03-02T15:00:00.000Z',
  },
  courseCompleted: {
    courseTitle: COURSES[language],
    certificateNumber: 'TIM-7K3M-9Q2X',
    certificateLink: at('/course/verification?code=TIM-7K3M-9Q2X'),
  },
  contactReceived: { reference: 'C-7K3M-9QX2', topic: 'certificates', link: at('/contact') },
  contactMessage: {
    reference: 'C-7K3M-9QX2',
    topic: 'certificates',
    name: 'Dana Whitfield',
    email: 'dana.whitfield@example.org',
    message: 'My certificate still has my maiden name.\nWhich papers do you need to print it anew?',
    link: at('/admin/contactFormLogs'),
  },
})
