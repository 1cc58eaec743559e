import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { AUDIT_AREAS, auditActionsOf, type AuditAction } from '../../../src/domain/audit.ts'
import type { AUDIT_LIST } from '../../../src/domain/contract/audit.list.ts'
import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import type { Choice, ListAsked } from '../../../src/domain/list.ts'
import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isOnDays, isReferred, type FilterValues } from '../../platform/db/filters.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { isNotMerged } from '../../platform/db/merged.sql.ts'
import { isPersonFound } from '../../platform/db/person.sql.ts'
import { students, users } from '../../platform/db/tables/accounts.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import { instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { auditLog } from '../../platform/db/tables/platform.table.ts'

const SORTS = {
  at: { by: auditLog.at, type: 'timestamptz' },
} as const satisfies Record<SortOf<typeof AUDIT_LIST>, SortBy>

const isOfArea = (asked: FilterValues): SQL | undefined => {
  const areas = AUDIT_AREAS.filter((area) => asked?.includes(area))
  return areas.length === 0 ? undefined : inArray(auditLog.action, [...auditActionsOf(areas)])
}

/** What was done to a person, or to what is theirs: their account, those that went into it, enrolments, places and certificates. */
export const isAboutPerson = (userId: number): SQL => {
  const owned = (kind: string, key: SQL, table: SQL) =>
    sql`select ${`${kind}:`}::text || ${key} from ${table} join ${students} on ${students.id} = student_id where ${students.userId} = ${userId}`
  const subjects = sql.join(
    [
      sql`select ${`user:${userId}`}::text`,
      sql`select 'user:' || ${users.id} from ${users} where ${users.mergedIntoId} = ${userId}`,
      owned('enrollment', sql`${onlineEnrollments.id}`, sql`${onlineEnrollments}`),
      owned('registration', sql`${instructorCourseStudents.id}`, sql`${instructorCourseStudents}`),
      owned('certificate', sql`${certificates.number}`, sql`${certificates}`),
    ],
    sql` union all `,
  )
  return sql`${auditLog.subject} = any(array(${subjects}))`
}

const isAbout = ([value]: readonly string[] = []): SQL | undefined =>
  value === undefined ? undefined : isAboutPerson(Number(value))

/** A number of a certificate, an id with its kind (`user:12`), or an address of the internet: all of it. */
const isKnownAs = (search: string): SQL | undefined => {
  const typed = search.trim()
  if (typed === '') return undefined
  return or(
    eq(auditLog.subject, typed),
    eq(auditLog.subject, `certificate:${typed.toUpperCase()}`),
    eq(auditLog.subject, `contact:${typed.toUpperCase()}`),
    eq(auditLog.address, typed),
  )
}

const entriesMatching = ({ search, filters }: Pick<ListAsked, 'search' | 'filters'>, days: DayClock): SQL | undefined =>
  and(
    isKnownAs(search),
    isAbout(filters['about']),
    isReferred(auditLog.actorId, filters['doer']),
    isOfArea(filters['area']),
    isOnDays(auditLog.at, filters['at'], days),
  )

const COLUMNS = {
  id: auditLog.id,
  at: auditLog.at,
  action: auditLog.action,
  actorId: auditLog.actorId,
  firstName: users.firstName,
  lastName: users.lastName,
  subject: auditLog.subject,
  address: auditLog.address,
  details: auditLog.details,
}

/** A page of the log. */
export const listAudit = async (query: Queryable, asked: ListAsked, days: DayClock) => {
  const isWanted = entriesMatching(asked, days)
  return keysetPage(asked, SORTS, auditLog.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({ sortKey, rowId: auditLog.id, ...COLUMNS })
        .from(auditLog)
        .leftJoin(users, eq(users.id, auditLog.actorId))
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(query, query.select({ id: auditLog.id }).from(auditLog).where(isWanted).limit(ceiling)),
  })
}

/** The latest entries about a person. */
export const listLatestAbout = (query: Queryable, userId: number, limit: number, actions?: readonly AuditAction[]) =>
  query
    .select(COLUMNS)
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(isAboutPerson(userId), actions && inArray(auditLog.action, [...actions])))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)

/** The latest entries of one thing's own history: `enrollment:12`. */
export const listLatestOf = (query: Queryable, subject: string, limit: number) =>
  query
    .select(COLUMNS)
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)

export type AuditRecord = Awaited<ReturnType<typeof listLatestAbout>>[number]

/** People whom the log may be about. */
export const findAuditedPeople = async (query: Queryable, asked: ChoiceAsked, limit: number): Promise<Choice[]> => {
  const rows = await query
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where('ids' in asked ? inArray(users.id, [...asked.ids]) : and(isNotMerged, isPersonFound(asked.search)))
    .orderBy(users.sortName, users.id)
    .limit(limit)
  return rows.map(({ id, firstName, lastName, email }) => ({ id, name: `${firstName} ${lastName} (${email})` }))
}
