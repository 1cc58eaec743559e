import type { AuditDetails } from '../../../src/domain/audit.ts'
import type { NameChange, NameChangeForm, NameStanding } from '../../../src/domain/contract/name-change.contract.ts'
import type { NameChangeRow } from '../../../src/domain/contract/name-changes.list.ts'
import type { ListAsked } from '../../../src/domain/list.ts'
import { decideNameChange } from '../../../src/machines/lifecycle/decide-name-change.ts'
import type { NameChangeLifecycleEvent } from '../../../src/machines/lifecycle/name-change.lifecycle.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import { DAY } from '../../platform/clock.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Limit } from '../../platform/limits.ts'
import type { MailData } from '../../platform/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found, refusedField } from '../../platform/refusal.ts'
import { findUser } from '../auth/account-mail.ts'
import { createCertificateChanges, nameOf } from '../certificates/certificate-changes.service.ts'
import { lockProfile, updateUser } from '../profiles/profile.repository.ts'
import {
  findLatest,
  findNameChange,
  holdVerifications,
  insertNameChange,
  isVouchedFor,
  listNameChanges,
  listStanding,
  releaseVerifications,
  settle,
} from './name-changes.repository.ts'
import type { ListedNameChange, NameChangeRecord } from './name-changes.repository.ts'

/** Names change rarely; who is refused asks again with what was missing. */
const ASK_LIMIT: Limit = { tries: 5, milliseconds: 30 * DAY }

const namesOf = (row: NameChangeRecord) => ({
  from: { firstName: row.oldFirstName, lastName: row.oldLastName },
  to: { firstName: row.newFirstName, lastName: row.newLastName },
})

const present = (row: NameChangeRecord): NameChange => ({
  id: row.id,
  state: row.state,
  ...namesOf(row),
  reason: row.reason,
  evidence: row.evidence,
  askedAt: row.askedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  refusal: row.refusal,
})

const presentRow = ({ change, email, deciderFirst, deciderLast }: ListedNameChange): NameChangeRow => ({
  ...present(change),
  person: { userId: change.userId, email },
  decider: change.state === 'withdrawn' || deciderFirst === null ? null : `${deciderFirst} ${deciderLast}`,
})

type NameTemplate = 'nameChangeAsked' | 'nameChangeApproved' | 'nameChangeRefused'

/**
 * Names that certificates and verifications stand on. Another one is asked for and decided by an administrator; until
 * then the certificates stay as they were printed, and what was verified, completed or not, counts as not verified.
 */
export const createNameChanges = (platform: Platform) => {
  const { audit, clock, db, limits, mail, settings } = platform
  const certificates = createCertificateChanges(platform)
  const link = `${settings.publicUrl}/profile`

  const record = (
    tx: Tx,
    row: NameChangeRecord,
    { caller, address, requestId }: Actor,
    more: AuditDetails = {},
  ): Promise<void> =>
    audit.record(tx, {
      action: `nameChange.${row.state}`,
      actorId: caller.userId,
      subject: `user:${row.userId}`,
      address,
      requestId,
      details: { nameChange: row.id, ...namesOf(row), ...more },
    })

  const tell = async <T extends NameTemplate>(tx: Tx, row: NameChangeRecord, template: T, data: MailData[T]) => {
    const user = found(await findUser(tx, { userId: row.userId }))
    await mail.send(tx, { template, to: { name: nameOf(user), address: user.email }, language: user.language, data })
  }

  /** The change after an event, where the chart takes it; else 409. Changes of one person come one after the other. */
  const move = async (
    tx: Tx,
    asked: NameChangeRecord,
    event: NameChangeLifecycleEvent['type'],
    { userId }: Caller,
    changes: Readonly<{ refusal?: string }> = {},
  ): Promise<NameChangeRecord> => {
    await lockProfile(tx, asked.userId)
    const row = found(await findNameChange(tx, asked.id))
    const state = decideNameChange(row.state, { isOwn: row.userId === userId }, event)
    if (state === null) throw conflict('ILLEGAL_TRANSITION', { state: row.state })
    const decided = { ...changes, state, decidedAt: clock.now(), decidedById: userId }
    const settled = await settle(tx, row, decided)
    if (!settled) throw conflict('ILLEGAL_TRANSITION')
    await releaseVerifications(tx, row.userId)
    return settled
  }

  return {
    standing: async ({ userId }: Caller): Promise<NameStanding> => {
      const latest = await findLatest(db, userId)
      return { needsApproval: await isVouchedFor(db, userId), latest: latest ? present(latest) : null }
    },

    ask: async (tx: Tx, actor: Actor, form: NameChangeForm): Promise<NameChange> => {
      const { caller, language } = actor
      const held = found(await lockProfile(tx, caller.userId))
      if (!(await isVouchedFor(tx, caller.userId))) throw conflict('NAME_FREE')
      const to = nameOf(form)
      const printed = await listStanding(tx, caller.userId)
      if (nameOf(held) === to && printed.every(({ recipientName }) => recipientName === to)) {
        throw refusedField('firstName', textsIn(language).fields.sameName)
      }
      await limits.take(`name change ${caller.userId}`, ASK_LIMIT, tx)
      const row = await insertNameChange(tx, {
        userId: caller.userId,
        oldFirstName: held.firstName,
        oldLastName: held.lastName,
        newFirstName: form.firstName,
        newLastName: form.lastName,
        reason: form.reason,
        evidence: form.evidence,
        askedAt: clock.now(),
      })
      if (!row) throw conflict('NAME_CHANGE_ASKED')
      const enrollments = await holdVerifications(tx, caller.userId)
      await record(tx, row, actor, { reason: form.reason, evidence: form.evidence, unverified: enrollments })
      await tell(tx, row, 'nameChangeAsked', { from: nameOf(held), to, link })
      return present(row)
    },

    withdraw: async (tx: Tx, actor: Actor): Promise<NameChange> => {
      const latest = found(await findLatest(tx, actor.caller.userId))
      const row = await move(tx, latest, 'nameChange.withdrawn', actor.caller)
      await record(tx, row, actor)
      return present(row)
    },

    page: async (asked: ListAsked) => {
      const { items, ...page } = await listNameChanges(db, asked, dayClock(platform))
      return { ...page, items: items.map(presentRow) }
    },

    /** Gives the person the name, and every certificate of theirs that is in force one with it in its place. */
    approve: async (tx: Tx, actor: Actor, id: number): Promise<NameChange> => {
      const asked = found(await findNameChange(tx, id))
      const row = await move(tx, asked, 'nameChange.approved', actor.caller)
      const name = { firstName: row.newFirstName, lastName: row.newLastName }
      await updateUser(tx, row.userId, name)
      const reissued: string[] = []
      for (const { number, recipientName } of await listStanding(tx, row.userId)) {
        if (recipientName === nameOf(name)) continue
        reissued.push((await certificates.reissue(tx, number, actor.caller)).number)
      }
      await record(tx, row, actor, { certificates: reissued })
      await tell(tx, row, 'nameChangeApproved', { to: nameOf(name), link })
      return present(row)
    },

    refuse: async (tx: Tx, actor: Actor, id: number, reason: string): Promise<NameChange> => {
      const asked = found(await findNameChange(tx, id))
      const row = await move(tx, asked, 'nameChange.refused', actor.caller, { refusal: reason })
      await record(tx, row, actor, { reason })
      await tell(tx, row, 'nameChangeRefused', { to: nameOf(namesOf(row).to), reason, link })
      return present(row)
    },
  }
}
