import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

import type { Localized } from '../../../../src/domain/language.ts'
import { users } from './accounts.table.ts'
import { courses } from './catalogue.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What instructors teach a course with: a name, of which there are versions. */
export const materials = pgTable(
  'materials',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    title: jsonb().$type<Localized>().notNull(),
    isRetired: boolean('is_retired').notNull().default(false),
  },
  (table) => [index('materials_by_course').on(table.courseId)],
)

export const materialVersions = pgTable(
  'material_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    materialId: integer('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    /** From 1; the highest is in force. */
    version: integer().notNull(),
    /** In the container `materials`. */
    fileName: text('file_name').notNull(),
    /** As it is saved by who downloads it. */
    downloadName: text('download_name').notNull(),
    bytes: integer().notNull(),
    note: jsonb().$type<Localized>(),
    uploadedById: integer('uploaded_by_id').references(() => users.id, { onDelete: 'set null' }),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [unique('versions_in_order').on(table.materialId, table.version)],
)
