import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import { ATTENDING_STATES, OPEN_STATES } from '../../../src/domain/class.ts'
import { CLASS_EVENTS, type HeldClass } from '../../../src/domain/contract/held-class.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { agencies, students, users } from '../../platform/db/tables/accounts.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import {
  classInstructors,
  classMessages,
  classSessions,
  instructorCourses,
  instructorCourseStudents,
} from '../../platform/db/tables/classes.table.ts'
import { found } from '../../platform/refusal.ts'
import { byShownName, typedOr } from '../rosters/rosters.repository.ts'
import type { ClassRow } from './class-access.ts'
import { listNextClasses } from './class-people.ts'
import { countByState, nextEventsOf } from './class-state.ts'
import { summariseClasses } from './class-summary.repository.ts'

/** Events that its page offers whoever teaches it. */
const isOffered = (event: string): event is (typeof CLASS_EVENTS)[number] =>
  CLASS_EVENTS.some((offered) => offered === event)

const PEOPLE = 12
const MESSAGES = 20

export const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`

export const listInstructors = (query: Queryable, classId: number) =>
  query
    .select({ id: users.id, name: fullName })
    .from(classInstructors)
    .innerJoin(users, eq(users.id, classInstructors.userId))
    .where(eq(classInstructors.instructorCourseId, classId))
    .orderBy(asc(users.sortName), asc(users.id))

export const listSessions = (query: Queryable, classId: number) =>
  query
    .select({ startsAt: classSessions.startsAt, endsAt: classSessions.endsAt })
    .from(classSessions)
    .where(eq(classSessions.instructorCourseId, classId))
    .orderBy(asc(classSessions.startsAt))

const listPeople = (query: Queryable, { id: classId, courseStatusId }: ClassRow) =>
  query
    .select({
      id: instructorCourseStudents.id,
      name: sql<string>`${typedOr('firstName', users.firstName)} || ' ' || ${typedOr('lastName', users.lastName)}`,
      agency: typedOr('agency', agencies.name) as SQL<string | null>,
      state: instructorCourseStudents.state,
      attendance: instructorCourseStudents.attendance,
    })
    .from(instructorCourseStudents)
    .innerJoin(students, eq(students.id, instructorCourseStudents.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(agencies, eq(agencies.id, users.primaryAgencyId))
    .where(
      and(
        eq(instructorCourseStudents.instructorCourseId, classId),
        inArray(instructorCourseStudents.state, [
          ...(courseStatusId === CLASS_STATUS.completed ? ATTENDING_STATES : OPEN_STATES),
        ]),
      ),
    )
    .orderBy(asc(byShownName), asc(instructorCourseStudents.id))
    .limit(PEOPLE)

/** How those on a class were marked, and how many hold a certificate of it that is good. */
const countAttendance = async (query: Queryable, classId: number): Promise<HeldClass['attendance']> => {
  const marked = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const { attendance } = instructorCourseStudents
  const [counted] = await query
    .select({
      present: marked(sql`${attendance} = 'present'`),
      partial: marked(sql`${attendance} = 'partial'`),
      noShow: marked(sql`${attendance} = 'noShow'`),
      unmarked: marked(sql`${attendance} is null`),
      certificates: sql<number>`count(${certificates.id})::int`,
    })
    .from(instructorCourseStudents)
    .leftJoin(
      certificates,
      and(
        eq(certificates.registrationId, instructorCourseStudents.id),
        isNull(certificates.supersededBy),
        isNull(certificates.revokedAt),
      ),
    )
    .where(
      and(
        eq(instructorCourseStudents.instructorCourseId, classId),
        inArray(instructorCourseStudents.state, [...ATTENDING_STATES]),
      ),
    )
  return found(counted)
}

const listMessages = (query: Queryable, classId: number) =>
  query
    .select({ row: classMessages, sentBy: sql<string | null>`${fullName}` })
    .from(classMessages)
    .leftJoin(users, eq(users.id, classMessages.sentById))
    .where(eq(classMessages.instructorCourseId, classId))
    .orderBy(desc(classMessages.id))
    .limit(MESSAGES)

/** A class as its instructors see it. Whoever calls has made sure that the asker may. */
export const readHeldClass = async (
  query: Queryable,
  row: ClassRow,
  language: Language,
  now: Date,
): Promise<HeldClass> => {
  const [[summary], instructors, counts, attendance, people, messages, nextClasses] = await Promise.all([
    summariseClasses(query, language, { where: eq(instructorCourses.id, row.id), limit: 1 }),
    listInstructors(query, row.id),
    countByState(query, row),
    countAttendance(query, row.id),
    listPeople(query, row),
    listMessages(query, row.id),
    listNextClasses(query, row, now),
  ])
  const { registered, walkIn, offered, waitlisted, ended } = counts
  return {
    ...found(summary),
    instructors,
    hostAgencyId: row.hostAgencyId,
    notes: row.notes ?? '',
    cancellationReason: row.cancellationReason,
    closedAt: row.closedAt?.toISOString() ?? null,
    version: row.version,
    counts: { registered, walkIn, offered, waitlisted, ended },
    attendance,
    people,
    messages: messages.map(({ row: { id, audience, text, recipients, sentAt }, sentBy }) => ({
      id,
      audience,
      text,
      recipients,
      sentAt: sentAt.toISOString(),
      sentBy,
    })),
    nextClasses,
    nextEvents: nextEventsOf(row, counts, now).filter(isOffered),
  }
}
