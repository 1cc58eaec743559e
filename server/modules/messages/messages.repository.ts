import { and, asc, eq, inArray, lt, ne, notInArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { MESSAGES_LIST } from '../../../src/domain/contract/messages.list.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import type { ListAsked, ListSelection } from '../../../src/domain/list.ts'
import { RETURNED_STATES, WAITING_STATES } from '../../../src/domain/message.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isOnDays, type FilterValues } from '../../platform/db/filters.sql.ts'
import { areFoundIn } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { isNotMerged } from '../../platform/db/merged.sql.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import { messageAttempts, messages } from '../../platform/db/tables/platform.table.ts'
import type { ChosenRow } from '../list-acts/act-work.ts'
import { isHeldBack } from '../mail/suppressed.ts'

const SORTS = {
  written: { by: messages.createdAt, type: 'timestamptz' },
} as const satisfies Record<SortOf<typeof MESSAGES_LIST>, SortBy>

const named = sql<string>`${messages.recipientName} || ' ' || ${messages.recipientAddress}`

/** How often it was tried; that it was queued again, or came back later, is no try. */
const tries = (query: Queryable) =>
  query.$count(
    messageAttempts,
    and(eq(messageAttempts.messageId, messages.id), notInArray(messageAttempts.outcome, ['queued', 'returned'])),
  )

const columnsIn = (query: Queryable) => ({
  id: messages.id,
  channel: messages.channel,
  template: messages.template,
  recipientName: messages.recipientName,
  recipientAddress: messages.recipientAddress,
  locale: messages.locale,
  state: messages.state,
  error: messages.error,
  createdAt: messages.createdAt,
  sentAt: messages.sentAt,
  isTest: sql<boolean>`${messages.testOf} is not null`,
  tries: tries(query).as('tries'),
})

const isOneOf = (column: SQLWrapper, asked: FilterValues): SQL | undefined =>
  asked === undefined || asked.length === 0 ? undefined : sql`${column} = any(${sql.param([...asked])}::text[])`

const hasFailedLately = (now: Date): SQL =>
  sql`(${messages.state} = 'failed' and ${messages.triedAt} >= ${later(now, -DAY).toISOString()}::timestamptz)`

/** Within a day, as `hasFailedLately`. */
const hasReturnedLately = (now: Date): SQL =>
  sql`(${messages.state} in ('bounced', 'suppressed') and ${messages.triedAt} >= ${later(now, -DAY).toISOString()}::timestamptz)`

const isYesNo = (asked: FilterValues, holds: SQL): SQL | undefined => {
  const [said] = asked ?? []
  if (said === undefined) return undefined
  return said === 'yes' ? holds : sql`${holds} is not true`
}

/** Of an index of its own, which those that have left are not in. */
const isUnsent = (states: FilterValues): SQL | undefined =>
  states !== undefined && states.length > 0 && !states.includes('sent') ? ne(messages.state, 'sent') : undefined

const messagesMatching = (
  { search, filters }: Pick<ListAsked, 'search' | 'filters'>,
  days: DayClock,
): SQL | undefined => {
  const now = new Date(days.now)
  return and(
    areFoundIn(named, search),
    isUnsent(filters['state']),
    isOneOf(messages.state, filters['state']),
    isOneOf(messages.channel, filters['channel']),
    isOneOf(messages.template, filters['template']),
    isOneOf(messages.locale, filters['language']),
    isOnDays(messages.createdAt, filters['written'], days),
    isYesNo(filters['failedLately'], hasFailedLately(now)),
    isYesNo(filters['returnedLately'], hasReturnedLately(now)),
  )
}

/** A page of them. */
export const listMessages = (query: Queryable, asked: ListAsked, days: DayClock) => {
  const isWanted = messagesMatching(asked, days)
  return keysetPage(asked, SORTS, messages.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({ sortKey, rowId: messages.id, ...columnsIn(query) })
        .from(messages)
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(query, query.select({ id: messages.id }).from(messages).where(isWanted).limit(ceiling)),
  })
}

export type ListedMessage = Omit<Awaited<ReturnType<typeof listMessages>>['items'][number], 'sortKey' | 'rowId'>

/** One of them, as the list has it, and who has the address of a mail: of a merged account, the one that stays. */
export const findListedMessage = async (
  query: Queryable,
  id: number,
): Promise<(ListedMessage & Readonly<{ personId: number | null }>) | undefined> => {
  const [row] = await query
    .select({ ...columnsIn(query), accountId: users.id, mergedIntoId: users.mergedIntoId })
    .from(messages)
    .leftJoin(users, and(eq(messages.channel, 'mail'), eq(users.email, sql`lower(${messages.recipientAddress})`)))
    .where(eq(messages.id, id))
  if (!row) return undefined
  const { accountId, mergedIntoId, ...listed } = row
  return { ...listed, personId: mergedIntoId ?? accountId }
}

/** What became of it each time, the first before. */
export const listAttempts = (query: Queryable, messageId: number) =>
  query
    .select({
      at: messageAttempts.at,
      outcome: messageAttempts.outcome,
      answer: messageAttempts.answer,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(messageAttempts)
    .leftJoin(users, eq(users.id, messageAttempts.byId))
    .where(eq(messageAttempts.messageId, messageId))
    .orderBy(messageAttempts.id)

/** How many wait and which for longest, how many failed or came back within a day, and to how many people nothing is sent. */
export const readMessageFigures = async (query: Queryable, now: Date) => {
  const isWaiting = and(ne(messages.state, 'sent'), inArray(messages.state, [...WAITING_STATES]))
  const [hasFailed, hasReturned] = [hasFailedLately(now), hasReturnedLately(now)]
  const countOf = (is: SQL) => sql`count(*) filter (where ${is})`.mapWith(Number)
  const [waiting, [lately], heldBack, [oldest]] = await Promise.all([
    query.$count(messages, isWaiting),
    query
      .select({ failedLately: countOf(hasFailed), returnedLately: countOf(hasReturned) })
      .from(messages)
      .where(or(hasFailed, hasReturned)),
    query.$count(users, and(isNotMerged, isHeldBack(query))),
    query
      .select({ id: messages.id, createdAt: messages.createdAt })
      .from(messages)
      .where(isWaiting)
      .orderBy(asc(messages.createdAt), asc(messages.id))
      .limit(1),
  ])
  return { waiting, failedLately: 0, returnedLately: 0, ...lately, heldBack, oldest }
}

/** Those chosen of them, in the order in which they are dealt with. */
export const chooseMessages = (tx: Tx, selection: ListSelection, days: DayClock, limit: number): Promise<ChosenRow[]> =>
  tx
    .select({ id: messages.id, label: messages.recipientAddress })
    .from(messages)
    .where(isSelected(messages.id, selection, (asked) => messagesMatching(asked, days)))
    .orderBy(messages.id)
    .limit(limit)

/** Held until the end of the transaction, by their ids. */
export const lockMessages = (tx: Tx, ids: readonly number[]) =>
  tx
    .select()
    .from(messages)
    .where(inArray(messages.id, [...ids]))
    .orderBy(messages.id)
    .for('update')

/** Another was sent in its place: it is not among those that failed any more. */
export const markReplaced = async (
  tx: Tx,
  id: number,
  { at, byId, why }: Readonly<{ at: Date; byId: number; why: string }>,
): Promise<void> => {
  await tx
    .update(messages)
    .set({ state: 'skipped', error: why })
    .where(and(eq(messages.id, id), inArray(messages.state, ['failed', 'skipped', ...RETURNED_STATES])))
  await tx.insert(messageAttempts).values({ messageId: id, at, outcome: 'skipped', answer: why, byId })
}

/** Empties what was written before then and waits no more, at most `limit` of them; gives how many there were. */
export const forgetWritten = async (tx: Tx, before: Date, limit: number): Promise<number> => {
  const old = tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        lt(messages.createdAt, before),
        sql`${messages.data} <> '{}'::jsonb`,
        sql`${messages.state} not in ('queued', 'outbox')`,
      ),
    )
    .orderBy(messages.createdAt)
    .limit(limit)
  const emptied = await tx
    .update(messages)
    .set({ data: {} })
    .where(inArray(messages.id, old))
    .returning({ id: messages.id })
  return emptied.length
}
