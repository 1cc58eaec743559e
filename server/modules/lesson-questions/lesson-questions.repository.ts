import { and, asc, count, eq, exists, inArray, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { LESSON_QUESTIONS } from '../../../src/domain/contract/lesson-questions.list.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { LESSON_QUESTION_STATES } from '../../../src/domain/lesson-question.ts'
import type { ListAsked } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isOnDays, isReferred } from '../../platform/db/filters.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { isPersonFound, namedColumns } from '../../platform/db/person.sql.ts'
import { students, userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import { courses, lessons, offeringInstructors } from '../../platform/db/tables/catalogue.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { lessonQuestions } from '../../platform/db/tables/lesson-talk.table.ts'

export type QuestionRow = typeof lessonQuestions.$inferSelect

const answerer = alias(users, 'answerer')

const answeredBy = sql<string | null>`case when ${answerer.id} is null then null
  else ${answerer.firstName} || ' ' || ${answerer.lastName} end`

/** Who answers what is asked in a version of a course: those who teach it, can be reached, and did not ask. */
export const listAnswerers = (query: Queryable, offeringId: number, askerId: number) =>
  query
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      language: users.language,
    })
    .from(offeringInstructors)
    .innerJoin(users, eq(users.id, offeringInstructors.userId))
    .where(
      and(
        eq(offeringInstructors.offeringId, offeringId),
        isNull(users.deactivatedAt),
        ne(users.id, askerId),
        exists(
          query
            .select({ one: sql`1` })
            .from(userRoles)
            .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, ROLE.instructor))),
        ),
      ),
    )
    .orderBy(asc(users.sortName), asc(users.id))

export type Answerer = Awaited<ReturnType<typeof listAnswerers>>[number]

/** Those of a person to a course, in any of their enrolments in it, by lesson and by time. */
export const listOwnQuestions = (
  query: Queryable,
  { studentId, courseId }: Readonly<{ studentId: number; courseId: number }>,
) =>
  query
    .select({ question: lessonQuestions, title: lessons.title, answeredBy })
    .from(lessonQuestions)
    .innerJoin(onlineEnrollments, eq(onlineEnrollments.id, lessonQuestions.enrollmentId))
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .leftJoin(answerer, eq(answerer.id, lessonQuestions.answeredById))
    .where(
      and(
        eq(onlineEnrollments.studentId, studentId),
        eq(onlineEnrollments.courseId, courseId),
        ne(lessonQuestions.state, 'withdrawn'),
      ),
    )
    .orderBy(asc(lessons.position), asc(lessons.id), asc(lessonQuestions.at), asc(lessonQuestions.id))

export const countOpen = async (query: Queryable, studentId: number): Promise<number> => {
  const [row] = await query
    .select({ open: count() })
    .from(lessonQuestions)
    .innerJoin(onlineEnrollments, eq(onlineEnrollments.id, lessonQuestions.enrollmentId))
    .where(and(eq(onlineEnrollments.studentId, studentId), eq(lessonQuestions.state, 'asked')))
  return row?.open ?? 0
}

export const insertQuestion = async (
  tx: Tx,
  row: typeof lessonQuestions.$inferInsert,
): Promise<QuestionRow | undefined> => {
  const [made] = await tx.insert(lessonQuestions).values(row).returning()
  return made
}

/** With what belongs to it when it is acted on. */
const withAsker = {
  question: lessonQuestions,
  title: lessons.title,
  courseId: courses.id,
  courseTitle: courses.title,
  offeringId: onlineEnrollments.offeringId,
  userId: users.id,
  ...namedColumns,
  language: users.language,
  isReachable: sql<boolean>`${users.deactivatedAt} is null`,
}

/** Locked: what is done with one is done one after the other. */
export const lockQuestion = async (tx: Tx, id: number) => {
  const [row] = await tx
    .select(withAsker)
    .from(lessonQuestions)
    .innerJoin(onlineEnrollments, eq(onlineEnrollments.id, lessonQuestions.enrollmentId))
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .innerJoin(courses, eq(courses.id, onlineEnrollments.courseId))
    .innerJoin(students, eq(students.id, onlineEnrollments.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(lessonQuestions.id, id))
    .for('update', { of: lessonQuestions })
  return row
}

export type HeldQuestion = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>

export const findQuestionOfContact = async (query: Queryable, contactId: number): Promise<number | undefined> => {
  const [row] = await query
    .select({ id: lessonQuestions.id })
    .from(lessonQuestions)
    .where(eq(lessonQuestions.contactId, contactId))
  return row?.id
}

export const updateQuestion = async (
  tx: Tx,
  { id, revision }: QuestionRow,
  changes: Partial<Omit<QuestionRow, 'id' | 'revision'>>,
): Promise<QuestionRow | undefined> => {
  const [row] = await tx
    .update(lessonQuestions)
    .set({ ...changes, revision: revision + 1 })
    .where(eq(lessonQuestions.id, id))
    .returning()
  return row
}

/** Those that wait before the others. */
const openFirst = sql<number>`case ${lessonQuestions.state} when 'asked' then 0 when 'answered' then 1 when 'closed' then 2 else 3 end`

const SORTS = {
  state: { by: openFirst, type: 'integer' },
  askedAt: { by: lessonQuestions.askedAt, type: 'timestamptz' },
} as const satisfies Record<SortOf<typeof LESSON_QUESTIONS>, SortBy>

type Wanted = Readonly<{ userId: number; days: DayClock }>

/** A page of what is asked in the versions of courses that a person teaches. What was taken back was never asked. */
export const listTaughtQuestions = (query: Queryable, asked: ListAsked, { userId, days }: Wanted) => {
  const { search, filters } = asked
  const states = LESSON_QUESTION_STATES.filter((state) => filters['state']?.includes(state))
  const isWanted = and(
    eq(offeringInstructors.userId, userId),
    ne(users.id, userId),
    ne(lessonQuestions.state, 'withdrawn'),
    isPersonFound(search),
    states.length === 0 ? undefined : inArray(lessonQuestions.state, states),
    isReferred(onlineEnrollments.courseId, filters['course']),
    isOnDays(lessonQuestions.askedAt, filters['askedAt'], days),
  )
  return keysetPage(asked, SORTS, lessonQuestions.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({ ...withAsker, sortKey, rowId: lessonQuestions.id, answeredBy })
        .from(offeringInstructors)
        .innerJoin(onlineEnrollments, eq(onlineEnrollments.offeringId, offeringInstructors.offeringId))
        .innerJoin(lessonQuestions, eq(lessonQuestions.enrollmentId, onlineEnrollments.id))
        .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
        .innerJoin(courses, eq(courses.id, onlineEnrollments.courseId))
        .innerJoin(students, eq(students.id, onlineEnrollments.studentId))
        .innerJoin(users, eq(users.id, students.userId))
        .leftJoin(answerer, eq(answerer.id, lessonQuestions.answeredById))
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(
        query,
        query
          .select({ id: lessonQuestions.id })
          .from(offeringInstructors)
          .innerJoin(onlineEnrollments, eq(onlineEnrollments.offeringId, offeringInstructors.offeringId))
          .innerJoin(lessonQuestions, eq(lessonQuestions.enrollmentId, onlineEnrollments.id))
          .innerJoin(students, eq(students.id, onlineEnrollments.studentId))
          .innerJoin(users, eq(users.id, students.userId))
          .where(isWanted)
          .limit(ceiling),
      ),
  })
}

export type TaughtQuestion = Awaited<ReturnType<typeof listTaughtQuestions>>['items'][number]
