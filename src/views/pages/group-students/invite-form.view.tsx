import { css } from 'styled-system/css'

import type { Group, GroupInvitation } from '../../../domain/contract/group.contract.ts'
import { PERSON_LIMITS } from '../../../domain/contract/person.contract.ts'
import { isLanguage, LANGUAGES } from '../../../domain/language.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import type { GroupInviteValues } from '../../../machines/group-desk/group-forms.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { PhoneField } from '../../ui/phone-field.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { faultWords } from '../fault-words.ts'
import { AgencyField } from '../invitations/agency-field.view.tsx'
import type { StudentsMachines } from './group-students.props.ts'

const styles = {
  form: css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' }),
  names: css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }),
}

type InviteFormProps = Readonly<{
  id: string
  actor: FormActor<GroupInviteValues, GroupInvitation>
  groups: readonly Group[]
  agencies: StudentsMachines['agencies']
}>

/** The button that sends it stands at the foot of the dialog. */
export const InviteForm = ({ id, actor, groups, agencies }: InviteFormProps) => {
  const words = useWords()
  const { form: said } = words.invitations
  const { students } = words.coordinatorStudents
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    {
      groupId: { label: students.group() },
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
  const choice = (name: 'groupId' | 'language') => {
    const { id: fieldId, label, error, value, onBlur } = propsOf(name)
    return { id: fieldId, name, label, error, onBlur, value: String(value), 'aria-disabled': isBusy || undefined }
  }
  const chooseGroupId = propsOf('groupId').onValueChange
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
        {...choice('groupId')}
        options={groups.map(({ id: value, name }) => ({ value: String(value), label: name }))}
        onValueChange={(value) => chooseGroupId(Number(value))}
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
