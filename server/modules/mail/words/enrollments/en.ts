import { isolated } from '../../letter.ts'
import { dayIn, type EnrollmentLetters } from './enrollment-letters.ts'

export const enrollmentsEn: EnrollmentLetters = {
  enrollmentExtended: ({ courseTitle, until, link }) => ({
    subject: `You have more time: ${courseTitle}`,
    preheader: `Until ${dayIn('en', until)}.`,
    paragraphs: [
      `Your enrollment in ${isolated(courseTitle)} was extended. You can complete the course until ${dayIn('en', until)}.`,
      'Your progress is kept: go on where you stopped.',
    ],
    link: { label: 'Open the course', address: link },
    closing: 'If you have questions about it, write to us.',
  }),
  enrollmentDropped: ({ courseTitle, reason, link }, product) => ({
    subject: `You are no longer enrolled: ${courseTitle}`,
    preheader: 'Your enrollment was ended.',
    paragraphs: [
      `${product} has ended your enrollment in ${isolated(courseTitle)}. What you did in it is kept, and certificates that you hold stay as they are.`,
      `The reason that was given: ${isolated(reason)}`,
    ],
    link: { label: 'Write to us about it', address: link },
    closing: 'If you think that this is a mistake, write to us.',
  }),
  enrollmentReturned: ({ courseTitle, until, link }) => ({
    subject: `What we wrote was taken back: ${courseTitle}`,
    preheader: 'Your enrollment is as it was before.',
    paragraphs: [
      `What we wrote to you about your enrollment in ${isolated(courseTitle)} was taken back. It is as it was before: it ends on ${dayIn('en', until)}.`,
    ],
    link: { label: 'Open the course', address: link },
    closing: 'If you have questions about it, write to us.',
  }),
  attemptReset: ({ courseTitle, lesson, attempt, link }) => ({
    subject: `You have another attempt: ${courseTitle}`,
    preheader: 'An attempt at a quiz no longer counts.',
    paragraphs: [
      `Your attempt ${attempt} at the quiz of ${isolated(lesson)}, in ${isolated(courseTitle)}, no longer counts. You can take the quiz again.`,
      'What you had answered is kept with it.',
    ],
    link: { label: 'Open the course', address: link },
    closing: 'If you have questions about it, write to us.',
  }),
}
