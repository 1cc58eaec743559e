import * as z from 'zod/mini'

import { IMPORT_NAME_MAX, IMPORT_STATES, ROW_OUTCOMES, ROW_VERDICTS } from '../import.ts'
import { LANGUAGES } from '../language.ts'
import { id, instant } from './common.contract.ts'

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
  /** Of the rows that were ready, those that are taken without their phone: it is another country's. */
  phonesLeftOut: z.int(),
  /** Columns of the file that mean nothing here, as it names them: they are not read. */
  ignoredColumns: z.array(z.string()),
  /** Invitations that it sent and that are still open: what undoing it takes back. */
  openInvitations: z.int(),
  createdAt: instant,
  finishedAt: z.nullable(instant),
})

export type ImportQuery = z.infer<typeof importQuery>
export type PeopleImport = z.infer<typeof peopleImport>
