import * as z from 'zod/mini'

import type { AuditAction } from '../../../src/domain/audit.ts'
import { instant } from '../../../src/domain/contract/common.contract.ts'
import type { ActReason } from '../../../src/domain/list-act.ts'
import type { ListSelection } from '../../../src/domain/list.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { undoableWork, type ActDoer, type ChosenRow, type Performed, type Undone } from '../list-acts/act-work.ts'
import {
  emailsOf,
  lockInvitations,
  markReopened,
  markRevoked,
  replacedAmong,
  type InvitationRow,
} from './invitations.repository.ts'
import { createInvitations } from './invitations.service.ts'

/** When the act took it back: taken back at another time it was somebody else. */
const before = z.object({ revokedAt: instant })

type Own = Readonly<{
  choose: (tx: Tx, doer: ActDoer, selection: ListSelection, limit: number) => Promise<readonly ChosenRow[]>
  /** Those of them that are still the doer's own. */
  among: (tx: Tx, doer: ActDoer, ids: readonly number[]) => Promise<readonly number[]>
}>

/** Taking invitations back, and opening them again: of those that are the doer's own. */
export const revokingWork = (platform: Platform, { choose, among }: Own) => {
  const { audit, clock } = platform
  const invitations = createInvitations(platform)

  const note = (tx: Tx, action: AuditAction, actId: number, { userId }: ActDoer, ids: readonly number[]) =>
    audit.record(
      tx,
      ...ids.map((id) => ({ action, actorId: userId, subject: `invitation:${id}`, details: { listAct: actId } })),
    )

  return undoableWork<unknown, z.infer<typeof before>>({
    before,
    choose: (tx, { doer, selection }, limit) => choose(tx, doer, selection, limit),
    perform: async (tx, { actId, doer }, ids) => {
      const now = clock.now()
      const rows = await lockInvitations(tx, await among(tx, doer, ids))
      const byId = new Map(rows.map((row) => [row.id, row]))
      const results = ids.map((id): Performed<z.infer<typeof before>> => {
        const row = byId.get(id)
        if (!row) return { id, outcome: 'refused', reason: 'gone' }
        if (row.usedAt !== null) return { id, outcome: 'refused', reason: 'used' }
        if (row.revokedAt !== null) return { id, outcome: 'unchanged', reason: 'same' }
        return { id, outcome: 'done', before: { revokedAt: now.toISOString() } }
      })
      const pending = results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id)
      await note(tx, 'invitation.revoked', actId, doer, await markRevoked(tx, pending, now))
      return results
    },
    undo: async (tx, { actId, doer }, rows) => {
      const now = clock.now()
      const own = await among(
        tx,
        doer,
        rows.map(({ id }) => id),
      )
      // In the order in which an invitation takes them: of an address, then of its rows.
      for (const email of await emailsOf(tx, own)) await invitations.holdAddress(tx, email)
      const held = new Map((await lockInvitations(tx, own)).map((row) => [row.id, row]))
      const replaced = await replacedAmong(tx, own, now)
      const obstacleOf = (row: InvitationRow | undefined, revokedAt: string): ActReason | null => {
        if (!row) return 'gone'
        if (row.usedAt !== null) return 'used'
        if (row.revokedAt?.toISOString() !== revokedAt) return 'changed'
        if (row.expiresAt <= now) return 'expired'
        return replaced.has(row.id) ? 'replaced' : null
      }
      const results = rows.map(({ id, before: { revokedAt } }): Undone => {
        const reason = obstacleOf(held.get(id), revokedAt)
        return reason === null ? { id, outcome: 'undone' } : { id, outcome: 'kept', reason }
      })
      const reopened = results.filter(({ outcome }) => outcome === 'undone').map(({ id }) => id)
      await markReopened(tx, reopened)
      await note(tx, 'invitation.reopened', actId, doer, reopened)
      return results
    },
  })
}
