import { PERSON_LIMITS } from '../../../../domain/contract/person.contract.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { DetailsFormActor } from '../../../../machines/profile/details-form.machine.ts'
import { useFormFields } from '../../../form/use-form-fields.ts'

export const useDetailsFields = (actor: DetailsFormActor) => {
  const { details, agencies } = useWords().profile
  return useFormFields(actor, {
    firstName: { label: details.firstName(), max: PERSON_LIMITS.name },
    lastName: { label: details.lastName(), max: PERSON_LIMITS.name },
    phone: { label: details.phone() },
    licenseNumber: { label: agencies.licenseNumber(), max: PERSON_LIMITS.number },
    agencyNumber: { label: agencies.agencyNumber(), max: PERSON_LIMITS.number },
    primaryAgencyId: { label: agencies.primary() },
    agencies: { label: agencies.further() },
  })
}

export type DetailsFields = ReturnType<typeof useDetailsFields>
