import { css } from 'styled-system/css'

import { PERSON_LIMITS } from '../../../domain/person-fields.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { CodeFormActor } from '../../../machines/profile/accept-invitation.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { Button } from '../../ui/button.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'

const styles = {
  form: css({ display: 'grid', gap: '4', minWidth: '0' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
}

/** The form was asked for: its field is where the person is going. The same each time, or it would be again. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

export const CodeForm = ({ actor, onLeave }: { actor: CodeFormActor; onLeave: () => void }) => {
  const words = useWords()
  const { roles } = words.profile
  const { errors, fault, isBusy, propsOf, send } = useFormFields(actor, {
    verificationCode: { label: roles.code(), max: PERSON_LIMITS.code },
  })
  return (
    <Form isBusy={isBusy} aria-label={roles.form()} className={styles.form} onSend={send}>
      <FormNews check={roles.failed()} errors={errors} fault={fault} failed={roles.failed()} />
      <TextField
        {...propsOf('verificationCode')}
        ref={takeFocus}
        help={roles.codeHelp()}
        required
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {roles.submit()}
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          {words.actions.cancel()}
        </Button>
      </div>
    </Form>
  )
}
