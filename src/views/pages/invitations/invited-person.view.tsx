import { css } from 'styled-system/css'

import { PERSON_LIMITS } from '../../../domain/contract/person.contract.ts'
import { LANGUAGES, type Language } from '../../../domain/language.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { ChoiceField } from '../../form/choice-field.view.tsx'
import type { FieldProps } from '../../form/use-form-fields.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { PhoneField } from '../../ui/phone-field.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { AgencyField } from './agency-field.view.tsx'
import type { InvitationsMachines } from './invitations.props.ts'

const names = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } })

/** The fields of whom one invites, whatever it is to. */
export const personFields = ({ invitations: { form } }: Words) => ({
  firstName: { label: form.firstName(), max: PERSON_LIMITS.name },
  lastName: { label: form.lastName(), max: PERSON_LIMITS.name },
  email: { label: form.email(), max: PERSON_LIMITS.email },
  phone: { label: form.phone() },
  primaryAgencyId: { label: form.agency() },
  language: { label: form.language() },
})

type InvitedPersonProps = Readonly<{
  firstName: FieldProps<string>
  lastName: FieldProps<string>
  email: FieldProps<string>
  phone: FieldProps<string>
  primaryAgencyId: FieldProps<number>
  language: FieldProps<Language>
  agencies: InvitationsMachines['agencies']
}>

export const InvitedPerson = ({ primaryAgencyId, agencies, ...fields }: InvitedPersonProps) => {
  const { form: said } = useWords().invitations
  const { onValueChange: chooseAgency, ...agency } = primaryAgencyId
  return (
    <>
      <div className={names}>
        <TextField {...fields.firstName} required dir="auto" autoComplete="off" />
        <TextField {...fields.lastName} required dir="auto" autoComplete="off" />
      </div>
      <TextField
        {...fields.email}
        required
        type="email"
        help={said.emailHelp()}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <PhoneField {...fields.phone} optional={said.optional()} autoComplete="off" />
      <AgencyField {...agency} machine={agencies} onAgency={chooseAgency} />
      <ChoiceField {...fields.language} options={LANGUAGES.map((value) => ({ value, label: OWN_NAME[value] }))} />
    </>
  )
}
