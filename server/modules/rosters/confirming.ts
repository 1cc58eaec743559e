import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'

import { ATTENDING_STATES } from '../../../src/domain/class.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { Tx } from '../../platform/db/database.ts'
import { students, userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { instructorCourses, instructorCourseStudents as registrations } from '../../platform/db/tables/classes.table.ts'
import { rosterWalkIns } from '../../platform/db/tables/rosters.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { createMailedLinks } from '../auth/mailed-links.ts'
import { createAwarding } from './awarding.ts'
import { listAttending } from './rosters.repository.ts'

/** A walk-in whose person has not said that it is them. */
const findWaiting = async (tx: Tx, registrationId: number) => {
  const [row] = await tx
    .select({ registration: registrations, held: instructorCourses, user: users, title: courses.title })
    .from(registrations)
    .innerJoin(students, eq(students.id, registrations.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .innerJoin(instructorCourses, eq(instructorCourses.id, registrations.instructorCourseId))
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(
      and(
        eq(registrations.id, registrationId),
        inArray(registrations.state, [...ATTENDING_STATES]),
        isNotNull(registrations.typed),
        isNull(users.deactivatedAt),
      ),
    )
    .for('update', { of: registrations })
  return row
}

/** Places for which an account was made that nobody has opened yet. */
const findOpening = async (tx: Tx, userId: number): Promise<number[]> => {
  const rows = await tx
    .selectDistinct({ id: registrations.id })
    .from(rosterWalkIns)
    .innerJoin(registrations, eq(registrations.id, rosterWalkIns.registrationId))
    .innerJoin(students, eq(students.id, registrations.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt), rosterWalkIns.openedAccount))
  return rows.map(({ id }) => id)
}

/**
 * Whoever was put on a class by an address is asked by mail whether it was them. With an account they say so by the link
 * of that mail alone: anybody who teaches can type any address, and its person signs in for reasons of their own. Whose
 * account was made for the class says so by choosing its first password, by whichever link of a mail.
 */
export const createConfirming = (platform: Platform) => {
  const { audit, mail, settings } = platform
  const links = createMailedLinks(platform)
  const award = createAwarding(platform)

  const confirm = async (tx: Tx, registrationId: number, userId: number): Promise<string | undefined> => {
    const waiting = await findWaiting(tx, registrationId)
    if (waiting?.user.id !== userId) return undefined
    const { registration, held, user } = waiting
    await tx.insert(userRoles).values({ userId: user.id, roleId: ROLE.student }).onConflictDoNothing()
    await tx.update(registrations).set({ typed: null }).where(eq(registrations.id, registration.id))
    await audit.record(tx, {
      action: 'walkIn.confirmed',
      actorId: user.id,
      subject: `registration:${registration.id}`,
      details: { class: held.id },
    })
    if (held.courseStatusId === CLASS_STATUS.completed && registration.attendance === 'present') {
      await award(tx, held, await listAttending(tx, held.id, [registration.id]))
    }
    return user.email
  }

  return {
    /** Mails a link for one place, as long as it waits for its person. */
    ask: async (tx: Tx, registrationId: number): Promise<void> => {
      const waiting = await findWaiting(tx, registrationId)
      if (!waiting) return
      const { user, held, title } = waiting
      const link = await links.issue(tx, { userId: user.id, kind: 'walkIn', registrationId })
      await mail.send(tx, {
        template: 'walkInKnown',
        to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
        language: user.language,
        data: {
          courseTitle: title[user.language],
          venue: held.venue,
          link,
          contactLink: `${settings.publicUrl}/contact`,
        },
      })
    },

    /**
     * From now on the roster shows the person's own details, they are a student, and a class that was completed
     * meanwhile brings its certificate. Gives their address; undefined where nothing waits any more, or for another than
     * `userId`, who was asked: a merge that is undone gives the place back.
     */
    confirm,

    /** The same of an account that was made for a class, before its first password is kept. */
    confirmOpened: async (tx: Tx, userId: number): Promise<void> => {
      for (const registrationId of await findOpening(tx, userId)) await confirm(tx, registrationId, userId)
    },
  }
}
