import type { EnrollmentLabel } from '../../../src/domain/enrollment-label.ts'
import type { Standing } from '../../../src/domain/group-progress.ts'
import type { Language } from '../../../src/domain/language.ts'

type ProgressWords = Readonly<{
  standings: Readonly<Record<Standing, string>>
  label: (label: EnrollmentLabel) => string
  yes: string
  no: string
}>

type Kind = Exclude<EnrollmentLabel['kind'], 'active'>

const labelled =
  (active: (complete: number, total: number) => string, kinds: Readonly<Record<Kind, string>>) =>
  (label: EnrollmentLabel): string =>
    label.kind === 'active' ? active(label.complete, label.total) : kinds[label.kind]

/** What the exported matrix says. The labels are those of the specification, section 4. */
export const PROGRESS_WORDS: Readonly<Record<Language, ProgressWords>> = {
  en: {
    standings: {
      none: 'Not started',
      inProgress: 'In progress',
      overdue: 'Overdue',
      expiring: 'Expiring within 30 days',
      expired: 'Expired',
      current: 'Current',
    },
    label: labelled((complete, total) => `Active - ${complete} of ${total} complete`, {
      expiredIncomplete: 'Expired - Incomplete',
      completedExpired: 'Completed - Expired',
      expired: 'Expired',
      completed: 'Completed',
      dropped: 'Dropped',
      unknown: 'N/A',
    }),
    yes: 'Yes',
    no: 'No',
  },
  tr: {
    standings: {
      none: 'Başlamadı',
      inProgress: 'Sürüyor',
      overdue: 'Gecikti',
      expiring: '30 gün içinde sona eriyor',
      expired: 'Süresi doldu',
      current: 'Geçerli',
    },
    label: labelled((complete, total) => `Etkin - ${complete}/${total} tamamlandı`, {
      expiredIncomplete: 'Süresi doldu - Eksik',
      completedExpired: 'Tamamlandı - Süresi doldu',
      expired: 'Süresi doldu',
      completed: 'Tamamlandı',
      dropped: 'Bırakıldı',
      unknown: 'Yok',
    }),
    yes: 'Evet',
    no: 'Hayır',
  },
  ar: {
    standings: {
      none: 'لم يبدأ',
      inProgress: 'قيد الإنجاز',
      overdue: 'متأخر',
      expiring: 'تنتهي خلال 30 يومًا',
      expired: 'منتهية',
      current: 'سارية',
    },
    label: labelled((complete, total) => `نشط - اكتمل ${complete} من ${total}`, {
      expiredIncomplete: 'انتهى - غير مكتمل',
      completedExpired: 'مكتمل - منتهي الصلاحية',
      expired: 'منتهي الصلاحية',
      completed: 'مكتمل',
      dropped: 'منسحب',
      unknown: 'غير متاح',
    }),
    yes: 'نعم',
    no: 'لا',
  },
}
