import { bigint, doublePrecision, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import type { CaptionsFinding } from '../../../../src/domain/captions.ts'
import type { UploadKind, UploadRefusal, UploadState } from '../../../../src/domain/file-upload.ts'
import type { Language } from '../../../../src/domain/language.ts'
import { users } from './accounts.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Files that come in pieces, until they are files of the product or nothing; what is here decides, not the disk. */
export const uploads = pgTable(
  'uploads',
  {
    /** 128 bits of chance: part of its address. */
    id: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    target: text().notNull(),
    kind: text().$type<UploadKind>().notNull(),
    name: text().notNull(),
    language: text().$type<Language>().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    state: text().$type<UploadState>().notNull(),
    refusal: text().$type<UploadRefusal>(),
    /** SHA-256 of what arrived, hex. */
    digest: text(),
    container: text(),
    fileName: text('file_name'),
    /** Of captions, until they are checked, how long their video is. */
    seconds: doublePrecision(),
    width: integer(),
    height: integer(),
    cues: integer(),
    findings: jsonb().$type<readonly CaptionsFinding[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    /** When something of it came last. */
    touchedAt: instant('touched_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('uploads_by_user').on(table.userId, table.state),
    index('uploads_by_age').on(table.state, table.touchedAt),
  ],
)
