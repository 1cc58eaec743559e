import { and, eq, exists, inArray, isNotNull, not, or, sql } from 'drizzle-orm'

import { isAhead } from '../../../src/domain/class-plan.ts'
import type { ClassForm } from '../../../src/domain/contract/class-form.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { agencies, userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { classInstructors, classSessions, instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { refuseFar } from '../../platform/far-days.ts'
import { fieldRefused, refusedField, type FieldRefusal } from '../../platform/refusal.ts'
import { listBlocked } from '../instructors/approvals.sql.ts'
import type { ClassRow } from './class-access.ts'
import { fullName } from './held-class.repository.ts'

type Fields = Omit<ClassForm, 'courseId'>

/** Only in-person courses of the programme have classes. */
export const refuseCourse = async (query: Queryable, courseId: number, language: Language): Promise<void> => {
  const rows = await query
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.isOnline, false), eq(courses.isPublished, true)))
  if (rows.length === 0) throw refusedField('courseId', textsIn(language).fields.unknownCourse)
}

/** Those who come to a class, and the field at which each of them is named. */
export type Staff = Readonly<{ instructorIds: readonly number[]; fieldOf: (userId: number) => string }>

/** Those of a form, where whoever asks comes without being named: what keeps them from it is the course that they chose. */
export const staffOf = (coInstructorIds: readonly number[], own: readonly number[]): Staff => ({
  instructorIds: [...new Set([...own, ...coInstructorIds])],
  fieldOf: (userId) => (own.includes(userId) ? 'courseId' : 'coInstructorIds'),
})

/** What only the server can tell: who is an instructor, which agencies there are, and what time it is. */
export const refuseFields = async (
  query: Queryable,
  fields: Fields,
  staff: Staff,
  language: Language,
  now: Date,
): Promise<void> => {
  const [first] = fields.sessions
  if (first && !isAhead(first, now.getTime())) throw refusedField('sessions', textsIn(language).fields.pastSession)
  refuseFarSessions(fields, language, now)
  await refuseStaff(query, fields, staff, language)
}

/** 400 at the sessions where one is of another time than anybody means. */
export const refuseFarSessions = ({ sessions }: Pick<Fields, 'sessions'>, language: Language, now: Date): void => {
  for (const { startsAt } of sessions) refuseFar('sessions', new Date(startsAt), now, language)
}

/** The same without the time. */
export const refuseStaff = async (
  query: Queryable,
  { hostAgencyId }: Pick<Fields, 'hostAgencyId'>,
  staff: Staff,
  language: Language,
): Promise<void> => {
  if (hostAgencyId !== null) {
    const rows = await query.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, hostAgencyId))
    if (rows.length === 0) throw refusedField('hostAgencyId', textsIn(language).fields.unknownAgency)
  }
  refuseAny(await listUnable(query, staff, language))
}

const refuseAny = (refused: readonly FieldRefusal[]): void => {
  if (refused.length > 0) throw fieldRefused(...refused)
}

/** Who of them is no instructor, or has left, and where nobody is named. */
const listUnable = async (
  query: Queryable,
  { instructorIds, fieldOf }: Staff,
  language: Language,
): Promise<readonly FieldRefusal[]> => {
  const { fields } = textsIn(language)
  if (instructorIds.length === 0) return [{ field: fieldOf(NOBODY), message: fields.needsInstructor }]
  const people = new Map((await listTeaching(query, instructorIds)).map((person) => [person.id, person]))
  return sayOfEach(
    instructorIds.filter((userId) => !people.get(userId)?.canTeach),
    fieldOf,
    (userId) => {
      const person = people.get(userId)
      if (!person?.isNamed) return fields.unknownInstructor
      return person.isDeactivated ? fields.goneInstructor(person.name) : fields.noInstructor(person.name)
    },
  )
}

/** No id is 0. */
const NOBODY = 0

/** Nobody plans a class of a course whose approval is suspended or over. */
export const refuseUnapproved = async (...asked: Parameters<typeof listUnapproved>): Promise<void> =>
  refuseAny(await listUnapproved(...asked))

const listUnapproved = async (
  query: Queryable,
  courseId: number,
  { instructorIds, fieldOf }: Staff,
  language: Language,
  now: Date,
): Promise<readonly FieldRefusal[]> => {
  const blocked = await listBlocked(query, courseId, instructorIds, now)
  const names = new Map((await listTeaching(query, blocked)).map(({ id, name }) => [id, name]))
  return sayOfEach(blocked, fieldOf, (userId) => textsIn(language).fields.unapproved(names.get(userId) ?? ''))
}

/** What keeps them from holding classes of a course, in the reader's words; null where nothing does. */
export const keptFromTeaching = async (
  query: Queryable,
  courseId: number,
  instructorIds: readonly number[],
  language: Language,
  now: Date,
): Promise<string | null> => {
  const staff: Staff = { instructorIds, fieldOf: () => 'instructors' }
  const unapproved = await listUnapproved(query, courseId, staff, language, now)
  const [first] = unapproved.length > 0 ? unapproved : await listUnable(query, staff, language)
  return first?.message ?? null
}

/** Says of each at their field what keeps them from teaching. */
const sayOfEach = (
  userIds: readonly number[],
  fieldOf: Staff['fieldOf'],
  say: (userId: number) => string,
): readonly FieldRefusal[] =>
  [...Map.groupBy(userIds, fieldOf)].map(([field, ids]) => ({ field, message: [...new Set(ids.map(say))].join(' ') }))

const listTeaching = (query: Queryable, userIds: readonly number[]) => {
  const isInstructor = exists(
    query
      .select({ userId: userRoles.userId })
      .from(userRoles)
      .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, ROLE.instructor))),
  )
  // Whoever teaches is named beside their classes; of others a guessed number must not tell the name.
  const teaches = exists(
    query
      .select({ userId: classInstructors.userId })
      .from(classInstructors)
      .where(eq(classInstructors.userId, users.id)),
  )
  const isDeactivated = isNotNull(users.deactivatedAt)
  return query
    .select({
      id: users.id,
      name: fullName,
      isDeactivated: sql<boolean>`${isDeactivated}`,
      isNamed: sql<boolean>`${or(isInstructor, teaches)}`,
      canTeach: sql<boolean>`${and(isInstructor, not(isDeactivated))}`,
    })
    .from(users)
    .where(inArray(users.id, [...userIds]))
}

/** The columns that a form fills. */
export const columnsOf = (form: Fields) => {
  const [first] = form.sessions
  const last = form.sessions.at(-1)
  if (!first || !last) throw new Error('A class has a session at least')
  return {
    courseDate: new Date(first.startsAt),
    courseEndDate: new Date(last.endsAt),
    timeZone: form.timeZone,
    hostAgencyId: form.hostAgencyId,
    venue: form.venue,
    address: form.address,
    city: form.city,
    county: form.county,
    capacity: form.capacity,
    registrationClosesAt: new Date(form.registrationClosesAt),
    notes: form.notes === '' ? null : form.notes,
  } satisfies Partial<ClassRow>
}

export const insertSessions = async (tx: Tx, classId: number, sessions: Fields['sessions']): Promise<void> => {
  await tx.insert(classSessions).values(
    sessions.map(({ startsAt, endsAt }) => ({
      instructorCourseId: classId,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    })),
  )
}

export const replaceSessions = async (tx: Tx, classId: number, sessions: Fields['sessions']): Promise<void> => {
  await tx.delete(classSessions).where(eq(classSessions.instructorCourseId, classId))
  await insertSessions(tx, classId, sessions)
}

/** A class as a form says, with its sessions and who teaches it. Whoever calls has judged all of it. */
export const insertClass = async (
  tx: Tx,
  form: ClassForm,
  instructorIds: readonly number[],
  made: Readonly<{ createdById: number; createdAt: Date }>,
): Promise<number> => {
  const [row] = await tx
    .insert(instructorCourses)
    .values({ ...columnsOf(form), courseId: form.courseId, ...made })
    .returning({ id: instructorCourses.id })
  if (!row) throw new Error('The class was not kept')
  await insertSessions(tx, row.id, form.sessions)
  await insertInstructors(tx, row.id, instructorIds)
  return row.id
}

export const insertInstructors = async (tx: Tx, classId: number, userIds: readonly number[]): Promise<void> => {
  await tx.insert(classInstructors).values(userIds.map((userId) => ({ instructorCourseId: classId, userId })))
}

export const replaceInstructors = async (tx: Tx, classId: number, userIds: readonly number[]): Promise<void> => {
  await tx.delete(classInstructors).where(eq(classInstructors.instructorCourseId, classId))
  await insertInstructors(tx, classId, userIds)
}
