import type { Localized } from '../../../src/domain/language.ts'
import type { CourseKey } from './programme.ts'

type MaterialSource = Readonly<{
  course: CourseKey
  title: Localized
  /** The first one first; files of `server/demo/materials`, days counted from the seed. */
  versions: readonly Readonly<{ file: string; day: number; note: Localized | null }>[]
}>

const SIGN_IN_SHEET: Localized = { en: 'Sign-in sheet', tr: 'İmza çizelgesi', ar: 'كشف التوقيع' }
const EVALUATION: Localized = {
  en: 'Course evaluation form',
  tr: 'Eğitim değerlendirme formu',
  ar: 'استمارة تقييم الدورة',
}

const signInSheet = (course: CourseKey): MaterialSource => ({
  course,
  title: SIGN_IN_SHEET,
  versions: [{ file: 'sign-in-sheet-v1.pdf', day: -300, note: null }],
})

const evaluation = (course: CourseKey): MaterialSource => ({
  course,
  title: EVALUATION,
  versions: [{ file: 'course-evaluation-form-v1.pdf', day: -300, note: null }],
})

export const materials: readonly MaterialSource[] = [
  {
    course: 'responder-class',
    title: { en: 'Instructor guide outline', tr: 'Eğitmen kılavuzu taslağı', ar: 'مخطط دليل المدرّب' },
    versions: [
      { file: 'instructor-guide-outline-v1.pdf', day: -300, note: null },
      {
        file: 'instructor-guide-outline-v2.pdf',
        day: -24,
        note: {
          en: 'A ten-minute break after lesson 5; lessons 8 and 9 are five minutes shorter each.',
          tr: 'Beşinci dersten sonra on dakika ara; sekizinci ve dokuzuncu dersler beşer dakika kısa.',
          ar: 'استراحة عشر دقائق بعد الدرس الخامس، وتقصير الدرسين الثامن والتاسع خمس دقائق لكل منهما.',
        },
      },
    ],
  },
  signInSheet('responder-class'),
  evaluation('responder-class'),
  signInSheet('tow-operator'),
  evaluation('tow-operator'),
]
