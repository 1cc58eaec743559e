import { isolated, ltr } from '../../letter.ts'
import type { LessonLetters } from './lesson-letters.ts'

export const lessonsTr: LessonLetters = {
  lessonQuestion: ({ student, courseTitle, lesson, moment, text, link }) => ({
    subject: `Derse soru: ${isolated(lesson)}, ${ltr(moment)}`,
    preheader: text.slice(0, 120),
    paragraphs: [
      `${isolated(student)}, ${isolated(courseTitle)} eğitiminin ${isolated(lesson)} dersinde ${ltr(moment)} anıyla ilgili soruyor:`,
      isolated(text),
    ],
    link: { label: 'Soruyu yanıtla', address: link },
    closing: 'Bu eğitimi verdiğiniz için size soruluyor. Yanıtınız öğrenciye e-postayla gider ve dersinde görünür.',
  }),
  lessonAnswer: ({ instructor, courseTitle, lesson, moment, question, text, link }) => ({
    subject: `Sorunuza yanıt: ${isolated(lesson)}`,
    preheader: text.slice(0, 120),
    paragraphs: [
      `${isolated(courseTitle)} eğitiminin ${isolated(lesson)} dersinde ${ltr(moment)} anıyla ilgili sormuştunuz:`,
      isolated(question),
      `${isolated(instructor)} yanıtladı:`,
      isolated(text),
    ],
    link: { label: 'Dersi aç', address: link },
    closing: 'Yanıt dersinizde, sorunuzun yanında da durur. Daha fazlasını oradan sorabilirsiniz.',
  }),
}
