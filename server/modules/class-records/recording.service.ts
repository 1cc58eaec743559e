import { hoursOf } from '../../../src/domain/class-time.ts'
import type {
  ClassRecorded,
  LineProblem,
  RecordedClass,
  RecordedPreview,
} from '../../../src/domain/contract/recorded-class.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { givesCertificates } from '../../../src/domain/person-page.ts'
import { decideRegistration } from '../../../src/machines/lifecycle/decide-class.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { dryRun } from '../../platform/db/dry-run.ts'
import { instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, fieldRefused, refusedField } from '../../platform/refusal.ts'
import { findHeldOn, makeStudent } from '../certificates/certificate-hand.repository.ts'
import { lockClass, type ClassRow } from '../classes/class-access.ts'
import { createClassClashes } from '../classes/class-clashes.service.ts'
import { moveClass } from '../classes/class-state.ts'
import { insertClass, refuseCourse, refuseFarSessions, refuseStaff } from '../classes/class-writing.ts'
import { createAwarding, earnedOn } from '../rosters/awarding.ts'
import { listAttending } from '../rosters/rosters.repository.ts'
import { findNamed, listRecordable } from './recording.repository.ts'

const RECORDINGS: Limit = { tries: 60, milliseconds: HOUR }

type Person = Awaited<ReturnType<typeof listRecordable>>[number]
type Line = Readonly<{ text: string; person: Person | null; problem: LineProblem | null }>

/** Who came to a class that nobody could register for has walked in. */
const CAME = {
  isOpen: false,
  hasSeat: false,
  hasBegun: true,
  isAttendanceOpen: true,
  isOfferPast: false,
  hasWaited: false,
  isDouble: false,
}

/** Classes that were held without being planned here. */
export const createRecording = (platform: Platform) => {
  const { audit, clock, db, limits } = platform
  const award = createAwarding(platform)
  const clashes = createClassClashes(platform)

  const readLines = async (query: Queryable, caller: Caller, texts: readonly string[]): Promise<Line[]> => {
    const named = await findNamed(query, texts)
    const people = await listRecordable(query, [...new Set([...named.values()].flatMap((ids) => Array.from(ids)))])
    const seen = new Set<number>()
    return texts.map((text): Line => {
      const [first, ...others] = people.filter(({ userId }) => named.get(text)?.has(userId))
      if (!first) return { text, person: null, problem: 'unknown' }
      if (others.length > 0) return { text, person: null, problem: 'several' }
      if (!givesCertificates(caller, first)) return { text, person: first, problem: 'own' }
      if (seen.has(first.userId)) return { text, person: first, problem: 'twice' }
      seen.add(first.userId)
      return { text, person: first, problem: null }
    })
  }

  const refuseLines = (lines: readonly Line[], language: Language): void => {
    const { recordedLines } = textsIn(language).fields
    const refusals = lines.flatMap(({ text, problem }, at) =>
      problem === null ? [] : [{ field: `people.${at}`, message: recordedLines[problem](at + 1, text) }],
    )
    if (refusals.length > 0) throw fieldRefused(...refusals)
  }

  /** Everybody was there from the beginning to the end: who was not earned nothing, and is not recorded. */
  const seat = async (tx: Tx, held: ClassRow, lines: readonly Line[], caller: Caller): Promise<void> => {
    const state = decideRegistration('unregistered', CAME, 'walkIn.added')
    if (state !== 'walkIn') throw conflict('ILLEGAL_TRANSITION')
    const now = clock.now()
    const places = []
    for (const { person } of lines) {
      if (!person) continue
      const studentId = person.studentId ?? (await makeStudent(tx, person.userId, now))
      places.push({
        instructorCourseId: held.id,
        studentId,
        state,
        attendance: 'present' as const,
        attendanceVersion: 1,
        markedAt: now,
        markedById: caller.userId,
        registeredAt: held.courseDate,
        registeredById: caller.userId,
      })
    }
    await tx.insert(instructorCourseStudents).values(places)
  }

  /** Those who hold no certificate of that course and day. */
  const earningOf = async (tx: Tx, held: ClassRow) => {
    const day = earnedOn(held, clock.now())
    const earning = []
    for (const person of await listAttending(tx, held.id)) {
      const { studentId } = person
      if (!(await findHeldOn(tx, { studentId, courseId: held.courseId, day }))) earning.push(person)
    }
    return earning
  }

  const refuse = async (tx: Tx, asked: RecordedClass, language: Language): Promise<void> => {
    const { fields } = textsIn(language)
    await refuseCourse(tx, asked.courseId, language)
    const { instructorIds } = asked
    await refuseStaff(tx, asked, { instructorIds, fieldOf: () => 'instructorIds' }, language)
    const isOver = asked.sessions.every(({ endsAt }) => Date.parse(endsAt) <= clock.now().getTime())
    if (!isOver) throw refusedField('sessions', fields.futureSession)
    refuseFarSessions(asked, language, clock.now())
  }

  /** Judged already. Gives who earned a certificate, too. */
  const write = async (tx: Tx, actor: Actor, asked: RecordedClass, lines: readonly Line[]) => {
    const { caller } = actor
    const now = clock.now()
    const { instructorIds, people, evidence, ...form } = asked
    const [first] = form.sessions
    const id = await insertClass(
      tx,
      {
        ...form,
        capacity: people.length,
        registrationClosesAt: first?.startsAt ?? now.toISOString(),
        notes: '',
        coInstructorIds: [],
      },
      [...new Set(instructorIds)],
      { createdById: caller.userId, createdAt: now },
    )
    const planned = await lockClass(tx, id)
    await seat(tx, planned, lines, caller)
    const held = await moveClass(tx, planned, 'class.completed', { closedAt: now }, now)
    const earning = await earningOf(tx, held)
    await award(tx, held, earning)
    await audit.record(tx, {
      action: 'class.recorded',
      actorId: caller.userId,
      subject: `class:${id}`,
      details: { onClass: people.length, certificates: earning.length, hours: hoursOf(form.sessions), evidence },
      address: actor.address,
      requestId: actor.requestId,
    })
    return { id, earning }
  }

  return {
    /**
     * What recording it would come to: it is done, and rolled back. Says of each line whom it names, or why nobody; with
     * such a line nothing is done. 400 for what else is wrong, at its field.
     */
    preview: async (actor: Actor, asked: RecordedClass): Promise<RecordedPreview> => {
      const tried = await dryRun(db, async (tx) => {
        await refuse(tx, asked, actor.language)
        const lines = await readLines(tx, actor.caller, asked.people)
        const isWhole = lines.every(({ problem }) => problem === null)
        return { lines, earning: isWhole ? (await write(tx, actor, asked, lines)).earning : null }
      })
      const earners = tried.earning && new Set(tried.earning.map(({ userId }) => userId))
      return {
        lines: tried.lines.map(({ text, person, problem }) => ({
          text,
          name: person && `${person.firstName} ${person.lastName}`,
          agency: person?.agency ?? null,
          problem,
          isHeld: person !== null && earners !== null && !earners.has(person.userId),
        })),
        certificates: earners?.size ?? 0,
        clashes: await clashes.findHeld(asked, actor.language),
      }
    },

    /**
     * Keeps a class that was held, completed, with those who were there and their certificates, dated by the class: all
     * of it, or nothing. 400 for a class that is not over, and at `people.<place>` for each line that names nobody.
     */
    record: async (tx: Tx, actor: Actor, asked: RecordedClass): Promise<ClassRecorded> => {
      await limits.take(`class recording ${actor.caller.userId}`, RECORDINGS, tx)
      await refuse(tx, asked, actor.language)
      const lines = await readLines(tx, actor.caller, asked.people)
      refuseLines(lines, actor.language)
      const { id, earning } = await write(tx, actor, asked, lines)
      return { id, certificates: earning.length }
    },
  }
}
