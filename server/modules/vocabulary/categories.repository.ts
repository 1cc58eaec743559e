import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'

import type { COURSE_CATEGORIES, CategoryRecord } from '../../../src/domain/contract/course-categories.list.ts'
import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import type { CategoryForm, Merged } from '../../../src/domain/contract/vocabulary.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Choice, ListAsked } from '../../../src/domain/list.ts'
import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { areFoundIn, folded } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { courseCategories, courseDrafts, courses } from '../../platform/db/tables/catalogue.table.ts'

/** The category that a draft is written in. */
export const draftCategoryId = sql<number>`(${courseDrafts.content} #>> '{details,categoryId}')::integer`

/** Courses that are offered in a category, or written so. */
const coursesOf = (query: Queryable) => {
  const ofIt = query
    .select({ count: sql`count(*)::integer` })
    .from(courses)
    .leftJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
    .where(sql`${courseCategories.id} in (${courses.categoryId}, ${draftCategoryId})`)
  return sql<number>`(${ofIt})`
}

const inLanguage = (language: Language) => sql<string>`${courseCategories.name} ->> ${sql.raw(`'${language}'`)}`

const sortsIn = (query: Queryable) =>
  ({
    en: { by: folded(inLanguage('en')), type: 'text' },
    courses: { by: coursesOf(query), type: 'integer' },
  }) as const satisfies Record<SortOf<typeof COURSE_CATEGORIES>, SortBy>

const allNames = sql<string>`(${inLanguage('en')}) || ' ' || (${inLanguage('tr')}) || ' ' || (${inLanguage('ar')})`

const columnsIn = (query: Queryable) => ({
  id: courseCategories.id,
  en: inLanguage('en'),
  tr: inLanguage('tr'),
  ar: inLanguage('ar'),
  picture: sql<CategoryRecord['picture']>`coalesce(${courseCategories.picture}, '')`,
  courses: coursesOf(query),
})

/** A page of them. */
export const pageCategories = (query: Queryable, asked: ListAsked) => {
  const [used] = asked.filters['used'] ?? []
  const isWanted = and(
    areFoundIn(allNames, asked.search),
    used === 'yes' ? gt(coursesOf(query), 0) : undefined,
    used === 'no' ? eq(coursesOf(query), 0) : undefined,
  )
  return keysetPage(asked, sortsIn(query), courseCategories.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({ sortKey, rowId: courseCategories.id, ...columnsIn(query) })
        .from(courseCategories)
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(
        query,
        query.select({ id: courseCategories.id }).from(courseCategories).where(isWanted).limit(ceiling),
      ),
  })
}

export const findCategory = async (query: Queryable, id: number): Promise<CategoryRecord | undefined> => {
  const [row] = await query.select(columnsIn(query)).from(courseCategories).where(eq(courseCategories.id, id))
  return row
}

/** Held until the end of the transaction, in the order of their ids. */
export const lockCategories = (tx: Tx, ids: readonly number[]) =>
  tx
    .select()
    .from(courseCategories)
    .where(inArray(courseCategories.id, [...ids]))
    .orderBy(asc(courseCategories.id))
    .for('update')

/** Courses that are offered in a category or written so, held in the order of their ids before the category is, as whoever saves one does. */
export const lockCoursesOf = async (tx: Tx, id: number): Promise<void> => {
  await tx
    .select({ id: courses.id })
    .from(courses)
    .leftJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
    .where(or(eq(courses.categoryId, id), eq(draftCategoryId, id)))
    .orderBy(asc(courses.id))
    .for('update', { of: courses })
}

export const listCategoryNames = (query: Queryable) => query.select().from(courseCategories)

const columnsFor = ({ picture, ...name }: CategoryForm) => ({ name, picture: picture === '' ? null : picture })

export const insertCategory = async (tx: Tx, form: CategoryForm): Promise<number> => {
  const [row] = await tx.insert(courseCategories).values(columnsFor(form)).returning({ id: courseCategories.id })
  if (!row) throw new Error('No category was made')
  return row.id
}

export const changeCategory = async (tx: Tx, id: number, form: CategoryForm): Promise<void> => {
  await tx.update(courseCategories).set(columnsFor(form)).where(eq(courseCategories.id, id))
}

export const removeCategory = async (tx: Tx, id: number): Promise<void> => {
  await tx.delete(courseCategories).where(eq(courseCategories.id, id))
}

/**
 * Courses of one are of another from now on, and it is gone. What is written of them changes with it, so that its
 * editor is told; what was published as it is stays so. Versions are as they were published.
 */
export const mergeCategories = async (tx: Tx, from: number, into: number): Promise<Merged> => {
  const offered = await tx
    .update(courses)
    .set({ categoryId: into })
    .where(eq(courses.categoryId, from))
    .returning({ id: courses.id })
  const written = await tx
    .update(courseDrafts)
    .set({
      content: sql`jsonb_set(${courseDrafts.content}, '{details,categoryId}', to_jsonb(${into}::integer))`,
      revision: sql`${courseDrafts.revision} + 1`,
      publishedRevision: sql`case when ${courseDrafts.publishedRevision} = ${courseDrafts.revision} then ${courseDrafts.revision} + 1 else ${courseDrafts.publishedRevision} end`,
    })
    .where(eq(draftCategoryId, from))
    .returning({ id: courseDrafts.courseId })
  await removeCategory(tx, from)
  const total = new Set([...offered, ...written].map(({ id }) => id)).size
  return { total, moved: total === 0 ? [] : [{ what: 'courses', count: total }] }
}

/** Categories that courses have, by some of their name. */
export const findCategoryChoices = async (
  query: Queryable,
  asked: ChoiceAsked,
  language: Language,
  limit: number,
): Promise<Choice[]> =>
  query
    .select({ id: courseCategories.id, name: inLanguage(language) })
    .from(courseCategories)
    .where('ids' in asked ? inArray(courseCategories.id, [...asked.ids]) : areFoundIn(allNames, asked.search))
    .orderBy(inLanguage(language), courseCategories.id)
    .limit(limit)
