import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { Group } from '../../../domain/contract/group.contract.ts'
import { GROUP_NAME_MAX } from '../../../domain/group.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { AskedFormActor } from '../../../machines/form/asked-form.machine.ts'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import type { GroupNameValues } from '../../../machines/group-desk/group-forms.machine.ts'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { faultWords } from '../fault-words.ts'

const styles = { form: css({ display: 'grid', gap: '4', paddingBlockEnd: '2' }) }

const NameForm = ({ id, actor }: Readonly<{ id: string; actor: FormActor<GroupNameValues, Group> }>) => {
  const words = useWords()
  const { naming } = words.coordinatorStudents
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    { name: { label: naming.name(), max: GROUP_NAME_MAX } },
    { id },
  )
  return (
    <Form id={id} isBusy={isBusy} aria-label={naming.name()} className={styles.form} onSend={send}>
      <FormNews check={naming.check()} errors={errors}>
        {fault && (
          <Banner tone="warning" announce="alert" title={naming.failed()}>
            {faultWords(words, fault)}
          </Banner>
        )}
      </FormNews>
      <TextField {...propsOf('name')} required dir="auto" autoComplete="off" help={naming.nameHelp()} />
    </Form>
  )
}

/** A new group, or another name for one. */
export const NamingDialog = ({ actor }: Readonly<{ actor: AskedFormActor<GroupNameValues, Group, Group> }>) => {
  const { naming } = useWords().coordinatorStudents
  const isNew = useSelector(actor, ({ context }) => context.about === undefined)
  return (
    <AskedFormDialog
      actor={actor}
      size="sm"
      title={isNew ? naming.make() : naming.rename()}
      description={naming.lead()}
      send={isNew ? naming.create() : naming.save()}
      first="name"
      renderForm={(id, form) => <NameForm id={id} actor={form} />}
    />
  )
}
