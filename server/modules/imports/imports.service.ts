import type { ListedImport } from '../../../src/domain/contract/group-imports.list.ts'
import type { ImportRow } from '../../../src/domain/contract/import-rows.list.ts'
import type { ImportQuery, PeopleImport } from '../../../src/domain/contract/import.contract.ts'
import { IMPORT_MAX_ROWS, ROW_OUTCOMES, ROW_VERDICTS } from '../../../src/domain/import.ts'
import type { ListAsked, ListPage } from '../../../src/domain/list.ts'
import { onOneLine } from '../../../src/domain/plain-name.ts'
import { decideImport } from '../../../src/machines/lifecycle/decide-import.ts'
import type { ImportLifecycleEvent } from '../../../src/machines/lifecycle/import.lifecycle.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { AuditEntry } from '../../platform/audit.ts'
import { DAY, HOUR } from '../../platform/clock.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found, refusedField } from '../../platform/refusal.ts'
import { findLedGroup } from '../groups/group-access.ts'
import { judgeFile, type JudgedFile } from './import-file.ts'
import { listImportRows, listImports, type ImportListed } from './import-lists.repository.ts'
import { IMPORT_JOB } from './imports.jobs.ts'
import {
  countOpenInvitations,
  countRows,
  findLedImport,
  insertImport,
  invitedAddresses,
  lockImport,
  memberAddresses,
  moveState,
  readAgencyIds,
  rowsLeft,
  withdrawInvitations,
  type ImportRecord,
  type ImportRowRecord,
  type RowCounts,
} from './imports.repository.ts'

const FILE_LIMIT: Limit = { tries: 60, milliseconds: HOUR }
/** Rows that are kept for one coordinator in a day, whatever becomes of them: the largest file, brought in ten times. */
const ROWS_LIMIT: Limit = { tries: 10 * IMPORT_MAX_ROWS, milliseconds: DAY }
/** People whom one coordinator has mailed in a day: anybody can sign up as one, and the largest file is a whole agency. */
const PEOPLE_LIMIT: Limit = { tries: IMPORT_MAX_ROWS, milliseconds: DAY }

const sumBy = <Name extends string>(
  names: readonly Name[],
  counts: readonly RowCounts[],
  nameOf: (counted: RowCounts) => string | null,
): Record<Name, number> => {
  const sums = names.map((name) => {
    const rows = counts.filter((counted) => nameOf(counted) === name).map((counted) => counted.rows)
    return [name, rows.reduce((sum, some) => sum + some, 0)] as const
  })
  return Object.fromEntries(sums) as Record<Name, number>
}

const present = (
  { row, groupName }: ImportRecord,
  counts: readonly RowCounts[],
  openInvitations: number,
): PeopleImport => ({
  id: row.id,
  groupId: row.groupId,
  groupName,
  fileName: row.fileName,
  language: row.language,
  state: row.state,
  rowCount: row.rowCount,
  verdicts: sumBy(ROW_VERDICTS, counts, ({ verdict }) => verdict),
  outcomes: sumBy(ROW_OUTCOMES, counts, ({ outcome }) => outcome),
  phonesLeftOut: counts.reduce((sum, { verdict, phonesAbroad }) => sum + (verdict === 'ready' ? phonesAbroad : 0), 0),
  ignoredColumns: [...row.ignoredColumns],
  openInvitations,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

const presentListed = (listed: ImportListed): ListedImport => ({
  id: listed.id,
  groupId: listed.groupId,
  groupName: listed.groupName,
  fileName: listed.fileName,
  state: listed.state,
  rowCount: listed.rowCount,
  createdAt: listed.createdAt.toISOString(),
  finishedAt: listed.finishedAt?.toISOString() ?? null,
})

const presentRow = ({ rowNumber, source, verdict, problems, outcome }: ImportRowRecord): ImportRow => ({
  id: rowNumber,
  source,
  verdict,
  problems: [...problems],
  outcome,
})

export const createImports = (platform: Platform) => {
  const { audit, clock, db, jobs, limits } = platform
  const read = async (query: Queryable, userId: number, id: number): Promise<PeopleImport> =>
    present(
      found(await findLedImport(query, userId, id)),
      await countRows(query, id),
      await countOpenInvitations(query, id, clock.now()),
    )

  /** Moves an import as its chart says, or refuses with 409. */
  const move = async (tx: Tx, userId: number, id: number, event: ImportLifecycleEvent['type']): Promise<void> => {
    found(await findLedImport(tx, userId, id))
    const { row } = found(await lockImport(tx, id))
    const facts = {
      isWorkLeft: (await rowsLeft(tx, id, 1)).length > 0,
      hasOpenInvitations: (await countOpenInvitations(tx, id, clock.now())) > 0,
    }
    const state = decideImport(row.state, facts, event)
    const isOver = state === 'cancelled'
    if (
      state === null ||
      !(await moveState(tx, id, row.state, isOver ? { state, finishedAt: clock.now() } : { state }))
    ) {
      throw conflict('ILLEGAL_TRANSITION')
    }
    await audit.record(tx, { action: event, actorId: userId, subject: `import:${id}` })
  }

  return {
    read: (userId: number, id: number): Promise<PeopleImport> => read(db, userId, id),

    /** Before a file is taken: whether the group is one's own, and how often somebody has sent one. */
    admitFile: async (userId: number, groupId: number): Promise<void> => {
      await findLedGroup(db, userId, groupId)
      await limits.take(`import ${userId}`, FILE_LIMIT)
    },

    /** Judges the rows of a file, before anything is kept. Of the people themselves it looks into this group alone. */
    judge: async (groupId: number, content: Uint8Array): Promise<JudgedFile> =>
      judgeFile(content, {
        agencies: await readAgencyIds(db),
        members: await memberAddresses(db, groupId),
        invited: await invitedAddresses(db, groupId, clock.now()),
      }),

    /** Keeps what was judged: nothing is done with it until it is started. */
    keep: async (
      tx: Tx,
      userId: number,
      groupId: number,
      { fileName, language }: ImportQuery,
      { rows, ignoredColumns }: JudgedFile,
    ): Promise<PeopleImport> => {
      await findLedGroup(tx, userId, groupId)
      // Others who lead the group are shown it.
      const name = onOneLine(fileName)
      if (name === '') throw refusedField('fileName', textsIn(language).fields.required)
      await limits.take(`imported rows ${userId}`, ROWS_LIMIT, tx, rows.length)
      const createdAt = clock.now()
      const held = { groupId, createdById: userId, fileName: name, language, state: 'previewed' as const, createdAt }
      const id = await insertImport(tx, { ...held, ignoredColumns, rowCount: rows.length }, rows)
      await audit.record(tx, { action: 'import.previewed', actorId: userId, subject: `import:${id}` })
      return read(tx, userId, id)
    },

    list: async (userId: number, asked: ListAsked): Promise<ListPage<ListedImport>> => {
      const { items, ...page } = await listImports(db, userId, asked, dayClock(platform))
      return { ...page, items: items.map(presentListed) }
    },

    /** 404 where the person may not see it. */
    admit: async (userId: number, id: number): Promise<void> => {
      found(await findLedImport(db, userId, id))
    },

    rows: async (id: number, asked: ListAsked): Promise<ListPage<ImportRow>> => {
      const { items, ...page } = await listImportRows(db, id, asked)
      return { ...page, items: items.map(({ row }) => presentRow(row)) }
    },

    start: async (tx: Tx, userId: number, id: number): Promise<PeopleImport> => {
      await move(tx, userId, id, 'import.started')
      const held = await read(tx, userId, id)
      await limits.take(`imported people ${userId}`, PEOPLE_LIMIT, tx, held.verdicts.ready)
      await jobs.enqueue(tx, IMPORT_JOB, { importId: id })
      return held
    },

    /** For what somebody waits for: after the commit. */
    wake: (): void => jobs.wake(IMPORT_JOB),

    /** Takes back what it sent and nobody has used; who came in stays. */
    undo: async (tx: Tx, userId: number, id: number): Promise<PeopleImport> => {
      await move(tx, userId, id, 'import.undone')
      const withdrawn = await withdrawInvitations(tx, id, clock.now())
      await audit.record(
        tx,
        ...withdrawn.map((invitation): AuditEntry => ({
          action: 'invitation.revoked',
          actorId: userId,
          subject: `invitation:${invitation}`,
          details: { import: id },
        })),
      )
      return read(tx, userId, id)
    },

    /** What was done before stays done. */
    cancel: async (tx: Tx, userId: number, id: number): Promise<PeopleImport> => {
      await move(tx, userId, id, 'import.cancelled')
      return read(tx, userId, id)
    },
  }
}
