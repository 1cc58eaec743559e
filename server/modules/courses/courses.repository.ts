import { asc, eq } from 'drizzle-orm'

import type { Queryable } from '../../platform/db/database.ts'
import { courseCategories, courses } from '../../platform/db/tables/catalogue.table.ts'

const fields = {
  id: courses.id,
  title: courses.title,
  description: courses.description,
  courseTypeId: courses.courseTypeId,
  categoryName: courseCategories.name,
  categoryPicture: courseCategories.picture,
  totalCourseHours: courses.totalCourseHours,
  isOnline: courses.isOnline,
}

/** The published courses in the programme's order, in every language. */
export const listPublishedCourses = (query: Queryable) =>
  query
    .select(fields)
    .from(courses)
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .where(eq(courses.isPublished, true))
    .orderBy(asc(courses.position), asc(courses.id))

export type CourseRow = Awaited<ReturnType<typeof listPublishedCourses>>[number]
