import { and, eq, inArray, isNull } from 'drizzle-orm'

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
import { refusedField } from '../../platform/refusal.ts'
import { listBlocked } from '../instructors/approvals.sql.ts'
import type { ClassRow } from './class-access.ts'

type Fields = Omit<ClassForm, 'courseId'>

/** Only in-person courses of the programme have classes. */
export const refuseCourse = async (query: Queryable, courseId: number, language: Language): Promise<void> => {
  const rows = await query
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.isOnline, false), eq(courses.isPublished, true)))
  if (rows.length === 0) throw refusedField('courseId', textsIn(language).fields.unknownCourse)
}

/** What only the server can tell: who is an instructor, which agencies there are, and what time it is. */
export const refuseFields = async (
  query: Queryable,
  fields: Fields,
  instructorIds: readonly number[],
  language: Language,
  now: Date,
): Promise<void> => {
  const [first] = fields.sessions
  if (first && !isAhead(first, now.getTime())) throw refusedField('sessions', textsIn(language).fields.pastSession)
  refuseFarSessions(fields, language, now)
  await refuseStaff(query, fields, { instructorIds, field: 'coInstructorIds' }, language)
}

/** 400 at the sessions where one is of another time than anybody means. */
export const refuseFarSessions = ({ sessions }: Pick<Fields, 'sessions'>, language: Language, now: Date): void => {
  for (const { startsAt } of sessions) refuseFar('sessions', new Date(startsAt), now, language)
}

/** The same without the time. `field` is where those who teach are named. */
export const refuseStaff = async (
  query: Queryable,
  { hostAgencyId }: Pick<Fields, 'hostAgencyId'>,
  { instructorIds, field }: Readonly<{ instructorIds: readonly number[]; field: string }>,
  language: Language,
): Promise<void> => {
  const texts = textsIn(language).fields
  if (hostAgencyId !== null) {
    const rows = await query.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, hostAgencyId))
    if (rows.length === 0) throw refusedField('hostAgencyId', texts.unknownAgency)
  }
  if (instructorIds.length === 0) throw refusedField(field, texts.needsInstructor)
  const known = await query
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.roleId, ROLE.instructor)))
    .where(and(inArray(users.id, [...instructorIds]), isNull(users.deactivatedAt)))
  if (known.length < instructorIds.length) throw refusedField(field, texts.unknownInstructor)
}

/** Nobody plans a class of a course whose approval is suspended or over; `instructorIds` are those who come to it. */
export const refuseUnapproved = async (
  query: Queryable,
  courseId: number,
  instructorIds: readonly number[],
  language: Language,
  now: Date,
): Promise<void> => {
  if ((await listBlocked(query, courseId, instructorIds, now)).length > 0)
    throw refusedField('coInstructorIds', textsIn(language).fields.notApproved)
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
