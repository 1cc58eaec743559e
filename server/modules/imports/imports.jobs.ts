import type { RowOutcome } from '../../../src/domain/import.ts'
import { decideImport } from '../../../src/machines/lifecycle/decide-import.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { Refusal } from '../../platform/refusal.ts'
import { createInvitations, type InvitedStudent } from '../invitations/invitations.service.ts'
import { agencyKey, phoneIn, tidy, type AgencyIds } from './import-rows.ts'
import {
  inviterOf,
  invitedAddresses,
  keepOutcome,
  linkInvitations,
  lockImport,
  memberAddresses,
  moveState,
  readAgencyIds,
  rowsLeft,
  runningImports,
  type ImportRecord,
  type ImportRowRecord,
} from './imports.repository.ts'

export const IMPORT_JOB = 'import.run'

/** Rows of one transaction: few enough that others are not kept waiting. */
const ROWS_AT_ONCE = 50
/** Transactions of one piece of work, which must end long before it is taken for lost. */
const TURNS = 20
const EVERY_QUARTER_HOUR = '*/15 * * * *'

type Addressed = ImportRowRecord & Readonly<{ email: string }>

const isAddressed = (row: ImportRowRecord): row is Addressed => row.email !== null

/**
 * Does what was started, some rows at a time. The row of the import is locked while a few of its rows are done and
 * marked so, in one transaction with their invitations and mails: whoever does it, and however often it is killed and
 * begun again, each row is done once. What its coordinator may not do any more is left.
 */
export const importsJob = (platform: Platform): void => {
  const { audit, clock, db, jobs } = platform
  const invitations = createInvitations(platform)

  const admitted = async (tx: Tx, email: string): Promise<boolean> => {
    try {
      await invitations.admitAddress(tx, email)
      return true
    } catch (cause) {
      if (cause instanceof Refusal) return false
      throw cause
    }
  }

  const personOf = (row: Addressed, { row: held }: ImportRecord, agencies: AgencyIds): InvitedStudent => ({
    firstName: tidy(row.source.firstName),
    lastName: tidy(row.source.lastName),
    email: row.email,
    phone: phoneIn(row.source.phone),
    primaryAgencyId: agencies.get(agencyKey(row.source.agency)) ?? null,
    language: held.language,
  })

  /** What becomes of each row. An account that its address may have changes nothing. */
  const settle = async (tx: Tx, { row: held }: ImportRecord, rows: readonly Addressed[]) => {
    // In one order for all, so that of two imports neither waits for the other's last address.
    const inOrder = rows.toSorted((a, b) => (a.email < b.email ? -1 : 1))
    const refused = new Set<string>()
    for (const { email } of inOrder) if (!(await admitted(tx, email))) refused.add(email)
    const emails = rows.map(({ email }) => email)
    const members = await memberAddresses(tx, held.groupId, emails)
    const invited = await invitedAddresses(tx, held.groupId, clock.now(), emails)
    return Map.groupBy(rows, ({ email }): RowOutcome => {
      if (members.has(email)) return 'member'
      if (invited.has(email)) return 'alreadyInvited'
      return refused.has(email) ? 'refused' : 'invited'
    })
  }

  const doRows = async (
    tx: Tx,
    held: ImportRecord,
    rows: readonly ImportRowRecord[],
    inviter: Readonly<{ firstName: string; lastName: string }>,
  ): Promise<void> => {
    const settled = await settle(tx, held, rows.filter(isAddressed))
    const agencies = await readAgencyIds(tx)
    const sent = await invitations.inviteMany(
      tx,
      { id: held.row.groupId, name: held.groupName },
      (settled.get('invited') ?? []).map((row) => personOf(row, held, agencies)),
      { id: held.row.createdById, name: `${inviter.firstName} ${inviter.lastName}` },
    )
    await linkInvitations(tx, held.row.id, sent)
    for (const [outcome, done] of settled) {
      const rowNumbers = done.map(({ rowNumber }) => rowNumber)
      await keepOutcome(tx, held.row.id, rowNumbers, outcome)
    }
  }

  const end = async (tx: Tx, { row }: ImportRecord, event: 'import.finished' | 'import.cancelled'): Promise<void> => {
    const state = decideImport(row.state, { isWorkLeft: false, hasOpenInvitations: false }, event)
    if (state === null || !(await moveState(tx, row.id, row.state, { state, finishedAt: clock.now() }))) return
    await audit.record(tx, { action: event, actorId: row.createdById, subject: `import:${row.id}` })
  }

  /** Whether anything may be left to do. */
  const takeTurn = (importId: number): Promise<boolean> =>
    db.transaction(async (tx) => {
      const held = await lockImport(tx, importId)
      if (held?.row.state !== 'running') return false
      const inviter = await inviterOf(tx, held.row)
      if (inviter === undefined) {
        await end(tx, held, 'import.cancelled')
        return false
      }
      const rows = await rowsLeft(tx, importId, ROWS_AT_ONCE)
      if (rows.length > 0) await doRows(tx, held, rows, inviter)
      const isOver = rows.length < ROWS_AT_ONCE
      if (isOver) await end(tx, held, 'import.finished')
      return !isOver
    })

  jobs.handle<{ importId: number }>(IMPORT_JOB, async ({ importId }) => {
    for (let turn = 0; turn < TURNS; turn += 1) if (!(await takeTurn(importId))) return
    await jobs.enqueue(db, IMPORT_JOB, { importId })
    jobs.wake(IMPORT_JOB)
  })

  // What a failure has left behind is taken up again.
  jobs.repeat('import.resume', EVERY_QUARTER_HOUR, async () => {
    for (const importId of await runningImports(db)) await jobs.enqueue(db, IMPORT_JOB, { importId })
  })
}
