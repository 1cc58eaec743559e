import { and, eq, inArray, isNull } from 'drizzle-orm'

import { SEATED_STATES } from '../../../src/domain/class.ts'
import { possibleTies, type PersonTie } from '../../../src/domain/person-page.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { instructorOnlineCourses, offeringInstructors } from '../../platform/db/tables/catalogue.table.ts'
import {
  classInstructors,
  instructorCourses,
  instructorCourseStudents,
} from '../../platform/db/tables/classes.table.ts'
import { groupMembers } from '../../platform/db/tables/groups.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { isLedBy } from '../groups/group-access.ts'

/** What somebody is to a person; a teacher, in which courses: of others they know nothing. */
export type FoundTie = Readonly<
  { kind: Exclude<PersonTie, 'teaches'> } | { kind: 'teaches'; courseIds: ReadonlySet<number> }
>

/** A person, as ties lead to them; null is no student, whom nobody teaches or coordinates. */
type Person = Readonly<{ studentId: number | null }>

const isCoordinated = async (query: Queryable, userId: number, studentId: number): Promise<boolean> => {
  const rows = await query
    .select({ studentId: groupMembers.studentId })
    .from(groupMembers)
    .where(and(eq(groupMembers.studentId, studentId), isLedBy(query, groupMembers.groupId, userId)))
    .limit(1)
  return rows.length > 0
}

/** The courses in which somebody teaches a student: online, and in classes that they have a seat of. */
const findTaughtIn = async (query: Queryable, userId: number, studentId: number): Promise<ReadonlySet<number>> => {
  const [online, inPerson] = await Promise.all([
    query
      .selectDistinct({ courseId: instructorOnlineCourses.courseId })
      .from(onlineEnrollments)
      .innerJoin(offeringInstructors, eq(offeringInstructors.offeringId, onlineEnrollments.offeringId))
      .innerJoin(instructorOnlineCourses, eq(instructorOnlineCourses.id, onlineEnrollments.offeringId))
      .where(and(eq(onlineEnrollments.studentId, studentId), eq(offeringInstructors.userId, userId))),
    query
      .selectDistinct({ courseId: instructorCourses.courseId })
      .from(instructorCourseStudents)
      .innerJoin(instructorCourses, eq(instructorCourses.id, instructorCourseStudents.instructorCourseId))
      .innerJoin(classInstructors, eq(classInstructors.instructorCourseId, instructorCourses.id))
      .where(
        and(
          eq(instructorCourseStudents.studentId, studentId),
          eq(classInstructors.userId, userId),
          inArray(instructorCourseStudents.state, [...SEATED_STATES]),
          // A walk-in who has not confirmed that it is them is known as they were typed alone.
          isNull(instructorCourseStudents.typed),
        ),
      ),
  ])
  return new Set([...online, ...inPerson].map(({ courseId }) => courseId))
}

/** The closest tie that somebody has to a person; null where there is none, and so no page. */
export const findTie = async (query: Queryable, caller: Caller, { studentId }: Person): Promise<FoundTie | null> => {
  const ties = possibleTies(caller)
  if (ties.includes('runs')) return { kind: 'runs' }
  if (studentId === null) return null
  if (ties.includes('coordinates') && (await isCoordinated(query, caller.userId, studentId)))
    return { kind: 'coordinates' }
  if (!ties.includes('teaches')) return null
  const courseIds = await findTaughtIn(query, caller.userId, studentId)
  return courseIds.size === 0 ? null : { kind: 'teaches', courseIds }
}
