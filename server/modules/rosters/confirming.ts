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

/** Hours in which a walk-in can choose a password by the link; later any link is asked for by the address. */
export const WALK_IN_LINK_HOURS = 72

/** Of a place on a class and its person's open account: they were typed, and have not said that it is them. */
export const isTypedPlace = and(
  inArray(registrations.state, [...ATTENDING_STATES]),
  isNotNull(registrations.typed),
  isNull(users.deactivatedAt),
)

/** A walk-in whose person has not said that it is them. */
const findWaiting = async (tx: Tx, registrationId: number) => {
  const [row] = await tx
    .select({ registration: registrations, held: instructorCourses, user: users, title: courses.title })
    .from(registrations)
    .innerJoin(students, eq(students.id, registrations.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .innerJoin(instructorCourses, eq(instructorCourses.id, registrations.instructorCourseId))
    .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
    .where(and(eq(registrations.id, registrationId), isTypedPlace))
    .for('update', { of: registrations })
  return row
}

/** Whether the account was made for a class, and its person has not opened it. */
const isUnopened = async (tx: Tx, userId: number): Promise<boolean> => {
  const rows = await tx
    .select({ id: rosterWalkIns.id })
    .from(rosterWalkIns)
    .innerJoin(registrations, eq(registrations.id, rosterWalkIns.registrationId))
    .innerJoin(students, eq(students.id, registrations.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt), rosterWalkIns.openedAccount))
    .limit(1)
  return rows.length > 0
}

/** Places of somebody that wait for them to say that it was them. */
const listWaiting = async (tx: Tx, userId: number): Promise<number[]> => {
  const rows = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .innerJoin(students, eq(students.id, registrations.studentId))
    .where(
      and(
        eq(students.userId, userId),
        inArray(registrations.state, [...ATTENDING_STATES]),
        isNotNull(registrations.typed),
      ),
    )
    .orderBy(registrations.id)
  return rows.map(({ id }) => id)
}

/**
 * Whoever was put on a class by an address is asked by mail whether it was them. With an account they say so by the link
 * of that mail alone: anybody who teaches can type any address, and its person signs in for reasons of their own. Whose
 * account was made for the class says so by choosing its first password by the link of that mail.
 */
export const createConfirming = (platform: Platform) => {
  const { audit, clock, mail, settings } = platform
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

  /**
   * Mails a link for one place, as long as it waits for its person: who has an account says by it that it was them, and
   * for whom one was made that nobody has opened chooses its password by it.
   */
  const ask = async (tx: Tx, registrationId: number): Promise<void> => {
    const waiting = await findWaiting(tx, registrationId)
    if (!waiting) return
    const { user, held, title } = waiting
    const { language } = user
    const to = { name: `${user.firstName} ${user.lastName}`, address: user.email }
    const about = { courseTitle: title[language], venue: held.venue }
    if (await isUnopened(tx, user.id)) {
      const hours = WALK_IN_LINK_HOURS
      const link = await links.issue(tx, { userId: user.id, kind: 'passwordReset', registrationId, hours })
      const forgotLink = `${settings.publicUrl}/forgot-password`
      await mail.send(tx, { template: 'walkInAccount', to, language, data: { ...about, link, hours, forgotLink } })
      return
    }
    const link = await links.issue(tx, { userId: user.id, kind: 'walkIn', registrationId })
    const contactLink = `${settings.publicUrl}/contact`
    await mail.send(tx, { template: 'walkInKnown', to, language, data: { ...about, link, contactLink } })
  }

  return {
    ask,

    /**
     * From now on the roster shows the person's own details, they are a student, and a class that was completed
     * meanwhile brings its certificate. Gives their address; undefined where nothing waits any more, or for another than
     * `userId`, who was asked: a merge that is undone gives the place back.
     */
    confirm,

    /**
     * The first password of an account that was made for a class says that it was them at the one whose mail carried its
     * link. Of any other place it is asked then: who came by another link chose a password for reasons of their own.
     * Before that password is kept.
     */
    confirmOpened: async (tx: Tx, userId: number, linked: number | null): Promise<void> => {
      if (!(await isUnopened(tx, userId))) return
      if (linked !== null) await confirm(tx, linked, userId)
      // It is opened from here on: of what still waits they are asked as somebody with an account.
      await tx.update(users).set({ emailVerifiedAt: clock.now() }).where(eq(users.id, userId))
      for (const id of await listWaiting(tx, userId)) await ask(tx, id)
    },
  }
}
