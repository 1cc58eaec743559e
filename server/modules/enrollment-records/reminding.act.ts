import { REMINDER_DAYS } from '../../../src/domain/group-progress.ts'
import type { ActReason } from '../../../src/domain/list-act.ts'
import { DAY, later } from '../../platform/clock.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { isOpen } from '../enrollments/enrollment-lifecycle.ts'
import { insertReminders } from '../group-progress/reminders.repository.ts'
import { REMINDERS_JOB } from '../group-progress/reminders.service.ts'
import type { ActWork, Performed } from '../list-acts/act-work.ts'
import { chooseEnrollments } from './enrollment-records.repository.ts'
import { holdEnrollments, listRemindedSince, type HeldEnrollment } from './enrollments-held.repository.ts'

const pairOf = ({ enrollment: { studentId, courseId } }: HeldEnrollment): string => `${studentId} ${courseId}`

/** Notes who is reminded of a course that they are under way in, once a week, and has the mails written. */
export const remindingAct = (platform: Platform): ActWork<object> => {
  const { audit, clock, jobs } = platform
  return {
    choose: (tx, { selection }, limit) => chooseEnrollments(tx, selection, dayClock(platform), limit),
    perform: async (tx, { actId, doer }, ids) => {
      const now = clock.now()
      const held = await holdEnrollments(tx, ids)
      const learners = [...held.values()].map(({ enrollment }) => enrollment.studentId)
      const recent = await listRemindedSince(tx, learners, later(now, -REMINDER_DAYS * DAY))
      const obstacleOf = (row: HeldEnrollment): ActReason | null => {
        if (!row.isReachable) return 'unreachable'
        if (!isOpen(row.enrollment, now)) return 'nothingDue'
        return recent.has(pairOf(row)) ? 'remindedLately' : null
      }
      const fresh = [...held.values()].filter((row) => obstacleOf(row) === null)
      const kept = await insertReminders(
        tx,
        fresh.map(({ enrollment: { studentId, courseId } }) => ({ studentId, courseId })),
        doer.userId,
        now,
      )
      if (kept.length > 0)
        await jobs.enqueue(tx, REMINDERS_JOB, { ids: kept.map(({ id }) => id).join(','), coordinator: null })
      const people = new Set(kept.map(({ studentId }) => studentId)).size
      await audit.record(tx, {
        action: 'reminders.sent',
        actorId: doer.userId,
        details: { people, reminders: kept.length, listAct: actId },
      })
      return ids.map((id): Performed<null> => {
        const row = held.get(id)
        if (!row) return { id, outcome: 'refused', reason: 'gone' }
        const reason = obstacleOf(row)
        if (reason === null) return { id, outcome: 'done', before: null }
        return { id, outcome: reason === 'unreachable' ? 'refused' : 'unchanged', reason }
      })
    },
  }
}
