import { fileURLToPath } from 'node:url'

import type { ClassSummary } from '../../../src/domain/contract/class.contract.ts'
import { createDates } from '../../../src/domain/dates.ts'
import { directionOf, type Language } from '../../../src/domain/language.ts'
import type { Print } from '../../platform/printing/printing.ts'
import { rosterWords } from './roster.words.ts'

type Person = Readonly<{ name: string; agency: string }>

export type SheetPrinter = Readonly<{
  /** A line to sign for each person and session. See `Print`. */
  print: (held: ClassSummary, people: readonly Person[], language: Language) => Promise<Buffer | null>
}>

const TEMPLATE = fileURLToPath(new URL('./sign-in-sheet.typ', import.meta.url))
/** Lines for those who come without a seat. */
const BLANKS = 8

export const createSheetPrinter = (issuer: string, print: Print): SheetPrinter => ({
  print: (held, people, language) => {
    const { agency, csv, sheet } = rosterWords[language]
    const { timeZone } = held
    const dates = createDates(language)
    const list = new Intl.ListFormat(language, { type: 'unit' })
    const data = {
      language,
      direction: directionOf(language),
      issuer,
      title: sheet.title,
      course: held.courseTitle,
      venue: `${held.venue}, ${held.address}, ${held.city}`,
      times: list.format(held.sessions.map(({ startsAt, endsAt }) => dates.span(startsAt, endsAt, timeZone))),
      instructors: list.format(held.instructors),
      words: { ...sheet, agency, email: csv.email },
      sessions: held.sessions.map(
        ({ startsAt }) => `${sheet.signHere}, ${dates.date(startsAt, timeZone)}, ${dates.time(startsAt, timeZone)}`,
      ),
      people,
      blanks: BLANKS,
    }
    return print({ template: TEMPLATE, data })
  },
})
