import type { STUDENT_ENROLLMENTS, StudentEnrollment } from '../../../src/domain/contract/student-enrollments.list.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ClassStanding } from '../../../src/domain/student-enrollment.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { dayCell, momentCell, type CellUnder } from '../../http/instant-cell.ts'
import type { Line } from '../../http/lists.ts'
import { DateCell } from '../../platform/files/workbook.ts'
import { enrollmentWords } from '../enrollments/enrollment-words.ts'

type Words = Readonly<{ standing: Readonly<Record<ClassStanding, string>> }>

const words: Readonly<Record<Language, Words>> = {
  en: {
    standing: {
      registered: 'Registered',
      waitlisted: 'On the waitlist',
      offered: 'Offered a seat',
      present: 'Present',
      partial: 'Present in part',
      noShow: 'No-show',
      left: 'Not on the class',
    },
  },
  tr: {
    standing: {
      registered: 'Kayıtlı',
      waitlisted: 'Bekleme listesinde',
      offered: 'Yer teklif edildi',
      present: 'Katıldı',
      partial: 'Kısmen katıldı',
      noShow: 'Gelmedi',
      left: 'Sınıfta değil',
    },
  },
  ar: {
    standing: {
      registered: 'مسجّل',
      waitlisted: 'على قائمة الانتظار',
      offered: 'عُرض عليه مقعد',
      present: 'حاضر',
      partial: 'حاضر جزئيًا',
      noShow: 'لم يحضر',
      left: 'ليس في الصف',
    },
  },
}

const statusOf = ({ online, inPerson }: StudentEnrollment, language: Language): string => {
  const { standing } = words[language]
  if (online !== null) {
    const { states, progress } = enrollmentWords[language]
    const { label, complete, total } = online
    return label === 'active' ? `${states.active} - ${progress(complete, total)}` : states[label]
  }
  return inPerson === null ? '' : standing[inPerson.standing]
}

/** A class by the day on its venue's clock. */
const dayOf = ({ online, inPerson }: StudentEnrollment): CellUnder<'ends'> => {
  if (online !== null) return dayCell(online.expirationDate)
  return inPerson && new DateCell(wallTimeOf(Date.parse(inPerson.courseDate), inPerson.timeZone).date)
}

/** What the file says of a student. */
export const studentLine = (item: StudentEnrollment, language: Language): Line<typeof STUDENT_ENROLLMENTS> => {
  const said = enrollmentWords[language]
  const { online } = item
  return {
    lastName: item.lastName,
    firstName: item.firstName,
    email: item.email,
    course: item.courseTitle,
    status: statusOf(item, language),
    ends: dayOf(item),
    verification:
      online && `${online.isVerified ? said.verified : said.notVerified}${online.incomplete ? said.incomplete : ''}`,
    lastActivity: momentCell(item.lastActivityAt),
  }
}
