import type { ReportRow } from '../../../domain/contract/reports.list.ts'
import type { ReportState } from '../../../domain/report.ts'
import type { Words } from '../../../i18n/words.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'

const TONES: Readonly<Record<ReportState, StatusTone>> = {
  due: 'warning',
  built: 'info',
  sent: 'success',
  corrected: 'danger',
}

/** "Q1 2026". */
export const quarterIn = ({ reportsList }: Words, quarter: string): string =>
  reportsList.quarter({ part: quarter.slice(-1), year: quarter.slice(0, 4) })

/** "Fairmont Fire Department", or what national figures are called. */
export const aboutIn = ({ reportsList }: Words, { kind, agency }: Pick<ReportRow, 'kind' | 'agency'>): string =>
  agency ?? reportsList.kinds[kind]()

/** "Fairmont Fire Department, Q1 2026": no two reports are called the same. */
export const reportNameIn = (words: Words, report: Pick<ReportRow, 'kind' | 'agency' | 'quarter'>): string =>
  words.reportsList.named({ report: aboutIn(words, report), quarter: quarterIn(words, report.quarter) })

/** Whoever built one that is late sees that they did. */
const stateIn = ({ reportsList }: Words, { state, isOverdue }: Pick<ReportRow, 'state' | 'isOverdue'>): string => {
  if (!isOverdue) return reportsList.states[state]()
  return state === 'built' ? reportsList.builtLate() : reportsList.overdue()
}

export const reportChip = (words: Words, row: Pick<ReportRow, 'state' | 'isOverdue'>) => (
  <StatusChip tone={row.isOverdue ? 'danger' : TONES[row.state]}>{stateIn(words, row)}</StatusChip>
)

/** Midday of a day of the calendar: it is that day on the clock of whoever reads it. */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`
