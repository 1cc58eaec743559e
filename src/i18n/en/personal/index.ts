import type { BaseTranslation } from '../../i18n-types'

/** What is known of a person: in every form, list and sentence that names it. */
const en_personal = {
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    birthdate: 'Birthdate',
    phone: 'Phone',
    primaryAgencyId: 'Primary agency',
    agency: 'Agency',
    agencies: 'Further agencies',
    licenseNumber: 'License number',
    agencyNumber: 'Agency number',
    discipline: 'Discipline',
  },
  /** Of numbers, what they are. */
  help: {
    licenseNumber: 'Of your profession, such as EMS or towing.',
    agencyNumber: 'What your agency knows you by, such as a badge number.',
  },
} satisfies BaseTranslation

export default en_personal
