import { useSelector } from '@xstate/react'
import { useId, type ReactNode } from 'react'

import { useWords } from '../../i18n/words.tsx'
import type { AskedFormActor } from '../../machines/form/asked-form.machine.ts'
import type { FormActor, FormValues } from '../../machines/form/form.machine.ts'
import { Button, type ButtonProps } from '../ui/button.view.tsx'
import Dialog, { type DialogProps } from '../ui/dialog.view.tsx'

type FormDialogProps<Values extends FormValues, Output> = Pick<DialogProps, 'title' | 'description' | 'size'> &
  Readonly<{
    actor: AskedFormActor<Values, Output>
    /** What sending it does: "Send the invitation". */
    send: string
    endIcon?: ButtonProps['endIcon']
    /** The field that takes the focus first. */
    first: keyof Values & string
    /** Its ids begin with `id`; the button that sends it stands at the foot of the dialog. */
    renderForm: (id: string, form: FormActor<Values, Output>) => ReactNode
  }>

/** A form that is asked for, in a dialog. */
export const FormDialog = <Values extends FormValues, Output>({
  actor,
  send,
  endIcon,
  first,
  renderForm,
  ...dialog
}: FormDialogProps<Values, Output>) => {
  const { actions } = useWords()
  const id = useId()
  const form = useSelector(actor, ({ children }) => children.form)
  const isBusy = useSelector(form, (at) => at?.hasTag('busy') === true)
  const leave = () => actor.send({ type: 'form.left' })
  return (
    <Dialog
      {...dialog}
      open={form !== undefined}
      onClose={leave}
      closeLabel={actions.close()}
      initialFocus={() => document.getElementById(`${id}-${first}`)}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={leave}>
            {actions.cancel()}
          </Button>
          <Button type="submit" form={id} busy={isBusy} {...(endIcon && { endIcon })}>
            {send}
          </Button>
        </>
      }
    >
      {form && renderForm(id, form)}
    </Dialog>
  )
}
