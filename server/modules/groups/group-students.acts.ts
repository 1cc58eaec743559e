import * as z from 'zod/mini'

import type { AuditAction } from '../../../src/domain/audit.ts'
import { id, instant } from '../../../src/domain/contract/common.contract.ts'
import { GROUP_STUDENTS_LIST } from '../../../src/domain/contract/group-students.list.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { actsOf, undoableWork, type ListActs, type Performed, type Undone } from '../list-acts/act-work.ts'
import { registeringAct } from '../registrations/registering.act.ts'
import { findLedGroup } from './group-access.ts'
import {
  addMembers,
  chooseGroupStudents,
  ledGroupIds,
  lockMembers,
  moveMembers,
  removeMembers,
  type Membership,
} from './group-students.repository.ts'

/** The membership that a student had. */
const before = z.object({ groupId: id, joinedAt: instant })

type Before = z.infer<typeof before>

const keptOf = ({ groupId, joinedAt }: Membership): Before => ({ groupId, joinedAt: joinedAt.toISOString() })

const gone = (studentId: number) => ({ id: studentId, outcome: 'refused', reason: 'gone' }) as const

/** What a coordinator does with the students of the own groups. */
export const groupStudentsActs = (platform: Platform): ListActs => {
  const { audit } = platform

  /** Who is in which group, of whatever of these students is in one; and the groups that the doer leads. */
  const look = async (tx: Tx, userId: number, ids: readonly number[]) => {
    const members = await lockMembers(tx, ids)
    return { members: new Map(members.map((member) => [member.studentId, member])), led: await ledGroupIds(tx, userId) }
  }

  const note = (
    tx: Tx,
    action: AuditAction,
    actId: number,
    userId: number,
    subject: string,
    students: readonly number[],
  ) =>
    students.length === 0
      ? Promise.resolve()
      : audit.record(tx, { action, actorId: userId, subject, details: { students, listAct: actId } })

  return actsOf(GROUP_STUDENTS_LIST, {
    register: registeringAct(platform, (tx, doer, selection, limit) =>
      chooseGroupStudents(tx, doer.userId, selection, dayClock(platform), limit),
    ),

    move: undoableWork({
      before,
      choose: async (tx, { doer, asked, selection }, limit) => {
        await findLedGroup(tx, doer.userId, asked.groupId)
        return chooseGroupStudents(tx, doer.userId, selection, dayClock(platform), limit)
      },
      perform: async (tx, { actId, doer, asked: { groupId } }, ids) => {
        const { members, led } = await look(tx, doer.userId, ids)
        const results = ids.map((studentId): Performed<Before> => {
          const member = members.get(studentId)
          if (!member || !led.has(member.groupId) || !led.has(groupId)) return gone(studentId)
          return member.groupId === groupId
            ? { id: studentId, outcome: 'unchanged', reason: 'same' }
            : { id: studentId, outcome: 'done', before: keptOf(member) }
        })
        const moved = results.filter(({ outcome }) => outcome === 'done').map((result) => result.id)
        await moveMembers(tx, moved, groupId)
        await note(tx, 'group.studentsMoved', actId, doer.userId, `group:${groupId}`, moved)
        return results
      },
      undo: async (tx, { actId, doer, asked: { groupId } }, rows) => {
        const { members, led } = await look(
          tx,
          doer.userId,
          rows.map((row) => row.id),
        )
        const results = rows.map(({ id: studentId, before: was }): Undone => {
          const member = members.get(studentId)
          const isAsLeft = member?.groupId === groupId && member.joinedAt.toISOString() === was.joinedAt
          if (!isAsLeft) return { id: studentId, outcome: 'kept', reason: 'changed' }
          return led.has(groupId) && led.has(was.groupId)
            ? { id: studentId, outcome: 'undone' }
            : { id: studentId, outcome: 'kept', reason: 'gone' }
        })
        const undone = new Set(results.filter(({ outcome }) => outcome === 'undone').map((result) => result.id))
        const back = Map.groupBy(
          rows.filter((row) => undone.has(row.id)),
          (row) => row.before.groupId,
        )
        for (const [into, moved] of back) {
          const ids = moved.map((row) => row.id)
          await moveMembers(tx, ids, into)
          await note(tx, 'group.studentsMoved', actId, doer.userId, `group:${into}`, ids)
        }
        return results
      },
    }),

    remove: undoableWork({
      before,
      choose: (tx, { doer, selection }, limit) =>
        chooseGroupStudents(tx, doer.userId, selection, dayClock(platform), limit),
      perform: async (tx, { actId, doer }, ids) => {
        const { members, led } = await look(tx, doer.userId, ids)
        const results = ids.map((studentId): Performed<Before> => {
          const member = members.get(studentId)
          return member && led.has(member.groupId)
            ? { id: studentId, outcome: 'done', before: keptOf(member) }
            : gone(studentId)
        })
        const removed = results.filter(({ outcome }) => outcome === 'done').map((result) => result.id)
        await removeMembers(tx, removed)
        await note(tx, 'group.studentsRemoved', actId, doer.userId, `user:${doer.userId}`, removed)
        return results
      },
      undo: async (tx, { actId, doer }, rows) => {
        const led = await ledGroupIds(tx, doer.userId)
        const back = rows.filter((row) => led.has(row.before.groupId))
        const added = await addMembers(
          tx,
          back.map(({ id: studentId, before: was }) => ({
            studentId,
            groupId: was.groupId,
            joinedAt: new Date(was.joinedAt),
          })),
        )
        await note(tx, 'group.studentsReturned', actId, doer.userId, `user:${doer.userId}`, [...added])
        return rows.map(({ id: studentId, before: was }): Undone => {
          if (added.has(studentId)) return { id: studentId, outcome: 'undone' }
          // Whoever is in a group by now has joined it meanwhile.
          return { id: studentId, outcome: 'kept', reason: led.has(was.groupId) ? 'changed' : 'gone' }
        })
      },
    }),
  })
}
