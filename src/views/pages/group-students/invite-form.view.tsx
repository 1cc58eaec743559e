import { css } from 'styled-system/css'

import type { Group, GroupInvitation } from '../../../domain/contract/group.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import type { GroupInviteValues } from '../../../machines/group-desk/group-forms.machine.ts'
import { ChoiceField } from '../../form/choice-field.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { faultWords } from '../fault-words.ts'
import { InvitedPerson, personFields } from '../invitations/invited-person.view.tsx'
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
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    { groupId: { label: words.coordinatorStudents.students.group() }, ...personFields(words) },
    { id },
  )
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.title()} className={styles} onSend={send}>
      <FormNews check={said.check()} errors={errors}>
        {fault && (
          <Banner tone="warning" announce="alert" title={said.failedTitle()}>
            {faultWords(words, fault)} {said.kept()}
          </Banner>
        )}
      </FormNews>
      <ChoiceField {...propsOf('groupId')} options={groups.map(({ id: value, name }) => ({ value, label: name }))} />
      <InvitedPerson
        firstName={propsOf('firstName')}
        lastName={propsOf('lastName')}
        email={propsOf('email')}
        phone={propsOf('phone')}
        primaryAgencyId={propsOf('primaryAgencyId')}
        language={propsOf('language')}
        agencies={agencies}
      />
    </Form>
  )
}
