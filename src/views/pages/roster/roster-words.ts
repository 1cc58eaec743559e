import type { Attendance } from '../../../domain/class.ts'
import { DISCIPLINES, type Discipline } from '../../../domain/discipline.ts'
import type { Words } from '../../../i18n/words.tsx'

export const isDiscipline = (value: string | null): value is Discipline => DISCIPLINES.some((one) => one === value)

export const disciplineWords = ({ roster }: Words, discipline: string | null): string =>
  isDiscipline(discipline) ? roster.disciplines[discipline]() : (discipline ?? roster.disciplines.none())

export const markWords = ({ roster }: Words, attendance: Attendance | null): string =>
  roster.marks[attendance ?? 'none']()

export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`

/** Keeps a name of another direction from turning the sentence around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`
