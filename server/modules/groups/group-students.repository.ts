import { and, count, eq, inArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { GroupStudent } from '../../../src/domain/contract/group.contract.ts'
import type { ListAsked, ListPage, ListSelection } from '../../../src/domain/list.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isFoundInFolded } from '../../platform/db/folded.sql.ts'
import { keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import { agencies, students, users } from '../../platform/db/tables/accounts.table.ts'
import { groupMembers, groups } from '../../platform/db/tables/groups.table.ts'
import { isGroup, isLedBy } from './group-access.ts'

const SORTS = {
  name: { by: users.sortName, type: 'text' },
  joined: { by: groupMembers.joinedAt, type: 'timestamptz' },
} as const satisfies Record<string, SortBy>

type Matching = Pick<ListAsked, 'search' | 'filters'>

/** Over members joined with their accounts. */
const matches = (query: Queryable, userId: number, { search, filters }: Matching): SQL | undefined => {
  const [group] = filters['group'] ?? []
  const disciplines = filters['discipline'] ?? []
  return and(
    isLedBy(query, groupMembers.groupId, userId),
    group === undefined ? undefined : isGroup(groupMembers.groupId, group),
    disciplines.length === 0 ? undefined : inArray(users.discipline, [...disciplines]),
    search.trim() === '' ? undefined : isFoundInFolded(users.searchText, search),
  )
}

export type GroupStudentRow = Readonly<
  Omit<GroupStudent, 'joinedAt'> & { joinedAt: Date; sortKey: string; rowId: number }
>

/** The members of the groups that a person leads. */
export const listGroupStudents = (
  query: Queryable,
  userId: number,
  asked: ListAsked,
): Promise<ListPage<GroupStudentRow>> => {
  const isWanted = matches(query, userId, asked)
  return keysetPage(asked, SORTS, groupMembers.studentId, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({
          sortKey,
          rowId: groupMembers.studentId,
          id: groupMembers.studentId,
          firstName: users.firstName,
          lastName: users.lastName,
          email: users.email,
          agency: agencies.name,
          discipline: users.discipline,
          groupId: groups.id,
          groupName: groups.name,
          joinedAt: groupMembers.joinedAt,
        })
        .from(groupMembers)
        .innerJoin(groups, eq(groups.id, groupMembers.groupId))
        .innerJoin(students, eq(students.id, groupMembers.studentId))
        .innerJoin(users, eq(users.id, students.userId))
        .leftJoin(agencies, eq(agencies.id, users.primaryAgencyId))
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: async (ceiling) => {
      const some = query
        .select({ id: groupMembers.studentId })
        .from(groupMembers)
        .innerJoin(students, eq(students.id, groupMembers.studentId))
        .innerJoin(users, eq(users.id, students.userId))
        .where(isWanted)
        .limit(ceiling)
        .as('some')
      const [row] = await query.select({ total: count() }).from(some)
      return row?.total ?? 0
    },
  })
}

const isChosen = (tx: Tx, userId: number, chosen: ListSelection): SQL | undefined => {
  const matching = (asked: Matching) =>
    inArray(
      groupMembers.studentId,
      tx
        .select({ id: groupMembers.studentId })
        .from(groupMembers)
        .innerJoin(students, eq(students.id, groupMembers.studentId))
        .innerJoin(users, eq(users.id, students.userId))
        .where(matches(tx, userId, asked)),
    )
  return and(isLedBy(tx, groupMembers.groupId, userId), isSelected(groupMembers.studentId, chosen, matching))
}

/** Brings those of one's own groups who are chosen into another of them; gives who was. */
export const moveMembers = async (
  tx: Tx,
  userId: number,
  chosen: ListSelection,
  groupId: number,
): Promise<number[]> => {
  const rows = await tx
    .update(groupMembers)
    .set({ groupId })
    .where(isChosen(tx, userId, chosen))
    .returning({ id: groupMembers.studentId })
  return rows.map(({ id }) => id).toSorted((a, b) => a - b)
}

export const removeMembers = async (tx: Tx, userId: number, chosen: ListSelection): Promise<number[]> => {
  const rows = await tx
    .delete(groupMembers)
    .where(isChosen(tx, userId, chosen))
    .returning({ id: groupMembers.studentId })
  return rows.map(({ id }) => id).toSorted((a, b) => a - b)
}
