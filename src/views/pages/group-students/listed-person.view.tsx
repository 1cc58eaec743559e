import { recordOf } from '../../../domain/keys.ts'
import { kindOf, LISTED, LISTED_KEYS, type ListedAs, type PersonField } from '../../../domain/person-fields.ts'
import type { Words } from '../../../i18n/words.tsx'
import { disciplineWords } from './student-words.ts'

type ListedRow = Readonly<Record<keyof ListedAs, string | null>>

/** What a list of people shows beside their names, a column each. */
export const listedFaces = (words: Words) =>
  recordOf(LISTED_KEYS, (key) => {
    const kind = kindOf<PersonField>(LISTED[key])
    const say = (value: string | null) =>
      kind === 'discipline' ? disciplineWords(words, value) : (value ?? words.coordinatorStudents.students.unknown())
    return {
      header: words.personal.fields[key](),
      cell: (row: ListedRow) => (
        <bdi dir={kind === 'number' && row[key] !== null ? 'ltr' : undefined}>{say(row[key])}</bdi>
      ),
    }
  })
