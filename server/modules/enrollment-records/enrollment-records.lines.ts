import type { ENROLLMENT_RECORDS_LIST, EnrollmentRecord } from '../../../src/domain/contract/enrollment-records.list.ts'
import type { Language } from '../../../src/domain/language.ts'
import { momentCell } from '../../http/instant-cell.ts'
import type { Line } from '../../http/lists.ts'
import { enrollmentWords } from '../enrollments/enrollment-words.ts'

/** What the file says of an enrolment: of attempts without a limit nothing. */
export const recordLine = (item: EnrollmentRecord, language: Language): Line<typeof ENROLLMENT_RECORDS_LIST> => {
  const said = enrollmentWords[language]
  return {
    firstName: item.firstName,
    lastName: item.lastName,
    email: item.email,
    course: item.courseTitle,
    status: said.states[item.label],
    lessonsComplete: item.complete,
    lessonsAll: item.total,
    enrollmentExpires: momentCell(item.expirationDate),
    verification: `${item.isVerified ? said.verified : said.notVerified}${item.incomplete ? said.incomplete : ''}`,
    lastActivity: momentCell(item.lastActivityAt),
    attemptsLeft: item.attempts?.left ?? null,
    agency: item.agency,
  }
}
