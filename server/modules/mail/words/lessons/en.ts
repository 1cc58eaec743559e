import { isolated, ltr } from '../../letter.ts'
import type { LessonLetters } from './lesson-letters.ts'

export const lessonsEn: LessonLetters = {
  lessonQuestion: ({ student, courseTitle, lesson, moment, text, link }) => ({
    subject: `Question about ${isolated(lesson)} at ${ltr(moment)}`,
    preheader: text.slice(0, 120),
    paragraphs: [
      `${isolated(student)} asks about ${isolated(lesson)} at ${ltr(moment)}, in ${isolated(courseTitle)}:`,
      isolated(text),
    ],
    link: { label: 'Answer the question', address: link },
    closing:
      'You are asked because you teach this course. Your answer goes to the student by email and stands in their lesson.',
  }),
  lessonAnswer: ({ instructor, courseTitle, lesson, moment, question, text, link }) => ({
    subject: `Answer to your question about ${isolated(lesson)}`,
    preheader: text.slice(0, 120),
    paragraphs: [
      `You asked about ${isolated(lesson)} at ${ltr(moment)}, in ${isolated(courseTitle)}:`,
      isolated(question),
      `${isolated(instructor)} answers:`,
      isolated(text),
    ],
    link: { label: 'Open the lesson', address: link },
    closing: 'The answer also stands in your lesson, beside your question. Ask there if you want to know more.',
  }),
}
