import type { ClassFace } from '../../../src/domain/class.ts'
import type { Language } from '../../../src/domain/language.ts'

/** What files call where a class stands. */
export const CLASS_FACE_WORDS: Readonly<Record<Language, Readonly<Record<ClassFace, string>>>> = {
  en: {
    scheduled: 'Scheduled',
    underway: 'Under way',
    over: 'Over',
    cancelled: 'Cancelled',
    completed: 'Completed',
  },
  tr: {
    scheduled: 'Planlandı',
    underway: 'Sürüyor',
    over: 'Bitti',
    cancelled: 'İptal edildi',
    completed: 'Tamamlandı',
  },
  ar: { scheduled: 'مجدول', underway: 'جارٍ الآن', over: 'انتهى', cancelled: 'ملغى', completed: 'مكتمل' },
}
