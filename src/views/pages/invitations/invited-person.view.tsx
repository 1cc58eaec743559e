import { css } from 'styled-system/css'

import { LANGUAGES, type Language } from '../../../domain/language.ts'
import { askedIn, type AskedIn, type PersonValues } from '../../../domain/person-fields.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { ChoiceField } from '../../form/choice-field.view.tsx'
import { personFields } from '../../form/person-fields.view.tsx'
import type { FieldPropsOf } from '../../form/use-form-fields.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { PhoneField } from '../../ui/phone-field.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { AgencyField } from '../agency-field.view.tsx'
import type { InvitationsMachines } from './invitations.props.ts'

const names = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } })

/** The fields of whom one invites, whatever it is to. */
export const invitedFields = (words: Words) => ({
  ...personFields(words, askedIn('invitation')),
  language: { label: words.invitations.form.language() },
})

export const INVITED = [...askedIn('invitation'), 'language'] as const

type InvitedPersonProps = Readonly<{
  /** By the name of each. */
  fields: FieldPropsOf<PersonValues<AskedIn<'invitation'>> & Readonly<{ language: Language }>>
  agencies: InvitationsMachines['agencies']
}>

export const InvitedPerson = ({ fields, agencies }: InvitedPersonProps) => {
  const { form: said } = useWords().invitations
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
      <AgencyField {...fields.primaryAgencyId} machine={agencies} said={said} />
      <ChoiceField {...fields.language} options={LANGUAGES.map((value) => ({ value, label: OWN_NAME[value] }))} />
    </>
  )
}
