import { eq } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { students } from '../../platform/db/tables/accounts.table.ts'
import { groupInvitations, groupMembers, groups } from '../../platform/db/tables/groups.table.ts'
import type { Platform } from '../../platform/platform.ts'

/**
 * Brings who used an invitation into its group, and gives the group's name; null where it is of no group. Whoever
 * was in another group leaves it: nobody but the student can do that between the groups of two coordinators.
 */
export const joinInvitedGroup = async (
  tx: Tx,
  { audit, clock }: Platform,
  { invitationId, userId }: Readonly<{ invitationId: number; userId: number }>,
): Promise<string | null> => {
  const [group] = await tx
    .select({ id: groups.id, name: groups.name })
    .from(groupInvitations)
    .innerJoin(groups, eq(groups.id, groupInvitations.groupId))
    .where(eq(groupInvitations.invitationId, invitationId))
  if (!group) return null
  const [student] = await tx.select({ id: students.id }).from(students).where(eq(students.userId, userId))
  if (!student) return null
  const [before] = await tx
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(eq(groupMembers.studentId, student.id))
    .for('update')
  if (before?.groupId === group.id) return group.name
  const joinedAt = clock.now()
  await tx
    .insert(groupMembers)
    .values({ groupId: group.id, studentId: student.id, joinedAt })
    .onConflictDoUpdate({ target: groupMembers.studentId, set: { groupId: group.id, joinedAt } })
  await audit.record(tx, {
    action: 'group.joined',
    actorId: userId,
    subject: `group:${group.id}`,
    details: { student: student.id, left: before?.groupId ?? null },
  })
  return group.name
}
