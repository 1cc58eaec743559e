import { askedIn } from '../../../../domain/person-fields.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { DetailsFormActor } from '../../../../machines/profile/details-form.machine.ts'
import { personFields } from '../../../form/person-fields.view.tsx'
import { useFormFields } from '../../../form/use-form-fields.ts'

export const useDetailsFields = (actor: DetailsFormActor) =>
  useFormFields(actor, personFields(useWords(), askedIn('profile')))

export type DetailsFields = ReturnType<typeof useDetailsFields>
