import { useSelector } from '@xstate/react'
import { useId, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { NOTE_LIMITS } from '../../../domain/quick-panel.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { connectForm } from '../../../machines/form/form.connect.ts'
import type { noteFormMachine } from '../../../machines/quick-panel/note-form.machine.ts'
import { faultWords } from '../../pages/fault-words.ts'
import { isLeftToSubmit } from '../../pages/left-to-submit.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'

const styles = {
  form: css({ display: 'grid', gap: '4', paddingBlock: '3', borderBlockStartWidth: 'hairline' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}

type NoteForm = typeof noteFormMachine

/** The form was asked for: its first field is where the person is going. The same each time, or it would be again. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

const whole = (snapshot: SnapshotFrom<NoteForm>) => snapshot

export const NoteFormView = ({ actor, onLeave }: { actor: ActorRefFrom<NoteForm>; onLeave: () => void }) => {
  const words = useWords()
  const { agenda } = words
  const formats = useFormats()
  const id = useId()
  const snapshot = useSelector(actor, whole)
  const form = connectForm(snapshot, actor.send)
  const title = form.field('title')
  const detail = form.field('detail')

  const saying = (rule: string | null, max: number) => {
    if (rule === null) return undefined
    return rule === 'tooLong' ? agenda.notes.tooLong({ max: formats.number(max) }) : agenda.notes.required()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit()
    if (title.value.trim() === '') document.getElementById(`${id}-title`)?.focus()
  }

  return (
    <form aria-label={agenda.notes.add()} noValidate className={styles.form} onSubmit={submit}>
      {form.isFailed && (
        <Banner tone="warning" announce="alert" title={agenda.notes.notSaved()}>
          {snapshot.context.fault?.kind === 'offline' ? agenda.offline() : faultWords(words, snapshot.context.fault)}
        </Banner>
      )}
      <TextField
        id={`${id}-title`}
        name="title"
        label={agenda.notes.name()}
        error={title.refusal ?? saying(title.error, NOTE_LIMITS.title)}
        value={title.value}
        disabled={form.isBusy}
        autoComplete="off"
        required
        onValueChange={title.onChange}
        onBlur={(event) => {
          if (!isLeftToSubmit(event)) title.onBlur()
        }}
        ref={takeFocus}
      />
      <TextArea
        name="detail"
        label={agenda.notes.detail()}
        optional={agenda.notes.optional()}
        error={detail.refusal ?? saying(detail.error, NOTE_LIMITS.detail)}
        value={detail.value}
        disabled={form.isBusy}
        rows={3}
        onValueChange={detail.onChange}
        onBlur={detail.onBlur}
      />
      <div className={styles.actions}>
        <Button type="submit" size="sm" busy={form.isBusy}>
          {agenda.notes.save()}
        </Button>
        <Button variant="ghost" size="sm" onClick={onLeave}>
          {words.actions.cancel()}
        </Button>
      </div>
    </form>
  )
}
