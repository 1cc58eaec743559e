import { nameChanges as nameChangeTable } from '../platform/db/tables/accounts.table.ts'
import { nameChanges } from './content/name-changes.ts'
import { people } from './content/people.ts'
import type { NameChangeSource } from './content/programme.types.ts'
import { given } from './seed-context.ts'
import type { SeedContext } from './seed-context.ts'
import type { SeededPeople } from './seed-people.ts'

const DECIDER = 'demo-admin'

/** Names that people ask for. */
export const seedNameChanges = async ({ tx, dayAt }: SeedContext, { userIds }: SeededPeople): Promise<void> => {
  const named = new Map<string, (typeof people)[number]>(people.map((person) => [person.key, person]))
  const sources: readonly NameChangeSource[] = nameChanges
  await tx.insert(nameChangeTable).values(
    sources.map(({ person, to, reason, evidence, askedDay, decided }): typeof nameChangeTable.$inferInsert => {
      const { firstName, lastName } = given(named, person)
      return {
        userId: given(userIds, person),
        oldFirstName: firstName,
        oldLastName: lastName,
        newFirstName: to.firstName ?? firstName,
        newLastName: to.lastName ?? lastName,
        reason,
        evidence,
        askedAt: dayAt(askedDay),
        state: decided?.state ?? 'asked',
        decidedAt: decided ? dayAt(decided.day) : null,
        decidedById: decided ? given(userIds, DECIDER) : null,
        refusal: decided?.refusal ?? null,
      }
    }),
  )
}
