import { eq } from 'drizzle-orm'

import type { TaughtCourse } from '../../../src/domain/contract/student-enrollment.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Delivery } from '../../../src/domain/student-enrollment-list.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { courses, instructorOnlineCourses, offeringInstructors } from '../../platform/db/tables/catalogue.table.ts'
import { classInstructors, instructorCourses } from '../../platform/db/tables/classes.table.ts'

/** The courses of one's own offerings and classes, in the order of the list of courses. */
export const listTaughtCourses = async (
  query: Queryable,
  userId: number,
  language: Language,
): Promise<TaughtCourse[]> => {
  const shown = { id: courses.id, title: courses.title, position: courses.position }
  const online = await query
    .selectDistinct(shown)
    .from(offeringInstructors)
    .innerJoin(instructorOnlineCourses, eq(instructorOnlineCourses.id, offeringInstructors.offeringId))
    .innerJoin(courses, eq(courses.id, instructorOnlineCourses.courseId))
    .where(eq(offeringInstructors.userId, userId))
  const inPerson = await query
    .selectDistinct(shown)
    .from(classInstructors)
    .innerJoin(instructorCourses, eq(instructorCourses.id, classInstructors.instructorCourseId))
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(eq(classInstructors.userId, userId))
  const listed = (rows: typeof online, delivery: Delivery) =>
    rows.map(({ id, title, position }) => ({ id, title: title[language], delivery, position }))
  return [...listed(online, 'online'), ...listed(inPerson, 'inPerson')]
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .map(({ id, title, delivery }) => ({ id, title, delivery }))
}
