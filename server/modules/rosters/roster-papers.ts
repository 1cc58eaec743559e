import type { ClassSummary } from '../../../src/domain/contract/class.contract.ts'
import { createDates } from '../../../src/domain/dates.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Cell } from '../../platform/files/workbook.ts'
import { rosterWords } from './roster.words.ts'
import type { NamedRegistration } from './rosters.repository.ts'

const isKey = <Words extends object>(words: Words, key: string | null): key is string & keyof Words =>
  key !== null && Object.hasOwn(words, key)

/** What the first line of the file says; each session has a column of its own. */
export const csvHeader = (held: ClassSummary, language: Language): string[] => {
  const { agency, csv } = rosterWords[language]
  const dates = createDates(language)
  return [
    csv.lastName,
    csv.firstName,
    csv.email,
    agency,
    csv.discipline,
    csv.place,
    csv.attendance,
    csv.markedBy,
    csv.accommodation,
    ...held.sessions.map(({ startsAt }) => `${csv.checkedIn} ${dates.moment(startsAt, held.timeZone)}`),
  ]
}

export async function* csvRows(
  held: ClassSummary,
  people: readonly NamedRegistration[],
  language: Language,
): AsyncGenerator<readonly Cell[]> {
  const { attendances, disciplines, states } = rosterWords[language]
  const dates = createDates(language)
  for (const { registration, firstName, lastName, email, agency, discipline, markedBy, checkIns } of people) {
    const { attendance, accommodation, state, typed } = registration
    yield [
      lastName,
      firstName,
      // The account may be reached elsewhere today than at the address that was typed.
      typed === null ? email : null,
      agency,
      isKey(disciplines, discipline) ? disciplines[discipline] : discipline,
      isKey(states, state) ? states[state] : state,
      attendance === null ? null : attendances[attendance],
      markedBy,
      accommodation,
      ...held.sessions.map(({ id }) => {
        const seen = checkIns.find(({ sessionId }) => sessionId === id)
        return seen === undefined ? null : dates.time(seen.at, held.timeZone)
      }),
    ]
  }
}
