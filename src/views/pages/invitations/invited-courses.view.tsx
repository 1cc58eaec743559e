import { useActorRef, useSelector } from '@xstate/react'

import type { Course } from '../../../domain/contract/course.contract.ts'
import { INVITED_COURSES } from '../../../domain/contract/invitation.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { FieldPropsOf } from '../../form/use-form-fields.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { MultiCombobox } from '../../ui/combobox.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { useChoosingWords } from '../choosing-words.ts'

type InvitedCoursesProps = Readonly<{
  fields: FieldPropsOf<Readonly<{ courseIds: readonly number[]; approvedUntil: string }>>
  machine: ResourceMachine<readonly Course[]>
}>

/** What an instructor is approved to teach once they have accepted. Where the courses do not come, one goes on without. */
export const InvitedCourses = ({ fields: { courseIds, approvedUntil }, machine }: InvitedCoursesProps) => {
  const words = useWords()
  const { form: said } = words.invitations
  const choosing = useChoosingWords()
  const list = useActorRef(machine, { input: { query: undefined } })
  const face = useSelector(list, resourceFace)
  const courses = useSelector(list, selectData)
  if (!courses && face === 'failed') {
    const retry = (
      <Button variant="outline" size="sm" onClick={() => list.send({ type: 'resource.retried' })}>
        {words.actions.retry()}
      </Button>
    )
    return (
      <Banner tone="warning" announce="status" action={retry}>
        {said.coursesFailed()}
      </Banner>
    )
  }
  const { value, onValueChange, ...field } = courseIds
  return (
    <>
      <MultiCombobox
        {...field}
        help={said.coursesHelp()}
        optional={said.optional()}
        autoComplete="off"
        options={(courses ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
        values={value.map(String)}
        onValuesChange={(values) => onValueChange(values.map(Number))}
        most={INVITED_COURSES}
        words={choosing}
        emptyText={said.noCourse()}
      />
      {value.length > 0 && <TextField {...approvedUntil} type="date" required help={said.approvedUntilHelp()} />}
    </>
  )
}
