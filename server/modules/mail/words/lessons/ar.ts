import { isolated, ltr } from '../../letter.ts'
import type { LessonLetters } from './lesson-letters.ts'

export const lessonsAr: LessonLetters = {
  lessonQuestion: ({ student, courseTitle, lesson, moment, text, link }) => ({
    subject: `سؤال عن درس ${isolated(lesson)} عند ${ltr(moment)}`,
    preheader: text.slice(0, 120),
    paragraphs: [
      `يسأل ${isolated(student)} عن درس «${isolated(lesson)}» عند ${ltr(moment)}، في دورة «${isolated(courseTitle)}»:`,
      isolated(text),
    ],
    link: { label: 'الرد على السؤال', address: link },
    closing: 'وصلك السؤال لأنك تدرّس هذه الدورة. يصل ردك إلى المتدرّب بالبريد ويظهر في درسه.',
  }),
  lessonAnswer: ({ instructor, courseTitle, lesson, moment, question, text, link }) => ({
    subject: `رد على سؤالك عن درس ${isolated(lesson)}`,
    preheader: text.slice(0, 120),
    paragraphs: [
      `سألت عن درس «${isolated(lesson)}» عند ${ltr(moment)}، في دورة «${isolated(courseTitle)}»:`,
      isolated(question),
      `رد ${isolated(instructor)}:`,
      isolated(text),
    ],
    link: { label: 'فتح الدرس', address: link },
    closing: 'الرد موجود أيضًا في درسك بجانب سؤالك. إن أردت معرفة المزيد فاسأل من هناك.',
  }),
}
