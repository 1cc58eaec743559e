import { DISCIPLINES } from '../../../domain/discipline.ts'
import type { ImportState, RowOutcome, RowProblem, RowVerdict } from '../../../domain/import.ts'
import type { Words } from '../../../i18n/words.tsx'
import type { StatusTone } from '../../ui/status-chip.view.tsx'

export const IMPORT_TONES: Readonly<Record<ImportState, StatusTone>> = {
  previewed: 'warning',
  running: 'info',
  done: 'success',
  cancelled: 'neutral',
  undone: 'neutral',
}

export const VERDICT_TONES: Readonly<Record<RowVerdict, StatusTone>> = {
  ready: 'success',
  invalid: 'danger',
  repeated: 'warning',
  member: 'neutral',
  invited: 'neutral',
}

export const OUTCOME_TONES: Readonly<Record<RowOutcome, StatusTone>> = {
  invited: 'success',
  member: 'neutral',
  alreadyInvited: 'neutral',
  refused: 'warning',
  withdrawn: 'neutral',
}

/** Keeps a name or an address of another direction from turning the sentence around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`

export const nameOf = ({ firstName, lastName }: Readonly<{ firstName: string; lastName: string }>): string =>
  `${firstName} ${lastName}`

/** A column of a file of people; `row` where something is wrong with all of it. */
export const columnWords = ({ peopleImport, personal }: Words, column: RowProblem['column']): string =>
  column === 'row' ? peopleImport.row() : personal.fields[column]()

export const disciplineWords = ({ coordinatorStudents }: Words, key: string | null): string => {
  const known = DISCIPLINES.find((discipline) => discipline === key)
  return known === undefined ? coordinatorStudents.students.unknown() : coordinatorStudents.disciplines[known]()
}
