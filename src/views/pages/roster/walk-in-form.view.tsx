import { useActorRef, useSelector } from '@xstate/react'
import type { FocusEvent } from 'react'
import { css } from 'styled-system/css'

import { NOT_LISTED } from '../../../domain/agency.ts'
import { PERSON_LIMITS } from '../../../domain/contract/person.contract.ts'
import type { WalkInBody } from '../../../domain/contract/roster.contract.ts'
import { DISCIPLINES } from '../../../domain/discipline.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import { resourceFace, selectData } from '../../../machines/resource/resource.connect.ts'
import type { WalkInValues } from '../../../machines/roster/walk-in-form.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Combobox } from '../../ui/combobox.view.tsx'
import { PhoneField } from '../../ui/phone-field.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { useChoosingWords } from '../choosing-words.ts'
import { faultWords } from '../fault-words.ts'
import { isDiscipline } from './roster-words.ts'
import type { RosterPageProps } from './roster.props.ts'

type TextName = 'firstName' | 'lastName' | 'email' | 'phone'

const styles = {
  form: css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' }),
  names: css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }),
}

type AgencyProps = Readonly<{
  machine: RosterPageProps['agencies']
  id: string
  label: string
  error: string | undefined
  value: number
  onBlur: (event: FocusEvent) => void
  onAgency: (id: number) => void
}>

/** Without a network the list may not come: one goes on without. */
const Agency = ({ machine, value, onAgency, ...field }: AgencyProps) => {
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
      {...field}
      name="agencyId"
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
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    {
      firstName: { label: said.firstName(), max: PERSON_LIMITS.name },
      lastName: { label: said.lastName(), max: PERSON_LIMITS.name },
      email: { label: said.email(), max: PERSON_LIMITS.email },
      phone: { label: said.phone() },
      agencyId: { label: said.agency() },
      discipline: { label: said.discipline() },
    },
    { id },
  )
  // Somebody else's, so nothing of the browser's is filled in.
  const text = (name: TextName) => ({ ...propsOf(name), autoComplete: 'off' })
  const { onValueChange: chooseAgency, readOnly: _sent, ...agency } = propsOf('agencyId')
  const { onValueChange: choose, readOnly: _isSent, ...discipline } = propsOf('discipline')
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.title()} className={styles.form} onSend={send}>
      <FormNews check={said.check()} errors={errors}>
        {fault && (
          <Banner tone="warning" announce="alert" title={said.failed()}>
            {faultWords(words, fault)}
          </Banner>
        )}
      </FormNews>
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
      <Agency {...agency} machine={agencies} onAgency={chooseAgency} />
      <Select
        {...discipline}
        optional={said.optional()}
        options={[
          { value: '', label: said.anyDiscipline() },
          ...DISCIPLINES.map((value) => ({ value, label: disciplines[value]() })),
        ]}
        onValueChange={(value) => choose(isDiscipline(value) ? value : '')}
      />
    </Form>
  )
}
