import { css } from 'styled-system/css'

import type { Invitation } from '../../../domain/contract/invitation.contract.ts'
import { PERSON_LIMITS } from '../../../domain/contract/person.contract.ts'
import { isLanguage, LANGUAGES } from '../../../domain/language.ts'
import { isUserType, USER_TYPE } from '../../../domain/user-type.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import type { InvitationValues } from '../../../machines/invitations/invitation-form.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { PhoneField } from '../../ui/phone-field.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { faultWords } from '../fault-words.ts'
import { AgencyField } from './agency-field.view.tsx'
import { USER_TYPE_NAMES } from './invitation-words.ts'
import type { InvitationsPageProps } from './invitations.props.ts'

const styles = {
  form: css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' }),
  names: css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }),
}

type InvitationFormProps = Readonly<{
  id: string
  actor: FormActor<InvitationValues, Invitation>
  agencies: InvitationsPageProps['agencies']
}>

/** The button that sends it stands at the foot of the dialog. */
export const InvitationFormView = ({ id, actor, agencies }: InvitationFormProps) => {
  const words = useWords()
  const { form: said, roles } = words.invitations
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    {
      userType: { label: said.userType() },
      firstName: { label: said.firstName(), max: PERSON_LIMITS.name },
      lastName: { label: said.lastName(), max: PERSON_LIMITS.name },
      email: { label: said.email(), max: PERSON_LIMITS.email },
      phone: { label: said.phone() },
      primaryAgencyId: { label: said.agency() },
      language: { label: said.language() },
    },
    { id },
  )
  const { onValueChange: chooseAgency, ...agency } = propsOf('primaryAgencyId')
  const choice = (name: 'userType' | 'language') => {
    const { id: fieldId, label, error, value, onBlur } = propsOf(name)
    return { id: fieldId, name, label, error, onBlur, value: String(value), 'aria-disabled': isBusy || undefined }
  }
  const chooseUserType = propsOf('userType').onValueChange
  const chooseLanguage = propsOf('language').onValueChange
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.title()} className={styles.form} onSend={send}>
      <FormNews check={said.check()} errors={errors}>
        {fault && (
          <Banner tone="warning" announce="alert" title={said.failedTitle()}>
            {faultWords(words, fault)} {said.kept()}
          </Banner>
        )}
      </FormNews>
      <Select
        {...choice('userType')}
        options={USER_TYPE_NAMES.map((name) => ({ value: String(USER_TYPE[name]), label: roles[name]() }))}
        onValueChange={(value) => {
          const userType = Number(value)
          if (isUserType(userType)) chooseUserType(userType)
        }}
      />
      <div className={styles.names}>
        <TextField {...propsOf('firstName')} required dir="auto" autoComplete="off" />
        <TextField {...propsOf('lastName')} required dir="auto" autoComplete="off" />
      </div>
      <TextField
        {...propsOf('email')}
        required
        type="email"
        help={said.emailHelp()}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <PhoneField {...propsOf('phone')} optional={said.optional()} autoComplete="off" />
      <AgencyField {...agency} machine={agencies} onAgency={chooseAgency} />
      <Select
        {...choice('language')}
        options={LANGUAGES.map((language) => ({ value: language, label: OWN_NAME[language] }))}
        onValueChange={(value) => {
          if (isLanguage(value)) chooseLanguage(value)
        }}
      />
    </Form>
  )
}
