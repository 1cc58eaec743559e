import type { Agency, UserType } from '../../../domain/contract/agency.contract.ts'
import type { ProfileData } from '../../../domain/contract/sign-up.contract.ts'
import { USER_TYPE } from '../../../domain/user-type.ts'
import type { SignUpValues } from '../../../machines/sign-up/sign-up-form.machine.ts'
import type { SignUpInput } from '../../../machines/sign-up/sign-up.machine.ts'
import type { Offer } from './user-type-field.view.tsx'

export const UNINVITED: SignUpInput = { profileId: null, verificationCode: null, accountType: null }
export const INVITED: SignUpInput = { profileId: '9', verificationCode: 'K7M4-9QX2', accountType: USER_TYPE.instructor }

export const AGENCIES: readonly Agency[] = [
  'Fairmont Police Department',
  'Harlan County Fire and Rescue',
  'Highway Patrol, Troop D',
  'İstanbul İtfaiyesi',
  'Metro Towing and Recovery',
].map((name, at) => ({ id: at + 1, name }))

export const USER_TYPES: readonly UserType[] = [
  { id: USER_TYPE.student, name: 'Student' },
  { id: USER_TYPE.instructor, name: 'Instructor' },
  { id: USER_TYPE.groupCoordinator, name: 'Group coordinator' },
]

export const offerOf = <Item>(items: readonly Item[] | undefined, hasFailed = false): Offer<Item> => ({
  items,
  hasFailed,
  onRetry: () => undefined,
})

/** All but what no draft keeps. */
export const WRITTEN: Partial<SignUpValues> = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana.whitfield@example.org',
  birthdate: '02/03/1990',
  phone: '(212) 555-0100',
  primaryAgencyId: 2,
  userType: USER_TYPE.student,
}

export const PROFILE: ProfileData = {
  userType: USER_TYPE.instructor,
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana.whitfield@example.org',
  phone: '(212) 555-0100',
  licenseNumber: 'L-2207',
  agencyNumber: '',
  primaryAgencyId: 2,
}
