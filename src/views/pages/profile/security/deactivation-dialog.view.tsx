import { useId } from 'react'
import { css } from 'styled-system/css'

import { PASSWORD_LENGTH } from '../../../../domain/password.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { FormActor } from '../../../../machines/form/form.machine.ts'
import type { DeactivateValues } from '../../../../machines/security/security-forms.machine.ts'
import { FormNews } from '../../../form/form-news.view.tsx'
import { Form } from '../../../form/form.view.tsx'
import { useFormFields } from '../../../form/use-form-fields.ts'
import { Button } from '../../../ui/button.view.tsx'
import Dialog from '../../../ui/dialog.view.tsx'
import { PasswordField } from '../../../ui/password-field.view.tsx'
import * as styles from './security.styles.ts'

const meaning = css({ display: 'grid', gap: '2', paddingInlineStart: '5', listStyleType: 'disc', maxWidth: 'prose' })
const unseen = css({ srOnly: true })

type DeactivationDialogProps = Readonly<{
  actor: FormActor<DeactivateValues, void>
  email: string
  onClose: () => void
}>

/** What it means, and the password once more. Load it when someone asks. */
const DeactivationDialog = ({ actor, email, onClose }: DeactivationDialogProps) => {
  const words = useWords()
  const { deactivation, password, check } = words.security
  const formId = useId()
  const { errors, fault, isBusy, propsOf, send } = useFormFields(actor, {
    password: { label: deactivation.password(), max: PASSWORD_LENGTH.most },
  })
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={deactivation.ask()}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={onClose}>
            {words.actions.cancel()}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isBusy}>
            {deactivation.submit()}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        method="post"
        aria-label={deactivation.title()}
        className={styles.form}
        isBusy={isBusy}
        onSend={send}
      >
        <ul className={meaning}>
          <li>{deactivation.ends()}</li>
          <li>{deactivation.kept()}</li>
          <li>{deactivation.back()}</li>
        </ul>
        <FormNews check={check()} errors={errors} fault={fault} failed={deactivation.failed()} />
        {/* A password manager takes from it whose password is asked for. */}
        <input
          name="username"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden
          className={unseen}
        />
        <PasswordField
          {...propsOf('password')}
          required
          showLabel={password.show()}
          hideLabel={password.hide()}
          autoComplete="current-password"
        />
      </Form>
    </Dialog>
  )
}

// The default export is what React's lazy() takes.
export default DeactivationDialog
