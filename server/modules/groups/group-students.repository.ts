import { and, eq, inArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { GroupStudent, GROUP_STUDENTS_LIST } from '../../../src/domain/contract/group-students.list.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import type { Choice, ListAsked, ListPage, ListSelection } from '../../../src/domain/list.ts'
import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isOnDays, isReferred } from '../../platform/db/filters.sql.ts'
import { areFoundIn } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { isPersonFound, listedColumns, namedColumns } from '../../platform/db/person.sql.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import { agencies, students, users } from '../../platform/db/tables/accounts.table.ts'
import { groupCoordinators, groupMembers, groups } from '../../platform/db/tables/groups.table.ts'
import { chosenPerson, type ChosenRow } from '../list-acts/act-work.ts'
import { isGroup, isLedBy } from './group-access.ts'

const SORTS = {
  name: { by: users.sortName, type: 'text' },
  joined: { by: groupMembers.joinedAt, type: 'timestamptz' },
} as const satisfies Record<SortOf<typeof GROUP_STUDENTS_LIST>, SortBy>

type Matching = Pick<ListAsked, 'search' | 'filters'>

/** Over members joined with their accounts. */
const matches = (query: Queryable, userId: number, { search, filters }: Matching, days: DayClock): SQL | undefined => {
  const [group] = filters['group'] ?? []
  const disciplines = filters['discipline'] ?? []
  return and(
    isLedBy(query, groupMembers.groupId, userId),
    group === undefined ? undefined : isGroup(groupMembers.groupId, group),
    disciplines.length === 0 ? undefined : inArray(users.discipline, [...disciplines]),
    isReferred(users.primaryAgencyId, filters['agency']),
    isOnDays(groupMembers.joinedAt, filters['joined'], days),
    search.trim() === '' ? undefined : isPersonFound(search),
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
  days: DayClock,
): Promise<ListPage<GroupStudentRow>> => {
  const isWanted = matches(query, userId, asked, days)
  return keysetPage(asked, SORTS, groupMembers.studentId, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({
          sortKey,
          rowId: groupMembers.studentId,
          id: groupMembers.studentId,
          userId: users.id,
          ...namedColumns,
          ...listedColumns,
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
    count: (ceiling) =>
      countFound(
        query,
        query
          .select({ id: groupMembers.studentId })
          .from(groupMembers)
          .innerJoin(students, eq(students.id, groupMembers.studentId))
          .innerJoin(users, eq(users.id, students.userId))
          .where(isWanted)
          .limit(ceiling),
      ),
  })
}

/** Those chosen of them, by name. */
export const chooseGroupStudents = async (
  tx: Tx,
  userId: number,
  chosen: ListSelection,
  days: DayClock,
  limit: number,
): Promise<ChosenRow[]> => {
  const rows = await tx
    .select({ id: groupMembers.studentId, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(groupMembers)
    .innerJoin(students, eq(students.id, groupMembers.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        isLedBy(tx, groupMembers.groupId, userId),
        isSelected(groupMembers.studentId, chosen, (asked) => matches(tx, userId, asked, days)),
      ),
    )
    .orderBy(users.sortName, groupMembers.studentId)
    .limit(limit)
  return rows.map(chosenPerson)
}

/** The agencies of the members of the groups that a person leads, by name. */
export const findMembersAgencies = (
  query: Queryable,
  userId: number,
  asked: ChoiceAsked,
  limit: number,
): Promise<Choice[]> =>
  query
    .selectDistinct({ id: agencies.id, name: agencies.name })
    .from(groupMembers)
    .innerJoin(students, eq(students.id, groupMembers.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .innerJoin(agencies, eq(agencies.id, users.primaryAgencyId))
    .where(
      and(
        isLedBy(query, groupMembers.groupId, userId),
        'ids' in asked ? inArray(agencies.id, [...asked.ids]) : areFoundIn(agencies.name, asked.search),
      ),
    )
    .orderBy(agencies.name, agencies.id)
    .limit(limit)

export type Membership = typeof groupMembers.$inferSelect

/** Those of these students who are in a group, whosever it is, held until the end of the transaction. */
export const lockMembers = (tx: Tx, studentIds: readonly number[]): Promise<Membership[]> =>
  tx
    .select()
    .from(groupMembers)
    .where(inArray(groupMembers.studentId, [...studentIds]))
    .orderBy(groupMembers.studentId)
    .for('update')

/** The groups that a person leads. */
export const ledGroupIds = async (query: Queryable, userId: number): Promise<ReadonlySet<number>> => {
  const rows = await query
    .select({ id: groupCoordinators.groupId })
    .from(groupCoordinators)
    .where(eq(groupCoordinators.userId, userId))
  return new Set(rows.map(({ id }) => id))
}

export const moveMembers = async (tx: Tx, studentIds: readonly number[], groupId: number): Promise<void> => {
  if (studentIds.length === 0) return
  await tx
    .update(groupMembers)
    .set({ groupId })
    .where(inArray(groupMembers.studentId, [...studentIds]))
}

export const removeMembers = async (tx: Tx, studentIds: readonly number[]): Promise<void> => {
  if (studentIds.length === 0) return
  await tx.delete(groupMembers).where(inArray(groupMembers.studentId, [...studentIds]))
}

/** Makes members of those who are in no group; gives who became one. */
export const addMembers = async (tx: Tx, members: readonly Membership[]): Promise<ReadonlySet<number>> => {
  if (members.length === 0) return new Set()
  const known = await tx
    .select({ id: students.id })
    .from(students)
    .where(
      inArray(
        students.id,
        members.map(({ studentId }) => studentId),
      ),
    )
  const ids = new Set(known.map(({ id }) => id))
  const rows = await tx
    .insert(groupMembers)
    .values(members.filter(({ studentId }) => ids.has(studentId)))
    .onConflictDoNothing()
    .returning({ id: groupMembers.studentId })
  return new Set(rows.map(({ id }) => id))
}
