import { css } from 'styled-system/css'

import { NAME_CHANGE_TEXT } from '../../../../domain/name-change.ts'
import { PERSON_LIMITS } from '../../../../domain/person-fields.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { NameFormActor } from '../../../../machines/name-change/name-change.machine.ts'
import { FormNews } from '../../../form/form-news.view.tsx'
import { Form } from '../../../form/form.view.tsx'
import { useFormFields } from '../../../form/use-form-fields.ts'
import { Button } from '../../../ui/button.view.tsx'
import { TextArea } from '../../../ui/text-area.view.tsx'
import { TextField } from '../../../ui/text-field.view.tsx'

const styles = {
  form: css({ display: 'grid', gap: '4', minWidth: '0' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
}

/** The form was asked for: its first field is where the person is going. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

export const NameForm = ({ actor, onLeave }: { actor: NameFormActor; onLeave: () => void }) => {
  const words = useWords()
  const { name: said, saving, optional } = words.profile
  const { errors, fault, isBusy, propsOf, send } = useFormFields(actor, {
    firstName: { label: said.firstName(), max: PERSON_LIMITS.name },
    lastName: { label: said.lastName(), max: PERSON_LIMITS.name },
    reason: { label: said.reason(), max: NAME_CHANGE_TEXT },
    evidence: { label: said.evidence(), max: NAME_CHANGE_TEXT },
  })
  return (
    <Form isBusy={isBusy} aria-label={said.form()} className={styles.form} onSend={send}>
      <FormNews check={saving.check()} errors={errors} fault={fault} failed={said.failed()} kept={said.kept()} />
      <TextField
        {...propsOf('firstName')}
        maxLength={PERSON_LIMITS.name}
        ref={takeFocus}
        required
        dir="auto"
        autoComplete="given-name"
      />
      <TextField
        {...propsOf('lastName')}
        maxLength={PERSON_LIMITS.name}
        required
        dir="auto"
        autoComplete="family-name"
      />
      <TextArea
        {...propsOf('reason')}
        maxLength={NAME_CHANGE_TEXT}
        help={said.reasonHelp()}
        rows={3}
        required
        dir="auto"
      />
      <TextArea
        {...propsOf('evidence')}
        maxLength={NAME_CHANGE_TEXT}
        help={said.evidenceHelp()}
        optional={optional()}
        rows={3}
        dir="auto"
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {said.send()}
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          {words.actions.cancel()}
        </Button>
      </div>
    </Form>
  )
}
