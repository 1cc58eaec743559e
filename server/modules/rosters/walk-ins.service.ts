import { createHash, randomBytes } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { NOT_LISTED } from '../../../src/domain/agency.ts'
import { sessionOn } from '../../../src/domain/check-in.ts'
import type { RosterEntry, WalkInAnswer, WalkInBody } from '../../../src/domain/contract/roster.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Language } from '../../../src/domain/language.ts'
import { askedIn } from '../../../src/domain/person-fields.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { decideRegistration } from '../../../src/machines/lifecycle/decide-class.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Caller } from '../../platform/caller.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { keptOf } from '../../platform/db/person.sql.ts'
import { agencies, students } from '../../platform/db/tables/accounts.table.ts'
import { instructorCourseStudents, type TypedPerson } from '../../platform/db/tables/classes.table.ts'
import { rosterWalkIns } from '../../platform/db/tables/rosters.table.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found, refusedField } from '../../platform/refusal.ts'
import { unknownAgencies } from '../agencies/known-agencies.ts'
import { findUser } from '../auth/account-mail.ts'
import { normaliseEmail } from '../auth/email.ts'
import { insertIfNew } from '../auth/sign-up.repository.ts'
import { insertRoles } from '../auth/users.repository.ts'
import { lockTaughtClass, type ClassRow } from '../classes/class-access.ts'
import { refuseEarlyAttendance } from '../classes/class-state.ts'
import { factsOf } from '../registrations/place-lifecycle.ts'
import { createConfirming } from './confirming.ts'
import { sessionTimes } from './marks.service.ts'
import { entryOf } from './roster-view.ts'
import {
  findPlace,
  insertCheckIn,
  listAttending,
  listSessions,
  lockPlace,
  writeAttendance,
  type RegistrationRow,
} from './rosters.repository.ts'

/** Each may make an account and send a mail. More than the largest hall holds. */
const WALK_INS: Limit = { tries: 300, milliseconds: HOUR }

/** Whose password nobody knows: only the mailed link sets one. */
const unknowable = (): string => randomBytes(32).toString('base64url')

/** Of what a device sent with an id; an address is the same in small letters. */
const hashOf = ({ firstName, lastName, email, phone, agencyId, discipline }: WalkInBody): string =>
  createHash('sha256')
    .update(JSON.stringify([firstName, lastName, normaliseEmail(email), phone, agencyId, discipline]))
    .digest('hex')

const orNull = (text: string): string | null => (text === '' ? null : text)

export const createWalkIns = (platform: Platform) => {
  const { audit, clock, limits, passwords } = platform
  const confirming = createConfirming(platform)

  const entryIn = async (tx: Tx, reader: Caller, { id }: ClassRow, registrationId: number): Promise<RosterEntry> => {
    const [row] = await listAttending(tx, id, [registrationId])
    return found(entryOf(found(row), reader))
  }

  /** The student profile of an account; where there is none, one for the place alone: see `isTyped`. */
  const studentOf = async (tx: Tx, userId: number): Promise<number> => {
    const [held] = await tx.select({ id: students.id }).from(students).where(eq(students.userId, userId))
    if (held) return held.id
    const profile = { userId, isTyped: true, createdAt: clock.now() }
    const [made] = await tx.insert(students).values(profile).returning({ id: students.id })
    return found(made).id
  }

  const typedOf = async (tx: Tx, { firstName, lastName, agencyId, discipline }: WalkInBody): Promise<TypedPerson> => {
    const [agency] = await tx.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, agencyId))
    return { firstName, lastName, agency: agency?.name ?? null, discipline: orNull(discipline) }
  }

  const openAccount = async (
    tx: Tx,
    person: WalkInBody,
    held: ClassRow,
    given: Readonly<{ caller: Caller; language: Language; passwordHash: string }>,
  ): Promise<number | null> => {
    const { caller, language, passwordHash } = given
    const now = clock.now()
    const userId = await insertIfNew(tx, {
      ...keptOf(askedIn('walkIn'), person),
      email: normaliseEmail(person.email),
      passwordHash,
      primaryAgencyId: person.agencyId === NOT_LISTED ? null : person.agencyId,
      discipline: orNull(person.discipline),
      language,
      createdAt: now,
    })
    if (userId === undefined) return null
    await insertRoles(tx, { id: userId, createdAt: now }, [ROLE.student], false)
    await audit.record(tx, {
      action: 'account.created',
      actorId: caller.userId,
      subject: `user:${userId}`,
      details: { walkIn: held.id },
    })
    return studentOf(tx, userId)
  }

  /** A place for someone who stands at the door: the one that they have, or another beyond the seats. */
  const placeFor = async (
    tx: Tx,
    held: ClassRow,
    studentId: number,
    given: Readonly<{ typed: TypedPerson; registeredById: number }>,
  ): Promise<{ row: RegistrationRow; wasOnClass: boolean; hasWaited: boolean }> => {
    const now = clock.now()
    const place = await findPlace(tx, held.id, studentId)
    if (place?.state === 'registered' || place?.state === 'walkIn')
      return { row: place, wasOnClass: true, hasWaited: false }
    const from = place === undefined ? 'unregistered' : place.state === 'offered' ? 'offered' : 'waitlisted'
    const state = decideRegistration(from, factsOf(held, place ?? null, false, now), 'walkIn.added')
    if (state !== 'walkIn') throw conflict('ILLEGAL_TRANSITION')
    const [row] = place
      ? await tx
          .update(instructorCourseStudents)
          .set({ state, offerEndsAt: null })
          .where(eq(instructorCourseStudents.id, place.id))
          .returning()
      : await tx
          .insert(instructorCourseStudents)
          .values({ instructorCourseId: held.id, studentId, state, registeredAt: now, ...given })
          .returning()
    return { row: found(row), wasOnClass: false, hasWaited: place !== undefined }
  }

  /** Who walked in is there. A mark that was made of them stays. */
  const markPresent = async (tx: Tx, row: RegistrationRow, caller: Caller): Promise<void> => {
    if (row.attendance !== null) return
    const now = clock.now()
    await writeAttendance(tx, row, { attendance: 'present', markedById: caller.userId, at: now })
    const session = sessionOn((await listSessions(tx, row.instructorCourseId)).map(sessionTimes), now.getTime())
    if (session) await insertCheckIn(tx, { registrationId: row.id, sessionId: session.id, way: 'hand', at: now })
  }

  return {
    /** Made before the transaction: hashing takes a while. */
    hash: (): Promise<string> => passwords.hash(unknowable()),

    /**
     * Puts a person on a class who came without a seat, and marks them present, but for the caller themself; the class
     * may then hold more than its capacity. Where the address has no account one is made, whose owner gets a link. The
     * roster shows nothing but what was typed until the person confirms by the mail that they are sent, account or not:
     * who types addresses does not learn which of them have one. Who is on the class already is not added, and neither
     * marked nor mailed: it is told who that is. 409 before people can check in,
     * and of an id under which something else was sent.
     */
    add: async (
      tx: Tx,
      caller: Caller,
      classId: number,
      person: WalkInBody,
      given: Readonly<{ language: Language; passwordHash: string }>,
    ): Promise<WalkInAnswer> => {
      const held = await lockTaughtClass(tx, caller, classId)
      const [known] = await tx.select().from(rosterWalkIns).where(eq(rosterWalkIns.id, person.id))
      if (known) {
        const place = found(await lockPlace(tx, classId, known.registrationId))
        if (known.sentHash !== null && known.sentHash !== hashOf(person)) throw conflict('WALK_IN_DIFFERS')
        // Sent again after somebody took them off: they stay off, and the device is told so.
        if (place.state !== 'walkIn' && place.state !== 'registered') throw conflict('WALK_IN_REMOVED')
        return { id: person.id, wasOnClass: known.wasOnClass, entry: await entryIn(tx, caller, held, place.id) }
      }
      if (held.courseStatusId !== CLASS_STATUS.scheduled) throw conflict('CLASS_CLOSED')
      // Before anything is known of the address: whoever has one is told the same.
      refuseEarlyAttendance(held, clock.now())
      await limits.take(`walk-in ${caller.userId}`, WALK_INS, tx)
      if (person.agencyId !== NOT_LISTED && (await unknownAgencies(tx, [person.agencyId])).size > 0) {
        throw refusedField('agencyId', textsIn(given.language).fields.unknownAgency)
      }

      const made = await openAccount(tx, person, held, { caller, ...given })
      const account = made === null ? found(await findUser(tx, { email: normaliseEmail(person.email) })) : null
      const studentId = made ?? (await studentOf(tx, found(account).id))
      const { row, wasOnClass, hasWaited } = await placeFor(tx, held, studentId, {
        typed: await typedOf(tx, person),
        registeredById: caller.userId,
      })
      await tx.insert(rosterWalkIns).values({
        id: person.id,
        registrationId: row.id,
        addedById: caller.userId,
        receivedAt: clock.now(),
        hasWaited,
        wasOnClass,
        openedAccount: made !== null,
        sentHash: hashOf(person),
      })
      if (!wasOnClass) {
        await confirming.ask(tx, row.id)
        if (account?.id !== caller.userId) await markPresent(tx, row, caller)
      }
      await audit.record(tx, {
        action: 'walkIn.added',
        actorId: caller.userId,
        subject: `registration:${row.id}`,
        details: { class: classId, account: made === null ? 'found' : 'made' },
      })
      return { id: person.id, wasOnClass, entry: await entryIn(tx, caller, held, row.id) }
    },
  }
}
