import type { ProgressCell, ProgressRow } from '../../../src/domain/contract/group-progress.contract.ts'
import { countedLabel } from '../../../src/domain/enrollment.ts'
import type { Language } from '../../../src/domain/language.ts'
import { momentCell, type Cell } from '../../http/exports.ts'
import { PROGRESS_WORDS } from './progress.words.ts'

/** One line of the export: a person and a course. Whoever has none at all has a line too. */
const lineOf = (
  person: ProgressRow,
  cell: ProgressCell | null,
  titles: ReadonlyMap<number, string>,
  language: Language,
  now: Date,
): readonly Cell[] => {
  const words = PROGRESS_WORDS[language]
  const who = [person.lastName, person.firstName, person.email, person.groupName]
  if (cell === null) return [...who, null, words.standings.none, ...Array.from({ length: 9 }, () => null)]
  const { enrollment, certificate, seat } = cell
  return [
    ...who,
    titles.get(cell.courseId) ?? null,
    words.standings[cell.standing],
    enrollment && words.label(countedLabel(enrollment, now.getTime())),
    enrollment?.complete ?? null,
    enrollment?.total ?? null,
    cell.isRequired ? words.yes : words.no,
    cell.dueOn,
    momentCell(enrollment?.expirationDate ?? null),
    momentCell(certificate?.expiresAt ?? null),
    momentCell(seat?.courseDate ?? null),
    momentCell(cell.remindedAt),
  ]
}

export const linesOf = (
  person: ProgressRow,
  titles: ReadonlyMap<number, string>,
  language: Language,
  now: Date,
): readonly (readonly Cell[])[] =>
  person.cells.length === 0
    ? [lineOf(person, null, titles, language, now)]
    : person.cells.map((cell) => lineOf(person, cell, titles, language, now))
