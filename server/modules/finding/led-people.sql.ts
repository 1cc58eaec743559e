import { and, eq, exists, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { Queryable } from '../../platform/db/database.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { offeringInstructors } from '../../platform/db/tables/catalogue.table.ts'
import { groupCoordinators, groupMembers } from '../../platform/db/tables/groups.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'

/** The groups whose students somebody coordinates. */
export const isCoordinated = (query: Queryable, userId: number): SQL =>
  exists(
    query
      .select({ one: sql`1` })
      .from(students)
      .innerJoin(groupMembers, eq(groupMembers.studentId, students.id))
      .innerJoin(groupCoordinators, eq(groupCoordinators.groupId, groupMembers.groupId))
      .where(and(eq(students.userId, users.id), eq(groupCoordinators.userId, userId))),
  )

/** Who is enrolled in an online course that somebody teaches. */
export const isTaught = (query: Queryable, userId: number): SQL =>
  exists(
    query
      .select({ one: sql`1` })
      .from(students)
      .innerJoin(onlineEnrollments, eq(onlineEnrollments.studentId, students.id))
      .innerJoin(offeringInstructors, eq(offeringInstructors.offeringId, onlineEnrollments.offeringId))
      .where(and(eq(students.userId, users.id), eq(offeringInstructors.userId, userId))),
  )
