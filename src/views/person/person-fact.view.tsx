import { kindOf, type PersonField } from '../../domain/person-fields.ts'
import { useWords } from '../../i18n/words.tsx'
import { useDates } from '../dates.ts'
import { disciplineWords } from '../pages/group-students/student-words.ts'

/** Left to right in any language. */
const LATIN = new Set<string>(['email', 'phone', 'number'])

/** What is known of a field of a person; agencies by their name. */
export const PersonFactValue = ({ field, value }: Readonly<{ field: PersonField; value: string }>) => {
  const words = useWords()
  const dates = useDates()
  const kind = kindOf<PersonField>(field)
  if (kind === 'discipline') return disciplineWords(words, value)
  if (value === '') return words.personPage.nobody()
  if (kind === 'birthdate') return <time dateTime={value}>{dates.date(`${value}T00:00:00.000Z`, 'UTC')}</time>
  return <bdi dir={LATIN.has(kind) ? 'ltr' : undefined}>{value}</bdi>
}
