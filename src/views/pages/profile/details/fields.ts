import type { FocusEvent } from 'react'

import { PERSON_LIMITS } from '../../../../domain/contract/person.contract.ts'
import type { ProfileAnswer } from '../../../../domain/contract/profile.contract.ts'
import type { FieldRule } from '../../../../domain/field-rules.ts'
import { useFormats, useWords } from '../../../../i18n/words.tsx'
import { connectForm, type FormProps } from '../../../../machines/form/form.connect.ts'
import type { FormSnapshot } from '../../../../machines/form/form.machine.ts'
import type { DetailsFormActor } from '../../../../machines/profile/details-form.machine.ts'
import type { ProfileField, ProfileValues } from '../../../../machines/profile/profile-values.ts'
import { fieldWords } from '../../field-words.ts'
import { isLeftToSubmit } from '../../left-to-submit.ts'

export type DetailsSnapshot = FormSnapshot<ProfileValues, ProfileAnswer>

const NUMBERS: ReadonlySet<ProfileField> = new Set(['licenseNumber', 'agencyNumber'])

const mostOf = (name: ProfileField): number => (NUMBERS.has(name) ? PERSON_LIMITS.number : PERSON_LIMITS.name)

type FieldBasics<Name extends ProfileField> = Readonly<{
  id: string
  name: Name
  label: string
  error: string | undefined
  value: ProfileValues[Name]
  readOnly: boolean
  onBlur: (event: FocusEvent) => void
}>

export type DetailsFields = Readonly<{
  form: FormProps<ProfileValues>
  labels: Readonly<Record<ProfileField, string>>
  /** What every field of the form is made of. */
  propsOf: <Name extends ProfileField>(name: Name) => FieldBasics<Name>
  /** The same for a field of text. */
  textOf: <Name extends 'firstName' | 'lastName' | 'phone' | 'licenseNumber' | 'agencyNumber'>(
    name: Name,
  ) => FieldBasics<Name> & Readonly<{ onValueChange: (value: string) => void }>
}>

export const useDetailsFields = (actor: DetailsFormActor, snapshot: DetailsSnapshot, id: string): DetailsFields => {
  const words = useWords()
  const formats = useFormats()
  const { details, agencies } = words.profile
  const form = connectForm(snapshot, actor.send)
  const labels = {
    firstName: details.firstName(),
    lastName: details.lastName(),
    phone: details.phone(),
    licenseNumber: agencies.licenseNumber(),
    agencyNumber: agencies.agencyNumber(),
    primaryAgencyId: agencies.primary(),
    agencies: agencies.further(),
  }
  const saying = (name: ProfileField): string | undefined => {
    const { error, refusal } = form.field(name)
    if (refusal !== null) return refusal
    return error === null ? undefined : fieldWords(words, formats, error as FieldRule, mostOf(name))
  }
  const propsOf: DetailsFields['propsOf'] = (name) => ({
    id: `${id}-${name}`,
    name,
    label: labels[name],
    error: saying(name),
    value: form.field(name).value,
    readOnly: form.isBusy,
    onBlur: (event) => {
      if (!isLeftToSubmit(event)) form.field(name).onBlur()
    },
  })
  return {
    form,
    labels,
    propsOf,
    textOf: (name) => ({
      ...propsOf(name),
      onValueChange: (value) => actor.send({ type: 'field.changed', field: name, value }),
    }),
  }
}
