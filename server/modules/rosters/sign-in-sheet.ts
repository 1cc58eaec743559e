import { fileURLToPath } from 'node:url'

import type { ClassSummary } from '../../../src/domain/contract/class.contract.ts'
import { directionOf, type Language } from '../../../src/domain/language.ts'
import { fontFolder, loadTypst, type TypstCompiler } from '../certificates/typst-binding.ts'
import { rosterWords } from './roster.words.ts'

type Person = Readonly<{ name: string; agency: string }>

export type SheetPrinter = Readonly<{
  /** A tagged PDF (PDF/UA-1) with a line to sign for each person and session; null where there is no compiler. */
  print: (held: ClassSummary, people: readonly Person[], language: Language) => Buffer | null
}>

const WORKSPACE = fileURLToPath(new URL('.', import.meta.url))
/** Lines for those who come without a seat. */
const BLANKS = 8

const loadCompiler = (): TypstCompiler | null =>
  loadTypst(WORKSPACE, [
    ...['400Regular', '600SemiBold', '700Bold'].map((weight) => fontFolder('noto-sans', weight)),
    ...['400Regular', '700Bold'].map((weight) => fontFolder('amiri', weight)),
  ])

/** Prints sign-in sheets. The compiler is loaded with the first of them. */
export const createSheetPrinter = (issuer: string, load = loadCompiler): SheetPrinter => {
  let compiler: TypstCompiler | null | undefined
  return {
    print: (held, people, language) => {
      if (compiler === undefined) compiler = load()
      if (compiler === null) return null
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
      const pdf = compiler.pdf(
        { mainFilePath: `${WORKSPACE}sign-in-sheet.typ`, inputs: { data: JSON.stringify(data) } },
        { pdfStandard: 'ua-1' },
      )
      compiler.evictCache(10)
      return pdf
    },
  }
}
