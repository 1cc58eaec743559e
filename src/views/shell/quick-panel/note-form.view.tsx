import { css } from 'styled-system/css'

import type { QuickNote } from '../../../domain/contract/quick-panel.contract.ts'
import { NOTE_LIMITS } from '../../../domain/quick-panel.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import type { NoteValues } from '../../../machines/quick-panel/note-form.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { Button } from '../../ui/button.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'

const styles = {
  form: css({ display: 'grid', gap: '4', paddingBlock: '3', borderBlockStartWidth: 'hairline' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}

/** The form was asked for: its first field is where the person is going. The same each time, or it would be again. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

export const NoteFormView = ({ actor, onLeave }: { actor: FormActor<NoteValues, QuickNote>; onLeave: () => void }) => {
  const words = useWords()
  const { agenda } = words
  const formats = useFormats()
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    { title: { label: agenda.notes.name() }, detail: { label: agenda.notes.detail() } },
    {
      saying: (rule, name) =>
        rule === 'tooLong' ? agenda.notes.tooLong({ max: formats.number(NOTE_LIMITS[name]) }) : agenda.notes.required(),
    },
  )
  return (
    <Form isBusy={isBusy} aria-label={agenda.notes.add()} className={styles.form} onSend={send}>
      <FormNews check={agenda.notes.notSaved()} errors={errors} fault={fault} failed={agenda.notes.notSaved()} />
      <TextField {...propsOf('title')} ref={takeFocus} autoComplete="off" required />
      <TextArea {...propsOf('detail')} optional={agenda.notes.optional()} rows={3} />
      <div className={styles.actions}>
        <Button type="submit" size="sm" busy={isBusy}>
          {agenda.notes.save()}
        </Button>
        <Button variant="ghost" size="sm" onClick={onLeave}>
          {words.actions.cancel()}
        </Button>
      </div>
    </Form>
  )
}
