import type { STUDENT_ENROLLMENTS, StudentEnrollment } from '../../../src/domain/contract/student-enrollments.list.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ClassStanding, EnrollmentLabelKind } from '../../../src/domain/student-enrollment.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { momentCell } from '../../http/exports.ts'
import type { Line } from '../../http/lists.ts'

type Words = Readonly<{
  label: (kind: EnrollmentLabelKind, complete: number, total: number) => string
  standing: Readonly<Record<ClassStanding, string>>
  verified: string
  notVerified: string
  incomplete: string
}>

const words: Readonly<Record<Language, Words>> = {
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
    label: (kind, complete, total) =>
      ({
        active: `Etkin - ${complete}/${total} tamamlandı`,
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

/** What the file says of a student. */
export const studentLine = (item: StudentEnrollment, language: Language): Line<typeof STUDENT_ENROLLMENTS> => {
  const said = words[language]
  const { online } = item
  return {
    lastName: item.lastName,
    firstName: item.firstName,
    email: item.email,
    course: item.courseTitle,
    status: statusOf(item, said),
    ends: dayOf(item),
    verification:
      online && `${online.isVerified ? said.verified : said.notVerified}${online.incomplete ? said.incomplete : ''}`,
    lastActivity: momentCell(item.lastActivityAt),
  }
}
