import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import type { CourseFile, CourseVideo } from '../../../../src/domain/course/course-document.ts'
import type { HowToCaptions, HowToPage, HowToRole, HowToSaid } from '../../../../src/domain/how-to.ts'
import type { Localized } from '../../../../src/domain/language.ts'
import { users } from './accounts.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** How a task of the staff is done, as a film. */
export const howToVideos = pgTable(
  'how_to_videos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Among all of them. */
    position: integer().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    description: jsonb().$type<Localized>().notNull(),
    video: jsonb().$type<CourseVideo>().notNull(),
    poster: jsonb().$type<CourseFile>(),
    captions: jsonb().$type<HowToCaptions>().notNull(),
    /** Made of its captions whenever these are others. */
    transcript: jsonb().$type<readonly HowToSaid[]>().notNull(),
    /** Whom it is for. */
    roles: text().array().$type<HowToRole[]>().notNull(),
    /** Patterns of the pages that it fits. */
    pages: text().array().$type<HowToPage[]>().notNull(),
    /** Null of one that nobody is shown yet. */
    publishedAt: instant('published_at'),
    /** When it was put into the trash, where it is. */
    trashedAt: instant('trashed_at'),
    /** How often it was changed. */
    revision: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    createdById: integer('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('how_to_in_order').on(table.position, table.id)],
)
