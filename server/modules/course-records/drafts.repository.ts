import { and, desc, eq, inArray, max, or, sql } from 'drizzle-orm'

import type { CourseDocument } from '../../../src/domain/course/course-document.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { LANGUAGES, type Localized } from '../../../src/domain/language.ts'
import { isSeen } from '../../../src/domain/plain-name.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import {
  courseCategories,
  courseDrafts,
  courses,
  instructorOnlineCourses,
  lessons,
  questions,
  quizzes,
} from '../../platform/db/tables/catalogue.table.ts'
import { instructorCourses, instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { isToCome } from '../course-search/course-search.repository.ts'

export type CourseRow = typeof courses.$inferSelect
export type DraftRow = typeof courseDrafts.$inferSelect

/** Held until the end of the transaction: whatever changes a course or publishes it takes this first. */
export const lockCourse = async (tx: Tx, courseId: number): Promise<CourseRow | undefined> => {
  // No more than what is changed: who enrols refers to the course, and goes on meanwhile.
  const [row] = await tx.select().from(courses).where(eq(courses.id, courseId)).for('no key update')
  return row
}

export const findCourseRow = async (query: Queryable, courseId: number): Promise<CourseRow | undefined> => {
  const [row] = await query.select().from(courses).where(eq(courses.id, courseId))
  return row
}

/** A course that has one of these titles in its language; of several the first. */
export const findCourseCalled = async (query: Queryable, title: Localized): Promise<number | null> => {
  const isCalled = LANGUAGES.filter((language) => isSeen(title[language])).map((language) =>
    eq(sql`${courses.title} ->> ${language}::text`, title[language]),
  )
  if (isCalled.length === 0) return null
  const [row] = await query
    .select({ id: courses.id })
    .from(courses)
    .where(or(...isCalled))
    .orderBy(courses.position, courses.id)
    .limit(1)
  return row?.id ?? null
}

/** The draft of a course with who changed it last. */
export const findDraft = async (query: Queryable, courseId: number) => {
  const [row] = await query
    .select({
      draft: courseDrafts,
      updatedBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(courseDrafts)
    .leftJoin(users, eq(users.id, courseDrafts.updatedById))
    .where(eq(courseDrafts.courseId, courseId))
  return row ?? null
}

export const keepDraft = async (tx: Tx, row: typeof courseDrafts.$inferInsert): Promise<void> => {
  await tx.insert(courseDrafts).values(row).onConflictDoUpdate({ target: courseDrafts.courseId, set: row })
}

/** What is not written in a language yet is what there is in another. */
const inAll = (text: Localized, before: Localized): Localized => {
  const said = LANGUAGES.map((language) => text[language]).find(isSeen)
  if (said === undefined) return before
  return {
    en: isSeen(text.en) ? text.en : said,
    tr: isSeen(text.tr) ? text.tr : said,
    ar: isSeen(text.ar) ? text.ar : said,
  }
}

/** The details of a document, as the row of its course has them. */
export const detailsRow = ({ details, teaches }: CourseDocument, before: Localized) => ({
  title: inAll(details.title, before),
  description: details.description,
  audience: LANGUAGES.some((language) => isSeen(details.audience[language])) ? details.audience : null,
  teaches: teaches.map(({ text }) => text),
  courseTypeId: details.courseTypeId,
  categoryId: details.categoryId,
  totalCourseHours: details.totalCourseHours ?? 0,
  prerequisiteCourseId: details.prerequisiteCourseId,
  ...(details.expiresAfterDays === null ? {} : { expiresAfterDays: details.expiresAfterDays }),
})

export const hasCategory = async (query: Queryable, id: number): Promise<boolean> =>
  (await query.select({ id: courseCategories.id }).from(courseCategories).where(eq(courseCategories.id, id))).length > 0

/** What is shown of a course that was never published where it is named: a category that is gone stays what it was. */
export const shownDetails = async (query: Queryable, document: CourseDocument, before: Localized) => {
  const { title, courseTypeId, categoryId, totalCourseHours } = detailsRow(document, before)
  const isKnown = await hasCategory(query, categoryId)
  return { title, courseTypeId, totalCourseHours, ...(isKnown && { categoryId }) }
}

/** A course that nobody is offered yet, behind all others; of `before` is its category where what is written is none. */
export const insertCourse = async (
  tx: Tx,
  document: CourseDocument,
  before: Pick<CourseRow, 'categoryId'>,
  now: Date,
): Promise<number> => {
  const [last] = await tx.select({ position: max(courses.position) }).from(courses)
  const [row] = await tx
    .insert(courses)
    .values({
      ...detailsRow(document, document.details.title),
      ...before,
      ...(await shownDetails(tx, document, document.details.title)),
      // What is asked for before it is written when it is published.
      prerequisiteCourseId: null,
      position: (last?.position ?? 0) + 1,
      isOnline: document.details.isOnline,
      updatedAt: now,
    })
    .returning({ id: courses.id })
  if (!row) throw new Error('No course was made')
  return row.id
}

export const changeCourse = async (
  tx: Tx,
  courseId: number,
  changes: Partial<typeof courses.$inferInsert>,
): Promise<void> => {
  await tx.update(courses).set(changes).where(eq(courses.id, courseId))
}

/** Who is under way in a course, or holds a seat of one of its classes that is to come. */
export const countEnrolled = async (
  query: Queryable,
  { id, isOnline }: Pick<CourseRow, 'id' | 'isOnline'>,
  now: Date,
): Promise<number> => {
  const people = { people: sql<number>`count(*)::integer` }
  const [row] = isOnline
    ? await query
        .select(people)
        .from(onlineEnrollments)
        .innerJoin(instructorOnlineCourses, eq(instructorOnlineCourses.id, onlineEnrollments.offeringId))
        .where(and(eq(instructorOnlineCourses.courseId, id), eq(onlineEnrollments.statusId, ENROLLMENT_STATUS.active)))
    : await query
        .select(people)
        .from(instructorCourseStudents)
        .innerJoin(instructorCourses, eq(instructorCourses.id, instructorCourseStudents.instructorCourseId))
        .where(and(eq(instructorCourses.courseId, id), eq(instructorCourseStudents.state, 'registered'), isToCome(now)))
  return row?.people ?? 0
}

const peopleOf = (query: Queryable, statusId: number) =>
  sql<number>`(${query
    .select({ count: sql`count(*)::integer` })
    .from(onlineEnrollments)
    .where(
      and(eq(onlineEnrollments.offeringId, instructorOnlineCourses.id), eq(onlineEnrollments.statusId, statusId)),
    )})`

/** The versions of a course, the newest first. */
export const listVersions = (query: Queryable, courseId: number) => {
  const ofVersion = eq(lessons.offeringId, instructorOnlineCourses.id)
  return query
    .select({
      version: instructorOnlineCourses.version,
      publishedAt: instructorOnlineCourses.createdAt,
      publishedBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      isOpen: instructorOnlineCourses.isOpen,
      lessons: sql<number>`(${query
        .select({ count: sql`count(*)::integer` })
        .from(lessons)
        .where(ofVersion)})`,
      questions: sql<number>`(${query
        .select({ count: sql`count(*)::integer` })
        .from(questions)
        .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
        .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
        .where(ofVersion)})`,
      enrolled: peopleOf(query, ENROLLMENT_STATUS.active),
      completed: peopleOf(query, ENROLLMENT_STATUS.completed),
    })
    .from(instructorOnlineCourses)
    .leftJoin(users, eq(users.id, instructorOnlineCourses.publishedById))
    .where(eq(instructorOnlineCourses.courseId, courseId))
    .orderBy(desc(instructorOnlineCourses.version))
}

export const findVersion = async (query: Queryable, courseId: number, version: number) => {
  const [row] = await query
    .select()
    .from(instructorOnlineCourses)
    .where(and(eq(instructorOnlineCourses.courseId, courseId), eq(instructorOnlineCourses.version, version)))
  return row
}

/** What a course is described by: its categories with how many courses are of each. */
export const listCategories = (query: Queryable) =>
  query
    .select({
      id: courseCategories.id,
      name: courseCategories.name,
      courses: sql<number>`(${query
        .select({ count: sql`count(*)::integer` })
        .from(courses)
        .where(eq(courses.categoryId, courseCategories.id))})`,
    })
    .from(courseCategories)
    .orderBy(courseCategories.id)

/** Who is under way in other versions than this. */
export const countKept = async (query: Queryable, courseId: number, offeringId: number): Promise<number> => {
  const older = query
    .select({ id: instructorOnlineCourses.id })
    .from(instructorOnlineCourses)
    .where(and(eq(instructorOnlineCourses.courseId, courseId), sql`${instructorOnlineCourses.id} <> ${offeringId}`))
  const [row] = await query
    .select({ count: sql<number>`count(*)::integer` })
    .from(onlineEnrollments)
    .where(and(inArray(onlineEnrollments.offeringId, older), eq(onlineEnrollments.statusId, ENROLLMENT_STATUS.active)))
  return row?.count ?? 0
}
