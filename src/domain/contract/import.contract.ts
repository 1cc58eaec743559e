import * as z from 'zod/mini'

import { IMPORT_COLUMNS, IMPORT_NAME_MAX, IMPORT_STATES, ROW_OUTCOMES, ROW_RULES, ROW_VERDICTS } from '../import.ts'
import { LANGUAGES } from '../language.ts'
import { id, instant } from './common.contract.ts'
import { listPage } from './list.contract.ts'

/** POST /groups/{id}/imports: the body is the file itself. Nothing is done with its people until it is started. */
export const importQuery = z.strictObject({
  fileName: z.string().check(z.trim(), z.minLength(1), z.maxLength(IMPORT_NAME_MAX)),
  /** Of the invitations. */
  language: z.enum(LANGUAGES),
})

const counted = <Name extends string>(names: readonly [Name, ...Name[]]) => z.record(z.enum(names), z.int())

/** A file of people and where it stands. */
export const peopleImport = z.object({
  id,
  groupId: id,
  groupName: z.string(),
  fileName: z.string(),
  language: z.enum(LANGUAGES),
  state: z.enum(IMPORT_STATES),
  rowCount: z.int(),
  verdicts: counted(ROW_VERDICTS),
  /** Of the rows that were ready. */
  outcomes: counted(ROW_OUTCOMES),
  /** Columns of the file that mean nothing here, as it names them: they are not read. */
  ignoredColumns: z.array(z.string()),
  /** Invitations that it sent and that are still open: what undoing it takes back. */
  openInvitations: z.int(),
  createdAt: instant,
  finishedAt: z.nullable(instant),
})

/** One of GET /imports. */
export const listedImport = z.object({
  id,
  groupId: id,
  groupName: z.string(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  rowCount: z.int(),
  createdAt: instant,
  finishedAt: z.nullable(instant),
})

export const importPage = listPage(listedImport)

/** A row; `id` is its number as a spreadsheet counts, the header being 1. */
export const importRow = z.object({
  id,
  source: z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    agency: z.string(),
  }),
  verdict: z.enum(ROW_VERDICTS),
  problems: z.array(z.object({ column: z.enum([...IMPORT_COLUMNS, 'row']), rule: z.enum(ROW_RULES) })),
  outcome: z.nullable(z.enum(ROW_OUTCOMES)),
})

export const importRowPage = listPage(importRow)

export type ImportQuery = z.infer<typeof importQuery>
export type PeopleImport = z.infer<typeof peopleImport>
export type ListedImport = z.infer<typeof listedImport>
export type ImportRow = z.infer<typeof importRow>
