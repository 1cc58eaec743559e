import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import type { AskedFormActor } from '../../machines/form/asked-form.machine.ts'
import type { FormActor } from '../../machines/form/form.machine.ts'
import { TextField } from '../ui/text-field.view.tsx'
import { AskedFormDialog, type AskedFormDialogProps } from './form-dialog.view.tsx'
import { FormNews } from './form-news.view.tsx'
import { Form } from './form.view.tsx'
import { useFormFields } from './use-form-fields.ts'

const styles = { form: css({ display: 'grid', gap: '4', paddingBlockEnd: '2' }) }

type NameValues = Readonly<{ name: string }>

type NamingProps = Readonly<{
  words: Readonly<Record<'name' | 'help' | 'check' | 'failed', () => string>>
  /** The most characters that a name may have. */
  max: number
}>

type NameFieldProps = Pick<NamingProps, 'words'> &
  Readonly<{
    id: string
    form: Pick<
      ReturnType<typeof useFormFields<NameValues, unknown>>,
      'errors' | 'fault' | 'isBusy' | 'propsOf' | 'send'
    >
    /** What else is to be said of it. */
    children?: ReactNode
  }>

/** A form of a name alone. */
export const NameField = ({ id, words, form, children }: NameFieldProps) => {
  const { errors, fault, isBusy, propsOf, send } = form
  return (
    <Form id={id} isBusy={isBusy} aria-label={words.name()} className={styles.form} onSend={send}>
      <FormNews check={words.check()} errors={errors} fault={fault} failed={words.failed()}>
        {children}
      </FormNews>
      <TextField help={words.help()} {...propsOf('name')} required dir="auto" autoComplete="off" />
    </Form>
  )
}

type NameFormProps<Output> = NamingProps & Readonly<{ id: string; actor: FormActor<NameValues, Output> }>

const NameForm = <Output,>({ id, actor, words, max }: NameFormProps<Output>) => {
  const form = useFormFields(actor, { name: { label: words.name(), max } }, { id })
  return <NameField id={id} words={words} form={form} />
}

type NamingDialogProps<Output, About> = NamingProps &
  Pick<AskedFormDialogProps<NameValues, Output, About>, 'title' | 'description' | 'send'> &
  Readonly<{ actor: AskedFormActor<NameValues, Output, About> }>

/** A name for something new, or another for what has one. */
export const NamingDialog = <Output, About>({ words, max, ...dialog }: NamingDialogProps<Output, About>) => (
  <AskedFormDialog
    {...dialog}
    size="sm"
    first="name"
    renderForm={(id, form) => <NameForm id={id} actor={form} words={words} max={max} />}
  />
)
