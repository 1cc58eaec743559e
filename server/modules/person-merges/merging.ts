import { and, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { LINK_KINDS } from '../../../src/domain/link.ts'
import { MERGE_FIELDS, rolesAfterMerge, type MergeFields, type MergeSide } from '../../../src/domain/person-merge.ts'
import { QUIZ_TIME } from '../../../src/domain/quiz.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { students, userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import { instructorApprovals, instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import { groupMembers } from '../../platform/db/tables/groups.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { createMailedLinks } from '../auth/mailed-links.ts'
import { endSessionsOf } from '../auth/sessions.repository.ts'
import { lockClass } from '../classes/class-access.ts'
import { factsOf, movePlace } from '../registrations/place-lifecycle.ts'
import { findPlace } from '../registrations/places.repository.ts'
import { offerFreeSeats } from '../registrations/seats.ts'
import type { Person } from '../users/user-deeds.repository.ts'
import type { MergeLedger } from './merge-ledger.ts'
import type { Clash } from './merge-survey.repository.ts'
import { dropDouble, goOn, joinProgress } from './merged-learning.ts'
import { PERSON_REFERENCES } from './person-references.ts'

type Student = typeof students.$inferSelect

export type Sides = Readonly<{
  stays: Readonly<{ person: Person; student: Student | undefined }>
  goes: Readonly<{ person: Person; student: Student | undefined }>
}>

export type Choices = Readonly<{ fields: MergeFields; sideOf: (clash: Clash) => MergeSide }>

type Moving = Extract<(typeof PERSON_REFERENCES)[number], { does: 'moves' }>

const isMoving = (reference: (typeof PERSON_REFERENCES)[number]): reference is Moving => reference.does === 'moves'

/** Rows of one name the other; of those that both have one, the other's is left. */
const moveRows = async (
  tx: Tx,
  ledger: MergeLedger,
  { table, column, twins = [] }: Moving,
  from: number,
  to: number,
): Promise<void> => {
  const name = sql.identifier(column.name)
  // Accounts that went into this one before are rows of accounts, which live on.
  const watched = { table, where: inArray(column, [from, to]), isPartial: table === users }
  await ledger.around([watched], async () => {
    if (twins.length > 0) {
      const isTwin = and(
        sql`twin.${name} = ${to}`,
        ...twins.map((twin) => sql`twin.${sql.identifier(twin.name)} = ${table}.${sql.identifier(twin.name)}`),
      )
      await tx.execute(
        sql`delete from ${table} where ${column} = ${from} and exists (select 1 from ${table} as twin where ${isTwin})`,
      )
    }
    await tx.execute(sql`update ${table} set ${name} = ${to} where ${column} = ${from}`)
  })
}

/** A suspension stays one, else the approval that ends later. */
const joinApprovals = async (tx: Tx, ledger: MergeLedger, from: number, to: number): Promise<void> => {
  const where = inArray(instructorApprovals.userId, [from, to])
  await ledger.around([{ table: instructorApprovals, where }], async () => {
    const rows = await tx.select().from(instructorApprovals).where(where)
    for (const theirs of rows.filter(({ userId }) => userId === from)) {
      const ours = rows.find(({ userId, courseId }) => userId === to && courseId === theirs.courseId)
      const isTheirs =
        ours !== undefined &&
        ((ours.suspendedAt === null) === (theirs.suspendedAt === null)
          ? theirs.endsAt > ours.endsAt
          : theirs.suspendedAt !== null)
      if (ours) {
        await tx.delete(instructorApprovals).where(eq(instructorApprovals.id, isTheirs ? ours.id : theirs.id))
        if (!isTheirs) continue
      }
      await tx.update(instructorApprovals).set({ userId: to }).where(eq(instructorApprovals.id, theirs.id))
    }
  })
}

const joinRoles = async (tx: Tx, ledger: MergeLedger, { stays, goes }: Sides): Promise<void> => {
  const { userId } = stays.person
  await ledger.around(
    [{ table: userRoles, where: inArray(userRoles.userId, [userId, goes.person.userId]) }],
    async () => {
      const roles = rolesAfterMerge(stays.person.roles, goes.person.roles)
      if (roles.length > 0) {
        await tx
          .insert(userRoles)
          .values(roles.map((roleId) => ({ userId, roleId })))
          .onConflictDoNothing()
      }
      await tx.delete(userRoles).where(eq(userRoles.userId, goes.person.userId))
    },
  )
}

const joinGroups = async (
  tx: Tx,
  ledger: MergeLedger,
  [from, to]: readonly [number, number],
  side: MergeSide,
): Promise<void> => {
  const where = inArray(groupMembers.studentId, [from, to])
  await ledger.around([{ table: groupMembers, where }], async () => {
    const rows = await tx.select({ id: groupMembers.studentId }).from(groupMembers).where(where)
    const loser = side === 'stays' ? from : to
    if (rows.length > 1) await tx.delete(groupMembers).where(eq(groupMembers.studentId, loser))
    await tx.update(groupMembers).set({ studentId: to }).where(eq(groupMembers.studentId, from))
  })
}

/** Gives the classes in which a seat may have come free. */
const dropDoublePlaces = async (
  tx: Tx,
  ledger: MergeLedger,
  ids: readonly number[],
  now: Date,
): Promise<readonly number[]> => {
  const places = (await Promise.all(ids.map((id) => findPlace(tx, id)))).filter((place) => place !== undefined)
  // In one order for all: of two who hold classes neither waits for the other's last.
  for (const place of places.toSorted((a, b) => a.instructorCourseId - b.instructorCourseId)) {
    const held = await lockClass(tx, place.instructorCourseId)
    await ledger.around(
      [{ table: instructorCourseStudents, where: eq(instructorCourseStudents.id, place.id) }],
      async () => {
        const facts = factsOf(held, place, false, now, false, true)
        const left = await movePlace(tx, place, 'registration.merged', facts, now)
        if (left === null) throw new Error(`The place ${place.id} cannot be given up`)
      },
    )
  }
  return places.map(({ instructorCourseId }) => instructorCourseId)
}

const longer = (one: Student, other: Student): Student['quizTime'] =>
  QUIZ_TIME.indexOf(one.quizTime) > QUIZ_TIME.indexOf(other.quizTime) ? one.quizTime : other.quizTime

const valuesFor = ({ stays, goes }: Sides, fields: MergeFields): Partial<typeof users.$inferInsert> => {
  const chosen = Object.fromEntries(
    MERGE_FIELDS.filter((field) => fields[field] === 'goes').map((field) => [field, goes.person.user[field]]),
  ) as Partial<typeof users.$inferInsert>
  if (fields.phone !== 'goes' || goes.person.user.phone === stays.person.user.phone) return chosen
  // A number is verified of whom it was verified of; text messages go to no other.
  const { phoneVerifiedAt, notifyPhone } = goes.person.user
  return { ...chosen, phoneVerifiedAt, notifyPhone: phoneVerifiedAt !== null && notifyPhone }
}

/** Whether a profile was only typed, also once it is the one of an account: proven, and a student by its role, it is not. */
const isTypedOf = (query: Queryable, userId: number): SQL<boolean> => {
  const known = query
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.userId, userId), eq(userRoles.roleId, ROLE.student), isNotNull(users.emailVerifiedAt)))
  return sql<boolean>`${students.isTyped} and not ${exists(known)}`
}

/** Does what a merge does to rows of two people who are held, and writes it down. */
export const createMerging = (platform: Platform) => {
  const { clock } = platform
  const links = createMailedLinks(platform)

  const moveAll = async (tx: Tx, ledger: MergeLedger, of: Moving['of'], from: number, to: number) => {
    for (const reference of PERSON_REFERENCES.filter(isMoving)) {
      if (reference.of === of) await moveRows(tx, ledger, reference, from, to)
    }
  }

  /** Gives enrolments that may go on by it, and classes in which a seat may have come free. */
  const joinStudents = async (
    tx: Tx,
    ledger: MergeLedger,
    { stays, goes }: Sides,
    clashes: readonly Clash[],
    sideOf: Choices['sideOf'],
  ) => {
    const none = { joined: [] as readonly number[], freed: [] as readonly number[] }
    const [ours, theirs] = [stays.student, goes.student]
    if (!theirs) return none
    const isStillTyped = isTypedOf(tx, stays.person.userId)
    const profiles = inArray(students.id, ours ? [ours.id, theirs.id] : [theirs.id])
    if (!ours) {
      await ledger.around([{ table: students, where: profiles, isPartial: true }], () =>
        tx
          .update(students)
          .set({ userId: stays.person.userId, isTyped: isStillTyped })
          .where(eq(students.id, theirs.id)),
      )
      return none
    }
    const now = clock.now()
    const pairsOf = (kind: Clash['clash']['kind']) =>
      clashes
        .filter(({ clash }) => clash.kind === kind)
        .map((one) =>
          sideOf(one) === 'stays' ? { kept: one.stays, dropped: one.goes } : { kept: one.goes, dropped: one.stays },
        )
    const enrollments = pairsOf('enrollment')
    const freed = await dropDoublePlaces(
      tx,
      ledger,
      pairsOf('place').map(({ dropped }) => dropped),
      now,
    )
    for (const { dropped } of enrollments) await dropDouble(tx, ledger, dropped, now)
    const group = clashes.find(({ clash }) => clash.kind === 'group')
    await joinGroups(tx, ledger, [theirs.id, ours.id], group === undefined ? 'stays' : sideOf(group))
    await ledger.around([{ table: students, where: eq(students.id, ours.id), isPartial: true }], () =>
      tx
        .update(students)
        .set({ quizTime: longer(ours, theirs), isTyped: and(sql`${theirs.isTyped}`, isStillTyped) })
        .where(eq(students.id, ours.id)),
    )
    await moveAll(tx, ledger, 'student', theirs.id, ours.id)
    for (const pair of enrollments) await joinProgress(tx, ledger, pair)
    await ledger.around([{ table: students, where: eq(students.id, theirs.id) }], () =>
      tx.delete(students).where(eq(students.id, theirs.id)),
    )
    return { joined: enrollments.map(({ kept }) => kept), freed }
  }

  const keepPerson = (tx: Tx, ledger: MergeLedger, sides: Sides, fields: MergeFields) => {
    const [stays, goes] = [sides.stays.person.userId, sides.goes.person.userId]
    return ledger.around([{ table: users, where: inArray(users.id, [stays, goes]), isPartial: true }], async () => {
      const values = valuesFor(sides, fields)
      if (Object.keys(values).length > 0) await tx.update(users).set(values).where(eq(users.id, stays))
      await tx
        .update(users)
        .set({ mergedIntoId: stays, deactivatedAt: sides.goes.person.user.deactivatedAt ?? clock.now() })
        .where(eq(users.id, goes))
    })
  }

  /** A seat that came free may be offered to the very person, who waited with the other account. */
  const offerSeats = async (tx: Tx, ledger: MergeLedger, { stays }: Sides, classIds: readonly number[]) => {
    for (const classId of classIds) {
      const held = await lockClass(tx, classId)
      const own = and(
        eq(instructorCourseStudents.instructorCourseId, classId),
        eq(instructorCourseStudents.studentId, stays.student?.id ?? 0),
      )
      await ledger.around([{ table: instructorCourseStudents, where: own }], () =>
        offerFreeSeats(tx, platform, held, clock.now()),
      )
    }
  }

  return async (
    tx: Tx,
    ledger: MergeLedger,
    sides: Sides,
    clashes: readonly Clash[],
    { fields, sideOf }: Choices,
  ): Promise<Readonly<{ completed: readonly number[] }>> => {
    const now = clock.now()
    const [from, to] = [sides.goes.person.userId, sides.stays.person.userId]
    await moveAll(tx, ledger, 'account', from, to)
    await joinApprovals(tx, ledger, from, to)
    // Whose profile was for a place alone is a student by the role.
    await ledger.around([{ table: students, where: eq(students.userId, to), isPartial: true }], () =>
      joinRoles(tx, ledger, sides),
    )
    const { joined, freed } = await joinStudents(tx, ledger, sides, clashes, sideOf)
    await keepPerson(tx, ledger, sides, fields)
    // Under the name that the person has from now on.
    const completed: number[] = []
    for (const id of joined) {
      const courseId = await goOn(tx, ledger, platform, id, now)
      if (courseId !== null) completed.push(courseId)
    }
    await offerSeats(tx, ledger, sides, freed)
    await endSessionsOf(tx, from, now)
    await links.cancel(tx, from, LINK_KINDS)
    return { completed }
  }
}
