import { and, eq, sql } from 'drizzle-orm'

import type { SavedAnswerForm } from '../../../src/domain/contract/contact-case.contract.ts'
import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { SAVED_ANSWERS } from '../../../src/domain/contract/saved-answers.list.ts'
import type { ListAsked } from '../../../src/domain/list.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { areFoundIn, folded } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { savedAnswers } from '../../platform/db/tables/contact.table.ts'

const SORTS = {
  title: { by: folded(savedAnswers.title), type: 'text' },
} as const satisfies Record<SortOf<typeof SAVED_ANSWERS>, SortBy>

const searched = sql<string>`concat_ws(' ', ${savedAnswers.title}, ${savedAnswers.en}, ${savedAnswers.tr}, ${savedAnswers.ar})`

/** A page of them. */
export const pageSavedAnswers = (query: Queryable, asked: ListAsked) => {
  const isWanted = areFoundIn(searched, asked.search)
  return keysetPage(asked, SORTS, savedAnswers.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({
          sortKey,
          rowId: savedAnswers.id,
          id: savedAnswers.id,
          title: savedAnswers.title,
          en: savedAnswers.en,
          tr: savedAnswers.tr,
          ar: savedAnswers.ar,
        })
        .from(savedAnswers)
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(query, query.select({ id: savedAnswers.id }).from(savedAnswers).where(isWanted).limit(ceiling)),
  })
}

/** Held until the end of the transaction. */
export const lockSavedAnswer = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(savedAnswers).where(eq(savedAnswers.id, id)).for('update')
  return row
}

export const insertSavedAnswer = async (tx: Tx, answer: SavedAnswerForm): Promise<number> => {
  const [row] = await tx.insert(savedAnswers).values(answer).returning({ id: savedAnswers.id })
  if (!row) throw new Error('The answer was not kept')
  return row.id
}

export const changeSavedAnswer = async (tx: Tx, id: number, answer: SavedAnswerForm): Promise<void> => {
  await tx.update(savedAnswers).set(answer).where(eq(savedAnswers.id, id))
}

export const removeSavedAnswer = async (tx: Tx, id: number): Promise<void> => {
  await tx.delete(savedAnswers).where(eq(savedAnswers.id, id))
}
