import { useSelector } from '@xstate/react'
import { useId, useRef, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'

import type { Group } from '../../../domain/contract/group.contract.ts'
import type { FieldRule } from '../../../domain/field-rules.ts'
import { GROUP_NAME_MAX } from '../../../domain/group.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { connectForm } from '../../../machines/form/form.connect.ts'
import type { FormActor, FormSnapshot } from '../../../machines/form/form.machine.ts'
import type { GroupDeskActor } from '../../../machines/group-desk/group-desk.machine.ts'
import type { GroupNameValues } from '../../../machines/group-desk/group-forms.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { ErrorSummary } from '../../ui/error-summary.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { faultWords } from '../fault-words.ts'
import { fieldWords } from '../field-words.ts'
import { isLeftToSubmit } from '../left-to-submit.ts'

const styles = { form: css({ display: 'grid', gap: '4', paddingBlockEnd: '2' }) }

const whole = (snapshot: FormSnapshot<GroupNameValues, Group>) => snapshot

const NameForm = ({ id, actor }: Readonly<{ id: string; actor: FormActor<GroupNameValues, Group> }>) => {
  const words = useWords()
  const formats = useFormats()
  const { naming } = words.coordinatorStudents
  const summary = useRef<HTMLDivElement>(null)
  const snapshot = useSelector(actor, whole)
  const form = connectForm(snapshot, actor.send)
  const { error, refusal, value, onBlur } = form.field('name')
  const said = error === null ? undefined : fieldWords(words, formats, error as FieldRule, GROUP_NAME_MAX)
  const complaint = refusal ?? said
  const isNamed = form.isFailed && complaint === undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(form.submit)
    summary.current?.focus()
  }
  return (
    <form id={id} noValidate aria-label={naming.name()} className={styles.form} onSubmit={submit}>
      <ErrorSummary
        title={naming.check()}
        errors={
          form.complaints.length > 0 && complaint !== undefined
            ? [{ fieldId: `${id}-name`, message: `${naming.name()}: ${complaint}` }]
            : []
        }
        summaryRef={summary}
      />
      {isNamed && (
        <Banner tone="warning" announce="alert" title={naming.failed()}>
          {faultWords(words, snapshot.context.fault)}
        </Banner>
      )}
      <TextField
        id={`${id}-name`}
        name="name"
        required
        dir="auto"
        autoComplete="off"
        label={naming.name()}
        help={naming.nameHelp()}
        error={complaint}
        readOnly={form.isBusy}
        value={value}
        onBlur={(event) => {
          if (!isLeftToSubmit(event)) onBlur()
        }}
        onValueChange={(name) => actor.send({ type: 'field.changed', field: 'name', value: name })}
      />
    </form>
  )
}

/** A new group, or another name for one. */
export const NamingDialog = ({ desk }: Readonly<{ desk: GroupDeskActor }>) => {
  const words = useWords()
  const { naming } = words.coordinatorStudents
  const formId = useId()
  const form = useSelector(desk, (at) => at.children.nameForm)
  const isNew = useSelector(desk, ({ context }) => context.group === null)
  const isBusy = useSelector(form, (at) => at?.hasTag('busy') === true)
  const leave = () => desk.send({ type: 'desk.left' })
  return (
    <Dialog
      open={form !== undefined}
      onClose={leave}
      size="sm"
      title={isNew ? naming.make() : naming.rename()}
      description={naming.lead()}
      closeLabel={words.actions.close()}
      initialFocus={() => document.getElementById(`${formId}-name`)}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={leave}>
            {words.actions.cancel()}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {isNew ? naming.create() : naming.save()}
          </Button>
        </>
      }
    >
      {form && <NameForm id={formId} actor={form} />}
    </Dialog>
  )
}
