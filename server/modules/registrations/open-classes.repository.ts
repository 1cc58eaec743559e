import { and, eq, gt } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { OpenClass } from '../../../src/domain/contract/open-class.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { pick } from '../../../src/domain/keys.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { isClassFound } from '../class-records/class-records.repository.ts'
import { summariseClasses } from '../classes/class-summary.repository.ts'

/** As many as a field offers: whoever wants another types more of it. */
const CLASSES_MAX = 20

/** What `eligibilityOf` of the domain asks of a class whoever registers, and its course is offered. */
const isOpen = (now: Date): SQL | undefined =>
  and(
    eq(instructorCourses.courseStatusId, CLASS_STATUS.scheduled),
    gt(instructorCourses.courseDate, now),
    gt(instructorCourses.registrationClosesAt, now),
    eq(courses.isPublished, true),
  )

/** The next classes that people can be registered for, of those that are found by what was typed. */
export const findOpenClasses = async (
  query: Queryable,
  search: string,
  language: Language,
  now: Date,
): Promise<OpenClass[]> => {
  const found = await summariseClasses(query, language, {
    where: and(isOpen(now), isClassFound(query, search)),
    limit: CLASSES_MAX,
  })
  return found.map((held) =>
    pick(held, ['id', 'courseTitle', 'courseDate', 'timeZone', 'venue', 'city', 'seatsLeft', 'waiting']),
  )
}

export const isOpenClass = async (query: Queryable, id: number, now: Date): Promise<boolean> => {
  const rows = await query
    .select({ id: instructorCourses.id })
    .from(instructorCourses)
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(and(eq(instructorCourses.id, id), isOpen(now)))
  return rows.length > 0
}
