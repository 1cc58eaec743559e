import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { Queryable } from '../../platform/db/database.ts'
import {
  courseCategories,
  courses,
  instructorOnlineCourses,
  lessons,
} from '../../platform/db/tables/catalogue.table.ts'

const prerequisites = alias(courses, 'prerequisites')

/** A published course with what it asks for first, and whether it is offered online. */
export const findCourse = async (query: Queryable, courseId: number) => {
  const [row] = await query
    .select({
      id: courses.id,
      title: courses.title,
      description: courses.description,
      audience: courses.audience,
      teaches: courses.teaches,
      courseTypeId: courses.courseTypeId,
      categoryName: courseCategories.name,
      categoryPicture: courseCategories.picture,
      totalCourseHours: courses.totalCourseHours,
      isOnline: courses.isOnline,
      expiresAfterDays: courses.expiresAfterDays,
      prerequisite: { id: prerequisites.id, title: prerequisites.title },
      offeringId: instructorOnlineCourses.id,
    })
    .from(courses)
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .leftJoin(prerequisites, eq(prerequisites.id, courses.prerequisiteCourseId))
    .leftJoin(
      instructorOnlineCourses,
      and(eq(instructorOnlineCourses.courseId, courses.id), eq(instructorOnlineCourses.isOpen, true)),
    )
    .where(and(eq(courses.id, courseId), eq(courses.isPublished, true)))
  return row
}

/** Those of the version that is open. */
export const listLessons = (query: Queryable, courseId: number) =>
  query
    .select({
      id: lessons.id,
      title: lessons.title,
      summary: lessons.summary,
      timeLength: lessons.timeLength,
      files: lessons.files,
    })
    .from(lessons)
    .innerJoin(instructorOnlineCourses, eq(instructorOnlineCourses.id, lessons.offeringId))
    .where(and(eq(instructorOnlineCourses.courseId, courseId), eq(instructorOnlineCourses.isOpen, true)))
    .orderBy(asc(lessons.position))
