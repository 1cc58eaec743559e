import { useActorRef } from '@xstate/react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import { PASSWORD_LENGTH } from '../../../../domain/password.ts'
import { useWords } from '../../../../i18n/words.tsx'
import { Button } from '../../../ui/button.view.tsx'
import Dialog from '../../../ui/dialog.view.tsx'
import { ErrorSummary } from '../../../ui/error-summary.view.tsx'
import { PasswordField } from '../../../ui/password-field.view.tsx'
import { FaultBanner } from './fault-banner.view.tsx'
import type { SecurityMachines } from './security.props.ts'
import * as styles from './security.styles.ts'
import { useFormView } from './use-form-view.ts'

const meaning = css({ display: 'grid', gap: '2', paddingInlineStart: '5', listStyleType: 'disc', maxWidth: 'prose' })
const unseen = css({ srOnly: true })

type DeactivationDialogProps = Readonly<{
  machine: SecurityMachines['deactivate']
  email: string
  onClose: () => void
}>

/** What it means, and the password once more. Load it when someone asks. */
const DeactivationDialog = ({ machine, email, onClose }: DeactivationDialogProps) => {
  const words = useWords()
  const { deactivation, password, check } = words.security
  const formId = useId()
  const actor = useActorRef(machine, { input: { form: 'deactivate', values: { password: '' } } })
  const { errors, summary, fault, isBusy, propsOf, submit } = useFormView(actor, {
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
          <Button variant="outline" onClick={onClose}>
            {words.actions.cancel()}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isBusy}>
            {deactivation.submit()}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        aria-label={deactivation.title()}
        className={styles.form}
        onSubmit={submit}
      >
        <ul className={meaning}>
          <li>{deactivation.ends()}</li>
          <li>{deactivation.kept()}</li>
          <li>{deactivation.back()}</li>
        </ul>
        <ErrorSummary title={check()} errors={errors} summaryRef={summary} />
        {fault && <FaultBanner title={deactivation.failed()} fault={fault} />}
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
          showLabel={password.show()}
          hideLabel={password.hide()}
          autoComplete="current-password"
        />
      </form>
    </Dialog>
  )
}

// The default export is what React's lazy() takes.
export default DeactivationDialog
