import {
  attendanceAfterCheckIn,
  isFreshWindow,
  isSessionOn,
  mayCheckIn,
  readCheckInCode,
  type CheckInCode,
} from '../../../src/domain/check-in.ts'
import type { CheckInAnswer } from '../../../src/domain/contract/roster.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Caller } from '../../platform/caller.ts'
import { MINUTE } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { badRequest, conflict, found } from '../../platform/refusal.ts'
import { isOfClass } from './check-in-code.ts'
import { sessionTimes } from './marks.service.ts'
import {
  findCourse,
  findPlace,
  insertCheckIn,
  listCheckedIn,
  listSessions,
  shareClass,
  writeAttendance,
} from './rosters.repository.ts'

/** A code is scanned again where the first was too old, not guessed. */
const TRIES: Limit = { tries: 20, milliseconds: MINUTE }

export const createCheckIns = ({ clock, limits }: Platform) => {
  /** The class that a code was made for, and the session that is going on. */
  const judge = async (tx: Tx, code: CheckInCode | null, now: number) => {
    const held = code === null ? undefined : await shareClass(tx, code.classId)
    if (code === null || !held || !isOfClass(held.checkInSecret, code)) throw badRequest('CHECK_IN_UNKNOWN')
    if (!isFreshWindow(code.window, now)) throw conflict('CHECK_IN_OLD')
    const sessions = (await listSessions(tx, held.id)).map(sessionTimes)
    const session = sessions.find(({ id }) => id === code.sessionId)
    if (!session || held.courseStatusId !== CLASS_STATUS.scheduled || !isSessionOn(session, now)) {
      throw conflict('CHECK_IN_NOT_NOW')
    }
    return { held, session, sessions }
  }

  return {
    /** Counts a try before anything is judged: what is refused counts too. */
    admit: ({ userId }: Caller): Promise<void> => limits.take(`check-in ${userId}`, TRIES),

    /**
     * Checks the caller in by the code on the wall. Only the server's clock counts, and only a session of that class
     * that is going on; who is not on the class is told so. The same code again changes nothing.
     */
    checkIn: async (tx: Tx, caller: Caller, text: string, language: Language): Promise<CheckInAnswer> => {
      const { studentId } = caller
      const at = clock.now()
      const now = at.getTime()
      const { held, session, sessions } = await judge(tx, readCheckInCode(text), now)
      const place = studentId === null ? undefined : await findPlace(tx, held.id, studentId)
      if (!place || !mayCheckIn(place.state)) throw conflict('CHECK_IN_NOT_ON_CLASS', { courseId: held.courseId })

      const isNew = await insertCheckIn(tx, { registrationId: place.id, sessionId: session.id, way: 'code', at })
      const attendance = isNew
        ? attendanceAfterCheckIn(
            {
              sessions,
              checkedIn: await listCheckedIn(tx, place.id),
              attendance: place.attendance,
              isByHand: place.markedById !== null,
            },
            now,
          )
        : place.attendance
      if (isNew && attendance !== place.attendance) {
        found(await writeAttendance(tx, place, { attendance, markedById: null, at }), 'CONFLICT')
      }
      const course = found(await findCourse(tx, held.courseId))
      return {
        registrationId: place.id,
        sessionId: session.id,
        courseTitle: course.title[language],
        venue: held.venue,
        timeZone: held.timeZone,
        at: at.toISOString(),
        attendance: attendance ?? 'present',
        wasCheckedIn: !isNew,
      }
    },
  }
}
