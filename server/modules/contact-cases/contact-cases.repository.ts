import { and, eq, exists, inArray, isNull, lt, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { ANSWER_DAYS, CONTACT_WHOSE } from '../../../src/domain/contact.ts'
import { CONTACT_CASES_LIST } from '../../../src/domain/contract/contact-cases.list.ts'
import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import type { Choice, ListAsked, ListSelection } from '../../../src/domain/list.ts'
import { lateBefore } from '../../../src/domain/working-days.ts'
import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isOnDays, type FilterValues } from '../../platform/db/filters.sql.ts'
import { areFoundIn } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { isPersonFound } from '../../platform/db/person.sql.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import { userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import { contactFlights, contactMessages } from '../../platform/db/tables/contact.table.ts'
import type { ChosenRow } from '../list-acts/act-work.ts'

/** By which clock something is late, and to whom a message is one's own. */
export type CaseReader = Readonly<{ days: DayClock; userId: number }>

const assignees = alias(users, 'assignees')
const answerers = alias(users, 'answerers')

const SORTS = {
  received: { by: contactMessages.createdAt, type: 'timestamptz' },
} as const satisfies Record<SortOf<typeof CONTACT_CASES_LIST>, SortBy>

const searched = sql<string>`${contactMessages.name} || ' ' || ${contactMessages.email} || ' ' || ${contactMessages.reference} || ' ' || ${contactMessages.message}`

/** Letters that are read of a message for its row, before its lines are made one. */
const READ_LETTERS = 400

const columns = {
  id: contactMessages.id,
  reference: contactMessages.reference,
  name: contactMessages.name,
  email: contactMessages.email,
  topic: contactMessages.topic,
  start: sql<string>`left(${contactMessages.message}, ${sql.raw(String(READ_LETTERS))})`,
  language: contactMessages.language,
  createdAt: contactMessages.createdAt,
  openSince: contactMessages.openSince,
  state: contactMessages.state,
  assigneeId: contactMessages.assigneeId,
  assigneeFirst: assignees.firstName,
  assigneeLast: assignees.lastName,
  answeringId: contactMessages.answeringId,
  answeringSince: contactMessages.answeringSince,
  answeringUntil: contactMessages.answeringUntil,
  answererFirst: answerers.firstName,
  answererLast: answerers.lastName,
}

const isOneOf = (column: SQLWrapper, asked: FilterValues): SQL | undefined =>
  asked === undefined || asked.length === 0 ? undefined : sql`${column} = any(${sql.param([...asked])}::text[])`

/** In the words of its index. */
const isUnanswered = sql`state in ('new', 'assigned')`

const isLate = (days: DayClock): SQL =>
  sql`(${isUnanswered} and ${lt(contactMessages.openSince, new Date(lateBefore(days, ANSWER_DAYS)))})`

const isWhose = (userId: number, asked: FilterValues): SQL | undefined => {
  const whose = CONTACT_WHOSE.find((one) => asked?.includes(one))
  if (whose === undefined) return undefined
  const { assigneeId } = contactMessages
  if (whose === 'nobodys') return isNull(assigneeId)
  return whose === 'mine' ? eq(assigneeId, userId) : ne(assigneeId, userId)
}

const casesMatching = (
  { search, filters }: Pick<ListAsked, 'search' | 'filters'>,
  { days, userId }: CaseReader,
): SQL | undefined => {
  const [late] = filters['late'] ?? []
  const [assignee] = filters['assignee'] ?? []
  return and(
    areFoundIn(searched, search),
    filters['state'] === undefined
      ? ne(contactMessages.state, 'spam')
      : isOneOf(contactMessages.state, filters['state']),
    isOneOf(contactMessages.topic, filters['topic']),
    isOneOf(contactMessages.language, filters['language']),
    isWhose(userId, filters['whose']),
    assignee === undefined ? undefined : eq(contactMessages.assigneeId, Number(assignee)),
    isOnDays(contactMessages.createdAt, filters['received'], days),
    late === undefined ? undefined : late === 'yes' ? isLate(days) : sql`not ${isLate(days)}`,
  )
}

/** A page of them. */
export const listContactCases = (query: Queryable, asked: ListAsked, reader: CaseReader) => {
  const isWanted = casesMatching(asked, reader)
  return keysetPage(asked, SORTS, contactMessages.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({ sortKey, rowId: contactMessages.id, ...columns })
        .from(contactMessages)
        .leftJoin(assignees, eq(assignees.id, contactMessages.assigneeId))
        .leftJoin(answerers, eq(answerers.id, contactMessages.answeringId))
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(query, query.select({ id: contactMessages.id }).from(contactMessages).where(isWanted).limit(ceiling)),
  })
}

/** One of them, as the list has it, with all that was written and by whom. */
export const findContactCase = async (query: Queryable, id: number) => {
  const [row] = await query
    .select({
      ...columns,
      message: contactMessages.message,
      closeReason: contactMessages.closeReason,
      revision: contactMessages.revision,
      flightAt: contactFlights.at,
      userId: contactMessages.userId,
      writerFirst: users.firstName,
      writerLast: users.lastName,
    })
    .from(contactMessages)
    .leftJoin(assignees, eq(assignees.id, contactMessages.assigneeId))
    .leftJoin(answerers, eq(answerers.id, contactMessages.answeringId))
    .leftJoin(users, eq(users.id, contactMessages.userId))
    .leftJoin(contactFlights, eq(contactFlights.contactId, contactMessages.id))
    .where(eq(contactMessages.id, id))
  return row
}

export type FoundCase = Awaited<ReturnType<typeof findContactCase>> & object
export type ListedCase = Omit<
  FoundCase,
  'message' | 'closeReason' | 'flightAt' | 'revision' | 'userId' | 'writerFirst' | 'writerLast'
>

/** Those chosen of them, in the order in which they are dealt with. */
export const chooseContactCases = (
  tx: Tx,
  selection: ListSelection,
  reader: CaseReader,
  limit: number,
): Promise<ChosenRow[]> =>
  tx
    .select({ id: contactMessages.id, label: contactMessages.name })
    .from(contactMessages)
    .where(isSelected(contactMessages.id, selection, (asked) => casesMatching(asked, reader)))
    .orderBy(contactMessages.id)
    .limit(limit)

export type CaseRow = typeof contactMessages.$inferSelect

/** Held until the end of the transaction, by their ids. */
export const lockContactCases = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, CaseRow>> => {
  const rows = await tx
    .select()
    .from(contactMessages)
    .where(inArray(contactMessages.id, [...ids]))
    .orderBy(contactMessages.id)
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

/** Writes to one that is held; that it was is counted. */
export const writeCase = async (
  tx: Tx,
  { id, revision }: Pick<CaseRow, 'id' | 'revision'>,
  changes: Partial<CaseRow>,
): Promise<CaseRow> => {
  const [row] = await tx
    .update(contactMessages)
    .set({ ...changes, revision: revision + 1 })
    .where(and(eq(contactMessages.id, id), eq(contactMessages.revision, revision)))
    .returning()
  if (!row) throw new Error(`The contact message ${id} moved while it was held`)
  return row
}

/** Who is answering it, or nobody: that is no move of it. */
export const writeAnswering = async (
  tx: Tx,
  id: number,
  answering: Pick<CaseRow, 'answeringId' | 'answeringSince' | 'answeringUntil'>,
): Promise<void> => {
  await tx.update(contactMessages).set(answering).where(eq(contactMessages.id, id))
}

/** Whoever may answer messages: an administrator or an owner with an open account. */
const mayAnswer = (query: Queryable): SQL | undefined =>
  and(
    isNull(users.deactivatedAt),
    exists(
      query
        .select({ held: sql`1` })
        .from(userRoles)
        .where(and(eq(userRoles.userId, users.id), inArray(userRoles.roleId, [...CONTACT_CASES_LIST.roles]))),
    ),
  )

const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`

export const listCaseStaff = (query: Queryable, limit: number) =>
  query
    .select({ userId: users.id, name: fullName })
    .from(users)
    .where(mayAnswer(query))
    .orderBy(users.sortName, users.id)
    .limit(limit)

export const findCaseStaff = async (query: Queryable, userId: number) => {
  const [row] = await query
    .select({ userId: users.id, name: fullName })
    .from(users)
    .where(and(eq(users.id, userId), mayAnswer(query)))
  return row
}

/** Who has messages to answer, or had, by some of their name. */
export const findAssignees = (query: Queryable, asked: ChoiceAsked, limit: number): Promise<Choice[]> =>
  query
    .select({ id: users.id, name: fullName })
    .from(users)
    .where(
      'ids' in asked
        ? inArray(users.id, [...asked.ids])
        : and(
            isPersonFound(asked.search),
            or(
              mayAnswer(query),
              exists(
                query
                  .select({ held: sql`1` })
                  .from(contactMessages)
                  .where(eq(contactMessages.assigneeId, users.id)),
              ),
            ),
          ),
    )
    .orderBy(users.sortName, users.id)
    .limit(limit)
