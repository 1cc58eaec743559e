import type { GroupStudent } from '../../../src/domain/contract/group-students.list.ts'
import type { Choice, ListAsked, ListPage } from '../../../src/domain/list.ts'
import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { findMembersAgencies, listGroupStudents, type GroupStudentRow } from './group-students.repository.ts'

const present = ({ sortKey: _key, rowId: _id, joinedAt, ...student }: GroupStudentRow): GroupStudent =>
  Object.assign(student, { joinedAt: joinedAt.toISOString() })

export const createGroupStudents = (platform: Pick<Platform, 'clock' | 'db' | 'settings'>) => ({
  list: async (userId: number, asked: ListAsked): Promise<ListPage<GroupStudent>> => {
    const { items, ...page } = await listGroupStudents(platform.db, userId, asked, dayClock(platform))
    return { ...page, items: items.map(present) }
  },

  agencies: (userId: number, asked: ChoiceAsked, limit: number): Promise<Choice[]> =>
    findMembersAgencies(platform.db, userId, asked, limit),
})
