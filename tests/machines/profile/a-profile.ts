import type { ProfileAnswer } from '../../../src/domain/contract/profile.contract.ts'
import { askedIn, blankPerson } from '../../../src/domain/person-fields.ts'

export const aProfile = (facts: Partial<ProfileAnswer> = {}): ProfileAnswer => ({
  ...blankPerson(askedIn('profile')),
  id: 5,
  firstName: 'Ada',
  lastName: 'Moreno',
  email: 'ada@example.org',
  pendingEmail: null,
  phone: '(555) 010-2030',
  isPhoneVerified: true,
  notifyPhone: false,
  birthdate: '04/02/1988',
  licenseNumber: 'L-1',
  primaryAgencyId: 3,
  agencies: [],
  photoUrl: null,
  roles: [2],
  memberSince: '2025-01-05T10:00:00.000Z',
  ...facts,
})
