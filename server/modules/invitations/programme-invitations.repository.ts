import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { INVITATION_LIST } from '../../../src/domain/contract/invitations.list.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { isInvitationState } from '../../../src/domain/invitation.ts'
import type { Choice, ListAsked, ListPage, ListSelection } from '../../../src/domain/list.ts'
import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isOnDays, isReferred } from '../../platform/db/filters.sql.ts'
import { areFoundIn, folded, isFoundIn } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type Keyed, type SortBy } from '../../platform/db/keyset.ts'
import { isPersonFound } from '../../platform/db/person.sql.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import { invitations, users } from '../../platform/db/tables/accounts.table.ts'
import { chosenPerson, type ChosenRow } from '../list-acts/act-work.ts'
import { isInState, isOfNoGroup, type InvitationRow } from './invitations.repository.ts'
import { invitedCoursesSql, type InvitedCourse } from './invited-courses.repository.ts'

export type ListedInvitation = Readonly<{
  row: InvitationRow
  invitedBy: string | null
  courses: readonly InvitedCourse[]
}>

const SORTS = {
  sent: { by: invitations.createdAt, type: 'timestamptz' },
  person: { by: folded(sql`${invitations.lastName} || ' ' || ${invitations.firstName}`), type: 'text' },
} as const satisfies Record<SortOf<typeof INVITATION_LIST>, SortBy>

const names = sql`${invitations.firstName} || ' ' || ${invitations.lastName} || ' ' || ${invitations.email}`

type Matching = Pick<ListAsked, 'search' | 'filters'>

const matches = ({ search, filters }: Matching, days: DayClock): SQL | undefined => {
  const state = filters['state']?.find(isInvitationState)
  return and(
    search.trim() === '' ? undefined : isFoundIn(names, search),
    state === undefined ? undefined : isInState(state, new Date(days.now)),
    isOnDays(invitations.createdAt, filters['sent'], days),
    isOnDays(invitations.expiresAt, filters['expires'], days),
    isReferred(invitations.createdById, filters['invitedBy']),
  )
}

/** Those chosen of them that are into no group. */
export const chooseInvitations = async (
  tx: Tx,
  selection: ListSelection,
  days: DayClock,
  limit: number,
): Promise<ChosenRow[]> => {
  const rows = await tx
    .select({
      id: invitations.id,
      firstName: invitations.firstName,
      lastName: invitations.lastName,
      email: invitations.email,
    })
    .from(invitations)
    .where(
      and(
        isOfNoGroup(tx),
        isSelected(invitations.id, selection, (asked) => matches(asked, days)),
      ),
    )
    .orderBy(invitations.id)
    .limit(limit)
  return rows.map(chosenPerson)
}

/** Those of them that are into no group. */
export const amongUngrouped = async (query: Queryable, ids: readonly number[]): Promise<readonly number[]> => {
  const rows = await query
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(inArray(invitations.id, [...ids]), isOfNoGroup(query)))
  return rows.map(({ id }) => id)
}

const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`

/** Who sent invitations into no group, by name: their addresses are in no row, so no search tells of them. */
export const findInviters = async (query: Queryable, asked: ChoiceAsked, limit: number): Promise<Choice[]> => {
  const sent = query
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.createdById, users.id), isOfNoGroup(query)))
  const rows = await query
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      and(
        ...('ids' in asked
          ? [inArray(users.id, [...asked.ids])]
          : // The first is the index, which knows addresses too.
            [isPersonFound(asked.search), areFoundIn(fullName, asked.search)]),
        exists(sent),
      ),
    )
    .orderBy(users.sortName, users.id)
    .limit(limit)
  return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }))
}

/** Those into no group. */
export const listInvitations = (
  query: Queryable,
  asked: ListAsked,
  days: DayClock,
): Promise<ListPage<ListedInvitation & Keyed>> => {
  const isWanted = and(isOfNoGroup(query), matches(asked, days))
  return keysetPage(asked, SORTS, invitations.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({
          sortKey,
          rowId: invitations.id,
          row: invitations,
          invitedBy: sql<string | null>`${fullName}`,
          courses: invitedCoursesSql,
        })
        .from(invitations)
        .leftJoin(users, eq(users.id, invitations.createdById))
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(query, query.select({ id: invitations.id }).from(invitations).where(isWanted).limit(ceiling)),
  })
}
