import { CLASS_LIMITS } from '../../../domain/contract/class-form.contract.ts'
import type { ClassChoices } from '../../../domain/contract/held-class.contract.ts'
import { sideBySide } from '../../../i18n/side-by-side.ts'
import { useFormats, useLanguage, useWords } from '../../../i18n/words.tsx'
import { MultiCombobox } from '../../ui/combobox.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { useChoosingWords } from '../choosing-words.ts'
import { planFieldId, type PlanControl } from './plan-control.ts'

type CourseFieldProps = Readonly<{
  control: PlanControl
  courses: ClassChoices['courses']
  /** Those that cannot be chosen. */
  withheld?: ClassChoices['withheld']
}>

export const CourseField = ({ control, courses, withheld }: CourseFieldProps) => {
  const { fields } = useWords().classDesk
  const formats = useFormats()
  const { plan, isReadOnly, saying, change, leave } = control
  return (
    <Select
      id={planFieldId('courseId')}
      name="courseId"
      label={fields.courseId()}
      required
      aria-disabled={isReadOnly || undefined}
      error={saying('courseId')}
      placeholder={fields.chooseCourse()}
      options={courses.map(({ id, title, totalCourseHours }) => ({
        value: String(id),
        label: fields.courseHours({ course: title, hours: formats.hours(totalCourseHours) }),
        disabled: withheld?.some((course) => course.id === id) ?? false,
      }))}
      value={plan.courseId === 0 ? '' : String(plan.courseId)}
      onValueChange={(value) => change('courseId', Number(value))}
      onBlur={leave('courseId')}
    />
  )
}

type InstructorsFieldProps = Readonly<{
  control: PlanControl
  instructors: ClassChoices['instructors']
  viewerId: number
  /** Who looks is one of them anyway; an administrator names all. */
  isOwn: boolean
  /** What they may do is of interest for a class ahead. */
  isHelped?: boolean
}>

export const InstructorsField = ({ control, instructors, viewerId, isOwn, isHelped = true }: InstructorsFieldProps) => {
  const { fields } = useWords().classDesk
  const language = useLanguage()
  const choosing = useChoosingWords()
  const { plan, isReadOnly, saying, change, leave } = control
  return (
    <MultiCombobox
      id={planFieldId('coInstructorIds')}
      name="coInstructorIds"
      label={isOwn ? fields.coInstructorIds() : fields.allInstructors()}
      {...(isOwn && { optional: fields.optional() })}
      {...(isHelped && { help: fields.coInstructorHelp() })}
      error={saying('coInstructorIds')}
      readOnly={isReadOnly}
      autoComplete="off"
      options={instructors.flatMap(({ id, name, agency }) =>
        id === viewerId && isOwn
          ? []
          : [{ value: String(id), label: agency === null ? name : sideBySide(language, name, agency) }],
      )}
      values={plan.coInstructorIds.map(String)}
      onValuesChange={(values) => change('coInstructorIds', values.map(Number))}
      onBlur={leave('coInstructorIds')}
      most={CLASS_LIMITS.instructors}
      words={choosing}
      emptyText={fields.noInstructor()}
    />
  )
}
