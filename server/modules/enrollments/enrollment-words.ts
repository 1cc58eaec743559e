import type { Language } from '../../../src/domain/language.ts'
import type { EnrollmentLabelKind } from '../../../src/domain/student-enrollment.ts'

type EnrollmentWords = Readonly<{
  label: (kind: EnrollmentLabelKind, complete: number, total: number) => string
  verified: string
  notVerified: string
  incomplete: string
}>

/** What files say of where an online enrolment stands (specification, section 4). */
export const enrollmentWords: Readonly<Record<Language, EnrollmentWords>> = {
  en: {
    label: (kind, complete, total) =>
      ({
        active: `Active - ${complete} of ${total} complete`,
        expiredIncomplete: 'Expired - Incomplete',
        completed: 'Completed',
        completedExpired: 'Completed - Expired',
        expired: 'Expired',
        dropped: 'Dropped',
      })[kind],
    verified: 'Verified',
    notVerified: 'Not Verified',
    incomplete: ' - Course Incomplete',
  },
  tr: {
    label: (kind, complete, total) =>
      ({
        active: `Etkin - ${complete}/${total} tamamlandı`,
        expiredIncomplete: 'Süresi doldu - Tamamlanmadı',
        completed: 'Tamamlandı',
        completedExpired: 'Tamamlandı - Süresi doldu',
        expired: 'Süresi doldu',
        dropped: 'Bırakıldı',
      })[kind],
    verified: 'Doğrulandı',
    notVerified: 'Doğrulanmadı',
    incomplete: ' - Eğitim bitmedi',
  },
  ar: {
    label: (kind, complete, total) =>
      ({
        active: `نشط - اكتمل ${complete} من ${total}`,
        expiredIncomplete: 'منتهي الصلاحية - غير مكتمل',
        completed: 'مكتمل',
        completedExpired: 'مكتمل - منتهي الصلاحية',
        expired: 'منتهي الصلاحية',
        dropped: 'منسحب',
      })[kind],
    verified: 'تم التحقق',
    notVerified: 'لم يتم التحقق',
    incomplete: ' - الدورة غير مكتملة',
  },
}
