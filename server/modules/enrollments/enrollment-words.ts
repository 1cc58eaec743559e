import type { Language } from '../../../src/domain/language.ts'
import type { EnrollmentLabelKind } from '../../../src/domain/student-enrollment.ts'

type EnrollmentWords = Readonly<{
  /** Where it stands, with nothing of how far it is. */
  states: Readonly<Record<EnrollmentLabelKind, string>>
  progress: (complete: number, total: number) => string
  verified: string
  notVerified: string
  incomplete: string
}>

/** What files say of where an online enrolment stands (specification, section 4). */
export const enrollmentWords: Readonly<Record<Language, EnrollmentWords>> = {
  en: {
    states: {
      active: 'Active',
      expiredIncomplete: 'Expired - Incomplete',
      completed: 'Completed',
      completedExpired: 'Completed - Expired',
      expired: 'Expired',
      dropped: 'Dropped',
    },
    progress: (complete, total) => `${complete} of ${total} complete`,
    verified: 'Verified',
    notVerified: 'Not Verified',
    incomplete: ' - Course Incomplete',
  },
  tr: {
    states: {
      active: 'Etkin',
      expiredIncomplete: 'Süresi doldu - Eksik',
      completed: 'Tamamlandı',
      completedExpired: 'Tamamlandı - Süresi doldu',
      expired: 'Süresi doldu',
      dropped: 'Bırakıldı',
    },
    progress: (complete, total) => `${complete}/${total} tamamlandı`,
    verified: 'Doğrulandı',
    notVerified: 'Doğrulanmadı',
    incomplete: ' - Eğitim bitmedi',
  },
  ar: {
    states: {
      active: 'نشط',
      expiredIncomplete: 'انتهى - غير مكتمل',
      completed: 'مكتمل',
      completedExpired: 'مكتمل - منتهي الصلاحية',
      expired: 'منتهي الصلاحية',
      dropped: 'منسحب',
    },
    progress: (complete, total) => `اكتمل ${complete} من ${total}`,
    verified: 'تم التحقق',
    notVerified: 'لم يتم التحقق',
    incomplete: ' - الدورة غير مكتملة',
  },
}
