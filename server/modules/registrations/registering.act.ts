import * as z from 'zod/mini'

import type { Ineligible } from '../../../src/domain/class.ts'
import { id } from '../../../src/domain/contract/common.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { ActReason } from '../../../src/domain/list-act.ts'
import type { ListSelection } from '../../../src/domain/list.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { Refusal, refusedField } from '../../platform/refusal.ts'
import { lockClass } from '../classes/class-access.ts'
import {
  undoableWork,
  type ActDoer,
  type ActOn,
  type ChosenRow,
  type Performed,
  type Undone,
} from '../list-acts/act-work.ts'
import { isOpenClass } from './open-classes.repository.ts'
import { factsOf, movePlace, type PlaceRow } from './place-lifecycle.ts'
import { notifyPlace } from './place-notices.ts'
import { findPlace, holdStudents, positionOf } from './places.repository.ts'
import { createRegistering, notePlace } from './registering.ts'
import { offerFreeSeats } from './seats.ts'

/** The place that was made, as it was made; `position` is that on the waitlist, 0 of a seat. */
const before = z.object({ placeId: id, state: z.enum(['registered', 'waitlisted']), position: z.int() })

type Before = z.infer<typeof before>
type Asked = Readonly<{ classId: number }>

/** Why somebody may not register, as the results of the act say it. */
const REASON_OF: Readonly<Record<Ineligible, ActReason>> = {
  notAStudent: 'gone',
  cancelled: 'classCancelled',
  held: 'classBegun',
  closed: 'registrationClosed',
  already: 'onClass',
  prerequisite: 'noPrerequisite',
  clash: 'classClash',
}

/** What the registration of one refuses, of many: a course that was withdrawn meanwhile takes nobody any more. */
const REFUSED: Readonly<Partial<Record<Refusal['code'], ActReason>>> = {
  NOT_FOUND: 'registrationClosed',
  TOO_MANY_TRIES: 'mailedLately',
}

/** Students who are the doer's own, by name: those that are chosen, and some by their ids. */
type ChooseOwn = (tx: Tx, doer: ActDoer, selection: ListSelection, limit: number) => Promise<readonly ChosenRow[]>

const isAsLeft = (place: PlaceRow | undefined, studentId: number, { state }: Before): place is PlaceRow =>
  place !== undefined &&
  place.studentId === studentId &&
  place.state === state &&
  place.accommodation === null &&
  place.attendance === null

/**
 * Registers people for a class, each as if they had done so themself and one after the other: those who come first have
 * the seats that are left, the others wait. Undone where their place is as it was made, the last first.
 */
export const registeringAct = (platform: Platform, chooseOwn: ChooseOwn) => {
  const { clock } = platform
  const register = createRegistering(platform)

  /** Those of some who are the doer's own by now, held until the end of the transaction: before the class is. */
  const holdOwn = async (tx: Tx, doer: ActDoer, ids: readonly number[]) => {
    const own = await chooseOwn(tx, doer, { kind: 'some', ids }, ids.length)
    return holdStudents(
      tx,
      own.map((row) => row.id),
    )
  }

  const registerOne = async (
    tx: Tx,
    { actId, doer, asked: { classId } }: ActOn<Asked>,
    studentId: number,
  ): Promise<Performed<Before>> => {
    const refused = (reason: ActReason) => ({ id: studentId, outcome: 'refused', reason }) as const
    try {
      const came = await register(tx, {
        studentId,
        classId,
        accommodation: null,
        by: { actorId: doer.userId, details: { listAct: actId, student: studentId } },
      })
      if (came.ineligible) return refused(REASON_OF[came.ineligible])
      const { place, isNew } = came
      if (!isNew) return { id: studentId, outcome: 'unchanged', reason: 'onClass' }
      const state = place.state === 'registered' ? 'registered' : 'waitlisted'
      const position = await positionOf(tx, place)
      return { id: studentId, outcome: 'done', reason: state, before: { placeId: place.id, state, position } }
    } catch (cause) {
      const reason = cause instanceof Refusal ? REFUSED[cause.code] : undefined
      if (reason === undefined) throw cause
      return refused(reason)
    }
  }

  return undoableWork<Asked, Before>({
    before,
    apart: 'waitlisted',
    figureOf: ({ position }) => (position === 0 ? null : position),
    choose: async (tx, { doer, selection, language, asked: { classId } }, limit) => {
      if (!(await isOpenClass(tx, classId, clock.now())))
        throw refusedField('classId', textsIn(language).fields.classNotOpen)
      return chooseOwn(tx, doer, selection, limit)
    },
    perform: async (tx, on, ids) => {
      const people = await holdOwn(tx, on.doer, ids)
      const results: Performed<Before>[] = []
      for (const studentId of ids) {
        const person = people.get(studentId)
        if (!person) results.push({ id: studentId, outcome: 'refused', reason: 'gone' })
        else if (!person.isReachable) results.push({ id: studentId, outcome: 'refused', reason: 'unreachable' })
        else results.push(await registerOne(tx, on, studentId))
      }
      return results
    },
    undo: async (tx, { actId, doer, asked: { classId } }, rows) => {
      const people = await holdOwn(
        tx,
        doer,
        rows.map((row) => row.id),
      )
      const held = await lockClass(tx, classId)
      const now = clock.now()
      const isCancelled = held.courseStatusId === CLASS_STATUS.cancelled
      const results: Undone[] = []
      for (const { id: studentId, before: was } of rows) {
        const kept = (reason: ActReason) => results.push({ id: studentId, outcome: 'kept', reason })
        const place = await findPlace(tx, was.placeId)
        if (!people.has(studentId)) kept('gone')
        else if (isCancelled) kept('classCancelled')
        else if (!isAsLeft(place, studentId, was)) kept('changed')
        else {
          const facts = factsOf(held, place, false, now)
          // Nobody is taken off a class that has begun: who came is its instructor's to say.
          const moved = facts.hasBegun ? null : await movePlace(tx, place, 'registration.left', facts, now)
          if (!moved) {
            kept('classBegun')
            continue
          }
          await notePlace(platform, tx, 'registration.left', moved, {
            actorId: doer.userId,
            details: { listAct: actId, student: studentId },
          })
          await notifyPlace(tx, platform, 'classLeft', moved.id, now)
          results.push({ id: studentId, outcome: 'undone' })
        }
      }
      // Once all are off: else the seat of one would be offered to another whose place is taken back as well.
      await offerFreeSeats(tx, platform, held, now)
      return results
    },
  })
}
