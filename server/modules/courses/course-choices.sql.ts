import { inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { Language } from '../../../src/domain/language.ts'
import type { Choice } from '../../../src/domain/list.ts'
import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { areFoundIn } from '../../platform/db/folded.sql.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'

/** In every language: whoever reads Turkish finds what was named in English. */
export const courseTitles = sql`concat_ws(' ', ${courses.title} ->> 'en', ${courses.title} ->> 'tr', ${courses.title} ->> 'ar')`

/** Whether a course is one that is looked for by its title, or to be named. */
export const isCourseAsked = (asked: ChoiceAsked): SQL | undefined =>
  'ids' in asked ? inArray(courses.id, [...asked.ids]) : areFoundIn(courseTitles, asked.search)

/** Some courses to choose from, in the order of the programme. */
export const coursesBy = async (
  query: Queryable,
  isWanted: SQL | undefined,
  language: Language,
  limit: number,
): Promise<Choice[]> => {
  const rows = await query
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(isWanted)
    .orderBy(courses.position, courses.id)
    .limit(limit)
  return rows.map(({ id, title }) => ({ id, name: title[language] }))
}
