import { css } from 'styled-system/css'

import type { GroupInvitation } from '../../../domain/contract/group-invitations.list.ts'
import type { Group } from '../../../domain/contract/group.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import type { GroupInviteValues } from '../../../machines/group-desk/group-forms.machine.ts'
import { ChoiceField } from '../../form/choice-field.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { INVITED, InvitedPerson, invitedFields } from '../invitations/invited-person.view.tsx'
import type { StudentsMachines } from './group-students.props.ts'

const styles = css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' })

type InviteFormProps = Readonly<{
  id: string
  actor: FormActor<GroupInviteValues, GroupInvitation>
  groups: readonly Group[]
  agencies: StudentsMachines['agencies']
}>

/** The button that sends it stands at the foot of the dialog. */
export const InviteForm = ({ id, actor, groups, agencies }: InviteFormProps) => {
  const words = useWords()
  const { form: said } = words.invitations
  const { errors, fault, isBusy, propsOf, propsOfAll, send } = useFormFields(
    actor,
    { groupId: { label: words.coordinatorStudents.students.group() }, ...invitedFields(words) },
    { id },
  )
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.title()} className={styles} onSend={send}>
      <FormNews check={said.check()} errors={errors} fault={fault} failed={said.failedTitle()} kept={said.kept()} />
      <ChoiceField {...propsOf('groupId')} options={groups.map(({ id: value, name }) => ({ value, label: name }))} />
      <InvitedPerson fields={propsOfAll(INVITED)} agencies={agencies} />
    </Form>
  )
}
