import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { OPEN_STATES } from '../../../src/domain/class.ts'
import type { MergeClash } from '../../../src/domain/contract/person-merge.contract.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import type { Language } from '../../../src/domain/language.ts'
import { betterEnrollment, betterPlace, type MergeKind } from '../../../src/domain/person-merge.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { students } from '../../platform/db/tables/accounts.table.ts'
import { courses, instructorOnlineCourses } from '../../platform/db/tables/catalogue.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import {
  instructorApprovals,
  instructorCourses,
  instructorCourseStudents,
} from '../../platform/db/tables/classes.table.ts'
import { groupMembers, groups } from '../../platform/db/tables/groups.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { lessonsThat, PASSED } from '../people/training.repository.ts'
import { PERSON_REFERENCES } from './person-references.ts'

/** A pair of which one stays, with the ids of both. */
export type Clash = Readonly<{ clash: MergeClash; stays: number; goes: number }>

type Sides = Readonly<{ stays: number; goes: number }>
type Side = MergeClash['stays']

const side = (since: Date, more: Partial<Side>): Side => ({
  since: since.toISOString(),
  name: null,
  complete: null,
  total: null,
  version: null,
  state: null,
  attendance: null,
  hasCertificate: false,
  ...more,
})

const enrollmentClashes = async (query: Queryable, { stays, goes }: Sides, language: Language): Promise<Clash[]> => {
  const rows = await query
    .select({
      id: onlineEnrollments.id,
      studentId: onlineEnrollments.studentId,
      courseId: onlineEnrollments.courseId,
      title: courses.title,
      version: instructorOnlineCourses.version,
      startedAt: onlineEnrollments.startedAt,
      complete: lessonsThat(PASSED),
      total: lessonsThat(),
    })
    .from(onlineEnrollments)
    .innerJoin(courses, eq(courses.id, onlineEnrollments.courseId))
    .innerJoin(instructorOnlineCourses, eq(instructorOnlineCourses.id, onlineEnrollments.offeringId))
    .where(
      and(
        inArray(onlineEnrollments.studentId, [stays, goes]),
        eq(onlineEnrollments.statusId, ENROLLMENT_STATUS.active),
      ),
    )
    .orderBy(asc(onlineEnrollments.id))
  return rows
    .filter(({ studentId }) => studentId === stays)
    .flatMap((ours) => {
      const theirs = rows.find(({ studentId, courseId }) => studentId === goes && courseId === ours.courseId)
      if (!theirs) return []
      const [a, b] = [ours, theirs].map(({ startedAt, complete, total, version }) =>
        side(startedAt, { complete, total, version }),
      ) as [Side, Side]
      const worth = ({ complete, since }: Side) => ({ complete: complete ?? 0, startedAt: since })
      return [
        {
          stays: ours.id,
          goes: theirs.id,
          clash: {
            key: `enrollment:${ours.id}:${theirs.id}`,
            kind: 'enrollment' as const,
            title: ours.title[language],
            startsAt: null,
            timeZone: null,
            stays: a,
            goes: b,
            proposed: betterEnrollment(worth(a), worth(b)),
          },
        },
      ]
    })
}

const placeClashes = async (query: Queryable, { stays, goes }: Sides, language: Language): Promise<Clash[]> => {
  const standing = query
    .select({ one: sql`1` })
    .from(certificates)
    .where(and(eq(certificates.registrationId, instructorCourseStudents.id), isNull(certificates.revokedAt)))
  const rows = await query
    .select({
      id: instructorCourseStudents.id,
      studentId: instructorCourseStudents.studentId,
      classId: instructorCourses.id,
      title: courses.title,
      startsAt: instructorCourses.courseDate,
      timeZone: instructorCourses.timeZone,
      state: instructorCourseStudents.state,
      attendance: instructorCourseStudents.attendance,
      registeredAt: instructorCourseStudents.registeredAt,
      hasCertificate: sql<boolean>`exists (${standing})`,
    })
    .from(instructorCourseStudents)
    .innerJoin(instructorCourses, eq(instructorCourses.id, instructorCourseStudents.instructorCourseId))
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(
      and(
        inArray(instructorCourseStudents.studentId, [stays, goes]),
        inArray(instructorCourseStudents.state, [...OPEN_STATES]),
      ),
    )
    .orderBy(asc(instructorCourseStudents.id))
  const worth = ({ registeredAt, ...row }: (typeof rows)[number]) => ({
    ...row,
    registeredAt: registeredAt.toISOString(),
  })
  const told = ({ registeredAt, state, attendance, hasCertificate }: (typeof rows)[number]) =>
    side(registeredAt, { state, attendance, hasCertificate })
  return rows
    .filter(({ studentId }) => studentId === stays)
    .flatMap((ours) => {
      const theirs = rows.find(({ studentId, classId }) => studentId === goes && classId === ours.classId)
      if (!theirs) return []
      return [
        {
          stays: ours.id,
          goes: theirs.id,
          clash: {
            key: `place:${ours.id}:${theirs.id}`,
            kind: 'place' as const,
            title: ours.title[language],
            startsAt: ours.startsAt.toISOString(),
            timeZone: ours.timeZone,
            stays: told(ours),
            goes: told(theirs),
            proposed: betterPlace(worth(ours), worth(theirs)),
          },
        },
      ]
    })
}

/** A student is a member of one group. */
const groupClashes = async (query: Queryable, { stays, goes }: Sides): Promise<Clash[]> => {
  const rows = await query
    .select({
      studentId: groupMembers.studentId,
      groupId: groups.id,
      name: groups.name,
      joinedAt: groupMembers.joinedAt,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(inArray(groupMembers.studentId, [stays, goes]))
  const [ours, theirs] = [stays, goes].map((id) => rows.find(({ studentId }) => studentId === id))
  if (!ours || !theirs || ours.groupId === theirs.groupId) return []
  const clash = {
    key: `group:${ours.groupId}:${theirs.groupId}`,
    kind: 'group' as const,
    title: '',
    startsAt: null,
    timeZone: null,
    stays: side(ours.joinedAt, { name: ours.name }),
    goes: side(theirs.joinedAt, { name: theirs.name }),
    proposed: 'stays' as const,
  }
  return [{ stays: ours.groupId, goes: theirs.groupId, clash }]
}

/** What both have and one person has once, by kind and then by age. */
export const findClashes = async (query: Queryable, sides: Sides, language: Language): Promise<readonly Clash[]> => [
  ...(await enrollmentClashes(query, sides, language)),
  ...(await placeClashes(query, sides, language)),
  ...(await groupClashes(query, sides)),
]

type Whose = Readonly<{ userId: number; studentId: number | null }>

const countOwn = async (
  query: Queryable,
  { table, column, twins = [] }: Extract<(typeof PERSON_REFERENCES)[number], { does: 'moves' }>,
  from: number,
  to: number,
): Promise<number> => {
  const isTwin: SQL | undefined =
    twins.length === 0
      ? undefined
      : sql`not exists (select 1 from ${table} as twin where ${and(
          sql`twin.${sql.identifier(column.name)} = ${to}`,
          ...twins.map((twin) => sql`twin.${sql.identifier(twin.name)} = ${twin}`),
        )})`
  const [row] = await query
    .select({ many: count() })
    .from(table)
    .where(and(eq(column, from), isTwin))
  return row?.many ?? 0
}

const countRows = async (query: Queryable, stays: Whose, goes: Whose): Promise<Map<MergeKind, number>> => {
  const counts = new Map<MergeKind, number>()
  const add = (kind: MergeKind, many: number) => counts.set(kind, (counts.get(kind) ?? 0) + many)
  for (const reference of PERSON_REFERENCES) {
    if (reference.does !== 'moves' || reference.kind === null) continue
    const { of, kind } = reference
    const [from, to] = of === 'student' ? [goes.studentId, stays.studentId] : [goes.userId, stays.userId]
    if (from === null) continue
    add(kind, await countOwn(query, reference, from, to ?? 0))
  }
  return counts
}

/** How much of the account that goes would move, by what it is; nothing of what it has nothing of. */
export const countMoved = async (query: Queryable, stays: Whose, goes: Whose) => {
  const counts = await countRows(query, stays, goes)
  const [approvals] = await query
    .select({ many: count() })
    .from(instructorApprovals)
    .where(eq(instructorApprovals.userId, goes.userId))
  counts.set('approvals', approvals?.many ?? 0)
  if (goes.studentId !== null) {
    const [member] = await query
      .select({ many: count() })
      .from(groupMembers)
      .where(eq(groupMembers.studentId, goes.studentId))
    counts.set('membership', member?.many ?? 0)
  }
  return counts
}

/** The profile of a student that an account has, held; null is none. */
export const holdStudents = async (query: Queryable, userIds: readonly number[]) => {
  const rows = await query
    .select()
    .from(students)
    .where(inArray(students.userId, [...userIds]))
    .orderBy(asc(students.id))
    .for('update')
  return new Map(rows.map((row) => [row.userId, row]))
}
