import { pick } from '../../src/domain/keys.ts'
import { askedIn } from '../../src/domain/person-fields.ts'
import { ROLE } from '../../src/domain/role.ts'
import { agencies as agencyTable, students, userRoles, users } from '../platform/db/tables/accounts.table.ts'
import { agencies } from './content/agencies.ts'
import { people } from './content/people.ts'
import { given, pairUp } from './seed-context.ts'
import type { SeedContext } from './seed-context.ts'

export type SeededPeople = Readonly<{
  /** Ids by the key of the person or agency. */
  userIds: ReadonlyMap<string, number>
  studentIds: ReadonlyMap<string, number>
  agencyIds: ReadonlyMap<string, number>
}>

/** Agencies and people. Every demo account has the same password, so it is hashed once. */
export const seedPeople = async ({ tx, dayAt }: SeedContext, passwordHash: string): Promise<SeededPeople> => {
  const agencyRows = await tx
    .insert(agencyTable)
    .values(agencies.map(({ name, discipline, county, city }) => ({ name, discipline, county, city })))
    .returning({ id: agencyTable.id })
  const agencyIds = new Map<string, number>(pairUp(agencies, agencyRows).map(([{ key }, { id }]) => [key, id]))

  const userRows = await tx
    .insert(users)
    .values(
      people.map((person) => ({
        ...pick(person, [...askedIn('signUp', 'identity', 'contact', 'numbers'), 'discipline']),
        passwordHash,
        primaryAgencyId: given(agencyIds, person.agency),
        language: person.language,
        // The accounts that a visitor tries out meet the welcome as anyone does at first.
        welcomed: person.lastSignInDay !== null && !person.key.startsWith('demo-'),
        emailVerifiedAt: person.emailVerified ? dayAt(person.joinedDay) : null,
        lastSignInAt: person.lastSignInDay === null ? null : dayAt(person.lastSignInDay),
        deactivatedAt: person.deactivatedDay === null ? null : dayAt(person.deactivatedDay),
        createdAt: dayAt(person.joinedDay),
      })),
    )
    .returning({ id: users.id })
  const seeded = pairUp(people, userRows)
  await tx
    .insert(userRoles)
    .values(seeded.flatMap(([{ roleIds }, { id }]) => roleIds.map((roleId) => ({ userId: id, roleId }))))

  const learners = seeded.filter(([{ roleIds }]) => roleIds.includes(ROLE.student))
  const studentRows = await tx
    .insert(students)
    .values(
      learners.map(([{ quizTime, joinedDay }, { id }]) => ({ userId: id, quizTime, createdAt: dayAt(joinedDay) })),
    )
    .returning({ id: students.id })

  return {
    agencyIds,
    userIds: new Map(seeded.map(([{ key }, { id }]) => [key, id])),
    studentIds: new Map(pairUp(learners, studentRows).map(([[{ key }], { id }]) => [key, id])),
  }
}
