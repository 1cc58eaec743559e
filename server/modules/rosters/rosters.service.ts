import { and, eq, exists, sql } from 'drizzle-orm'

import { leastHoursOf } from '../../../src/domain/class-time.ts'
import type { Roster } from '../../../src/domain/contract/roster.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Language } from '../../../src/domain/language.ts'
import { ROLE, type RoleId } from '../../../src/domain/role.ts'
import { countDisciplines } from '../../../src/domain/roster.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { classInstructors, instructorCourses } from '../../platform/db/tables/classes.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { found } from '../../platform/refusal.ts'
import { summariseClasses } from '../classes/class-summary.repository.ts'
import { entryOf, waitingOf } from './roster-view.ts'
import { countCertificates, listOpen } from './rosters.repository.ts'

/** Who asks, as far as a roster goes by it. */
export type RosterReader = Readonly<{ userId: number; roles: readonly RoleId[] }>

/** As `findTaughtClass`, in one statement. */
export const findRosterClass = async (query: Queryable, { userId, roles }: RosterReader, classId: number) => {
  const maySeeAll = roles.includes(ROLE.admin) || roles.includes(ROLE.owner)
  const isTaught = exists(
    query
      .select({ one: sql`1` })
      .from(classInstructors)
      .where(and(eq(classInstructors.instructorCourseId, instructorCourses.id), eq(classInstructors.userId, userId))),
  )
  const [row] = await query
    .select({ held: instructorCourses, courseHours: courses.totalCourseHours })
    .from(instructorCourses)
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(and(eq(instructorCourses.id, classId), maySeeAll ? undefined : isTaught))
  const { held, courseHours } = found(row)
  return { ...held, courseHours }
}

export const createRosters = ({ clock, db, settings }: Platform) => ({
  /** A class with everyone on it, in five statements; one that is completed in six. */
  read: async (reader: RosterReader, classId: number, language: Language): Promise<Roster> => {
    const row = await findRosterClass(db, reader, classId)
    const [held] = await summariseClasses(db, language, { where: eq(instructorCourses.id, classId), limit: 1 })
    const rows = await listOpen(db, classId)
    const items = rows.flatMap((person) => entryOf(person, reader) ?? [])
    return {
      held: found(held),
      items,
      waiting: waitingOf(rows),
      disciplines: countDisciplines(items),
      // None is issued before.
      certificates: row.courseStatusId === CLASS_STATUS.completed ? await countCertificates(db, classId) : 0,
      checkInSecret: row.courseStatusId === CLASS_STATUS.scheduled ? row.checkInSecret : null,
      checkInAddress: `${settings.publicUrl}/course/register/${row.courseId}`,
      leastHours: leastHoursOf(row.courseHours, settings.classHoursShare),
      now: clock.now().toISOString(),
    }
  },
})
