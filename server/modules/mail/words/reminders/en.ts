import { isolated } from '../../letter.ts'
import { courseLines } from './reminder-words.ts'
import type { ReminderWords } from './reminder-words.ts'

export const remindersEn: ReminderWords = {
  courseReminder: ({ coordinator, courses: [first, ...rest], link }) => ({
    subject: rest.length === 0 && first ? `A reminder: ${first.title}` : 'A reminder: your courses',
    preheader:
      coordinator === null
        ? 'There is training for you to complete or renew.'
        : 'Your group expects you to complete this training.',
    paragraphs: [
      coordinator === null
        ? 'The program reminds you of this training:'
        : `${isolated(coordinator)}, the coordinator of your group, reminds you of this training:`,
      courseLines('en', first ? [first, ...rest] : [], (day) => `due by ${day}`),
      'If you began already, your progress is kept: go on where you stopped.',
    ],
    link: { label: rest.length === 0 ? 'See the course' : 'See my courses', address: link },
    closing:
      coordinator === null
        ? 'You are reminded of a course at most once a week.'
        : 'If you completed it elsewhere, tell your coordinator. You are reminded of a course at most once a week.',
  }),
}
