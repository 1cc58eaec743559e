import { fileURLToPath } from 'node:url'

import type { ClassSummary } from '../../../src/domain/contract/class.contract.ts'
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
    const { agency, sheet } = rosterWords[language]
    const { timeZone } = held
    const short = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone })
    const hours = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone })
    const long = new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    })
    const zone = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' })
      .formatToParts(Date.parse(held.courseDate))
      .find(({ type }) => type === 'timeZoneName')?.value
    const list = new Intl.ListFormat(language, { type: 'unit' })
    const data = {
      language,
      direction: directionOf(language),
      issuer,
      title: sheet.title,
      course: held.courseTitle,
      venue: `${held.venue}, ${held.address}, ${held.city}`,
      times: `${list.format(
        held.sessions.map(({ startsAt, endsAt }) => long.formatRange(Date.parse(startsAt), Date.parse(endsAt))),
      )} (${zone ?? timeZone})`,
      instructors: list.format(held.instructors),
      words: { ...sheet, agency },
      sessions: held.sessions.map(
        ({ startsAt }) =>
          `${sheet.signHere}, ${short.format(Date.parse(startsAt))} ${hours.format(Date.parse(startsAt))}`,
      ),
      people,
      blanks: BLANKS,
    }
    return print({ template: TEMPLATE, data })
  },
})
