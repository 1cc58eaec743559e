import * as z from 'zod/mini'

import { FILE_KINDS, FILE_STATES, FILE_USES } from '../file-record.ts'
import { LANGUAGES } from '../language.ts'
import { ROLE } from '../role.ts'
import { id, instant } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'

/** A file of the product, and what names it. */
export const fileRecord = z.object({
  id,
  /** As whoever sent it called it. */
  name: z.string(),
  kind: z.enum(FILE_KINDS),
  /** In bytes, more than four of which may say. */
  size: z.number().check(z.nonnegative(), z.multipleOf(1)),
  /** By what it is called, in the reader's language. */
  usedBy: z.array(z.object({ use: z.enum(FILE_USES), name: z.string() })),
  /** Who sent it; null for what the product brought, and where the account is gone. */
  sentBy: z.nullable(z.string()),
  createdAt: instant,
  state: z.enum(FILE_STATES),
})

/** Files of lessons, of courses and of those who teach; what belongs to a person is not among them. */
export const FILE_RECORDS_LIST = defineList({
  id: 'fileRecords',
  path: '/file-records',
  roles: [ROLE.admin, ROLE.owner],
  row: fileRecord,
  columns: {
    name: { shown: 'always', isSorted: true, csv: ['file'] },
    kind: { csv: ['fileKind'] },
    size: { type: 'figure', isSorted: true, csv: ['bytes'] },
    usedBy: { csv: ['usedBy'] },
    sentBy: { csv: ['sentBy'] },
    created: { isSorted: true, csv: ['made'] },
    state: { csv: ['state'] },
  },
  sort: '-created',
  filters: {
    kind: { kind: 'many', of: FILE_KINDS },
    used: { kind: 'yesNo' },
    megabytes: { kind: 'numbers' },
    created: { kind: 'days', looks: 'back' },
    state: { kind: 'many', of: FILE_STATES },
  },
  perPage: [20, 50, 100],
  views: {
    unused: { filters: { used: ['no'], state: ['kept'] } },
    large: { filters: { megabytes: ['100..'] }, sort: '-size' },
    trash: { filters: { state: ['trashed'] } },
  },
  acts: {
    /** Gone after 30 days; what something names stays. */
    trash: { isUndoable: true },
    restore: { isUndoable: true },
  },
})

export type FileRecord = RowOf<typeof FILE_RECORDS_LIST>

/** GET /file-records/{id}/preview: addresses that open for whoever asked, for an hour or two; of a public file its own. */
export const filePreview = z.object({
  id,
  kind: z.enum(FILE_KINDS),
  url: z.string(),
  /** Of a video: what stands beside it where it is used. */
  captions: z.array(z.object({ language: z.enum(LANGUAGES), url: z.string() })),
})

export type FilePreview = z.infer<typeof filePreview>
