import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import type { Group } from '../../../domain/contract/group.contract.ts'
import { GROUP_NAME_MAX } from '../../../domain/group.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import type { GroupDeskActor } from '../../../machines/group-desk/group-desk.machine.ts'
import type { GroupNameValues } from '../../../machines/group-desk/group-forms.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { faultWords } from '../fault-words.ts'

const styles = { form: css({ display: 'grid', gap: '4', paddingBlockEnd: '2' }) }

const NameForm = ({ id, actor }: Readonly<{ id: string; actor: FormActor<GroupNameValues, Group> }>) => {
  const words = useWords()
  const { naming } = words.coordinatorStudents
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    { id: null, name: { label: naming.name(), max: GROUP_NAME_MAX } },
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
export const NamingDialog = ({ desk }: Readonly<{ desk: GroupDeskActor }>) => {
  const words = useWords()
  const { naming } = words.coordinatorStudents
  const formId = useId()
  const form = useSelector(desk, (at) => at.children.nameForm)
  const isNew = useSelector(desk, ({ context }) => context.group === null)
  const isBusy = useSelector(form, (at) => at?.hasTag('busy') === true)
  const leave = () => desk.send({ type: 'desk.left' })
  return (
    <Dialog
      open={form !== undefined}
      onClose={leave}
      size="sm"
      title={isNew ? naming.make() : naming.rename()}
      description={naming.lead()}
      closeLabel={words.actions.close()}
      initialFocus={() => document.getElementById(`${formId}-name`)}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={leave}>
            {words.actions.cancel()}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {isNew ? naming.create() : naming.save()}
          </Button>
        </>
      }
    >
      {form && <NameForm id={formId} actor={form} />}
    </Dialog>
  )
}
