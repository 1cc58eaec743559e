import { CHANGES_TOLD, type WholeReport } from '../../../src/domain/contract/report.contract.ts'
import type { ReportRow } from '../../../src/domain/contract/reports.list.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ReportChanges } from '../../../src/domain/report.ts'
import { quarterIn, REPORT_WORDS } from './report.words.ts'
import type { ListedReport } from './reports.repository.ts'

export const nameOf = (person: Readonly<{ firstName: string; lastName: string }>) =>
  `${person.firstName} ${person.lastName}`

export const presentReport = ({ sentAt, ...row }: ListedReport): ReportRow => ({
  ...row,
  sentAt: sentAt === null ? null : new Date(sentAt).toISOString(),
})

/** What files and logs call a report. */
export const reportName = (
  { agency, quarter }: Readonly<{ agency: string | null; quarter: string }>,
  language: Language,
): string => `${agency ?? REPORT_WORDS[language].kinds.national}, ${quarterIn(quarter, language)}`

/** What became of a line of a report. */
const kindOf = (was: unknown, is: unknown): 'added' | 'removed' | 'altered' => {
  if (was === null) return 'added'
  return is === null ? 'removed' : 'altered'
}

export const presentChanges = (changes: ReportChanges): WholeReport['changes'] =>
  changes.kind === 'creditPack'
    ? changes.lines.slice(0, CHANGES_TOLD).map(({ was, is }) => ({
        kind: kindOf(was, is),
        number: (is ?? was)?.number ?? null,
        name: (is ?? was)?.name ?? null,
        discipline: null,
        was: null,
        is: null,
      }))
    : changes.lines.slice(0, CHANGES_TOLD).map(({ was, is }) => ({
        kind: kindOf(was, is),
        number: null,
        name: null,
        discipline: (is ?? was)?.discipline ?? null,
        was: was?.people ?? 0,
        is: is?.people ?? 0,
      }))
