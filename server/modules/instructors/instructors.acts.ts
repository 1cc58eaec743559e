import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { AuditAction } from '../../../src/domain/audit.ts'
import { id } from '../../../src/domain/contract/common.contract.ts'
import { INSTRUCTORS_LIST } from '../../../src/domain/contract/instructors.list.ts'
import { approvalState } from '../../../src/domain/instructor-approval.ts'
import type { ApprovalLifecycleEvent } from '../../../src/machines/lifecycle/approval.lifecycle.ts'
import { decideApproval } from '../../../src/machines/lifecycle/decide-approval.ts'
import { textsIn } from '../../i18n/texts.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { instructorApprovals } from '../../platform/db/tables/classes.table.ts'
import { refuseFar } from '../../platform/far-days.ts'
import type { Platform } from '../../platform/platform.ts'
import { refusedField } from '../../platform/refusal.ts'
import { removeCourseInstructor } from '../course-records/course-instructors.repository.ts'
import { unknownAmong } from '../group-progress/requirements.service.ts'
import { actsOf, undoableWork, type ActOn, type ListActs, type Performed, type Undone } from '../list-acts/act-work.ts'
import {
  approvalStanding,
  columnsOf,
  endOfDay,
  isSameStanding,
  keepApproval,
  standingOf,
  type ApprovalStanding,
} from './approval-standing.ts'
import { holdApprovals, joinOnline } from './approvals.sql.ts'
import { chooseInstructors, holdInstructors } from './instructors.repository.ts'
import { writingAct } from './writing.act.ts'

/** Each approval that was changed, as it was (null where there was none) and as the act left it. */
const before = z.array(
  z.object({ courseId: id, was: z.nullable(approvalStanding), left: approvalStanding, hasJoined: z.boolean() }),
)

type Before = z.infer<typeof before>
type Changed = Before[number]
/** Of one course, or of all where none is named. */
type Asked = Readonly<{ courseId?: number | null }>

/** How an act changes an approval that is there. */
type Change<Of> = Readonly<{
  action: AuditAction
  event: ApprovalLifecycleEvent['type']
  to: (was: ApprovalStanding, asked: Of) => ApprovalStanding
  /** Makes one where there is none. */
  made?: (asked: Of) => ApprovalStanding
}>

/** What those who run the program do with the approvals of instructors. */
export const instructorsListActs = (platform: Platform): ListActs => {
  const { audit, clock } = platform

  const endOf = (until: string): string => endOfDay(until, platform).toISOString()

  const note = (
    tx: Tx,
    action: AuditAction,
    { actId, doer }: ActOn<unknown>,
    people: readonly Readonly<{ userId: number; changed: readonly Changed[]; isUndone: boolean }>[],
  ) =>
    audit.record(
      tx,
      ...people.map(({ userId, changed, isUndone }) => {
        const was = changed.map((one) => (isUndone ? one.left : one.was)?.endsAt ?? null)
        const is = changed.map((one) => (isUndone ? one.was : one.left))
        const [reason] = is.flatMap((one) => one?.reason ?? [])
        return {
          action,
          actorId: doer.userId,
          subject: `user:${userId}`,
          details: {
            listAct: actId,
            courses: changed.map(({ courseId }) => courseId),
            before: was,
            after: is.map((one) => one?.endsAt ?? null),
            ...(reason !== undefined && { reason }),
          },
        }
      }),
    )

  const keep = (tx: Tx, { doer }: ActOn<unknown>, userId: number, { courseId, was, left }: Changed) =>
    keepApproval(tx, { userId, courseId, was, left, approvedAt: clock.now(), approvedById: doer.userId })

  const changing = <Of extends Asked>({ action, event, to, made }: Change<Of>) =>
    undoableWork<Of, Before>({
      before,
      choose: async (tx, { asked, selection, language }, limit) => {
        const { fields } = textsIn(language)
        // What somebody is approved for can be ended whatever became of the course.
        if (made && asked.courseId != null && (await unknownAmong(tx, [asked.courseId])).length > 0)
          throw refusedField('courseId', fields.choice)
        if ('until' in asked) {
          const end = new Date(endOf(String(asked.until)))
          if (end <= clock.now()) throw refusedField('until', fields.pastDay)
          refuseFar('until', end, clock.now(), language)
        }
        return chooseInstructors(tx, selection, dayClock(platform), limit)
      },
      perform: async (tx, on, ids) => {
        const { asked } = on
        const { courseId = null } = asked
        const now = clock.now().getTime()
        const people = await holdInstructors(tx, ids)
        const held = Map.groupBy(await holdApprovals(tx, [...people], courseId), ({ userId }) => userId)
        const results: Performed<Before>[] = []
        for (const userId of ids) {
          const known = held.get(userId) ?? []
          const changed: Changed[] = known.flatMap((row): Changed[] => {
            const was = standingOf(row)
            const left = to(was, asked)
            const facts = { isOver: row.endsAt.getTime() <= now, isLonger: Date.parse(left.endsAt) > now }
            const state = decideApproval(approvalState(row, now), facts, event)
            return state === null || isSameStanding(was, left)
              ? []
              : [{ courseId: row.courseId, was, left, hasJoined: false }]
          })
          const isNew = known.length === 0 && made !== undefined && courseId !== null
          if (isNew && people.has(userId)) changed.push({ courseId, was: null, left: made(asked), hasJoined: false })
          const joined = await Promise.all(
            changed.map(async (one) => {
              await keep(tx, on, userId, one)
              const hasJoined = made !== undefined && (await joinOnline(tx, one.courseId, userId))
              return Object.assign(one, { hasJoined })
            }),
          )
          if (!people.has(userId)) results.push({ id: userId, outcome: 'refused', reason: 'gone' })
          else if (joined.length > 0) results.push({ id: userId, outcome: 'done', before: joined })
          else if (known.some((row) => isSameStanding(standingOf(row), to(standingOf(row), asked))))
            results.push({ id: userId, outcome: 'unchanged', reason: 'same' })
          else results.push({ id: userId, outcome: 'refused', reason: 'otherState' })
        }
        const done = results.flatMap((result) =>
          result.outcome === 'done' ? [{ userId: result.id, changed: result.before, isUndone: false }] : [],
        )
        await note(tx, action, on, done)
        return results
      },
      undo: async (tx, on, rows) => {
        const people = await holdInstructors(
          tx,
          rows.map((row) => row.id),
        )
        const held = Map.groupBy(await holdApprovals(tx, [...people], null), ({ userId }) => userId)
        const undone: { userId: number; changed: Before; isUndone: boolean }[] = []
        const results: Undone[] = []
        for (const { id: userId, before: changed } of rows) {
          const known = new Map((held.get(userId) ?? []).map((row) => [row.courseId, row]))
          const isAsLeft = changed.every(({ courseId, left }) => {
            const row = known.get(courseId)
            return row !== undefined && isSameStanding(standingOf(row), left)
          })
          if (!isAsLeft) {
            results.push({ id: userId, outcome: 'kept', reason: people.has(userId) ? 'changed' : 'gone' })
            continue
          }
          for (const { courseId, was, hasJoined } of changed) {
            const rowId = known.get(courseId)?.id ?? 0
            await (was === null
              ? tx.delete(instructorApprovals).where(eq(instructorApprovals.id, rowId))
              : tx.update(instructorApprovals).set(columnsOf(was)).where(eq(instructorApprovals.id, rowId)))
            if (hasJoined) await removeCourseInstructor(tx, courseId, userId)
          }
          undone.push({ userId, changed, isUndone: true })
          results.push({ id: userId, outcome: 'undone' })
        }
        await note(tx, 'approval.undone', on, undone)
        return results
      },
    })

  const until = (was: ApprovalStanding, asked: Readonly<{ until: string }>): ApprovalStanding => ({
    ...was,
    endsAt: endOf(asked.until),
  })

  return actsOf(INSTRUCTORS_LIST, {
    approve: changing<Readonly<{ courseId: number; until: string }>>({
      action: 'approval.given',
      event: 'approval.renewed',
      to: until,
      made: (asked) => ({ endsAt: endOf(asked.until), suspendedAt: null, reason: null }),
    }),
    renew: changing<Asked & Readonly<{ until: string }>>({
      action: 'approval.renewed',
      event: 'approval.renewed',
      to: until,
    }),
    suspend: changing<Asked & Readonly<{ reason: string }>>({
      action: 'approval.suspended',
      event: 'approval.suspended',
      to: (was, { reason }) => ({ ...was, suspendedAt: clock.now().toISOString(), reason }),
    }),
    lift: changing<Asked>({
      action: 'approval.lifted',
      event: 'approval.lifted',
      to: (was) => ({ ...was, suspendedAt: null, reason: null }),
    }),
    write: writingAct(platform),
  })
}
