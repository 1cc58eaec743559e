import {
  attendanceAfterCheckIn,
  isFreshWindow,
  isSessionOn,
  mayCheckIn,
  readCheckInCode,
  readShortCode,
  SHORT_CODE_GRACE_WINDOWS,
  SHORT_CODE_KNOWN_WINDOWS,
  shortCodeWindow,
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
import { opensRoster } from '../classes/class-access.ts'
import { isOfClass, makeShortCode } from './check-in-code.ts'
import { sessionTimes } from './marks.service.ts'
import {
  findCourse,
  findPlace,
  insertCheckIn,
  listCheckedIn,
  listGoingOn,
  listSessions,
  holdClass,
  writeAttendance,
} from './rosters.repository.ts'

/** A code is scanned again where the first was too old, not guessed. */
const TRIES: Limit = { tries: 20, milliseconds: MINUTE }

export const createCheckIns = ({ clock, limits }: Platform) => {
  /** Of the classes that are going on, the one whose wall a typed code is on, or was a little while ago. */
  const findTyped = async (tx: Tx, typed: string, now: number) => {
    const present = shortCodeWindow(now)
    for (const { session, held } of await listGoingOn(tx, new Date(now))) {
      for (let age = 0; age <= SHORT_CODE_GRACE_WINDOWS + SHORT_CODE_KNOWN_WINDOWS; age += 1) {
        const subject = { sessionId: session.id, window: present - age }
        if (makeShortCode(held.checkInSecret, subject) !== typed) continue
        return { classId: held.id, sessionId: session.id, isFresh: age <= SHORT_CODE_GRACE_WINDOWS }
      }
    }
    return null
  }

  /** What a code says of class and session, once its proof is right. */
  const read = async (tx: Tx, text: string, now: number) => {
    const scanned = readCheckInCode(text)
    const typed = scanned === null ? readShortCode(text) : null
    const named = typed === null ? scanned : await findTyped(tx, typed, now)
    const held = named === null ? undefined : await holdClass(tx, named.classId)
    if (named === null || !held || (scanned !== null && !isOfClass(held.checkInSecret, scanned))) {
      throw badRequest('CHECK_IN_UNKNOWN')
    }
    const isFresh = 'isFresh' in named ? named.isFresh : isFreshWindow(named.window, now)
    return { held, sessionId: named.sessionId, isFresh }
  }

  /** The class that a code was made for, and the session that is going on. */
  const judge = async (tx: Tx, text: string, now: number) => {
    const { held, sessionId, isFresh } = await read(tx, text, now)
    if (!isFresh) throw conflict('CHECK_IN_OLD')
    const sessions = (await listSessions(tx, held.id)).map(sessionTimes)
    const session = sessions.find(({ id }) => id === sessionId)
    if (!session || held.courseStatusId !== CLASS_STATUS.scheduled || !isSessionOn(session, now)) {
      throw conflict('CHECK_IN_NOT_NOW')
    }
    return { held, session, sessions }
  }

  return {
    /** Counts a try before anything is judged: what is refused counts too. */
    admit: ({ userId }: Caller): Promise<void> => limits.take(`check-in ${userId}`, TRIES),

    /**
     * Checks the caller in by the code on the wall, scanned or typed. Only the server's clock counts, and only a session of that class
     * that is going on; who is not on the class is told so, and who can show the code is marked by somebody else. The
     * same code again changes nothing.
     */
    checkIn: async (tx: Tx, caller: Caller, text: string, language: Language): Promise<CheckInAnswer> => {
      const { studentId } = caller
      const at = clock.now()
      const now = at.getTime()
      const { held, session, sessions } = await judge(tx, text, now)
      const place = studentId === null ? undefined : await findPlace(tx, held.id, studentId)
      if (!place || !mayCheckIn(place.state)) throw conflict('CHECK_IN_NOT_ON_CLASS', { courseId: held.courseId })
      if (await opensRoster(tx, caller, held.id)) throw conflict('OWN_ATTENDANCE')

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
