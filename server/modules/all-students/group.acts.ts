import * as z from 'zod/mini'

import type { AuditAction } from '../../../src/domain/audit.ts'
import { id, instant } from '../../../src/domain/contract/common.contract.ts'
import { textsIn } from '../../i18n/texts.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { refusedField } from '../../platform/refusal.ts'
import {
  addMembers,
  lockMembers,
  moveMembers,
  removeMembers,
  type Membership,
} from '../groups/group-students.repository.ts'
import { undoableWork, type ActOn, type Performed, type Undone } from '../list-acts/act-work.ts'
import { chooseStudents } from './all-students.repository.ts'
import { holdStudents, isAGroup } from './students-held.repository.ts'

/** The membership that somebody had, if any. */
const membership = z.object({ groupId: id, joinedAt: instant })
const added = z.object({ was: z.nullable(membership) })

type Kept = z.infer<typeof membership>
type Added = z.infer<typeof added>
type IntoGroup = Readonly<{ groupId: number }>

const keptOf = ({ groupId, joinedAt }: Membership): Kept => ({ groupId, joinedAt: joinedAt.toISOString() })
const memberOf = (studentId: number, { groupId, joinedAt }: Kept): Membership => ({
  studentId,
  groupId,
  joinedAt: new Date(joinedAt),
})

const doneOf = <Before>(results: readonly Performed<Before>[]): readonly number[] =>
  results.flatMap((result) => (result.outcome === 'done' ? [result.id] : []))

/** Brings people into groups and takes them out, whoever leads these. Each is in one at a time. */
export const groupActs = (platform: Platform) => {
  const { audit, clock } = platform

  const note = async (
    tx: Tx,
    action: AuditAction,
    { actId, doer }: Pick<ActOn<unknown>, 'actId' | 'doer'>,
    subject: string,
    students: readonly number[],
  ): Promise<void> => {
    if (students.length > 0)
      await audit.record(tx, { action, actorId: doer.userId, subject, details: { students, listAct: actId } })
  }

  /** Those of them who still are students, and who is in which group. */
  const look = async (tx: Tx, ids: readonly number[]) => {
    const people = await holdStudents(tx, ids)
    const members = await lockMembers(tx, ids)
    return { people, members: new Map(members.map((member) => [member.studentId, member])) }
  }

  /** Puts back who was in a group that is still there; the others stay as they are. */
  const putBack = async (tx: Tx, on: ActOn<unknown>, rows: readonly Readonly<{ id: number; before: Kept }>[]) => {
    const there = new Set<number>()
    for (const groupId of new Set(rows.map(({ before }) => before.groupId)))
      if (await isAGroup(tx, groupId)) there.add(groupId)
    const back = rows.filter(({ before }) => there.has(before.groupId))
    const returned = await addMembers(
      tx,
      back.map(({ id: studentId, before }) => memberOf(studentId, before)),
    )
    await note(tx, 'group.studentsReturned', on, `user:${on.doer.userId}`, [...returned])
    return rows.map(({ id: studentId, before }): Undone => {
      if (returned.has(studentId)) return { id: studentId, outcome: 'undone' }
      // Whoever is in a group by now has joined it meanwhile.
      return { id: studentId, outcome: 'kept', reason: there.has(before.groupId) ? 'changed' : 'gone' }
    })
  }

  return {
    addToGroup: undoableWork<IntoGroup, Added>({
      before: added,
      choose: async (tx, { selection, language, asked: { groupId } }, limit) => {
        if (!(await isAGroup(tx, groupId))) throw refusedField('groupId', textsIn(language).fields.choice)
        return chooseStudents(tx, selection, dayClock(platform), limit)
      },
      perform: async (tx, on, ids) => {
        const { groupId } = on.asked
        const isThere = await isAGroup(tx, groupId)
        const { people, members } = await look(tx, ids)
        const results = ids.map((studentId): Performed<Added> => {
          if (!isThere || !people.has(studentId)) return { id: studentId, outcome: 'refused', reason: 'gone' }
          const member = members.get(studentId)
          if (member?.groupId === groupId) return { id: studentId, outcome: 'unchanged', reason: 'same' }
          return { id: studentId, outcome: 'done', before: { was: member ? keptOf(member) : null } }
        })
        const done = doneOf(results)
        const now = clock.now()
        await moveMembers(
          tx,
          done.filter((studentId) => members.has(studentId)),
          groupId,
        )
        await addMembers(
          tx,
          done.flatMap((studentId) => (members.has(studentId) ? [] : [{ studentId, groupId, joinedAt: now }])),
        )
        await note(tx, 'group.studentsMoved', on, `group:${groupId}`, done)
        return results
      },
      undo: async (tx, on, rows) => {
        const { members } = await look(
          tx,
          rows.map((row) => row.id),
        )
        const isAsLeft = (studentId: number) => members.get(studentId)?.groupId === on.asked.groupId
        const left = rows.filter((row) => isAsLeft(row.id))
        const back = left.flatMap(({ id: studentId, before: { was } }) =>
          was === null ? [] : [{ id: studentId, before: was }],
        )
        const alone = left.flatMap((row) => (row.before.was === null ? [row.id] : []))
        await removeMembers(
          tx,
          left.map((row) => row.id),
        )
        await note(tx, 'group.studentsRemoved', on, `group:${on.asked.groupId}`, alone)
        const returned = new Map((await putBack(tx, on, back)).map((result) => [result.id, result]))
        return rows.map(
          ({ id: studentId }): Undone =>
            returned.get(studentId) ??
            (isAsLeft(studentId)
              ? { id: studentId, outcome: 'undone' }
              : { id: studentId, outcome: 'kept', reason: 'changed' }),
        )
      },
    }),

    takeFromGroup: undoableWork<unknown, Kept>({
      before: membership,
      choose: (tx, { selection }, limit) => chooseStudents(tx, selection, dayClock(platform), limit),
      perform: async (tx, on, ids) => {
        const { people, members } = await look(tx, ids)
        const results = ids.map((studentId): Performed<Kept> => {
          if (!people.has(studentId)) return { id: studentId, outcome: 'refused', reason: 'gone' }
          const member = members.get(studentId)
          return member
            ? { id: studentId, outcome: 'done', before: keptOf(member) }
            : { id: studentId, outcome: 'unchanged', reason: 'same' }
        })
        const done = doneOf(results)
        await removeMembers(tx, done)
        await note(tx, 'group.studentsRemoved', on, `user:${on.doer.userId}`, done)
        return results
      },
      undo: putBack,
    }),
  }
}
