import { and, count, eq, lt, sql, type SQL } from 'drizzle-orm'
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core'

import type { ProgrammeOverview } from '../../../src/domain/contract/programme.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { PROGRAMME_WAITING_KINDS, type ProgrammeWaitingKind } from '../../../src/domain/programme-waiting.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isOnDays } from '../../platform/db/filters.sql.ts'
import { invitations, nameChanges } from '../../platform/db/tables/accounts.table.ts'
import { instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { contactMessages } from '../../platform/db/tables/contact.table.ts'
import { enrollmentTallies } from '../../platform/db/tables/kept-figures.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { messages } from '../../platform/db/tables/platform.table.ts'
import { classEndsAt } from '../classes/class-days.sql.ts'
import { isOfNoGroup, isOpen } from '../invitations/invitations.repository.ts'

/** Messages that failed longer ago are no longer waited for. */
const FAILED_WITHIN = 'last30'

const isScheduled = eq(instructorCourses.courseStatusId, CLASS_STATUS.scheduled)
const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** Of a kind: how much of it there is, since when the oldest waits, and which that is. */
const facts = (kind: ProgrammeWaitingKind, since: PgColumn | SQL, id: PgColumn) => ({
  kind: sql<ProgrammeWaitingKind>`${kind}::text`.as('kind'),
  count: count().as('count'),
  since: sql<Date | null>`min(${since})`.mapWith(onlineEnrollments.startedAt).as('since'),
  oldestId: sql<number | null>`(array_agg(${id} order by ${since}, ${id}))[1]`.as('oldest_id'),
})

/** The first completion that nobody verified, in the words of its index. */
const oldestUnverified = (query: Queryable) =>
  query
    .select({ id: onlineEnrollments.id, completedAt: onlineEnrollments.completedAt })
    .from(onlineEnrollments)
    .where(sql`status_id = ${sql.raw(String(ENROLLMENT_STATUS.completed))} and not is_verified`)
    .orderBy(onlineEnrollments.completedAt, onlineEnrollments.id)
    .limit(1)
    .as('oldest')

const waitingOf = (query: Queryable, now: Date, days: DayClock, oldest = oldestUnverified(query)) => ({
  classes: query
    .select(facts('classes', classEndsAt, instructorCourses.id))
    .from(instructorCourses)
    .where(and(isScheduled, lt(classEndsAt, at(now)))),
  nameChanges: query
    .select(facts('nameChanges', nameChanges.askedAt, nameChanges.id))
    .from(nameChanges)
    .where(eq(nameChanges.state, 'asked')),
  messages: query
    .select(facts('messages', contactMessages.openSince, contactMessages.id))
    .from(contactMessages)
    .where(sql`state in ('new', 'assigned')`),
  failedMails: query
    .select(facts('failedMails', messages.createdAt, messages.id))
    .from(messages)
    .where(and(isOnDays(messages.createdAt, [FAILED_WITHIN], days), eq(messages.state, 'failed'))),
  // As many as there are completions: counted as they come and go, and the oldest is the first of its index.
  unverified: query
    .select({
      kind: sql<ProgrammeWaitingKind>`'unverified'::text`.as('kind'),
      count:
        sql<number>`(select coalesce(sum(${enrollmentTallies.unverified}), 0)::integer from ${enrollmentTallies})`.as(
          'count',
        ),
      since: sql<Date | null>`${oldest.completedAt}`.mapWith(onlineEnrollments.startedAt).as('since'),
      oldestId: sql<number | null>`${oldest.id}`.as('oldest_id'),
    })
    .from(oldest),
  invitations: query
    .select(facts('invitations', invitations.createdAt, invitations.id))
    .from(invitations)
    .where(and(isOpen(now), isOfNoGroup(query))),
})

/** What waits of these kinds: one statement. */
export const listWaiting = async (
  query: Queryable,
  kinds: readonly ProgrammeWaitingKind[],
  days: DayClock,
): Promise<ProgrammeOverview['waiting']> => {
  const {
    classes,
    nameChanges: names,
    messages: written,
    failedMails,
    ...rest
  } = waitingOf(query, new Date(days.now), days)
  const rows = await unionAll(classes, names, written, failedMails, rest.unverified, rest.invitations)
  return PROGRAMME_WAITING_KINDS.flatMap((kind) => {
    const row = rows.find((candidate) => candidate.kind === kind)
    if (!row?.since || row.oldestId === null || !kinds.includes(kind)) return []
    const { count: found, oldestId, since } = row
    return [{ kind, count: found, since: since.toISOString(), oldestId }]
  })
}
