import type { ContactTopic } from '../../../../src/domain/contact.ts'
import type { MailWords } from '../templates.ts'
import { longDate } from './long-date.ts'

const topics: Readonly<Record<ContactTopic, string>> = {
  courses: 'online courses',
  classes: 'in-person classes',
  certificates: 'certificates',
  account: 'an account or signing in',
  teaching: 'becoming an instructor',
  other: 'something else',
}

export const en: MailWords = {
  greeting: (name) => `Hello ${name},`,
  letters: {
    emailVerification: ({ link }, product) => ({
      subject: `Confirm your e-mail address for ${product}`,
      paragraphs: ['Open the link below to confirm that this address is yours. It works once, and for one day.'],
      link: { label: 'Confirm my e-mail address', address: link },
      closing: 'If you did not ask for this, you can leave this message alone.',
    }),
    enrollmentConfirmed: ({ courseTitle, courseLink, verificationCode, verificationLink, expiresAt }) => ({
      subject: `You are enrolled: ${courseTitle}`,
      paragraphs: [
        `You are enrolled in ${courseTitle}. You have until ${longDate('en', expiresAt)} to complete it.`,
        `Start or go on here: ${courseLink}`,
        'To have your enrollment verified, confirm your details with this code:',
      ],
      code: verificationCode,
      link: { label: 'Verify my enrollment', address: verificationLink },
      closing: 'Keep this message until you have completed the course.',
    }),
    courseCompleted: ({ courseTitle, certificateNumber, certificateLink }) => ({
      subject: `Course completed: ${courseTitle}`,
      paragraphs: [
        `You have completed ${courseTitle}. Your certificate is ready.`,
        'Anyone can check it by its number:',
      ],
      code: certificateNumber,
      link: { label: 'See the certificate', address: certificateLink },
      closing: 'Thank you for making the roadside safer.',
    }),
    contactReceived: ({ reference, topic, link }, product) => ({
      subject: `We have your message: ${reference}`,
      paragraphs: [
        `Your message about ${topics[topic]} has reached ${product}. Someone will answer you at this address, as a rule within two working days.`,
        'If you write or call again, name this reference number:',
      ],
      code: reference,
      link: { label: 'Contact page', address: link },
      closing: 'If you did not write to us, you can leave this message alone.',
    }),
    contactMessage: ({ reference, topic, name, email, message, link }) => ({
      subject: `Contact form, ${topics[topic]}: ${reference}`,
      paragraphs: [`${name} (${email}) wrote by the contact page about ${topics[topic]}:`, message],
      code: reference,
      link: { label: 'Contact Form Logs', address: link },
      closing: 'Answer to the address above, and name the reference number.',
    }),
  },
}
