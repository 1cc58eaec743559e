import { isolated } from '../../letter.ts'
import { courseLines } from './reminder-words.ts'
import type { ReminderWords } from './reminder-words.ts'

export const remindersAr: ReminderWords = {
  courseReminder: ({ coordinator, courses: [first, ...rest], link }) => ({
    subject: rest.length === 0 && first ? `تذكير: ${first.title}` : 'تذكير: دوراتك',
    preheader: coordinator === null ? 'لديك تدريب عليك إكماله أو تجديده.' : 'تنتظر منك مجموعتك إكمال هذا التدريب.',
    paragraphs: [
      coordinator === null
        ? 'يذكّرك البرنامج بهذا التدريب:'
        : `يذكّرك منسّق مجموعتك ${isolated(coordinator)} بهذا التدريب:`,
      courseLines('ar', first ? [first, ...rest] : [], (day) => `آخر موعد ${day}`),
      'إن كنت قد بدأت من قبل فتقدّمك محفوظ: تابع من حيث توقفت.',
    ],
    link: { label: rest.length === 0 ? 'عرض الدورة' : 'عرض دوراتي', address: link },
    closing:
      coordinator === null
        ? 'لا نذكّرك بالدورة نفسها أكثر من مرة في الأسبوع.'
        : 'إن كنت قد أكملت التدريب في مكان آخر فأخبر منسّق مجموعتك. لا نذكّرك بالدورة نفسها أكثر من مرة في الأسبوع.',
  }),
}
