import { createHash } from 'node:crypto'

import type { AuditDetails } from '../../../src/domain/audit.ts'
import type {
  AttendanceChange,
  AttendanceCorrection,
  AttendanceCorrectionAsked,
  CorrectionClash,
  CorrectionOutcome,
  CorrectionRow,
} from '../../../src/domain/contract/attendance-correction.contract.ts'
import { givesCertificates } from '../../../src/domain/person-page.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db/database.ts'
import { dryRun } from '../../platform/db/dry-run.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found, refusedField } from '../../platform/refusal.ts'
import { createCertificateChanges } from '../certificates/certificate-changes.service.ts'
import { findHeldOn } from '../certificates/certificate-hand.repository.ts'
import { createHandCertificates } from '../certificates/certificate-hand.service.ts'
import { lockTaughtClass, type ClassRow } from '../classes/class-access.ts'
import { moveClass } from '../classes/class-state.ts'
import { createAwarding, earnedOn } from './awarding.ts'
import { listCertificatesOf } from './correcting.repository.ts'
import { listAttending, writeAttendance, type NamedRegistration } from './rosters.repository.ts'

type Consequence = Pick<CorrectionRow, 'certificate' | 'number'>

const nameOf = ({ firstName, lastName }: NamedRegistration) => `${firstName} ${lastName}`.trim()

/** What was seen of a mark against what stands: each that is another by now. */
const clashesOf = (
  changes: readonly AttendanceChange[],
  people: ReadonlyMap<number, NamedRegistration>,
): CorrectionClash[] =>
  changes.flatMap(({ registrationId, basedOn }) => {
    const person = people.get(registrationId)
    if (person?.registration.attendanceVersion === basedOn) return []
    const attendance = person?.registration.attendance ?? null
    return [{ registrationId, attendance, markedBy: person?.markedBy ?? null }]
  })

/** Marks of a class that is completed, put right by those who run the programme. */
export const createCorrecting = (platform: Platform) => {
  const { audit, clock, db } = platform
  const award = createAwarding(platform)
  const changes = createCertificateChanges(platform)
  const byHand = createHandCertificates(platform)

  /** A certificate stands for who was there throughout, and for nobody else. */
  const settle = async (
    tx: Tx,
    held: ClassRow,
    person: NamedRegistration,
    { actor, reason }: Readonly<{ actor: Actor; reason: string }>,
  ): Promise<Consequence> => {
    const { registration, studentId } = person
    const [standing, revoked] = await listCertificatesOf(tx, registration.id)
    if (registration.attendance !== 'present') {
      if (!standing) return { certificate: 'none', number: null }
      await changes.revoke(tx, standing.number, reason, actor.caller)
      return { certificate: 'revoked', number: standing.number }
    }
    if (standing) return { certificate: 'held', number: null }
    if (registration.typed !== null) return { certificate: 'onceConfirmed', number: null }
    const day = earnedOn(held, clock.now())
    if (await findHeldOn(tx, { studentId, courseId: held.courseId, day })) return { certificate: 'held', number: null }
    if (revoked) {
      await byHand.restore(tx, revoked.number, reason, actor)
      return { certificate: 'restored', number: revoked.number }
    }
    await award(tx, held, [person])
    return { certificate: 'issued', number: null }
  }

  const correctOne = async (
    tx: Tx,
    held: ClassRow,
    person: NamedRegistration,
    { attendance }: AttendanceChange,
    by: Readonly<{ actor: Actor; reason: string }>,
  ): Promise<CorrectionRow> => {
    const { actor, reason } = by
    const before = person.registration.attendance
    const mark = { attendance, markedById: actor.caller.userId, at: clock.now() }
    const registration = found(await writeAttendance(tx, person.registration, mark), 'CONFLICT')
    const consequence = await settle(tx, held, { ...person, registration }, by)
    const details: AuditDetails = {
      before: { attendance: before },
      after: { attendance },
      class: held.id,
      reason,
    }
    await audit.record(tx, {
      action: 'registration.corrected',
      actorId: actor.caller.userId,
      subject: `registration:${registration.id}`,
      details,
      address: actor.address,
      requestId: actor.requestId,
    })
    const isMailed = ['issued', 'restored', 'revoked'].includes(consequence.certificate)
    return {
      registrationId: registration.id,
      name: nameOf(person),
      before,
      after: attendance,
      ...consequence,
      isMailed,
    }
  }

  const correct = async (
    tx: Tx,
    actor: Actor,
    classId: number,
    { changes: asked, reason }: AttendanceCorrectionAsked,
  ): Promise<CorrectionOutcome> => {
    const held = await lockTaughtClass(tx, actor.caller, classId)
    const wanted = new Map(asked.map((change) => [change.registrationId, change]))
    const people = await listAttending(tx, classId, [...wanted.keys()])
    const clashes = clashesOf(asked, new Map(people.map((person) => [person.registration.id, person])))
    await moveClass(tx, held, 'attendance.corrected', {}, clock.now())
    if (clashes.length > 0) throw conflict('ATTENDANCE_CORRECTED', { clashes })
    if (people.some((person) => !givesCertificates(actor.caller, person))) throw conflict('OWN_ATTENDANCE')
    const rows: CorrectionRow[] = []
    for (const person of people) {
      const change = found(wanted.get(person.registration.id))
      if (change.attendance === person.registration.attendance) continue
      rows.push(await correctOne(tx, held, person, change, { actor, reason }))
    }
    if (rows.length === 0) throw refusedField('changes', textsIn(actor.language).fields.choice)
    const ended = (end: CorrectionRow['certificate']) => rows.filter(({ certificate }) => certificate === end).length
    await audit.record(tx, {
      action: 'class.corrected',
      actorId: actor.caller.userId,
      subject: `class:${classId}`,
      details: { people: rows.length, certificates: ended('issued') + ended('restored') - ended('revoked'), reason },
      address: actor.address,
      requestId: actor.requestId,
    })
    return { rows, fingerprint: createHash('sha256').update(JSON.stringify(rows)).digest('hex') }
  }

  return {
    /** What a correction would come to: it is done, and rolled back. */
    preview: (actor: Actor, classId: number, asked: AttendanceCorrectionAsked): Promise<CorrectionOutcome> =>
      dryRun(db, (tx) => correct(tx, actor, classId, asked)),

    /**
     * Changes marks of a class that is completed, and the certificates that hang on them: issued, given back, or revoked,
     * never rendered anew. 409 `ATTENDANCE_CORRECTED` where somebody changed one of them since it was seen,
     * `CORRECTION_CHANGED` where it would come to something else than was confirmed; nothing is done then.
     */
    correct: async (
      tx: Tx,
      actor: Actor,
      classId: number,
      { fingerprint, ...asked }: AttendanceCorrection,
    ): Promise<CorrectionOutcome> => {
      const outcome = await correct(tx, actor, classId, asked)
      if (outcome.fingerprint !== fingerprint) throw conflict('CORRECTION_CHANGED')
      return outcome
    },
  }
}
