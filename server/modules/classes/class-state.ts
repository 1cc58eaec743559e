import { and, count, eq, sql } from 'drizzle-orm'

import { checkInOpensAt, isCheckInOpen } from '../../../src/domain/check-in.ts'
import { ATTENDING_STATES } from '../../../src/domain/class.ts'
import type { RegistrationState } from '../../../src/domain/class.ts'
import { ATTENDANCE_NOT_OPEN, type AttendanceOpening } from '../../../src/domain/contract/roster.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { ClassFacts, ClassLifecycleEvent } from '../../../src/machines/lifecycle/class.lifecycle.ts'
import { decideClass, nextClassEvents } from '../../../src/machines/lifecycle/decide-class.ts'
import type { ClassLifecycleState } from '../../../src/machines/lifecycle/decide-class.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { instructorCourses, instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import { conflict } from '../../platform/refusal.ts'
import type { ClassRow } from './class-access.ts'

const STATES = Object.keys(CLASS_STATUS) as ClassLifecycleState[]

const stateOf = ({ courseStatusId }: ClassRow): ClassLifecycleState => {
  const state = STATES.find((name) => CLASS_STATUS[name] === courseStatusId)
  if (!state) throw new Error(`A class has the status ${courseStatusId}`)
  return state
}

export type PlaceCounts = Readonly<Record<RegistrationState, number>> & Readonly<{ ended: number; unmarked: number }>

/** How many stand in each state, how many places ended with the class, and who of those on it has no mark yet. */
export const countByState = async (query: Queryable, held: ClassRow): Promise<PlaceCounts> => {
  const { state, attendance, closedAt } = instructorCourseStudents
  const rows = await query
    .select({
      state,
      total: count(),
      unmarked: sql<number>`count(*) filter (where ${attendance} is null)`.mapWith(Number),
      ended: sql<number>`count(*) filter (where ${closedAt} = ${held.closedAt?.toISOString() ?? null})`.mapWith(Number),
    })
    .from(instructorCourseStudents)
    .where(eq(instructorCourseStudents.instructorCourseId, held.id))
    .groupBy(state)
  const totalOf = (name: RegistrationState) => rows.find((row) => row.state === name)?.total ?? 0
  const attending = rows.filter((row) => ATTENDING_STATES.some((name) => name === row.state))
  return {
    registered: totalOf('registered'),
    walkIn: totalOf('walkIn'),
    waitlisted: totalOf('waitlisted'),
    offered: totalOf('offered'),
    cancelled: totalOf('cancelled'),
    lapsed: totalOf('lapsed'),
    ended: rows.reduce((sum, row) => sum + row.ended, 0),
    unmarked: attending.reduce((sum, row) => sum + row.unmarked, 0),
  }
}

/** What the chart goes by, on the server's clock. */
export const factsOf = (held: ClassRow, { unmarked }: Pick<PlaceCounts, 'unmarked'>, now: Date): ClassFacts => ({
  hasBegun: held.courseDate <= now,
  isAttendanceOpen: isCheckInOpen(held.courseDate.toISOString(), now.getTime()),
  isAttendanceTaken: unmarked === 0,
})

export const nextEventsOf = (held: ClassRow, counts: PlaceCounts, now: Date): ClassLifecycleEvent['type'][] =>
  nextClassEvents(stateOf(held), factsOf(held, counts, now))

/**
 * Refuses what says that somebody came before they can have: 409 with the time, and the zone by whose clock it is told.
 * Of a class that is scheduled.
 */
export const refuseEarlyAttendance = (held: ClassRow, now: Date): void => {
  // What nobody is marked with yet decides nothing here.
  if (decideClass('scheduled', factsOf(held, { unmarked: 0 }, now), 'attendance.taken') !== null) return
  const opensAt = new Date(checkInOpensAt(held.courseDate.toISOString())).toISOString()
  throw conflict(ATTENDANCE_NOT_OPEN, { opensAt, timeZone: held.timeZone } satisfies AttendanceOpening)
}

/** The class after an event, written only where it still stands as the chart was asked; else 409. */
export const moveClass = async (
  tx: Tx,
  held: ClassRow,
  event: ClassLifecycleEvent['type'],
  changes: Partial<ClassRow>,
  now: Date,
): Promise<ClassRow> => {
  const counts = await countByState(tx, held)
  const state = decideClass(stateOf(held), factsOf(held, counts, now), event)
  const refusal = () =>
    conflict('ILLEGAL_TRANSITION', { status: held.courseStatusId, nextEvents: nextEventsOf(held, counts, now) })
  if (state === null) throw refusal()
  const [moved] = await tx
    .update(instructorCourses)
    .set({ ...changes, courseStatusId: CLASS_STATUS[state], version: held.version + 1 })
    .where(
      and(
        eq(instructorCourses.id, held.id),
        eq(instructorCourses.courseStatusId, held.courseStatusId),
        eq(instructorCourses.version, held.version),
      ),
    )
    .returning()
  if (!moved) throw refusal()
  return moved
}
