import type { LessonQuestion, OwnLessonQuestions } from '../../../../domain/contract/lesson-question.contract.ts'
import type { DeedMachine } from '../../../../machines/deed/deed.machine.ts'
import type { lessonNotesMachine } from '../../../../machines/lesson-notes/lesson-notes.machine.ts'
import type { questionAskingMachine } from '../../../../machines/lesson-questions/question-forms.machine.ts'
import type { ResourceMachine } from '../../../../machines/resource/resource.machine.ts'

/** What a learner writes beside a lesson. */
export type LessonTalk = Readonly<{
  notes: typeof lessonNotesMachine
  questions: ResourceMachine<OwnLessonQuestions, number>
  asking: typeof questionAskingMachine
  withdrawing: DeedMachine<LessonQuestion>
  /** The browser saves a text as a file, or prints it. */
  saveText: (fileName: string, text: string) => void
  printText: (title: string, text: string, direction: 'ltr' | 'rtl') => void
}>
