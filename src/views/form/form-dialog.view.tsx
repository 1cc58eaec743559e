import { useSelector } from '@xstate/react'
import { useId, type ReactNode } from 'react'

import { useWords } from '../../i18n/words.tsx'
import type { AskedFormActor } from '../../machines/form/asked-form.machine.ts'
import type { FormActor, FormValues } from '../../machines/form/form.machine.ts'
import { Button, type ButtonProps } from '../ui/button.view.tsx'
import Dialog, { type DialogProps } from '../ui/dialog.view.tsx'
import { MeanwhileContext } from './meanwhile.ts'

type FormDialogProps<Values extends FormValues, Output> = Pick<DialogProps, 'title' | 'description' | 'size' | 'role'> &
  Readonly<{
    /** None closes it. */
    form: FormActor<Values, Output> | undefined
    onLeave: () => void
    /** What sending it does: "Send the invitation". */
    send: string
    icon?: ButtonProps['icon']
    endIcon?: ButtonProps['endIcon']
    /** It takes something from somebody. */
    isDangerous?: boolean
    /** What stays as it is; "Cancel", if nothing more can be said. */
    keep?: string
    /** The field that takes the focus first. */
    first: keyof Values & string
    /** Its ids begin with `id`; the button that sends it stands at the foot of the dialog. */
    renderForm: (id: string, form: FormActor<Values, Output>) => ReactNode
  }>

/** A form in a dialog. It is not left while it is on its way: whoever owns it decides so. */
export const FormDialog = <Values extends FormValues, Output>({
  form,
  onLeave,
  send,
  icon,
  endIcon,
  isDangerous = false,
  keep,
  first,
  renderForm,
  ...dialog
}: FormDialogProps<Values, Output>) => {
  const { actions } = useWords()
  const id = useId()
  const isBusy = useSelector(form, (at) => at?.hasTag('busy') === true)
  return (
    <Dialog
      {...dialog}
      open={form !== undefined}
      onClose={onLeave}
      closeLabel={actions.close()}
      initialFocus={() => document.getElementById(`${id}-${first}`)}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={onLeave}>
            {keep ?? actions.cancel()}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={isDangerous ? 'danger' : 'solid'}
            busy={isBusy}
            {...(icon && { icon })}
            {...(endIcon && { endIcon })}
          >
            {send}
          </Button>
        </>
      }
    >
      {form && renderForm(id, form)}
    </Dialog>
  )
}

export type AskedFormDialogProps<Values extends FormValues, Output, About> = Omit<
  FormDialogProps<Values, Output>,
  'form' | 'onLeave'
> &
  Readonly<{ actor: AskedFormActor<Values, Output, About> }>

/** A form that is asked for, in a dialog. */
export const AskedFormDialog = <Values extends FormValues, Output, About>({
  actor,
  ...dialog
}: AskedFormDialogProps<Values, Output, About>) => {
  const form = useSelector(actor, ({ children }) => children.form)
  const meanwhile = useSelector(actor, ({ context }) => context.meanwhile)
  return (
    <MeanwhileContext value={{ meanwhile, onTake: () => actor.send({ type: 'theirs.taken' }) }}>
      <FormDialog {...dialog} form={form} onLeave={() => actor.send({ type: 'form.left' })} />
    </MeanwhileContext>
  )
}
