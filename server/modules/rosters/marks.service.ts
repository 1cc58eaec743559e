import { eq, inArray } from 'drizzle-orm'

import { sessionOn, type SessionTimes } from '../../../src/domain/check-in.ts'
import type { MarkOutcome } from '../../../src/domain/class.ts'
import type { MarkAnswer, RosterMark } from '../../../src/domain/contract/roster.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { cameToClass } from '../../../src/domain/roster.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Tx } from '../../platform/db/database.ts'
import { instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import { rosterMarks } from '../../platform/db/tables/rosters.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict } from '../../platform/refusal.ts'
import { lockTaughtClass } from '../classes/class-access.ts'
import { refuseEarlyAttendance } from '../classes/class-state.ts'
import { markAnswerOf } from './roster-view.ts'
import {
  dropCheckIn,
  insertCheckIn,
  listAttending,
  listSessions,
  writeAttendance,
  type SessionRow,
} from './rosters.repository.ts'

export const sessionTimes = ({ id, startsAt, endsAt }: SessionRow): SessionTimes => ({
  id,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

/** Marks that were received before, by the id that their device gave them. */
const knownOutcomes = async (tx: Tx, classId: number, ids: readonly string[]) => {
  const rows = await tx
    .select({
      id: rosterMarks.id,
      outcome: rosterMarks.outcome,
      registrationId: rosterMarks.registrationId,
      classId: instructorCourseStudents.instructorCourseId,
    })
    .from(rosterMarks)
    .innerJoin(instructorCourseStudents, eq(instructorCourseStudents.id, rosterMarks.registrationId))
    .where(inArray(rosterMarks.id, [...ids]))
  // An id of another class's mark is nobody's to ask about.
  return new Map(rows.map((row) => [row.id, row.classId === classId ? row : null]))
}

export const createMarks = ({ clock, db }: Platform) => {
  /** Who is marked as having come was at the session that is going on; who is not, was not. */
  const noteSession = async (tx: Tx, mark: RosterMark, session: SessionTimes | null, now: Date): Promise<void> => {
    if (session === null) return
    const { registrationId } = mark
    if (cameToClass(mark.attendance)) {
      await insertCheckIn(tx, { registrationId, sessionId: session.id, way: 'hand', at: now })
    } else {
      await dropCheckIn(tx, registrationId, session.id)
    }
  }

  return {
    /**
     * Takes the marks of a device in their order. One that was made from an older state than the present meets a
     * conflict, unless it says the same; it is kept in the log, and changes nothing. Nobody marks their own attendance:
     * of that mark it is said, and the others are taken; so it is of one that is for a class that has begun, where it was
     * put off. The same id again changes
     * nothing, and is answered with what became of it. A class that is over takes none: 409; nor is anybody marked as
     * having come before people can check in, and then none of the marks is taken.
     */
    take: (caller: Caller, classId: number, marks: readonly RosterMark[]): Promise<MarkAnswer[]> =>
      db.transaction(async (tx) => {
        const held = await lockTaughtClass(tx, caller, classId)
        const now = clock.now()
        const known = await knownOutcomes(
          tx,
          classId,
          marks.map(({ id }) => id),
        )
        const people = new Map(
          (
            await listAttending(
              tx,
              classId,
              marks.map(({ registrationId }) => registrationId),
            )
          ).map((row) => [row.registration.id, row]),
        )
        // Marks that arrived before the class was closed keep their answers; a new one comes too late.
        if (held.courseStatusId !== CLASS_STATUS.scheduled && marks.some(({ id }) => !known.has(id))) {
          throw conflict('CLASS_CLOSED')
        }
        if (marks.some(({ id, attendance }) => cameToClass(attendance) && !known.has(id)))
          refuseEarlyAttendance(held, now)
        const session = sessionOn((await listSessions(tx, classId)).map(sessionTimes), now.getTime())
        const markedBy = `${caller.account.firstName} ${caller.account.lastName}`

        const takeOne = async (mark: RosterMark): Promise<MarkAnswer> => {
          const present = people.get(mark.registrationId)
          const earlier = known.get(mark.id)
          if (!present || earlier === null) return markAnswerOf(mark, 'gone', undefined)
          if (earlier) return markAnswerOf(mark, earlier.outcome, people.get(earlier.registrationId))

          if (present.userId === caller.userId) return markAnswerOf(mark, 'own', present)
          if (mark.onceBegun && held.courseDate > now) return markAnswerOf(mark, 'early', present)
          const { registration } = present
          const outcome: MarkOutcome =
            registration.attendance === mark.attendance
              ? 'same'
              : registration.attendanceVersion === mark.basedOn
                ? 'taken'
                : 'conflict'
          await tx.insert(rosterMarks).values({
            id: mark.id,
            registrationId: registration.id,
            attendance: mark.attendance,
            basedOn: mark.basedOn,
            markedById: caller.userId,
            deviceAt: new Date(mark.deviceAt),
            receivedAt: now,
            outcome,
          })
          known.set(mark.id, { id: mark.id, outcome, registrationId: registration.id, classId })
          if (outcome === 'conflict') return markAnswerOf(mark, outcome, present)
          await noteSession(tx, mark, session, now)
          if (outcome === 'same') return markAnswerOf(mark, outcome, present)

          const written = await writeAttendance(tx, registration, {
            attendance: mark.attendance,
            markedById: caller.userId,
            at: now,
          })
          // A check-in came between reading and writing: the device is told as of any other mark.
          if (!written) throw conflict('CONFLICT')
          const after = { ...present, registration: written, markedBy }
          people.set(registration.id, after)
          return markAnswerOf(mark, outcome, after)
        }

        const answers: MarkAnswer[] = []
        for (const mark of marks) answers.push(await takeOne(mark))
        return answers
      }),
  }
}
