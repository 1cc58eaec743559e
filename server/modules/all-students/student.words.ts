import type { Language } from '../../../src/domain/language.ts'
import type { QuizTime } from '../../../src/domain/quiz.ts'

type StudentWords = Readonly<{
  quizTimes: Readonly<Record<QuizTime, string>>
  verified: Readonly<{ yes: string; no: string }>
}>

/** What the file of students says. */
export const STUDENT_WORDS: Readonly<Record<Language, StudentWords>> = {
  en: {
    quizTimes: { standard: 'Standard', timeAndHalf: 'Time and a half', double: 'Double time', unlimited: 'No limit' },
    verified: { yes: 'Yes', no: 'No' },
  },
  tr: {
    quizTimes: { standard: 'Standart', timeAndHalf: 'Bir buçuk kat', double: 'İki kat', unlimited: 'Sınırsız' },
    verified: { yes: 'Evet', no: 'Hayır' },
  },
  ar: {
    quizTimes: { standard: 'عادي', timeAndHalf: 'مرة ونصف', double: 'مضاعف', unlimited: 'بلا حد' },
    verified: { yes: 'نعم', no: 'لا' },
  },
}
