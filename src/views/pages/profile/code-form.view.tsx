import { useSelector } from '@xstate/react'
import { useId, type FormEvent } from 'react'
import { css } from 'styled-system/css'

import { PERSON_LIMITS } from '../../../domain/contract/person.contract.ts'
import type { FieldRule } from '../../../domain/field-rules.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { connectForm } from '../../../machines/form/form.connect.ts'
import type { FormSnapshot } from '../../../machines/form/form.machine.ts'
import type { CodeFormActor, CodeValues } from '../../../machines/profile/accept-invitation.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { faultWords } from '../fault-words.ts'
import { fieldWords } from '../field-words.ts'
import { isLeftToSubmit } from '../left-to-submit.ts'

const styles = {
  form: css({ display: 'grid', gap: '4', minWidth: '0' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
}

const whole = (snapshot: FormSnapshot<CodeValues, boolean>) => snapshot

/** The form was asked for: its field is where the person is going. The same each time, or it would be again. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

export const CodeForm = ({ actor, onLeave }: { actor: CodeFormActor; onLeave: () => void }) => {
  const words = useWords()
  const { roles } = words.profile
  const formats = useFormats()
  const id = useId()
  const snapshot = useSelector(actor, whole)
  const form = connectForm(snapshot, actor.send)
  const code = form.field('verificationCode')
  const { fault } = snapshot.context
  const error =
    code.error === null ? undefined : fieldWords(words, formats, code.error as FieldRule, PERSON_LIMITS.code)
  const why = () => {
    if (code.refusal !== null) return code.refusal
    return fault?.kind === 'offline' ? roles.offline() : faultWords(words, fault)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit()
    if (!form.isValid) document.getElementById(`${id}-code`)?.focus()
  }
  return (
    <form noValidate aria-label={roles.form()} className={styles.form} onSubmit={submit}>
      {form.isFailed && (
        <Banner tone="warning" announce="alert" title={roles.failed()}>
          {why()}
        </Banner>
      )}
      <TextField
        ref={takeFocus}
        id={`${id}-code`}
        name="verificationCode"
        label={roles.code()}
        help={roles.codeHelp()}
        error={code.refusal ?? error}
        value={code.value}
        required
        readOnly={form.isBusy}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onValueChange={code.onChange}
        onBlur={(event) => {
          if (!isLeftToSubmit(event)) code.onBlur()
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={form.isBusy}>
          {roles.submit()}
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          {words.actions.cancel()}
        </Button>
      </div>
    </form>
  )
}
