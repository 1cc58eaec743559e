import { useSelector } from '@xstate/react'
import { useId, type FormEvent } from 'react'
import { css } from 'styled-system/css'

import type { NameChange } from '../../../../domain/contract/name-change.contract.ts'
import { PERSON_LIMITS } from '../../../../domain/contract/person.contract.ts'
import type { FieldRule } from '../../../../domain/field-rules.ts'
import { NAME_CHANGE_TEXT } from '../../../../domain/name-change.ts'
import { useFormats, useWords } from '../../../../i18n/words.tsx'
import { connectForm } from '../../../../machines/form/form.connect.ts'
import type { FormSnapshot } from '../../../../machines/form/form.machine.ts'
import type { NameChangeValues, NameFormActor } from '../../../../machines/name-change/name-change.machine.ts'
import { Banner } from '../../../ui/banner.view.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { TextArea } from '../../../ui/text-area.view.tsx'
import { TextField } from '../../../ui/text-field.view.tsx'
import { faultWords } from '../../fault-words.ts'
import { fieldWords } from '../../field-words.ts'
import { isLeftToSubmit } from '../../left-to-submit.ts'

const styles = {
  form: css({ display: 'grid', gap: '4', minWidth: '0' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
}

const MOST: Readonly<Record<keyof NameChangeValues, number>> = {
  firstName: PERSON_LIMITS.name,
  lastName: PERSON_LIMITS.name,
  reason: NAME_CHANGE_TEXT,
  evidence: NAME_CHANGE_TEXT,
}
const FIELDS = Object.keys(MOST) as (keyof NameChangeValues)[]

const whole = (snapshot: FormSnapshot<NameChangeValues, NameChange>) => snapshot

/** The form was asked for: its first field is where the person is going. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

export const NameForm = ({ actor, onLeave }: { actor: NameFormActor; onLeave: () => void }) => {
  const words = useWords()
  const formats = useFormats()
  const { name: said, optional } = words.profile
  const id = useId()
  const snapshot = useSelector(actor, whole)
  const form = connectForm(snapshot, actor.send)
  const { fault } = snapshot.context
  const isComplained = FIELDS.some((field) => form.field(field).refusal !== null)

  const propsOf = (field: keyof NameChangeValues) => {
    const { value, error, refusal, onChange, onBlur } = form.field(field)
    const complaint = error === null ? undefined : fieldWords(words, formats, error as FieldRule, MOST[field])
    return {
      id: `${id}-${field}`,
      name: field,
      value,
      error: refusal ?? complaint,
      readOnly: form.isBusy,
      maxLength: MOST[field],
      onValueChange: onChange,
      onBlur: (event: Parameters<typeof isLeftToSubmit>[0]) => {
        if (!isLeftToSubmit(event)) onBlur()
      },
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit()
    const { errors } = actor.getSnapshot().context
    const wrong = FIELDS.find((field) => errors[field] !== undefined)
    if (wrong) document.getElementById(`${id}-${wrong}`)?.focus()
  }
  return (
    <form noValidate aria-label={said.form()} className={styles.form} onSubmit={submit}>
      {form.isFailed && !isComplained && (
        <Banner tone="warning" announce="alert" title={said.failed()}>
          {faultWords(words, fault)} {said.kept()}
        </Banner>
      )}
      <TextField
        {...propsOf('firstName')}
        ref={takeFocus}
        label={said.firstName()}
        required
        dir="auto"
        autoComplete="given-name"
      />
      <TextField {...propsOf('lastName')} label={said.lastName()} required dir="auto" autoComplete="family-name" />
      <TextArea {...propsOf('reason')} label={said.reason()} help={said.reasonHelp()} rows={3} required dir="auto" />
      <TextArea
        {...propsOf('evidence')}
        label={said.evidence()}
        help={said.evidenceHelp()}
        optional={optional()}
        rows={3}
        dir="auto"
      />
      <div className={styles.actions}>
        <Button type="submit" busy={form.isBusy}>
          {said.send()}
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          {words.actions.cancel()}
        </Button>
      </div>
    </form>
  )
}
