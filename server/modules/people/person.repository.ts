import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { PERSON_MESSAGES } from '../../../src/domain/contract/person-page.contract.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isStanding } from '../../platform/db/merged.sql.ts'
import { personColumns } from '../../platform/db/person.sql.ts'
import { agencies, nameChanges, students, userAgencies, users } from '../../platform/db/tables/accounts.table.ts'
import { personMerges } from '../../platform/db/tables/person-merges.table.ts'
import { limits, messages } from '../../platform/db/tables/platform.table.ts'

/** Names of the agencies beside the primary one, in the order of names. */
const furtherAgencies = sql<string[]>`(
  select coalesce(json_agg(further.name order by further.name), '[]'::json)
  from ${userAgencies} join ${agencies} as further on further.id = ${userAgencies.agencyId}
  where ${userAgencies.userId} = ${users.id} and ${userAgencies.agencyId} is distinct from ${users.primaryAgencyId}
)`

/** All that a person's page says of who they are; with a name that they ask for, where one waits. */
export const findWholePerson = async (query: Queryable, userId: number) => {
  const [row] = await query
    .select({
      id: users.id,
      ...personColumns,
      agency: agencies.name,
      furtherAgencies,
      language: users.language,
      deactivatedAt: users.deactivatedAt,
      createdAt: users.createdAt,
      photo: users.photo,
      studentId: students.id,
      nameChange: nameChanges,
    })
    .from(users)
    .leftJoin(agencies, eq(agencies.id, users.primaryAgencyId))
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(nameChanges, and(eq(nameChanges.userId, users.id), eq(nameChanges.state, 'asked')))
    .where(isStanding(query, userId))
  return row
}

export type WholePerson = NonNullable<Awaited<ReturnType<typeof findWholePerson>>>

/** Accounts that went into theirs and stand as gone, the latest first. */
const mergesOf = sql<Readonly<{ id: number; firstName: string; lastName: string; email: string; mergedAt: string }>[]>`(
  select coalesce(json_agg(json_build_object(
    'id', merge.id, 'firstName', gone.first_name, 'lastName', gone.last_name, 'email', gone.email, 'mergedAt', merge.merged_at
  ) order by merge.id desc), '[]'::json)
  from ${personMerges} as merge join users as gone on gone.id = merge.goes_id
  where merge.stays_id = ${users.id} and merge.undone_at is null
)`

/** What the other parts of a person's page are found by. Null is no student. */
export const findPersonKeys = async (query: Queryable, userId: number) => {
  const [row] = await query
    .select({
      userId: users.id,
      studentId: students.id,
      email: users.email,
      phone: users.phone,
      phoneVerifiedAt: users.phoneVerifiedAt,
      deactivatedAt: users.deactivatedAt,
      merges: mergesOf,
    })
    .from(users)
    .leftJoin(students, eq(students.userId, users.id))
    .where(isStanding(query, userId))
  return row
}

export type PersonKeys = NonNullable<Awaited<ReturnType<typeof findPersonKeys>>>

/** Their address, and those of accounts that went into theirs. */
const isTheirs = (query: Queryable, { userId, email }: Pick<PersonKeys, 'userId' | 'email'>): SQL => {
  const others = query.select({ email: users.email }).from(users).where(eq(users.mergedIntoId, userId))
  return sql`${messages.recipientAddress} = any(array(select ${email}::text union all ${others}))`
}

/** The latest messages to the address, and to the phone only once it is proven: an unproven one may be somebody else's. */
export const listPersonMessages = (query: Queryable, { userId, email, phone, phoneVerifiedAt }: PersonKeys) => {
  const isProven = phone !== null && phoneVerifiedAt !== null
  return query
    .select({
      id: messages.id,
      channel: messages.channel,
      template: messages.template,
      language: messages.locale,
      state: messages.state,
      error: messages.error,
      createdAt: messages.createdAt,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .where(
      or(
        and(isTheirs(query, { userId, email }), eq(messages.channel, 'mail')),
        isProven ? and(eq(messages.recipientAddress, phone), eq(messages.channel, 'sms')) : undefined,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(PERSON_MESSAGES + 1)
}

export type MessageRow = Awaited<ReturnType<typeof listPersonMessages>>[number]

/** How often something was tried, of those counters that still count. */
export const listCounters = (query: Queryable, keys: readonly string[], now: Date) =>
  query
    .select()
    .from(limits)
    .where(and(inArray(limits.key, [...keys]), gt(limits.resetsAt, now)))
    .orderBy(limits.key)
