import { useActorRef, useSelector } from '@xstate/react'
import { useRef, type FocusEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'

import { NOT_LISTED } from '../../../domain/agency.ts'
import { PERSON_LIMITS } from '../../../domain/contract/person.contract.ts'
import type { WalkInBody } from '../../../domain/contract/roster.contract.ts'
import { DISCIPLINES } from '../../../domain/discipline.ts'
import type { FieldRule } from '../../../domain/field-rules.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { connectForm } from '../../../machines/form/form.connect.ts'
import type { FormActor, FormSnapshot } from '../../../machines/form/form.machine.ts'
import { resourceFace, selectData } from '../../../machines/resource/resource.connect.ts'
import type { WalkInValues } from '../../../machines/roster/walk-in-form.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Combobox } from '../../ui/combobox.view.tsx'
import { ErrorSummary } from '../../ui/error-summary.view.tsx'
import { PhoneField } from '../../ui/phone-field.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { useChoosingWords } from '../choosing-words.ts'
import { faultWords } from '../fault-words.ts'
import { fieldWords } from '../field-words.ts'
import { isLeftToSubmit } from '../left-to-submit.ts'
import { isDiscipline } from './roster-words.ts'
import type { RosterPageProps } from './roster.props.ts'

type FieldName = keyof WalkInValues
type TextName = 'firstName' | 'lastName' | 'email' | 'phone'

const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'agencyId',
  'discipline',
] as const satisfies readonly FieldName[]

const styles = {
  form: css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' }),
  names: css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }),
}

const whole = (snapshot: FormSnapshot<WalkInValues, WalkInBody>) => snapshot

type AgencyProps = Readonly<{
  machine: RosterPageProps['agencies']
  id: string
  label: string
  value: number
  onAgency: (id: number) => void
}>

/** Without a network the list may not come: one goes on without. */
const Agency = ({ machine, id, label, value, onAgency }: AgencyProps) => {
  const { walkIn } = useWords().roster
  const choosing = useChoosingWords()
  const list = useActorRef(machine, { input: { query: undefined } })
  const agencies = useSelector(list, selectData)
  const face = useSelector(list, resourceFace)
  if (!agencies && face === 'failed') {
    return (
      <Banner tone="warning" announce="status">
        {walkIn.agenciesFailed()}
      </Banner>
    )
  }
  return (
    <Combobox
      id={id}
      name="agencyId"
      label={label}
      optional={walkIn.optional()}
      help={walkIn.agencyHelp()}
      autoComplete="off"
      options={(agencies ?? []).map((agency) => ({ value: String(agency.id), label: agency.name }))}
      placeholder={walkIn.notListed()}
      value={value === NOT_LISTED ? null : String(value)}
      onValueChange={(chosen) => onAgency(chosen === null ? NOT_LISTED : Number(chosen))}
      words={choosing}
      emptyText={walkIn.noAgency()}
    />
  )
}

type WalkInFormProps = Readonly<{
  id: string
  actor: FormActor<WalkInValues, WalkInBody>
  agencies: RosterPageProps['agencies']
}>

/** The button that adds them stands at the foot of the dialog. */
export const WalkInFormView = ({ id, actor, agencies }: WalkInFormProps) => {
  const words = useWords()
  const { disciplines, walkIn: said } = words.roster
  const formats = useFormats()
  const summary = useRef<HTMLDivElement>(null)
  const snapshot = useSelector(actor, whole)
  const form = connectForm(snapshot, actor.send)
  const labels: Readonly<Record<FieldName, string>> = {
    firstName: said.firstName(),
    lastName: said.lastName(),
    email: said.email(),
    phone: said.phone(),
    agencyId: said.agency(),
    discipline: said.discipline(),
  }
  const saying = (name: FieldName): string | undefined => {
    const { error } = form.field(name)
    const most = name === 'email' ? PERSON_LIMITS.email : PERSON_LIMITS.name
    return error === null ? undefined : fieldWords(words, formats, error as FieldRule, most)
  }
  const wasSent = FIELDS.every((name) => snapshot.context.touched.includes(name))
  const errors = (wasSent ? form.complaints : []).map((name) => ({
    fieldId: `${id}-${name}`,
    message: `${labels[name]}: ${saying(name)}`,
  }))
  const text = (name: TextName) => ({
    id: `${id}-${name}`,
    name,
    label: labels[name],
    error: saying(name),
    // Somebody else's, so nothing of the browser's is filled in.
    autoComplete: 'off',
    onBlur: (event: FocusEvent) => {
      if (!isLeftToSubmit(event)) form.field(name).onBlur()
    },
    value: form.field(name).value,
    onValueChange: (value: string) => actor.send({ type: 'field.changed', field: name, value }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(form.submit)
    summary.current?.focus()
  }
  return (
    <form id={id} noValidate aria-label={said.title()} className={styles.form} onSubmit={submit}>
      <ErrorSummary title={said.check()} errors={errors} summaryRef={summary} />
      {form.isFailed && errors.length === 0 && (
        <Banner tone="warning" announce="alert" title={said.failed()}>
          {faultWords(words, snapshot.context.fault)}
        </Banner>
      )}
      <div className={styles.names}>
        <TextField {...text('firstName')} required dir="auto" />
        <TextField {...text('lastName')} required dir="auto" />
      </div>
      <TextField
        {...text('email')}
        required
        type="email"
        help={said.emailHelp()}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <PhoneField {...text('phone')} optional={said.optional()} />
      <Agency
        machine={agencies}
        id={`${id}-agencyId`}
        label={labels.agencyId}
        value={form.field('agencyId').value}
        onAgency={form.field('agencyId').onChange}
      />
      <Select
        id={`${id}-discipline`}
        name="discipline"
        label={labels.discipline}
        optional={said.optional()}
        value={form.field('discipline').value}
        options={[
          { value: '', label: said.anyDiscipline() },
          ...DISCIPLINES.map((value) => ({ value, label: disciplines[value]() })),
        ]}
        onValueChange={(value) => form.field('discipline').onChange(isDiscipline(value) ? value : '')}
      />
    </form>
  )
}
