import { inArray, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { onlineEnrollments, quizAttempts } from '../../../server/platform/db/tables/learning.table.ts'
import { lessonNotes, lessonQuestions } from '../../../server/platform/db/tables/lesson-talk.table.ts'
import type { MergePreview } from '../../../src/domain/contract/person-merge.contract.ts'
import { MERGE_FIELDS, MERGE_SIDES, type MergeFields, type MergeSide } from '../../../src/domain/person-merge.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { isLong } from '../../support/long.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'
import { anyHistory, livePerson, makeProgramme, type Programme } from './support/histories.ts'
import { merging } from './support/merges.ts'

let server: TestApp
let admin: TestUser
let programme: Programme
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signedIn([ROLE.admin])
  programme = await makeProgramme(server)
})
afterAll(() => server.close())

/** Written beside what is done, and never taken back. */
const BESIDE = new Set([
  'audit_log',
  'idempotency_keys',
  'limits',
  'messages',
  'person_merges',
  'person_merge_rows',
  'sessions',
  'mailed_links',
  'training_changes',
  'enrollment_tallies',
])

type Row = Readonly<Record<string, unknown>>
type Tables = Readonly<Record<string, readonly Row[]>>

/** Every row of the product. */
const everything = async (): Promise<Tables> => {
  const { db } = server.platform
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const all: Record<string, readonly Row[]> = {}
  for (const { name } of tables) {
    if (BESIDE.has(name) || name.startsWith('job')) continue
    const { rows } = await db.execute<{ row: Row }>(
      sql`select to_jsonb(t.*) as row from ${sql.identifier(name)} as t order by to_jsonb(t.*)::text`,
    )
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

const learning = async (studentIds: readonly number[]) => {
  const { db } = server.platform
  const ids = [...studentIds]
  const enrolled = await db
    .select()
    .from(onlineEnrollments)
    .where(inArray(onlineEnrollments.studentId, ids))
    .orderBy(onlineEnrollments.id)
  const attempts = await db
    .select()
    .from(quizAttempts)
    .where(
      inArray(
        quizAttempts.enrollmentId,
        enrolled.map(({ id }) => id),
      ),
    )
    .orderBy(quizAttempts.id)
  const ofEnrolled = enrolled.map(({ id }) => id)
  return {
    enrolled,
    attempts,
    written: await db
      .select()
      .from(lessonNotes)
      .where(inArray(lessonNotes.enrollmentId, ofEnrolled))
      .orderBy(lessonNotes.id),
    asked: await db
      .select()
      .from(lessonQuestions)
      .where(inArray(lessonQuestions.enrollmentId, ofEnrolled))
      .orderBy(lessonQuestions.id),
    placed: await db
      .select()
      .from(instructorCourseStudents)
      .where(inArray(instructorCourseStudents.studentId, ids))
      .orderBy(instructorCourseStudents.id),
    certified: await db
      .select()
      .from(certificates)
      .where(inArray(certificates.studentId, ids))
      .orderBy(certificates.id),
  }
}

type Learning = Awaited<ReturnType<typeof learning>>

/** Of rows that may move and be settled, what never changes. */
const unchanging = ({ enrolled, attempts, placed, certified, written, asked }: Learning) => ({
  written,
  asked,
  enrolled: enrolled.map(({ id, courseId, offeringId, startedAt, expirationDate }) => ({
    id,
    courseId,
    offeringId,
    startedAt,
    expirationDate,
  })),
  attempts: attempts.map(({ id, lessonId, state, startedAt, closedAt, total }) => ({
    id,
    lessonId,
    state,
    startedAt,
    closedAt,
    total,
  })),
  placed: placed.map(({ id, instructorCourseId, attendance, registeredAt }) => ({
    id,
    instructorCourseId,
    attendance,
    registeredAt,
  })),
  certified: certified.map((certificate) => ({ ...certificate, studentId: 0 })),
})

const anySides = fc.array(fc.constantFrom<MergeSide>(...MERGE_SIDES), { minLength: 6, maxLength: 6 })
const anyFields = fc.record(
  Object.fromEntries(MERGE_FIELDS.map((field) => [field, fc.constantFrom<MergeSide>(...MERGE_SIDES)])),
) as fc.Arbitrary<MergeFields>

const sidesOf = ({ clashes }: MergePreview, sides: readonly MergeSide[]): Record<string, MergeSide> =>
  Object.fromEntries(clashes.map(({ key }, at) => [key, sides[at % sides.length] ?? 'stays']))

it(
  'keeps every enrolment, place, attempt, note, question and certificate, and gives back equal rows when it is undone',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, anyHistory, anySides, anyFields, async (ours, theirs, sides, fields) => {
        const [stays, goes] = [await livePerson(server, programme, ours), await livePerson(server, programme, theirs)]
        const people = { stays: stays.userId, goes: goes.userId }
        const merges = merging(server, admin)
        const before = await everything()
        const kept = await learning([stays.studentId, goes.studentId])

        const shown = (await merges.preview(people)).json<MergePreview>()
        expect(await everything()).toEqual(before)

        const done = await merges.merge(people, shown, { fields, sides: sidesOf(shown, sides) })
        expect([done.statusCode, done.body]).toEqual([201, expect.any(String)])
        const after = await learning([stays.studentId])
        const issued = after.certified.filter(({ id }) => !kept.certified.some((one) => one.id === id))
        expect(unchanging({ ...after, certified: after.certified.filter((one) => !issued.includes(one)) })).toEqual(
          unchanging(kept),
        )
        const numbers = Map.groupBy(after.attempts, ({ enrollmentId, lessonId }) => `${enrollmentId} ${lessonId}`)
        for (const attempts of numbers.values()) {
          const counted = attempts.map(({ number }) => number).toSorted((a, b) => a - b)
          expect(counted).toEqual(counted.map((_, at) => at + 1))
        }

        const { id } = done.json<{ id: number }>()
        const undone = await merges.undo(people.stays, id)
        expect([undone.statusCode, undone.body]).toEqual([204, ''])
        const back = await everything()
        const isIssued = ({ number }: Row) => issued.some((one) => one.number === number)
        expect({ ...back, certificates: back['certificates']?.filter((row) => !isIssued(row)) }).toEqual(before)
        // What the merge itself earned is in nobody's hands as if it were good.
        const revoked = back['certificates']?.filter(isIssued).map((row) => row['revoked_at'] !== null)
        expect(revoked).toEqual(issued.map(() => true))
        // Who waits for a seat is offered one whenever one comes free, whoever they are: the next two find nobody waiting.
        await server.platform.db.update(instructorCourseStudents).set({ state: 'cancelled' })
      }),
      { numRuns: isLong ? 100 : 10 },
    )
  },
  isLong ? 1_800_000 : 120_000,
)
