import type { Language } from '../../../src/domain/language.ts'
import type { LessonQuestionState } from '../../../src/domain/lesson-question.ts'

/** What the file of questions says of each. */
export const LESSON_QUESTION_WORDS: Readonly<Record<Language, Readonly<Record<LessonQuestionState, string>>>> = {
  en: { asked: 'Waits for an answer', answered: 'Answered', closed: 'Closed', withdrawn: 'Taken back' },
  tr: { asked: 'Yanıt bekliyor', answered: 'Yanıtlandı', closed: 'Kapatıldı', withdrawn: 'Geri alındı' },
  ar: { asked: 'بانتظار الرد', answered: 'تم الرد', closed: 'مغلق', withdrawn: 'مسحوب' },
}
