import type { StudentEnrollment } from '../../../src/domain/contract/student-enrollment.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ClassStanding, EnrollmentLabelKind } from '../../../src/domain/student-enrollment-list.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { momentCell, type Cell } from '../../http/exports.ts'

type Words = Readonly<{
  header: readonly string[]
  label: (kind: EnrollmentLabelKind, complete: number, total: number) => string
  standing: Readonly<Record<ClassStanding, string>>
  verified: string
  notVerified: string
  incomplete: string
}>

const words: Readonly<Record<Language, Words>> = {
  en: {
    header: [
      'Last name',
      'First name',
      'Email',
      'Course',
      'Status',
      'Expires or class day',
      'Verification',
      'Last activity',
    ],
    label: (kind, complete, total) =>
      ({
        active: `Active - ${complete} of ${total} complete`,
        expiredIncomplete: 'Expired - Incomplete',
        completed: 'Completed',
        completedExpired: 'Completed - Expired',
        expired: 'Expired',
        dropped: 'Dropped',
      })[kind],
    standing: {
      registered: 'Registered',
      waitlisted: 'On the waitlist',
      offered: 'Offered a seat',
      present: 'Present',
      partial: 'Present in part',
      noShow: 'No-show',
      left: 'Not on the class',
    },
    verified: 'Verified',
    notVerified: 'Not Verified',
    incomplete: ' - Course Incomplete',
  },
  tr: {
    header: ['Soyadı', 'Adı', 'E-posta', 'Eğitim', 'Durum', 'Bitiş veya sınıf günü', 'Doğrulama', 'Son etkinlik'],
    label: (kind, complete, total) =>
      ({
        active: `Etkin - ${total} dersten ${complete} tanesi tamamlandı`,
        expiredIncomplete: 'Süresi doldu - Tamamlanmadı',
        completed: 'Tamamlandı',
        completedExpired: 'Tamamlandı - Süresi doldu',
        expired: 'Süresi doldu',
        dropped: 'Bırakıldı',
      })[kind],
    standing: {
      registered: 'Kayıtlı',
      waitlisted: 'Bekleme listesinde',
      offered: 'Yer teklif edildi',
      present: 'Katıldı',
      partial: 'Kısmen katıldı',
      noShow: 'Gelmedi',
      left: 'Sınıfta değil',
    },
    verified: 'Doğrulandı',
    notVerified: 'Doğrulanmadı',
    incomplete: ' - Eğitim tamamlanmadı',
  },
  ar: {
    header: [
      'اسم العائلة',
      'الاسم الأول',
      'البريد الإلكتروني',
      'الدورة',
      'الحالة',
      'تاريخ الانتهاء أو يوم الصف',
      'التحقق',
      'آخر نشاط',
    ],
    label: (kind, complete, total) =>
      ({
        active: `نشط - اكتمل ${complete} من ${total}`,
        expiredIncomplete: 'منتهي الصلاحية - غير مكتمل',
        completed: 'مكتمل',
        completedExpired: 'مكتمل - منتهي الصلاحية',
        expired: 'منتهي الصلاحية',
        dropped: 'منسحب',
      })[kind],
    standing: {
      registered: 'مسجّل',
      waitlisted: 'على قائمة الانتظار',
      offered: 'عُرض عليه مقعد',
      present: 'حاضر',
      partial: 'حاضر جزئيًا',
      noShow: 'لم يحضر',
      left: 'ليس في الصف',
    },
    verified: 'تم التحقق',
    notVerified: 'لم يتم التحقق',
    incomplete: ' - الدورة غير مكتملة',
  },
}

export const exportHeader = (language: Language): readonly string[] => words[language].header

const statusOf = ({ online, inPerson }: StudentEnrollment, { label, standing }: Words): string => {
  if (online !== null) return label(online.label, online.complete, online.total)
  return inPerson === null ? '' : standing[inPerson.standing]
}

/** As a spreadsheet sorts them: a class by the day on its venue's clock. */
const dayOf = ({ online, inPerson }: StudentEnrollment): string => {
  if (online !== null) return online.expirationDate.slice(0, 10)
  if (inPerson === null) return ''
  return wallTimeOf(Date.parse(inPerson.courseDate), inPerson.timeZone).date
}

export const exportedRow = (item: StudentEnrollment, language: Language): readonly Cell[] => {
  const said = words[language]
  const { online } = item
  const verification =
    online === null
      ? ''
      : `${online.isVerified ? said.verified : said.notVerified}${online.incomplete ? said.incomplete : ''}`
  return [
    item.lastName,
    item.firstName,
    item.email,
    item.courseTitle,
    statusOf(item, said),
    dayOf(item),
    verification,
    momentCell(item.lastActivityAt),
  ]
}
