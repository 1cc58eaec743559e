import { and, eq, exists, gt, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { USERS_LIST } from '../../../src/domain/contract/users.list.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import type { Choice, ListAsked, ListSelection } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { ROLE_NAMES, USER_STATES, type UserState } from '../../../src/domain/user-account.ts'
import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import { later } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isOnDays, isReferred, type FilterValues } from '../../platform/db/filters.sql.ts'
import { areFoundIn } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { isNotMerged } from '../../platform/db/merged.sql.ts'
import { isAnyoneFound, listedColumns, namedColumns } from '../../platform/db/person.sql.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import {
  agencies,
  nameChanges,
  sessions,
  signedInAt,
  userRoles,
  users,
} from '../../platform/db/tables/accounts.table.ts'
import { rolesOfUser } from '../auth/roles.sql.ts'
import { ORDINARY, POWERFUL, POWERFUL_ROLES } from '../auth/session-limits.ts'
import { chosenPerson, type ChosenRow } from '../list-acts/act-work.ts'
import { isHeldBack } from '../mail/suppressed.ts'
import { isLikelyDouble } from '../person-merges/person-merges.repository.ts'

const SORTS = {
  name: { by: users.sortName, type: 'text' },
  email: { by: users.email, type: 'text' },
  lastSignIn: { by: signedInAt(users.lastSignInAt), type: 'timestamptz' },
  created: { by: users.createdAt, type: 'timestamptz' },
} as const satisfies Record<SortOf<typeof USERS_LIST>, SortBy>

const isYes = ([value]: readonly string[] = [], is: SQL): SQL | undefined =>
  value === undefined ? undefined : value === 'yes' ? is : not(is)

const holdsAny = (query: Queryable, names: FilterValues): SQL | undefined => {
  const ids = ROLE_NAMES.filter((name) => names?.includes(name)).map((name) => ROLE[name])
  if (ids.length === 0) return undefined
  return exists(
    query
      .select({ held: sql`1` })
      .from(userRoles)
      .where(and(eq(userRoles.userId, users.id), inArray(userRoles.roleId, ids))),
  )
}

const IS_IN_STATE = {
  active: isNull(users.deactivatedAt),
  deactivated: isNotNull(users.deactivatedAt),
} as const satisfies Record<UserState, SQL>

/** Of both states everybody is in one. */
const isInState = (asked: FilterValues): SQL | undefined => {
  const [state, ...others] = USER_STATES.filter((one) => asked?.includes(one))
  return state === undefined || others.length > 0 ? undefined : IS_IN_STATE[state]
}

const asksForName = (query: Queryable): SQL =>
  exists(
    query
      .select({ asked: sql`1` })
      .from(nameChanges)
      .where(and(eq(nameChanges.userId, users.id), eq(nameChanges.state, 'asked'))),
  )

/** The condition of the list, over accounts. */
const usersMatching = (
  query: Queryable,
  { search, filters }: Pick<ListAsked, 'search' | 'filters'>,
  days: DayClock,
): SQL | undefined =>
  and(
    isNotMerged,
    isAnyoneFound(search),
    holdsAny(query, filters['role']),
    isReferred(users.primaryAgencyId, filters['agency']),
    isYes(filters['verified'], isNotNull(users.emailVerifiedAt)),
    filters['lastSignIn'] && isNotNull(users.lastSignInAt),
    isOnDays(signedInAt(users.lastSignInAt), filters['lastSignIn'], days),
    isYes(filters['neverSignedIn'], isNull(users.lastSignInAt)),
    isInState(filters['state']),
    isYes(filters['nameAsked'], asksForName(query)),
    isYes(filters['likelyDouble'], isLikelyDouble(query)),
    isYes(filters['heldBack'], isHeldBack(query)),
  )

/** How many sessions of somebody a token still opens: those with much power end sooner. */
const livingSessions = (query: Queryable, now: Date): SQL<number> => {
  const isPowerful = exists(
    query
      .select({ held: sql`1` })
      .from(userRoles)
      .where(and(eq(userRoles.userId, users.id), inArray(userRoles.roleId, [...POWERFUL_ROLES]))),
  )
  const since = (powerful: number, ordinary: number): SQL =>
    sql`case when ${isPowerful} then ${later(now, -powerful).toISOString()}::timestamptz else ${later(now, -ordinary).toISOString()}::timestamptz end`
  const living = query
    .select({ count: sql`count(*)::integer` })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, users.id),
        isNull(sessions.endedAt),
        gt(sessions.renewedAt, since(POWERFUL.idle, ORDINARY.idle)),
        gt(sessions.createdAt, since(POWERFUL.absolute, ORDINARY.absolute)),
      ),
    )
  return sql<number>`(${living})`
}

const columnsAt = (query: Queryable, now: Date) => ({
  id: users.id,
  ...namedColumns,
  ...listedColumns,
  roles: rolesOfUser,
  verifiedAt: users.emailVerifiedAt,
  lastSignInAt: users.lastSignInAt,
  deactivatedAt: users.deactivatedAt,
  createdAt: users.createdAt,
  sessions: livingSessions(query, now),
})

/** A page of them. */
export const listUsers = async (query: Queryable, asked: ListAsked, days: DayClock) => {
  const isWanted = usersMatching(query, asked, days)
  return keysetPage(asked, SORTS, users.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({ sortKey, rowId: users.id, ...columnsAt(query, new Date(days.now)) })
        .from(users)
        .leftJoin(agencies, eq(agencies.id, users.primaryAgencyId))
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) => countFound(query, query.select({ id: users.id }).from(users).where(isWanted).limit(ceiling)),
  })
}

/** One of them. */
export const findListedUser = async (query: Queryable, userId: number, days: DayClock) => {
  const [row] = await query
    .select(columnsAt(query, new Date(days.now)))
    .from(users)
    .leftJoin(agencies, eq(agencies.id, users.primaryAgencyId))
    .where(eq(users.id, userId))
  return row
}

export type ListedUser = NonNullable<Awaited<ReturnType<typeof findListedUser>>>

/** How many sessions each of some has that a token still opens. */
export const countLivingSessions = async (
  query: Queryable,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await query
    .select({ id: users.id, count: livingSessions(query, now) })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Agencies that anybody has as their primary one, by name. */
export const findUsersAgencies = (query: Queryable, asked: ChoiceAsked, limit: number): Promise<Choice[]> =>
  query
    .select({ id: agencies.id, name: agencies.name })
    .from(agencies)
    .where(
      and(
        'ids' in asked ? inArray(agencies.id, [...asked.ids]) : areFoundIn(agencies.name, asked.search),
        exists(
          query
            .select({ held: sql`1` })
            .from(users)
            .where(eq(users.primaryAgencyId, agencies.id)),
        ),
      ),
    )
    .orderBy(agencies.name, agencies.id)
    .limit(limit)

/** Those chosen of them, in the order of names. */
export const chooseUsers = async (
  tx: Tx,
  selection: ListSelection,
  days: DayClock,
  limit: number,
): Promise<ChosenRow[]> => {
  const rows = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(isSelected(users.id, selection, (asked) => usersMatching(tx, asked, days)))
    .orderBy(users.sortName, users.id)
    .limit(limit)
  return rows.map(chosenPerson)
}
