import { eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { SEATED_STATES } from '../../../src/domain/class.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { MergeKind } from '../../../src/domain/person-merge.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import { instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { createCertificateChanges } from '../certificates/certificate-changes.service.ts'
import { lockClass } from '../classes/class-access.ts'
import { countPlaces } from '../registrations/places.repository.ts'
import { changedSince, takeBackSteps, type Step } from './merge-ledger.ts'

/** What people call a row that keeps a merge from being undone. */
export type Touched = Readonly<{ kind: MergeKind | 'profile'; name: string | null }>

const KIND_OF: Readonly<Record<string, Touched['kind']>> = {
  online_enrollments: 'enrollments',
  lesson_progress: 'enrollments',
  quiz_attempts: 'enrollments',
  instructor_course_students: 'places',
  certificates: 'certificates',
  reminders: 'reminders',
  group_members: 'membership',
  user_roles: 'roles',
  user_agencies: 'agencies',
  class_instructors: 'classes',
  course_instructors: 'courses',
  offering_instructors: 'courses',
  instructor_approvals: 'approvals',
  group_coordinators: 'groups',
  name_changes: 'nameChanges',
  notes: 'notes',
  list_views: 'views',
  list_defaults: 'views',
  cleared_events: 'notes',
  contact_messages: 'messages',
  uploads: 'uploads',
}

const kindOf = ({ tableName }: Step): Touched['kind'] => KIND_OF[tableName] ?? 'profile'

const numberIn = ({ before, after, key }: Step, column: string): number | null => {
  const value = after?.[column] ?? before?.[column] ?? key[column]
  return typeof value === 'number' ? value : null
}

const titleWhere = async (query: Queryable, isCourse: SQL, language: Language): Promise<string | null> => {
  const [row] = await query.select({ title: courses.title }).from(courses).where(isCourse)
  return row?.title[language] ?? null
}

/** The course that a row is about, or the number of a certificate. */
const nameOf = async (query: Queryable, step: Step, language: Language): Promise<string | null> => {
  if (step.tableName === 'certificates') {
    const printed = step.after?.['number'] ?? step.before?.['number']
    return typeof printed === 'string' ? printed : null
  }
  const classId = numberIn(step, 'instructor_course_id')
  const enrollmentId = step.tableName === 'online_enrollments' ? null : numberIn(step, 'enrollment_id')
  if (classId !== null) {
    const held = query
      .select({ id: instructorCourses.courseId })
      .from(instructorCourses)
      .where(eq(instructorCourses.id, classId))
    return titleWhere(query, inArray(courses.id, held), language)
  }
  if (enrollmentId !== null) {
    const held = query
      .select({ id: onlineEnrollments.courseId })
      .from(onlineEnrollments)
      .where(eq(onlineEnrollments.id, enrollmentId))
    return titleWhere(query, inArray(courses.id, held), language)
  }
  const courseId = numberIn(step, 'course_id')
  return courseId === null ? null : titleWhere(query, eq(courses.id, courseId), language)
}

const SEATED: readonly unknown[] = SEATED_STATES
const isSeated = (state: unknown): boolean => SEATED.includes(state)

/** Places that would take a seat again which the class has no more. Holds the classes. */
const seatless = async (tx: Tx, steps: readonly Step[], now: Date): Promise<readonly Step[]> => {
  const places = steps.filter(({ tableName }) => tableName === 'instructor_course_students')
  const ofPlace = [...Map.groupBy(places, ({ key }) => JSON.stringify(key)).values()]
  const changes = ofPlace.flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)]
    const by = Number(isSeated(first?.before?.['state'])) - Number(isSeated(last?.after?.['state']))
    return first && by !== 0 ? [{ step: first, by, classId: numberIn(first, 'instructor_course_id') ?? 0 }] : []
  })
  const without: Step[] = []
  // In one order for all: of two who hold classes neither waits for the other's last.
  for (const [classId, own] of [...Map.groupBy(changes, (one) => one.classId)].toSorted(([a], [b]) => a - b)) {
    const held = await lockClass(tx, classId)
    const more = own.reduce((sum, { by }) => sum + by, 0)
    if (more <= 0 || held.courseStatusId !== CLASS_STATUS.scheduled || held.courseDate <= now) continue
    const { seated } = await countPlaces(tx, classId)
    if (seated + more > held.capacity) without.push(...own.filter(({ by }) => by > 0).map(({ step }) => step))
  }
  return without
}

const placesMoved = (steps: readonly Step[]): readonly number[] =>
  steps.flatMap(({ tableName, key, before, after }) =>
    tableName === 'instructor_course_students' && before?.['student_id'] !== after?.['student_id']
      ? [Number(key['id'])]
      : [],
  )

/** Certificates that a class has brought since for places that would go back: printed for the person that stays. */
const earnedSince = async (query: Queryable, steps: readonly Step[]): Promise<readonly Touched[]> => {
  const known = new Set(
    steps.flatMap(({ tableName, key }) => (tableName === 'certificates' ? [Number(key['id'])] : [])),
  )
  const rows = await query
    .select({ id: certificates.id, number: certificates.number })
    .from(certificates)
    .where(inArray(certificates.registrationId, [...placesMoved(steps)]))
    .orderBy(certificates.id)
  return rows.filter(({ id }) => !known.has(id)).map(({ number }) => ({ kind: 'certificates', name: number }))
}

const isIssued = ({ tableName, before }: Step): boolean => tableName === 'certificates' && before === null

/** Goes the way back of a merge whose people are held, or says what stands in it. */
export const createUndoing = (platform: Platform) => {
  const changes = createCertificateChanges(platform)
  const { clock } = platform

  /** What the merge itself earned is taken back in the open: a certificate that was issued is never gone. */
  const revokeIssued = async (tx: Tx, steps: readonly Step[], caller: Caller, reason: string): Promise<void> => {
    for (const { after } of steps.filter(isIssued)) {
      await changes.revoke(tx, String(after?.['number']), reason, caller)
    }
  }

  const followEnrollments = async (tx: Tx, steps: readonly Step[]): Promise<void> => {
    for (const { key } of steps.filter(isIssued)) {
      await tx
        .update(certificates)
        .set({
          studentId: sql`(select ${onlineEnrollments.studentId} from ${onlineEnrollments} where ${onlineEnrollments.id} = ${certificates.enrollmentId})`,
        })
        .where(eq(certificates.id, Number(key['id'])))
    }
  }

  return async (
    tx: Tx,
    steps: readonly Step[],
    given: Readonly<{ caller: Caller; language: Language; reason: string }>,
  ): Promise<readonly Touched[]> => {
    const touched = new Set([...(await changedSince(tx, steps)), ...(await seatless(tx, steps, clock.now()))])
    const earned = await earnedSince(tx, steps)
    if (touched.size + earned.length > 0) {
      const changed = [...touched].map(async (step) => ({
        kind: kindOf(step),
        name: await nameOf(tx, step, given.language),
      }))
      return [...(await Promise.all(changed)), ...earned]
    }
    await revokeIssued(tx, steps, given.caller, given.reason)
    const stuck = await takeBackSteps(
      tx,
      steps.filter((step) => !isIssued(step)),
    )
    // Nothing more is asked in a transaction that has failed: no name of it.
    if (stuck !== null) return [{ kind: kindOf(stuck), name: null }]
    await followEnrollments(tx, steps)
    return []
  }
}
