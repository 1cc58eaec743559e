import { NOT_LISTED } from '../../../src/domain/agency.ts'
import { printBirthdate } from '../../../src/domain/birthdate.ts'
import type { ProfileAnswer, ProfileBody, ProfileForm } from '../../../src/domain/contract/profile.contract.ts'
import { keysOf } from '../../../src/domain/keys.ts'
import type { Language } from '../../../src/domain/language.ts'
import { textsIn } from '../../i18n/texts.ts'
import { ownDeed } from '../../platform/actor.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import type { users } from '../../platform/db/tables/accounts.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, fieldRefused, found } from '../../platform/refusal.ts'
import { isVouchedFor } from '../name-changes/name-changes.repository.ts'
import { photoUrlOf } from './photo-address.ts'
import {
  findPendingEmail,
  findProfile,
  keepNotification,
  knownAgencies,
  lockProfile,
  replaceFurtherAgencies,
  updateUser,
} from './profile.repository.ts'
import type { ProfileRow } from './profile.repository.ts'

/** A row as the form shows it: what nobody told is empty. */
const formOf = (row: ProfileRow): ProfileForm => ({
  firstName: row.firstName,
  lastName: row.lastName,
  phone: row.phone ?? '',
  licenseNumber: row.licenseNumber ?? '',
  agencyNumber: row.agencyNumber ?? '',
  primaryAgencyId: row.primaryAgencyId ?? NOT_LISTED,
  agencies: row.agencies,
})

/** What was sent, over what is kept. */
const changedForm = (kept: ProfileForm, sent: ProfileBody): ProfileForm => ({
  firstName: sent.firstName ?? kept.firstName,
  lastName: sent.lastName ?? kept.lastName,
  phone: sent.phone ?? kept.phone,
  licenseNumber: sent.licenseNumber ?? kept.licenseNumber,
  agencyNumber: sent.agencyNumber ?? kept.agencyNumber,
  primaryAgencyId: sent.primaryAgencyId ?? kept.primaryAgencyId,
  agencies: [...new Set(sent.agencies ?? kept.agencies)].toSorted((a, b) => a - b),
})

const FIELDS = keysOf<keyof ProfileForm>({
  firstName: true,
  lastName: true,
  phone: true,
  licenseNumber: true,
  agencyNumber: true,
  primaryAgencyId: true,
  agencies: true,
})

const orNone = (text: string): string | null => (text === '' ? null : text)

/** Further agencies are rows of their own; every other field is a column of its name. */
type Columns = Required<Pick<typeof users.$inferInsert, Exclude<keyof ProfileForm, 'agencies'>>>

const columnsOf = (form: ProfileForm): Columns => ({
  firstName: form.firstName,
  lastName: form.lastName,
  phone: orNone(form.phone),
  licenseNumber: orNone(form.licenseNumber),
  agencyNumber: orNone(form.agencyNumber),
  primaryAgencyId: form.primaryAgencyId === NOT_LISTED ? null : form.primaryAgencyId,
})

export const createProfiles = ({ db, clock, addresses, audit }: Platform) => {
  const present = (row: ProfileRow, { roles, sessionId }: Caller, pendingEmail: string | null): ProfileAnswer => ({
    ...formOf(row),
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

  const refuseUnknownAgencies = async (query: Queryable, form: ProfileForm, language: Language): Promise<void> => {
    const primary = form.primaryAgencyId === NOT_LISTED ? [] : [form.primaryAgencyId]
    const known = await knownAgencies(query, [...primary, ...form.agencies])
    const isUnknown = (id: number) => !known.has(id)
    const message = textsIn(language).fields.unknownAgency
    const refusals = [
      ...(primary.some(isUnknown) ? [{ field: 'primaryAgencyId', message }] : []),
      ...(form.agencies.some(isUnknown) ? [{ field: 'agencies', message }] : []),
    ]
    if (refusals.length > 0) throw fieldRefused(...refusals)
  }

  /** Certificates and verifications vouch for a name: another one is asked for, and decided by an administrator. */
  const refuseNewName = async (tx: Tx, { caller, language }: Actor, fields: readonly string[]): Promise<void> => {
    const names = fields.filter((field) => field === 'firstName' || field === 'lastName')
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
    await refuseUnknownAgencies(tx, form, language)
    await updateUser(tx, caller.userId, {
      ...columnsOf(form),
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
