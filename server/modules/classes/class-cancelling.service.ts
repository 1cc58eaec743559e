import { and, eq } from 'drizzle-orm'

import type { AuditDetails } from '../../../src/domain/audit.ts'
import { OPEN_STATES } from '../../../src/domain/class.ts'
import { decideRegistration } from '../../../src/machines/lifecycle/decide-class.ts'
import type { Tx } from '../../platform/db/database.ts'
import { instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { factsOf } from '../registrations/place-lifecycle.ts'
import type { ClassRow } from './class-access.ts'
import { classMailOf, findCourseTitle, listAddressees, listNextClasses } from './class-people.ts'
import { moveClass } from './class-state.ts'

export type Cancellation = Readonly<{
  /** Mailed as it is written. */
  reason: string
  actorId: number
  /** Not one of many whose mails can wait. */
  isAlone: boolean
  details?: AuditDetails
}>

/** Takes a class off that is held, for good. Everyone on it is told why, and which come next. */
export const createCancelling = ({
  audit,
  clock,
  mail,
  settings,
}: Pick<Platform, 'audit' | 'clock' | 'mail' | 'settings'>) => {
  const tell = async (tx: Tx, held: ClassRow, { reason, isAlone }: Cancellation, now: Date): Promise<void> => {
    const title = await findCourseTitle(tx, held.courseId)
    const nextClasses = await listNextClasses(tx, held, now)
    for (const { language, ...to } of await listAddressees(tx, held.id, { states: OPEN_STATES })) {
      const data = { ...classMailOf(settings, held, title[language]), reason, nextClasses }
      await mail.send(tx, { template: 'classCancelled', to, language, data, isOneOfMany: !isAlone })
    }
  }

  /** Seats, offers and places on the waitlist end with a class that will not be held, whatever the hour. */
  const endPlaces = async (tx: Tx, held: ClassRow, now: Date): Promise<void> => {
    for (const from of OPEN_STATES) {
      const facts = { ...factsOf(held, null, false, now), hasBegun: false }
      const state = decideRegistration(from, facts, 'registration.left')
      if (state !== 'cancelled') throw new Error(`A place that is ${from} does not end`)
      await tx
        .update(instructorCourseStudents)
        .set({ state, closedAt: now, offerEndsAt: null })
        .where(and(eq(instructorCourseStudents.instructorCourseId, held.id), eq(instructorCourseStudents.state, from)))
    }
  }

  return async (tx: Tx, before: ClassRow, cancellation: Cancellation): Promise<ClassRow> => {
    const now = clock.now()
    const { reason, actorId, details } = cancellation
    const held = await moveClass(tx, before, 'class.cancelled', { cancellationReason: reason, closedAt: now }, now)
    await tell(tx, held, cancellation, now)
    await endPlaces(tx, held, now)
    await audit.record(tx, {
      action: 'class.cancelled',
      actorId,
      subject: `class:${held.id}`,
      details: { reason, ...details },
    })
    return held
  }
}
