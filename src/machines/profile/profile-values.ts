import type { ProfileAnswer } from '../../domain/contract/profile.contract.ts'
import { pick, recordOf } from '../../domain/keys.ts'
import { askedIn, type AskedIn, type PersonValues } from '../../domain/person-fields.ts'
import { changesAmong } from '../form/form-changes.ts'
import type { Drafted } from '../form/form.machine.ts'

/** What a person may change of themself in the form. */
export type ProfileField = AskedIn<'profile'>
export type ProfileValues = PersonValues<ProfileField>

const FIELDS = askedIn('profile')

/** As the form asks for them: each is drafted. */
export const PROFILE_DRAFTED: Drafted<ProfileValues> = recordOf(FIELDS, () => true)

export const valuesOf = (profile: ProfileAnswer): ProfileValues => pick(profile, FIELDS)

/** What differs from `held`: no more is sent, so that what another tab changed meanwhile stays. */
export const changesOf = (held: ProfileValues, values: Partial<ProfileValues>): Partial<ProfileValues> =>
  changesAmong<ProfileValues>(FIELDS, held, values)
