import { and, asc, eq, exists, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { DELIVERIES, type Delivery } from '../../../src/domain/delivery.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Choice } from '../../../src/domain/list.ts'
import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { courses, instructorOnlineCourses, offeringInstructors } from '../../platform/db/tables/catalogue.table.ts'
import { classInstructors, instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { isCourseAsked } from '../courses/course-choices.sql.ts'

/** The courses of one's own offerings and classes, or of one `kind` of these, in the order of the list of courses. */
export const findTaughtCourses = async (
  query: Queryable,
  userId: number,
  asked: ChoiceAsked,
  language: Language,
  limit: number,
): Promise<Choice[]> => {
  const online = query
    .select({ id: instructorOnlineCourses.id })
    .from(offeringInstructors)
    .innerJoin(instructorOnlineCourses, eq(instructorOnlineCourses.id, offeringInstructors.offeringId))
    .where(and(eq(offeringInstructors.userId, userId), eq(instructorOnlineCourses.courseId, courses.id)))
  const inPerson = query
    .select({ id: instructorCourses.id })
    .from(classInstructors)
    .innerJoin(instructorCourses, eq(instructorCourses.id, classInstructors.instructorCourseId))
    .where(and(eq(classInstructors.userId, userId), eq(instructorCourses.courseId, courses.id)))
  const isOf: Readonly<Record<Delivery, SQL>> = { online: exists(online), inPerson: exists(inPerson) }
  const delivery = 'ids' in asked ? undefined : DELIVERIES.find((one) => one === asked.kind)
  const isTaught = delivery === undefined ? or(...Object.values(isOf)) : isOf[delivery]
  const rows = await query
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(and(isTaught, isCourseAsked(asked)))
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(limit)
  return rows.map(({ id, title }) => ({ id, name: title[language] }))
}
