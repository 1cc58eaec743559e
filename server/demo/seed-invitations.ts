import { INVITATION_DAYS } from '../../src/domain/invitation.ts'
import { USER_TYPE } from '../../src/domain/user-type.ts'
import { hashOfCode, makeInvitationCode } from '../modules/invitations/invitation-code.ts'
import { keepInvitedCourses } from '../modules/invitations/invited-courses.repository.ts'
import { invitations as invitationTable } from '../platform/db/tables/accounts.table.ts'
import { instructors } from './content/groups.ts'
import { invitations } from './content/invitations.ts'
import { people } from './content/people.ts'
import type { SeededCourse } from './seed-catalogue.ts'
import { given, pairUp } from './seed-context.ts'
import type { SeedContext } from './seed-context.ts'
import type { SeededPeople } from './seed-people.ts'

/** Days that an instructor's code lay in the mail before it was used. */
const USED_AFTER = 3

const persons = new Map(people.map((person) => [person.key, person]))

/** Nobody is told the codes: whoever tries the demo mails one anew. */
const someCode = () => hashOfCode(makeInvitationCode())

/** What made the instructors what they are, and who is invited now. */
export const seedInvitations = async (
  { tx, dayAt }: SeedContext,
  courses: ReadonlyMap<string, SeededCourse>,
  { userIds, agencyIds }: SeededPeople,
): Promise<void> => {
  const before = instructors.map(({ person, trainedBy, code }) => {
    const { firstName, lastName, email, language, agency } = given(persons, person)
    const sentDay = code.day - USED_AFTER
    const isUsed = code.state === 'used'
    return {
      codeHash: someCode(),
      userType: USER_TYPE.instructor,
      firstName,
      lastName,
      email,
      language,
      primaryAgencyId: given(agencyIds, agency),
      createdById: given(userIds, trainedBy === 'demo-master' ? 'demo-master' : 'demo-admin'),
      createdAt: dayAt(sentDay),
      expiresAt: dayAt(sentDay + INVITATION_DAYS),
      revokedAt: isUsed ? null : dayAt(code.day),
      usedAt: isUsed ? dayAt(code.day) : null,
      usedById: isUsed ? given(userIds, person) : null,
    }
  })
  const now = invitations.map(
    ({ userType, firstName, lastName, mailbox, agency, language, by, approval, ...days }) => ({
      codeHash: someCode(),
      userType,
      firstName,
      lastName,
      email: `${mailbox}@example.org`,
      language,
      primaryAgencyId: agency === null ? null : given(agencyIds, agency),
      createdById: given(userIds, by),
      createdAt: dayAt(days.sentDay),
      expiresAt: dayAt(days.sentDay + INVITATION_DAYS),
      revokedAt: days.revokedDay === undefined ? null : dayAt(days.revokedDay),
      approvedUntil: approval === undefined ? null : dayAt(approval.untilDay),
    }),
  )
  await tx.insert(invitationTable).values(before)
  const rows = await tx.insert(invitationTable).values(now).returning({ id: invitationTable.id })
  for (const [{ approval }, { id }] of pairUp(invitations, rows)) {
    const courseIds = (approval?.courses ?? []).map((key) => given(courses, key).id)
    await keepInvitedCourses(tx, id, courseIds)
  }
}
