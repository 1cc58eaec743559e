import { useSelector } from '@xstate/react'
import { useRef, type FocusEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'

import type { Group, GroupInvitation } from '../../../domain/contract/group.contract.ts'
import { PERSON_LIMITS } from '../../../domain/contract/person.contract.ts'
import type { FieldRule } from '../../../domain/field-rules.ts'
import { isLanguage, LANGUAGES } from '../../../domain/language.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { connectForm } from '../../../machines/form/form.connect.ts'
import type { FormActor, FormSnapshot } from '../../../machines/form/form.machine.ts'
import type { GroupInviteValues } from '../../../machines/group-desk/group-forms.machine.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { ErrorSummary } from '../../ui/error-summary.view.tsx'
import { PhoneField } from '../../ui/phone-field.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { faultWords } from '../fault-words.ts'
import { fieldWords } from '../field-words.ts'
import { AgencyField } from '../invitations/agency-field.view.tsx'
import { isLeftToSubmit } from '../left-to-submit.ts'
import type { StudentsMachines } from './group-students.props.ts'

type FieldName = keyof GroupInviteValues
type TextName = 'firstName' | 'lastName' | 'email' | 'phone'

const FIELDS = [
  'groupId',
  'firstName',
  'lastName',
  'email',
  'phone',
  'primaryAgencyId',
  'language',
] as const satisfies readonly FieldName[]

const styles = {
  form: css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' }),
  names: css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }),
}

const whole = (snapshot: FormSnapshot<GroupInviteValues, GroupInvitation>) => snapshot

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
  const formats = useFormats()
  const summary = useRef<HTMLDivElement>(null)
  const snapshot = useSelector(actor, whole)
  const form = connectForm(snapshot, actor.send)

  const labels: Readonly<Record<FieldName, string>> = {
    groupId: students.group(),
    firstName: said.firstName(),
    lastName: said.lastName(),
    email: said.email(),
    phone: said.phone(),
    primaryAgencyId: said.agency(),
    language: said.language(),
  }
  const saying = (name: FieldName): string | undefined => {
    const { error, refusal } = form.field(name)
    if (refusal !== null) return refusal
    const most = name === 'email' ? PERSON_LIMITS.email : PERSON_LIMITS.name
    return error === null ? undefined : fieldWords(words, formats, error as FieldRule, most)
  }
  // Before it was sent, each field speaks for itself.
  const wasSent = FIELDS.every((name) => snapshot.context.touched.includes(name))
  const errors = (wasSent ? form.complaints : []).map((name) => ({
    fieldId: `${id}-${name}`,
    message: `${labels[name]}: ${saying(name)}`,
  }))
  const basics = <Name extends FieldName>(name: Name) => ({
    id: `${id}-${name}`,
    name,
    label: labels[name],
    error: saying(name),
    readOnly: form.isBusy,
    onBlur: (event: FocusEvent) => {
      if (!isLeftToSubmit(event)) form.field(name).onBlur()
    },
  })
  const text = (name: TextName) => ({
    ...basics(name),
    value: form.field(name).value,
    onValueChange: (value: string) => actor.send({ type: 'field.changed', field: name, value }),
  })
  const choice = (name: 'groupId' | 'language') => {
    const { readOnly, ...rest } = basics(name)
    return { ...rest, value: String(form.field(name).value), 'aria-disabled': readOnly || undefined }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(form.submit)
    summary.current?.focus()
  }

  return (
    <form id={id} noValidate aria-label={said.title()} className={styles.form} onSubmit={submit}>
      <ErrorSummary title={said.check()} errors={errors} summaryRef={summary} />
      {form.isFailed && errors.length === 0 && (
        <Banner tone="warning" announce="alert" title={said.failedTitle()}>
          {faultWords(words, snapshot.context.fault)} {said.kept()}
        </Banner>
      )}
      <Select
        {...choice('groupId')}
        options={groups.map(({ id: value, name }) => ({ value: String(value), label: name }))}
        onValueChange={(value) => form.field('groupId').onChange(Number(value))}
      />
      <div className={styles.names}>
        <TextField {...text('firstName')} required dir="auto" autoComplete="off" />
        <TextField {...text('lastName')} required dir="auto" autoComplete="off" />
      </div>
      <TextField
        {...text('email')}
        required
        type="email"
        help={said.emailHelp()}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <PhoneField {...text('phone')} optional={said.optional()} autoComplete="off" />
      <AgencyField
        {...basics('primaryAgencyId')}
        machine={agencies}
        value={form.field('primaryAgencyId').value}
        onAgency={form.field('primaryAgencyId').onChange}
      />
      <Select
        {...choice('language')}
        options={LANGUAGES.map((language) => ({ value: language, label: OWN_NAME[language] }))}
        onValueChange={(value) => {
          if (isLanguage(value)) form.field('language').onChange(value)
        }}
      />
    </form>
  )
}
