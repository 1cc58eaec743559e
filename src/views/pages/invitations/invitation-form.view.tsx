import { css } from 'styled-system/css'

import { INVITED_COURSES } from '../../../domain/contract/invitation.contract.ts'
import type { Invitation } from '../../../domain/contract/invitations.list.ts'
import { USER_TYPE } from '../../../domain/user-type.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import type { InvitationValues } from '../../../machines/invitations/invitation-form.machine.ts'
import { ChoiceField } from '../../form/choice-field.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { USER_TYPE_NAMES } from './invitation-words.ts'
import type { InvitationsMachines } from './invitations.props.ts'
import { InvitedCourses } from './invited-courses.view.tsx'
import { INVITED, InvitedPerson, invitedFields } from './invited-person.view.tsx'

const styles = css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' })

type InvitationFormViewProps = Readonly<{
  id: string
  actor: FormActor<InvitationValues, Invitation>
  agencies: InvitationsMachines['agencies']
  courses: InvitationsMachines['courses']
}>

/** The button that sends it stands at the foot of the dialog. */
export const InvitationFormView = ({ id, actor, agencies, courses }: InvitationFormViewProps) => {
  const words = useWords()
  const { form: said } = words.invitations
  const { errors, fault, isBusy, values, propsOf, propsOfAll, send } = useFormFields(
    actor,
    {
      userType: { label: said.userType() },
      ...invitedFields(words),
      courseIds: { label: said.courses(), max: INVITED_COURSES },
      approvedUntil: { label: said.approvedUntil() },
    },
    { id },
  )
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.title()} className={styles} onSend={send}>
      <FormNews check={said.check()} errors={errors} fault={fault} failed={said.failedTitle()} kept={said.kept()} />
      <ChoiceField
        {...propsOf('userType')}
        options={USER_TYPE_NAMES.map((name) => ({ value: USER_TYPE[name], label: words.invitations.roles[name]() }))}
      />
      <InvitedPerson fields={propsOfAll(INVITED)} agencies={agencies} />
      {courses && values.userType === USER_TYPE.instructor && (
        <InvitedCourses fields={propsOfAll(['courseIds', 'approvedUntil'])} machine={courses} />
      )}
    </Form>
  )
}
