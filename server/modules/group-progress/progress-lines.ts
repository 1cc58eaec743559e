import type { GROUP_PROGRESS, ProgressCell, ProgressRow } from '../../../src/domain/contract/group-progress.list.ts'
import { countedLabel } from '../../../src/domain/enrollment-label.ts'
import type { Language } from '../../../src/domain/language.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { momentCell } from '../../http/instant-cell.ts'
import type { Line } from '../../http/lists.ts'
import { DateCell } from '../../platform/files/workbook.ts'
import { dayOf } from '../certificates/completion-day.ts'
import { PROGRESS_WORDS } from './progress.words.ts'

type ProgressLine = Line<typeof GROUP_PROGRESS>

/** Of whom nothing is expected, and who has nothing. */
const nothing = (language: Language) => ({
  course: null,
  standing: PROGRESS_WORDS[language].standings.none,
  enrollment: null,
  complete: null,
  lessons: null,
  isRequired: null,
  dueOn: null,
  enrollmentExpires: null,
  certificateExpires: null,
  classOn: null,
  reminded: null,
})

const something = (
  { courseId, standing, enrollment, certificate, seat, isRequired, dueOn, remindedAt }: ProgressCell,
  titles: ReadonlyMap<number, string>,
  language: Language,
  now: Date,
) => {
  const words = PROGRESS_WORDS[language]
  return {
    course: titles.get(courseId) ?? null,
    standing: words.standings[standing],
    enrollment: enrollment && words.label(countedLabel(enrollment, now.getTime())),
    complete: enrollment?.complete ?? null,
    lessons: enrollment?.total ?? null,
    isRequired: isRequired ? words.yes : words.no,
    dueOn,
    enrollmentExpires: momentCell(enrollment?.expirationDate ?? null),
    certificateExpires: certificate?.expiresAt ? new DateCell(dayOf(new Date(certificate.expiresAt))) : null,
    classOn: seat && new DateCell(wallTimeOf(Date.parse(seat.courseDate), seat.timeZone).date),
    reminded: momentCell(remindedAt),
  }
}

/** A line for each course of a person; whoever has none at all has a line too. */
export const linesOf = (
  { lastName, firstName, email, groupName: group, cells }: ProgressRow,
  titles: ReadonlyMap<number, string>,
  language: Language,
  now: Date,
): readonly ProgressLine[] => {
  const person = { lastName, firstName, email, group }
  if (cells.length === 0) return [Object.assign(nothing(language), person)]
  return cells.map((cell) => Object.assign(something(cell, titles, language, now), person))
}
