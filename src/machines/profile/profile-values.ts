import type { ProfileAnswer, ProfileForm } from '../../domain/contract/profile.contract.ts'
import { keysOf } from '../../domain/keys.ts'
import { changesAmong } from '../form/form-changes.ts'
import type { Drafted } from '../form/form.machine.ts'

/** What a person may change of themself in the form. */
export type ProfileValues = Readonly<Omit<ProfileForm, 'agencies'>> & Readonly<{ agencies: readonly number[] }>
export type ProfileField = keyof ProfileValues

/** As the form asks for them: each is drafted. */
export const PROFILE_DRAFTED = {
  firstName: true,
  lastName: true,
  phone: true,
  licenseNumber: true,
  agencyNumber: true,
  primaryAgencyId: true,
  agencies: true,
} satisfies Drafted<ProfileValues>

const FIELDS = keysOf<ProfileField>(PROFILE_DRAFTED)

export const valuesOf = (profile: ProfileAnswer): ProfileValues => {
  const { firstName, lastName, phone, licenseNumber, agencyNumber, primaryAgencyId, agencies } = profile
  return { firstName, lastName, phone, licenseNumber, agencyNumber, primaryAgencyId, agencies }
}

/** What differs from `held`: no more is sent, so that what another tab changed meanwhile stays. */
export const changesOf = (held: ProfileValues, values: Partial<ProfileValues>): Partial<ProfileValues> =>
  changesAmong<ProfileValues>(FIELDS, held, values)
