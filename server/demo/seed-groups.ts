import { INVITATION_DAYS } from '../../src/domain/invitation.ts'
import { USER_TYPE } from '../../src/domain/user-type.ts'
import { hashOfCode, makeInvitationCode } from '../modules/invitations/invitation-code.ts'
import { invitations } from '../platform/db/tables/accounts.table.ts'
import {
  groupCoordinators,
  groupCourses,
  groupInvitations,
  groupMembers,
  groups as groupTable,
} from '../platform/db/tables/groups.table.ts'
import { groups } from './content/groups.ts'
import { people } from './content/people.ts'
import type { SeededCourse } from './seed-catalogue.ts'
import { given, pairUp } from './seed-context.ts'
import type { SeedContext } from './seed-context.ts'
import type { SeededPeople } from './seed-people.ts'

/** Days after which somebody who could be a member was one. */
const JOINED_AFTER = 2

const joinedDayOf = new Map<string, number>(people.map(({ key, joinedDay }) => [key, joinedDay]))

/** Groups with who leads them, who is in them, what is expected of them, and who is invited. */
export const seedGroups = async (
  { tx, dayAt }: SeedContext,
  courses: ReadonlyMap<string, SeededCourse>,
  { userIds, studentIds, agencyIds }: SeededPeople,
): Promise<void> => {
  const rows = await tx
    .insert(groupTable)
    .values(
      groups.map(({ name, agency, createdDay }) => ({
        name,
        agencyId: agency === null ? null : given(agencyIds, agency),
        createdAt: dayAt(createdDay),
      })),
    )
    .returning({ id: groupTable.id })
  const seeded = pairUp(groups, rows)
  await tx
    .insert(groupCoordinators)
    .values(seeded.map(([{ coordinator }, { id }]) => ({ groupId: id, userId: given(userIds, coordinator) })))
  await tx.insert(groupMembers).values(
    seeded.flatMap(([{ members, createdDay }, { id }]) =>
      members.map((person) => ({
        groupId: id,
        studentId: given(studentIds, person),
        joinedAt: dayAt(Math.min(-1, Math.max(createdDay, given(joinedDayOf, person)) + JOINED_AFTER)),
      })),
    ),
  )
  await tx.insert(groupCourses).values(
    seeded.flatMap(([source, { id }]) =>
      source.courses.map(({ course, dueDay }) => ({
        groupId: id,
        courseId: given(courses, course).id,
        dueOn: dueDay === null ? null : dayAt(dueDay).toISOString().slice(0, 'yyyy-mm-dd'.length),
      })),
    ),
  )

  const invited = seeded.flatMap(([{ coordinator, invited: persons }, { id }]) =>
    persons.map((person) => ({ person, coordinator, groupId: id })),
  )
  const kept = await tx
    .insert(invitations)
    .values(
      invited.map(({ person: { firstName, lastName, mailbox, agency, language = 'en', ...days }, coordinator }) => ({
        codeHash: hashOfCode(makeInvitationCode()),
        userType: USER_TYPE.student,
        firstName,
        lastName,
        email: `${mailbox}@example.org`,
        language,
        primaryAgencyId: given(agencyIds, agency),
        createdById: given(userIds, coordinator),
        createdAt: dayAt(days.sentDay),
        expiresAt: dayAt(days.sentDay + INVITATION_DAYS),
        revokedAt: days.revokedDay === undefined ? null : dayAt(days.revokedDay),
      })),
    )
    .returning({ id: invitations.id })
  await tx
    .insert(groupInvitations)
    .values(pairUp(invited, kept).map(([{ groupId }, { id }]) => ({ invitationId: id, groupId })))
}
