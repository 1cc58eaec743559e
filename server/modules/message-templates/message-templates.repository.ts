import { and, desc, eq, inArray, max, sql, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { TemplateState, TemplateTexts } from '../../../src/domain/message-template.ts'
import type { TemplateKind } from '../../../src/domain/message-variables.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import { messageTemplates, messageTemplateVersions } from '../../platform/db/tables/message-templates.table.ts'

type VersionRow = typeof messageTemplateVersions.$inferSelect

const writers = alias(users, 'writers')
const checkers = alias(users, 'checkers')
const enforcers = alias(users, 'enforcers')

const named = ({ firstName, lastName }: Readonly<{ firstName: SQLWrapper; lastName: SQLWrapper }>) =>
  sql<string | null>`case when ${firstName} is null then null else ${firstName} || ' ' || ${lastName} end`

const isOfKind = ({ channel, template }: TemplateKind) =>
  and(eq(messageTemplateVersions.channel, channel), eq(messageTemplateVersions.template, template))

const columns = {
  id: messageTemplateVersions.id,
  channel: messageTemplateVersions.channel,
  template: messageTemplateVersions.template,
  number: messageTemplateVersions.number,
  state: messageTemplateVersions.state,
  texts: messageTemplateVersions.texts,
  writtenAt: messageTemplateVersions.writtenAt,
  writtenBy: named(writers),
  checkedAt: messageTemplateVersions.checkedAt,
  checkedBy: named(checkers),
  inForceAt: messageTemplateVersions.inForceAt,
  inForceBy: named(enforcers),
}

const versions = (query: Queryable) =>
  query
    .select(columns)
    .from(messageTemplateVersions)
    .leftJoin(writers, eq(writers.id, messageTemplateVersions.writtenById))
    .leftJoin(checkers, eq(checkers.id, messageTemplateVersions.checkedById))
    .leftJoin(enforcers, eq(enforcers.id, messageTemplateVersions.inForceById))

export type NamedVersion = Awaited<ReturnType<typeof listLiving>>[number]

/** Of every kind what is in force, and what is being written. */
export const listLiving = (query: Queryable) =>
  versions(query).where(inArray(messageTemplateVersions.state, ['draft', 'checked', 'inForce']))

/** Of one kind the same, and at most so many that were in force before, the latest first. */
export const listVersions = async (query: Queryable, kind: TemplateKind, older: number): Promise<NamedVersion[]> => {
  const living = await versions(query).where(
    and(isOfKind(kind), inArray(messageTemplateVersions.state, ['draft', 'checked', 'inForce'])),
  )
  const before = await versions(query)
    .where(and(isOfKind(kind), eq(messageTemplateVersions.state, 'older')))
    .orderBy(desc(messageTemplateVersions.inForceAt), desc(messageTemplateVersions.id))
    .limit(older)
  return [...living, ...before]
}

export const readRevision = async (query: Queryable, { channel, template }: TemplateKind): Promise<number> => {
  const [row] = await query
    .select({ revision: messageTemplates.revision })
    .from(messageTemplates)
    .where(and(eq(messageTemplates.channel, channel), eq(messageTemplates.template, template)))
  return row?.revision ?? 0
}

/** Holds a kind until the end of the transaction; gives its revision. The first who touches it makes its row. */
export const lockTemplate = async (tx: Tx, { channel, template }: TemplateKind): Promise<number> => {
  await tx.insert(messageTemplates).values({ channel, template }).onConflictDoNothing()
  const [row] = await tx
    .select({ revision: messageTemplates.revision })
    .from(messageTemplates)
    .where(and(eq(messageTemplates.channel, channel), eq(messageTemplates.template, template)))
    .for('update')
  if (!row) throw new Error('A template that was just made is not there')
  return row.revision
}

/** What is held was changed. */
export const countChange = async (tx: Tx, { channel, template }: TemplateKind): Promise<void> => {
  await tx
    .update(messageTemplates)
    .set({ revision: sql`${messageTemplates.revision} + 1` })
    .where(and(eq(messageTemplates.channel, channel), eq(messageTemplates.template, template)))
}

/** The one of a kind in one of these states. */
export const findInState = async (
  query: Queryable,
  kind: TemplateKind,
  ...states: readonly TemplateState[]
): Promise<VersionRow | undefined> => {
  const [row] = await query
    .select()
    .from(messageTemplateVersions)
    .where(and(isOfKind(kind), inArray(messageTemplateVersions.state, [...states])))
    .limit(1)
  return row
}

/** A version of this kind. */
export const findVersion = async (
  query: Queryable,
  kind: TemplateKind,
  id: number,
): Promise<VersionRow | undefined> => {
  const [row] = await query
    .select()
    .from(messageTemplateVersions)
    .where(and(isOfKind(kind), eq(messageTemplateVersions.id, id)))
  return row
}

export const insertDraft = async (
  tx: Tx,
  kind: TemplateKind,
  draft: Readonly<{ texts: TemplateTexts; writtenAt: Date; writtenById: number }>,
): Promise<VersionRow> => {
  const [last] = await tx
    .select({ number: max(messageTemplateVersions.number) })
    .from(messageTemplateVersions)
    .where(isOfKind(kind))
  const [row] = await tx
    .insert(messageTemplateVersions)
    .values({ ...kind, ...draft, number: (last?.number ?? 0) + 1, state: 'draft' })
    .returning()
  if (!row) throw new Error('The draft was not kept')
  return row
}

export const writeVersion = async (
  tx: Tx,
  id: number,
  changes: Partial<Omit<VersionRow, 'id' | 'channel' | 'template' | 'number'>>,
): Promise<void> => {
  await tx.update(messageTemplateVersions).set(changes).where(eq(messageTemplateVersions.id, id))
}

export const removeVersion = async (tx: Tx, id: number): Promise<void> => {
  await tx.delete(messageTemplateVersions).where(eq(messageTemplateVersions.id, id))
}
