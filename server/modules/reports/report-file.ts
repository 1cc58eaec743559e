import type { Readable } from 'node:stream'

import type { Language } from '../../../src/domain/language.ts'
import {
  reportChanges,
  type LineChange,
  type NationalLine,
  type PackLine,
  type ReportFacts,
} from '../../../src/domain/report.ts'
import type { SheetFormat } from '../../../src/domain/sheet-format.ts'
import { sheetOf } from '../../http/exports.ts'
import { DateCell, type Cell } from '../../platform/files/workbook.ts'
import { disciplineIn } from '../rosters/discipline-in.ts'
import { quarterIn, REPORT_WORDS } from './report.words.ts'

/** What was sent before, of an amendment. */
export type Edition = Readonly<{ edition: number; facts: ReportFacts; before: ReportFacts | null }>

const eachOf = async function* <Row>(rows: readonly Row[]) {
  yield* rows
}

const changeIn = <Line>(language: Language, { was, is }: LineChange<Line>): string => {
  const { added, removed, altered } = REPORT_WORDS[language].changes
  if (was === null) return added
  return is === null ? removed : altered
}

type Sheet = Readonly<{ header: readonly string[]; rows: readonly (readonly Cell[])[] }>

const packSheet = (
  facts: ReportFacts & Readonly<{ kind: 'creditPack' }>,
  before: ReportFacts | null,
  language: Language,
): Sheet => {
  const { head } = REPORT_WORDS[language]
  const changes = before === null ? null : reportChanges(before, facts)
  const changed = changes?.kind === 'creditPack' ? changes.lines : []
  const cells = (line: PackLine, change: string | null): readonly Cell[] => [
    facts.agency,
    quarterIn(facts.quarter, language),
    line.name,
    line.licence,
    line.course[language],
    line.hours,
    new DateCell(line.completedOn),
    line.number,
    ...(before === null ? [] : [change]),
  ]
  const changeOf = (line: PackLine): string | null => {
    const change = changed.find(({ is }) => is?.number === line.number)
    return change ? changeIn(language, change) : null
  }
  return {
    header: [
      head.agency,
      head.quarter,
      head.name,
      head.licence,
      head.course,
      head.hours,
      head.completedOn,
      head.number,
      ...(before === null ? [] : [head.change]),
    ],
    // What was reported and holds no longer stands at the end.
    rows: [
      ...facts.lines.map((line) => cells(line, changeOf(line))),
      ...changed.flatMap((change) =>
        change.is === null && change.was ? [cells(change.was, changeIn(language, change))] : [],
      ),
    ],
  }
}

const nationalSheet = (
  facts: ReportFacts & Readonly<{ kind: 'national' }>,
  before: ReportFacts | null,
  language: Language,
): Sheet => {
  const { head, all, noDiscipline } = REPORT_WORDS[language]
  const told = before?.kind === 'national' ? before : null
  const nameOf = (discipline: string | null) =>
    discipline === null ? noDiscipline : disciplineIn(language, discipline) || discipline
  const wasOf = (lines: readonly NationalLine[], discipline: string | null) =>
    lines.find((line) => line.discipline === discipline)?.people ?? 0
  const gone = (told?.lines ?? []).filter(
    ({ discipline }) => !facts.lines.some((line) => line.discipline === discipline),
  )
  const cells = (name: string, people: number, was: number): readonly Cell[] => [
    quarterIn(facts.quarter, language),
    name,
    people,
    ...(told ? [was] : []),
  ]
  return {
    header: [head.quarter, head.discipline, head.people, ...(told ? [head.before] : [])],
    rows: [
      ...[...facts.lines, ...gone.map(({ discipline }) => ({ discipline, people: 0 }))].map(({ discipline, people }) =>
        cells(nameOf(discipline), people, wasOf(told?.lines ?? [], discipline)),
      ),
      cells(all, facts.people, told?.people ?? 0),
    ],
  }
}

/** A report as a file, of its facts alone: the same whenever it is made. An amendment says what changed, too. */
export const reportFile = (
  { facts, before }: Edition,
  format: SheetFormat,
  language: Language,
): Readonly<{ type: string; content: Readable }> => {
  const { header, rows } =
    facts.kind === 'creditPack' ? packSheet(facts, before, language) : nationalSheet(facts, before, language)
  const name = REPORT_WORDS[language].kinds[facts.kind]
  return sheetOf(format, { name, language, header, rows: eachOf(rows) })
}

/** What the file is called, without its ending. */
export const reportFileName = ({ edition, facts }: Edition): string => {
  const about = facts.kind === 'national' ? 'national-figures' : 'credit-pack'
  return `${about}-${facts.quarter}${edition === 0 ? '' : `-amendment-${edition}`}`
}
