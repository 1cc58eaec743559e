import { and, asc, eq, inArray, isNotNull, isNull, lt, max, not, or, sql, type SQL } from 'drizzle-orm'

import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { HOW_TO_LIST } from '../../../src/domain/contract/how-to.list.ts'
import type { HowToRole, HowToState } from '../../../src/domain/how-to.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ListAsked, ListSelection } from '../../../src/domain/list.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { areFoundIn, folded } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import { howToVideos } from '../../platform/db/tables/how-to.table.ts'
import { uploads } from '../../platform/db/tables/uploads.table.ts'
import type { ChosenRow } from '../list-acts/act-work.ts'

export type HowToRecord = typeof howToVideos.$inferSelect

const titleIn = (language: Language): SQL<string> => sql<string>`${howToVideos.title} ->> ${sql.raw(`'${language}'`)}`

export const secondsOfVideo = sql<number>`(${howToVideos.video} ->> 'seconds')::double precision`

const IS_IN_STATE = {
  draft: and(isNull(howToVideos.publishedAt), isNull(howToVideos.trashedAt)) ?? sql`false`,
  published: and(isNotNull(howToVideos.publishedAt), isNull(howToVideos.trashedAt)) ?? sql`false`,
  trashed: isNotNull(howToVideos.trashedAt),
} as const satisfies Record<HowToState, SQL>

export const stateOf = ({ publishedAt, trashedAt }: Pick<HowToRecord, 'publishedAt' | 'trashedAt'>): HowToState => {
  if (trashedAt !== null) return 'trashed'
  return publishedAt === null ? 'draft' : 'published'
}

const sortsIn = (language: Language) =>
  ({
    title: { by: folded(titleIn(language)), type: 'text' },
    place: { by: howToVideos.position, type: 'integer' },
    seconds: { by: secondsOfVideo, type: 'double precision' },
    updated: { by: howToVideos.updatedAt, type: 'timestamptz' },
  }) as const satisfies Record<SortOf<typeof HOW_TO_LIST>, SortBy>

/** All that is written and said of it, in every language. */
const words = sql<string>`jsonb_path_query_array(jsonb_build_array(${howToVideos.title}, ${howToVideos.description}, ${howToVideos.transcript}), 'strict $.** ? (@.type() == "string")')::text`

const isOneOf = (column: typeof howToVideos.roles | typeof howToVideos.pages, values: readonly string[] = []) =>
  values.length === 0 ? undefined : sql`${column} && ${sql.param([...values])}::text[]`

const lacksOf = (languages: readonly string[] = []): SQL | undefined =>
  or(...languages.map((language) => sql`${howToVideos.captions} -> ${language} = 'null'::jsonb`))

const isInStates = (states: readonly string[] = []): SQL | undefined =>
  states.length === 0
    ? // The trash is looked into by who asks for it.
      not(IS_IN_STATE.trashed)
    : or(
        ...(['draft', 'published', 'trashed'] as const)
          .filter((one) => states.includes(one))
          .map((one) => IS_IN_STATE[one]),
      )

const videosMatching = ({ search, filters }: Pick<ListAsked, 'search' | 'filters'>): SQL | undefined =>
  and(
    areFoundIn(words, search),
    isOneOf(howToVideos.roles, filters['role']),
    isOneOf(howToVideos.pages, filters['fits']),
    lacksOf(filters['lacks']),
    isInStates(filters['state']),
  )

/** A page of them. */
export const pageHowTo = (query: Queryable, asked: ListAsked, language: Language) => {
  const isWanted = videosMatching(asked)
  return keysetPage(asked, sortsIn(language), howToVideos.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({ sortKey, rowId: howToVideos.id, video: howToVideos })
        .from(howToVideos)
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(query, query.select({ id: howToVideos.id }).from(howToVideos).where(isWanted).limit(ceiling)),
  })
}

/** Those chosen of them, in the order in which they are dealt with. */
export const chooseHowTo = (
  tx: Tx,
  selection: ListSelection,
  language: Language,
  limit: number,
): Promise<ChosenRow[]> =>
  tx
    .select({ id: howToVideos.id, label: titleIn(language) })
    .from(howToVideos)
    .where(isSelected(howToVideos.id, selection, videosMatching))
    .orderBy(howToVideos.id)
    .limit(limit)

export const findHowTo = async (query: Queryable, id: number): Promise<HowToRecord | undefined> => {
  const [row] = await query.select().from(howToVideos).where(eq(howToVideos.id, id))
  return row
}

/** Held until the end of the transaction, in the order of their ids. */
export const lockHowTo = (tx: Tx, ids: readonly number[]): Promise<HowToRecord[]> =>
  tx
    .select()
    .from(howToVideos)
    .where(inArray(howToVideos.id, [...ids]))
    .orderBy(asc(howToVideos.id))
    .for('update')

/** All of them, held, so that their order is of one hand at a time. */
export const lockAllHowTo = (tx: Tx): Promise<HowToRecord[]> =>
  tx.select().from(howToVideos).orderBy(asc(howToVideos.id)).for('update')

/** What may be put in order, as it stands. */
export const listInOrder = (query: Queryable) =>
  query
    .select()
    .from(howToVideos)
    .where(not(IS_IN_STATE.trashed))
    .orderBy(asc(howToVideos.position), asc(howToVideos.id))

export const listPublishedFor = (query: Queryable, roles: readonly HowToRole[]) =>
  query
    .select()
    .from(howToVideos)
    .where(and(IS_IN_STATE.published, sql`${howToVideos.roles} && ${sql.param([...roles])}::text[]`))
    .orderBy(asc(howToVideos.position), asc(howToVideos.id))

export const lastPlace = async (query: Queryable): Promise<number> => {
  const [row] = await query.select({ last: max(howToVideos.position) }).from(howToVideos)
  return row?.last ?? 0
}

export const insertHowTo = async (tx: Tx, row: typeof howToVideos.$inferInsert): Promise<number> => {
  const [made] = await tx.insert(howToVideos).values(row).returning({ id: howToVideos.id })
  if (!made) throw new Error('The video was not kept')
  return made.id
}

export const changeHowTo = async (tx: Tx, id: number, changes: Partial<HowToRecord>): Promise<void> => {
  await tx.update(howToVideos).set(changes).where(eq(howToVideos.id, id))
}

/** Puts videos into the order of their ids, and what is in the trash behind them. */
export const orderHowTo = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await tx.execute(sql`
    update ${howToVideos} as kept set position = wanted.position
    from (
      select id, row_number() over (
        order by trashed_at is not null, coalesce(array_position(${sql.param([...ids])}::integer[], id), ${ids.length + 1}), position, id
      ) as position
      from ${howToVideos}
    ) as wanted
    where kept.id = wanted.id
  `)
}

/** Those in the trash since before then, held until the end of the transaction. */
export const lockTrashedHowTo = (tx: Tx, before: Date, limit: number): Promise<HowToRecord[]> =>
  tx
    .select()
    .from(howToVideos)
    .where(lt(howToVideos.trashedAt, before))
    .orderBy(howToVideos.id)
    .limit(limit)
    .for('update')

export const removeHowTo = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await tx.delete(howToVideos).where(inArray(howToVideos.id, [...ids]))
}

/** What was found of a video when it was sent. */
export const findSentVideo = async (query: Queryable, name: string) => {
  const [row] = await query
    .select({ seconds: uploads.seconds, width: uploads.width, height: uploads.height })
    .from(uploads)
    .where(and(eq(uploads.kind, 'video'), eq(uploads.state, 'ready'), eq(uploads.fileName, name)))
    .limit(1)
  return row
}
