import { and, asc, eq, isNotNull } from 'drizzle-orm'

import type { LinkedWalkIn } from '../../../src/domain/contract/account.contract.ts'
import type { OwnWalkIn } from '../../../src/domain/contract/own-walk-ins.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { instructorCourses, instructorCourseStudents as registrations } from '../../platform/db/tables/classes.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found } from '../../platform/refusal.ts'
import { createMailedLinks } from '../auth/mailed-links.ts'
import { lockClass } from '../classes/class-access.ts'
import { factsOf, movePlace } from '../registrations/place-lifecycle.ts'
import { offerFreeSeats } from '../registrations/seats.ts'
import { createConfirming, isTypedPlace } from './confirming.ts'
import { lockPlace, writeAttendance } from './rosters.repository.ts'

/** Places that somebody with a proven address was typed on, the latest class last. */
const listTyped = (query: Queryable, userId: number, registrationId?: number) =>
  query
    .select({
      id: registrations.id,
      classId: instructorCourses.id,
      title: courses.title,
      courseDate: instructorCourses.courseDate,
      timeZone: instructorCourses.timeZone,
      venue: instructorCourses.venue,
    })
    .from(registrations)
    .innerJoin(students, eq(students.id, registrations.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .innerJoin(instructorCourses, eq(instructorCourses.id, registrations.instructorCourseId))
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(
      and(
        eq(users.id, userId),
        // Whoever opened an account with another's address knows nothing of what its person is asked.
        isNotNull(users.emailVerifiedAt),
        isTypedPlace,
        registrationId === undefined ? undefined : eq(registrations.id, registrationId),
      ),
    )
    .orderBy(asc(instructorCourses.courseDate), asc(registrations.id))

/** What the mail of a place asks, asked on their own pages of who is signed in to the account that it went to. */
export const createOwnWalkIns = (platform: Platform) => {
  const { audit, clock, db } = platform
  const confirming = createConfirming(platform)
  const links = createMailedLinks(platform)

  /** They are off the class, and the mark that was made of whoever came is of nobody. */
  const giveUp = async (tx: Tx, userId: number, { id, classId }: Readonly<{ id: number; classId: number }>) => {
    const held = await lockClass(tx, classId)
    const place = found(await lockPlace(tx, classId, id))
    // Said elsewhere in the meantime, by the link of the mail.
    if (place.typed === null) throw conflict('ILLEGAL_TRANSITION')
    const now = clock.now()
    await writeAttendance(tx, place, { attendance: null, markedById: userId, at: now })
    const moved = await movePlace(tx, place, 'walkIn.removed', factsOf(held, place, false, now), now)
    if (!moved) throw conflict('ILLEGAL_TRANSITION')
    await audit.record(tx, {
      action: 'walkIn.removed',
      actorId: userId,
      subject: `registration:${id}`,
      details: { class: classId },
    })
    if (held.courseStatusId === CLASS_STATUS.scheduled) await offerFreeSeats(tx, platform, held, now)
  }

  return {
    /** Which class a place is of, and whose address was typed there; null of a place that is gone. */
    asked: async (query: Queryable, registrationId: number, language: Language): Promise<LinkedWalkIn | null> => {
      const [place] = await query
        .select({
          title: courses.title,
          courseDate: instructorCourses.courseDate,
          timeZone: instructorCourses.timeZone,
          venue: instructorCourses.venue,
          email: users.email,
        })
        .from(registrations)
        .innerJoin(students, eq(students.id, registrations.studentId))
        .innerJoin(users, eq(users.id, students.userId))
        .innerJoin(instructorCourses, eq(instructorCourses.id, registrations.instructorCourseId))
        .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
        .where(eq(registrations.id, registrationId))
      if (!place) return null
      const { title, courseDate, ...rest } = place
      return { ...rest, courseTitle: title[language], courseDate: courseDate.toISOString() }
    },

    /** That it was not them, by the link of the mail. False where nothing waits any more, or for another than `userId`. */
    decline: async (tx: Tx, registrationId: number, userId: number): Promise<boolean> => {
      const [waiting] = await tx
        .select({ id: registrations.id, classId: registrations.instructorCourseId })
        .from(registrations)
        .innerJoin(students, eq(students.id, registrations.studentId))
        .innerJoin(users, eq(users.id, students.userId))
        .where(and(eq(registrations.id, registrationId), eq(users.id, userId), isTypedPlace))
      if (!waiting) return false
      await giveUp(tx, userId, waiting)
      return true
    },

    list: async (userId: number, language: Language): Promise<OwnWalkIn[]> =>
      (await listTyped(db, userId)).map(({ id, title, courseDate, timeZone, venue }) => ({
        id,
        courseTitle: title[language],
        courseDate: courseDate.toISOString(),
        timeZone,
        venue,
      })),

    /** Says whether it was them, once: its link opens nothing any more. 404 where nothing is asked of them. */
    answer: async (tx: Tx, userId: number, id: number, wasMe: boolean): Promise<void> => {
      const [asked] = await listTyped(tx, userId, id)
      const place = found(asked)
      if (wasMe) found(await confirming.confirm(tx, id, userId))
      else await giveUp(tx, userId, place)
      await links.cancelOf(tx, id)
    },
  }
}
