import { inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import { areFoundIn } from '../../platform/db/folded.sql.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'

/** In every language: whoever reads Turkish finds what was named in English. */
export const courseTitles = sql`concat_ws(' ', ${courses.title} ->> 'en', ${courses.title} ->> 'tr', ${courses.title} ->> 'ar')`

/** Whether a course is one that is looked for by its title, or to be named. */
export const isCourseAsked = (asked: ChoiceAsked): SQL | undefined =>
  'ids' in asked ? inArray(courses.id, [...asked.ids]) : areFoundIn(courseTitles, asked.search)
