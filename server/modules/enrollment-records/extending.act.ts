import * as z from 'zod/mini'

import { id, instant } from '../../../src/domain/contract/common.contract.ts'
import type { Extension } from '../../../src/domain/enrollment-change.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ActReason } from '../../../src/domain/list-act.ts'
import { textsIn } from '../../i18n/texts.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { refusedField } from '../../platform/refusal.ts'
import { completeIfPassed } from '../enrollments/completion.ts'
import { moveEnrollment } from '../enrollments/enrollment-lifecycle.ts'
import { undoableWork, type Performed, type Undone } from '../list-acts/act-work.ts'
import { createChangeNotes, dayOf, stateAfter, weighExtension, writeEnrollment } from './enrollment-changes.ts'
import { chooseEnrollments } from './enrollment-records.repository.ts'
import { holdEnrollments, type HeldEnrollment } from './enrollments-held.repository.ts'

/** How it ended, and how the act left it: what stands otherwise by then was changed by somebody else. */
const before = z.object({ expirationDate: instant, until: instant, lastActivityAt: instant, version: id })

type Before = z.infer<typeof before>

type Asked = Readonly<{ days: number | null; until: string | null }>

/** By days, or to a day where one is named. 400 at its field where it is neither. */
export const extensionOf = ({ days, until }: Asked, language: Language): Extension => {
  if (until !== null) return { kind: 'day', day: until }
  if (days !== null) return { kind: 'days', days }
  throw refusedField('days', textsIn(language).fields.choice)
}

/**
 * Gives enrolments a later end, and lets those go on that had run out: one whose lessons are all passed is completed.
 * Undone while nothing was done in them since.
 */
export const extendingAct = (platform: Platform) => {
  const { clock, settings } = platform
  const { note, tell } = createChangeNotes(platform)
  return undoableWork<Asked, Before>({
    before,
    choose: (tx, { selection, language, asked }, limit) => {
      extensionOf(asked, language)
      return chooseEnrollments(tx, selection, dayClock(platform), limit)
    },
    perform: async (tx, { actId, doer, asked, language }, ids) => {
      const extension = extensionOf(asked, language)
      const held = await holdEnrollments(tx, ids)
      const now = clock.now()
      const results: Performed<Before>[] = []
      for (const enrollmentId of ids) {
        const row = held.get(enrollmentId)
        const weighed = row && weighExtension(row, extension, dayClock(platform))
        if (!row || !weighed) {
          results.push({ id: enrollmentId, outcome: 'refused', reason: 'gone' })
        } else if ('reason' in weighed) {
          results.push({ id: enrollmentId, outcome: 'refused', reason: weighed.reason })
        } else {
          const { after } = weighed
          const { expirationDate, lastActivityAt } = row.enrollment
          const { version } = await writeEnrollment(tx, row.enrollment, 'active', after)
          await note(
            tx,
            'enrollment.extended',
            enrollmentId,
            {
              before: dayOf(expirationDate, settings.timeZone),
              after: dayOf(after, settings.timeZone),
              listAct: actId,
            },
            { actorId: doer.userId },
          )
          // Nothing is left to do until then where every lesson was passed behind the end that it had.
          const isCompleted = await completeIfPassed(tx, platform, enrollmentId, { now, isTold: row.isReachable })
          if (!isCompleted) await tell(tx, row, { kind: 'extended', until: after })
          results.push({
            id: enrollmentId,
            outcome: 'done',
            before: {
              expirationDate: expirationDate.toISOString(),
              until: after.toISOString(),
              lastActivityAt: lastActivityAt.toISOString(),
              version,
            },
          })
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
      const obstacleOf = (row: HeldEnrollment | undefined, was: Before): ActReason | null => {
        if (!row) return 'gone'
        const { expirationDate, lastActivityAt, version } = row.enrollment
        // Completed by it or since: its certificate stands.
        if (row.enrollment.statusId === ENROLLMENT_STATUS.completed) return 'otherState'
        const isAsLeft = version === was.version && expirationDate.toISOString() === was.until
        if (stateAfter(row, 'extension.undone', now, { isAsLeft }) === null) return 'changed'
        // Whoever has learned on since would lose what they were told that they have.
        return lastActivityAt.toISOString() === was.lastActivityAt ? null : 'used'
      }
      const results: Undone[] = []
      for (const { id: enrollmentId, before: was } of rows) {
        const row = held.get(enrollmentId)
        const reason = obstacleOf(row, was)
        if (!row || reason !== null) {
          results.push({ id: enrollmentId, outcome: 'kept', reason: reason ?? 'gone' })
          continue
        }
        const until = new Date(was.expirationDate)
        const back = await writeEnrollment(tx, row.enrollment, 'active', until)
        // What had run out has run out again.
        await moveEnrollment(tx, back, 'enrollment.expired', false, now)
        await note(
          tx,
          'enrollment.extensionUndone',
          enrollmentId,
          {
            before: dayOf(row.enrollment.expirationDate, settings.timeZone),
            after: dayOf(until, settings.timeZone),
            listAct: actId,
          },
          { actorId: doer.userId },
        )
        await tell(tx, row, { kind: 'returned', until })
        results.push({ id: enrollmentId, outcome: 'undone' })
      }
      return results
    },
  })
}
