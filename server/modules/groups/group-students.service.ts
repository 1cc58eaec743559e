import type { GroupStudent, StudentsChanged } from '../../../src/domain/contract/group.contract.ts'
import type { ListAsked, ListPage, ListSelection } from '../../../src/domain/list.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/refusal.ts'
import { holdCount } from '../../platform/selection.ts'
import { findLedGroup } from './group-access.ts'
import { listGroupStudents, moveMembers, removeMembers, type GroupStudentRow } from './group-students.repository.ts'

const present = ({ sortKey: _key, rowId: _id, joinedAt, ...student }: GroupStudentRow): GroupStudent =>
  Object.assign(student, { joinedAt: joinedAt.toISOString() })

export const createGroupStudents = ({ audit, db }: Platform) => ({
  list: async (userId: number, asked: ListAsked): Promise<ListPage<GroupStudent>> => {
    const { items, ...page } = await listGroupStudents(db, userId, asked)
    return { ...page, items: items.map(present) }
  },

  /** Into another group of one's own. Those who are in none of them are left alone; 404 where that is everyone. */
  move: (userId: number, groupId: number, selection: ListSelection): Promise<StudentsChanged> =>
    db.transaction(async (tx) => {
      await findLedGroup(tx, userId, groupId)
      const students = await moveMembers(tx, userId, selection, groupId)
      holdCount(selection, students.length)
      if (students.length === 0) throw notFound()
      await audit.record(tx, {
        action: 'group.studentsMoved',
        actorId: userId,
        subject: `group:${groupId}`,
        details: { students },
      })
      return { students: students.length }
    }),

  /** They keep their accounts and their records. */
  remove: (userId: number, selection: ListSelection): Promise<StudentsChanged> =>
    db.transaction(async (tx) => {
      const students = await removeMembers(tx, userId, selection)
      holdCount(selection, students.length)
      if (students.length === 0) throw notFound()
      await audit.record(tx, {
        action: 'group.studentsRemoved',
        actorId: userId,
        subject: `user:${userId}`,
        details: { students },
      })
      return { students: students.length }
    }),
})
