import type { CoursePicture } from '../../../src/domain/course.ts'
import type { CourseState } from '../../../src/domain/course/course-state.ts'
import type { Language } from '../../../src/domain/language.ts'

type CourseRecordWords = Readonly<{
  types: Readonly<Record<CoursePicture, string>>
  states: Readonly<Record<CourseState, string>>
  online: string
  inPerson: string
  /** A title of a course that was made of another. */
  copyOf: (title: string) => string
}>

/** What the file of courses says, and a course that is a copy. */
export const COURSE_RECORD_WORDS: Readonly<Record<Language, CourseRecordWords>> = {
  en: {
    types: { standard: 'Responder course', instructor: 'Instructor course', towTruck: 'Towing course' },
    states: {
      draft: 'Draft',
      published: 'Published',
      changed: 'Published, changed since',
      withdrawn: 'Off offer',
      archived: 'Archived',
    },
    online: 'Online',
    inPerson: 'In person',
    copyOf: (title) => `${title} (copy)`,
  },
  tr: {
    types: { standard: 'Müdahale eğitimi', instructor: 'Eğitmen eğitimi', towTruck: 'Çekici eğitimi' },
    states: {
      draft: 'Taslak',
      published: 'Yayında',
      changed: 'Yayında, sonradan değişti',
      withdrawn: 'Yayından kaldırıldı',
      archived: 'Arşivde',
    },
    online: 'Çevrim içi',
    inPerson: 'Yüz yüze',
    copyOf: (title) => `${title} (kopya)`,
  },
  ar: {
    types: { standard: 'دورة المستجيبين', instructor: 'دورة المدرّبين', towTruck: 'دورة سحب المركبات' },
    states: {
      draft: 'مسودة',
      published: 'منشورة',
      changed: 'منشورة وتغيّرت بعد ذلك',
      withdrawn: 'أُوقف عرضها',
      archived: 'مؤرشفة',
    },
    online: 'عبر الإنترنت',
    inPerson: 'حضوريًا',
    copyOf: (title) => `${title} (نسخة)`,
  },
}
