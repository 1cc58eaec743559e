import type { ProfileAnswer, ProfileForm } from '../../domain/contract/profile.contract.ts'
import { keysOf } from '../../domain/keys.ts'
import { changesAmong } from '../form/form-changes.ts'

/** What a person may change of themself in the form. */
export type ProfileValues = Readonly<Omit<ProfileForm, 'agencies'>> & Readonly<{ agencies: readonly number[] }>
export type ProfileField = keyof ProfileValues

/** As the form asks for them. */
export const PROFILE_FIELDS = keysOf<ProfileField>({
  firstName: true,
  lastName: true,
  phone: true,
  licenseNumber: true,
  agencyNumber: true,
  primaryAgencyId: true,
  agencies: true,
})

export const valuesOf = (profile: ProfileAnswer): ProfileValues => {
  const { firstName, lastName, phone, licenseNumber, agencyNumber, primaryAgencyId, agencies } = profile
  return { firstName, lastName, phone, licenseNumber, agencyNumber, primaryAgencyId, agencies }
}

/** What differs from `held`: no more is sent, so that what another tab changed meanwhile stays. */
export const changesOf = (held: ProfileValues, values: Partial<ProfileValues>): Partial<ProfileValues> =>
  changesAmong<ProfileValues>(PROFILE_FIELDS, held, values)
