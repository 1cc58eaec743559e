import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { CourseVocabulary } from '../../../domain/contract/course-draft.contract.ts'
import { COURSE_TYPE, type CoursePicture } from '../../../domain/course.ts'
import { COURSE_LIMITS } from '../../../domain/course/course-limits.ts'
import { DELIVERIES, type Delivery } from '../../../domain/delivery.ts'
import { keysOf } from '../../../domain/keys.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import type { CourseValues, MadeCourse } from '../../../machines/course-list/making-course.machine.ts'
import type { AskedFormActor } from '../../../machines/form/asked-form.machine.ts'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import { selectData } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { ChoiceField } from '../../form/choice-field.view.tsx'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { TextField } from '../../ui/text-field.view.tsx'

const styles = css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' })

const TYPES = keysOf<CoursePicture>({ standard: true, instructor: true, towTruck: true })
/** Nothing is chosen yet. */
const NONE = 0

type CourseFormProps = Readonly<{
  id: string
  actor: FormActor<CourseValues, MadeCourse>
  vocabulary: ResourceMachine<CourseVocabulary>
}>

const CourseForm = ({ id, actor, vocabulary }: CourseFormProps) => {
  const { courseList } = useWords()
  const language = useLanguage()
  const { make: said, types, deliveries } = courseList
  const known = useSelector(useActorRef(vocabulary, { input: { query: undefined } }), selectData)
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    {
      title: { label: said.name(), max: COURSE_LIMITS.title },
      isOnline: { label: said.delivery() },
      courseTypeId: { label: said.type() },
      categoryId: { label: said.category() },
    },
    { id },
  )
  const delivery = propsOf('isOnline')
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.title()} className={styles} onSend={send}>
      <FormNews check={said.check()} errors={errors} fault={fault} failed={said.failed()} />
      <TextField {...propsOf('title')} required dir="auto" autoComplete="off" help={said.nameHelp()} />
      <ChoiceField<Delivery>
        {...delivery}
        value={delivery.value ? 'online' : 'inPerson'}
        options={DELIVERIES.map((value) => ({ value, label: deliveries[value]() }))}
        onValueChange={(value) => delivery.onValueChange(value === 'online')}
      />
      <ChoiceField
        {...propsOf('courseTypeId')}
        options={TYPES.map((type) => ({ value: COURSE_TYPE[type], label: types[type]() }))}
      />
      <ChoiceField
        {...propsOf('categoryId')}
        options={[
          { value: NONE, label: said.chooseCategory() },
          ...(known?.categories ?? []).map((category) => ({ value: category.id, label: category.name[language] })),
        ]}
      />
    </Form>
  )
}

type NewCourseProps = Pick<CourseFormProps, 'vocabulary'> &
  Readonly<{ actor: AskedFormActor<CourseValues, MadeCourse> }>

/** A course is begun with what cannot be left open, and then written in its editor. */
const NewCourseDialog = ({ actor, vocabulary }: NewCourseProps) => {
  const { make: said } = useWords().courseList
  return (
    <AskedFormDialog
      actor={actor}
      title={said.title()}
      description={said.lead()}
      send={said.send()}
      first="title"
      renderForm={(id, form) => <CourseForm id={id} actor={form} vocabulary={vocabulary} />}
    />
  )
}

export default NewCourseDialog
