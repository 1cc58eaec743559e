import * as z from 'zod/mini'

import { id } from '../../../src/domain/contract/common.contract.ts'
import type { ActReason } from '../../../src/domain/list-act.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { completeIfPassed } from '../enrollments/completion.ts'
import { undoableWork, type Performed, type Undone } from '../list-acts/act-work.ts'
import { closeAttempt } from '../quiz-attempts/attempt-closing.ts'
import { listOpenAttempts } from '../quiz-attempts/quiz-attempts.repository.ts'
import { createChangeNotes, notDropped, stateAfter, writeEnrollment } from './enrollment-changes.ts'
import { chooseEnrollments } from './enrollment-records.repository.ts'
import { holdEnrollments, type HeldEnrollment } from './enrollments-held.repository.ts'

/** As the act left it. */
const before = z.object({ version: id })

type Before = z.infer<typeof before>

/**
 * Ends what is under way, and an attempt with it. What was done in it is kept, and is there again where it is undone:
 * where that is every lesson, it is completed then.
 */
export const droppingAct = (platform: Platform) => {
  const { clock } = platform
  const { note, tell } = createChangeNotes(platform)
  return undoableWork<Readonly<{ reason: string }>, Before>({
    before,
    choose: (tx, { selection }, limit) => chooseEnrollments(tx, selection, dayClock(platform), limit),
    perform: async (tx, { actId, doer, asked: { reason } }, ids) => {
      const held = await holdEnrollments(tx, ids)
      const now = clock.now()
      const results: Performed<Before>[] = []
      for (const enrollmentId of ids) {
        const row = held.get(enrollmentId)
        const state = row ? stateAfter(row, 'enrollment.dropped', now) : null
        if (!row) {
          results.push({ id: enrollmentId, outcome: 'refused', reason: 'gone' })
        } else if (state === null) {
          const why = notDropped(row)
          results.push({ id: enrollmentId, outcome: why === 'same' ? 'unchanged' : 'refused', reason: why })
        } else {
          const { version } = await writeEnrollment(tx, row.enrollment, state, row.enrollment.expirationDate)
          const details = { reason, listAct: actId }
          await note(tx, 'enrollment.dropped', enrollmentId, details, { actorId: doer.userId })
          await tell(tx, row, { kind: 'dropped', reason })
          for (const attempt of await listOpenAttempts(tx, enrollmentId))
            await closeAttempt(tx, platform, attempt, 'timeUp', now)
          results.push({ id: enrollmentId, outcome: 'done', before: { version } })
        }
      }
      return results
    },
    undo: async (tx, { actId, doer }, rows) => {
      const held = await holdEnrollments(
        tx,
        rows.map((row) => row.id),
      )
      const now = clock.now()
      const whyNot = (row: HeldEnrollment, isAsLeft: boolean): ActReason => {
        if (!isAsLeft) return 'changed'
        return row.isAlone ? 'expired' : 'enrolledAgain'
      }
      const results: Undone[] = []
      for (const { id: enrollmentId, before: was } of rows) {
        const row = held.get(enrollmentId)
        if (!row) {
          results.push({ id: enrollmentId, outcome: 'kept', reason: 'gone' })
          continue
        }
        const isAsLeft = row.enrollment.version === was.version
        const state = stateAfter(row, 'drop.undone', now, { isAsLeft })
        if (state === null) {
          results.push({ id: enrollmentId, outcome: 'kept', reason: whyNot(row, isAsLeft) })
          continue
        }
        const { expirationDate } = await writeEnrollment(tx, row.enrollment, state, row.enrollment.expirationDate)
        await note(tx, 'enrollment.dropUndone', enrollmentId, { listAct: actId }, { actorId: doer.userId })
        const isCompleted = await completeIfPassed(tx, platform, enrollmentId, { now, isTold: row.isReachable })
        if (!isCompleted) await tell(tx, row, { kind: 'returned', until: expirationDate })
        results.push({ id: enrollmentId, outcome: 'undone' })
      }
      return results
    },
  })
}
