import { printBirthdate } from '../../../src/domain/birthdate.ts'
import type { ProfileAnswer, ProfileBody } from '../../../src/domain/contract/profile.contract.ts'
import { recordOf } from '../../../src/domain/keys.ts'
import { askedIn, VOUCHED_FOR, type AskedIn, type PersonValues } from '../../../src/domain/person-fields.ts'
import { textsIn } from '../../i18n/texts.ts'
import { ownDeed } from '../../platform/actor.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { columnsAmong, keptOf, shownOf } from '../../platform/db/person.sql.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, fieldRefused, found } from '../../platform/refusal.ts'
import { agencyRefusals } from '../agencies/known-agencies.ts'
import { isVouchedFor } from '../name-changes/name-changes.repository.ts'
import { photoUrlOf } from './photo-address.ts'
import {
  findPendingEmail,
  findProfile,
  keepNotification,
  lockProfile,
  replaceFurtherAgencies,
  updateUser,
} from './profile.repository.ts'
import type { ProfileRow } from './profile.repository.ts'

const FIELDS = askedIn('profile')
const COLUMNS = columnsAmong(FIELDS)

type ProfileValues = PersonValues<AskedIn<'profile'>>

const formOf = (row: ProfileRow): ProfileValues => shownOf(FIELDS, row)

/** What was sent, over what is kept. */
const changedForm = (kept: ProfileValues, sent: ProfileBody): ProfileValues => ({
  ...(recordOf(FIELDS, (field) => sent[field] ?? kept[field]) as ProfileValues),
  agencies: [...new Set(sent.agencies ?? kept.agencies)].toSorted((a, b) => a - b),
})

export const createProfiles = ({ db, clock, addresses, audit }: Platform) => {
  const present = (row: ProfileRow, { roles, sessionId }: Caller, pendingEmail: string | null): ProfileAnswer => ({
    ...formOf(row),
    agencies: row.agencies,
    id: row.id,
    email: row.email,
    pendingEmail,
    isPhoneVerified: row.phoneVerifiedAt !== null,
    notifyPhone: row.notifyPhone,
    birthdate: row.birthdate === null ? null : printBirthdate(row.birthdate),
    photoUrl: row.photo === null ? null : photoUrlOf(addresses, row.photo, sessionId, clock.now()),
    roles: [...roles],
    memberSince: row.createdAt.toISOString(),
  })

  const read = async (query: Queryable, caller: Caller): Promise<ProfileAnswer> => {
    const row = found(await findProfile(query, caller.userId))
    return present(row, caller, await findPendingEmail(query, caller.userId, clock.now()))
  }

  /** Certificates and verifications vouch for a name: another one is asked for, and decided by an administrator. */
  const refuseNewName = async (tx: Tx, { caller, language }: Actor, fields: readonly string[]): Promise<void> => {
    const names = VOUCHED_FOR.filter((field) => fields.includes(field))
    if (names.length === 0 || !(await isVouchedFor(tx, caller.userId))) return
    const message = textsIn(language).fields.nameNeedsApproval
    throw fieldRefused(...names.map((field) => ({ field, message })))
  }

  /** Another phone is nobody's until it is verified, so no text message goes there. */
  const changeIn = async (tx: Tx, actor: Actor, sent: ProfileBody): Promise<void> => {
    const { caller, language } = actor
    const kept = formOf(found(await lockProfile(tx, caller.userId)))
    const form = changedForm(kept, sent)
    const fields = FIELDS.filter((field) => String(form[field]) !== String(kept[field]))
    if (fields.length === 0) return
    await refuseNewName(tx, actor, fields)
    const refused = await agencyRefusals(tx, form, language)
    if (refused.length > 0) throw fieldRefused(...refused)
    await updateUser(tx, caller.userId, {
      ...keptOf(COLUMNS, form),
      ...(form.phone === kept.phone ? {} : { phoneVerifiedAt: null, notifyPhone: false }),
    })
    if (fields.includes('agencies')) await replaceFurtherAgencies(tx, caller.userId, form.agencies)
    await audit.record(tx, ownDeed(actor, 'profile.changed', { fields }))
  }

  return {
    read: (caller: Caller): Promise<ProfileAnswer> => read(db, caller),

    /** For what changes the profile on its way to something else. */
    changeIn,

    change: (actor: Actor, sent: ProfileBody): Promise<ProfileAnswer> =>
      db.transaction(async (tx) => {
        await changeIn(tx, actor, sent)
        return read(tx, actor.caller)
      }),

    /** Text messages need a verified phone: 409 `PHONE_NOT_VERIFIED`. */
    notify: (actor: Actor, notifyPhone: boolean): Promise<void> =>
      db.transaction(async (tx) => {
        if (!(await keepNotification(tx, actor.caller.userId, notifyPhone))) throw conflict('PHONE_NOT_VERIFIED')
        await audit.record(tx, ownDeed(actor, 'profile.changed', { fields: ['notifyPhone'] }))
      }),
  }
}
