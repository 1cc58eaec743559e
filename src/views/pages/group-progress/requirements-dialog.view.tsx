import { useSelector } from '@xstate/react'
import { useId, type FormEvent } from 'react'
import { css } from 'styled-system/css'

import { isDay } from '../../../domain/calendar.ts'
import type { GroupRequirements, ProgressOverview } from '../../../domain/contract/group-progress.contract.ts'
import { dateCourse, toggleCourse } from '../../../domain/group-progress.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Checkbox } from '../../ui/checkbox.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { DeedDialog } from '../deed-dialog.view.tsx'
import type { ProgressDeedActors } from './group-progress.props.ts'

const styles = {
  form: css({ display: 'grid', gap: '4', paddingBlockEnd: '2' }),
  courses: css({ display: 'grid', gap: '4', border: 'none', padding: '0', minWidth: '0' }),
  legend: css({ textStyle: 'label', fontWeight: 'semibold', padding: '0', marginBlockEnd: '2' }),
  course: css({ display: 'grid', gap: '2' }),
  day: css({ maxWidth: '[24rem]', marginInlineStart: '8' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

type CoursesProps = Readonly<{
  group: GroupRequirements
  courses: ProgressOverview['courses']
  onChange: (courses: GroupRequirements['courses']) => void
}>

const Courses = ({ group, courses, onChange }: CoursesProps) => {
  const { requirements } = useWords().progressMatrix
  return (
    <fieldset className={styles.courses}>
      <legend className={styles.legend}>{requirements.courses()}</legend>
      {courses.map(({ id, title }) => {
        const required = group.courses.find(({ courseId }) => courseId === id)
        return (
          <div key={id} className={styles.course}>
            <Checkbox
              label={title}
              checked={required !== undefined}
              onCheckedChange={() => onChange(toggleCourse(group.courses, id))}
            />
            {required && (
              <div className={styles.day}>
                <TextField
                  type="date"
                  dir="ltr"
                  autoComplete="off"
                  label={requirements.due({ course: title })}
                  defaultValue={required.dueOn ?? ''}
                  onValueChange={(day) => onChange(dateCourse(group.courses, id, isDay(day) ? day : null))}
                />
              </div>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

type RequirementsProps = Readonly<{ actor: ProgressDeedActors['requiring']; overview: ProgressOverview }>

/** Which courses a group is to hold, and by when. */
export const RequirementsDialog = ({ actor, overview }: RequirementsProps) => {
  const { requirements } = useWords().progressMatrix
  const formId = useId()
  const group = useSelector(actor, ({ context }) => context.subject)
  const change = (subject: GroupRequirements) => actor.send({ type: 'subject.changed', subject })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'deed.confirmed' })
  }
  return (
    <DeedDialog
      actor={actor}
      role="dialog"
      size="md"
      form={formId}
      said={() => ({
        title: requirements.title(),
        text: requirements.text(),
        confirm: requirements.save(),
        failed: requirements.failed(),
      })}
    >
      {group && (
        <form id={formId} noValidate className={styles.form} onSubmit={submit}>
          <Select
            label={requirements.group()}
            options={overview.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(group.id)}
            onValueChange={(value) => {
              const chosen = overview.groups.find(({ id }) => String(id) === value)
              if (chosen) change(chosen)
            }}
          />
          <Courses
            key={group.id}
            group={group}
            courses={overview.courses}
            onChange={(courses) => change({ ...group, courses })}
          />
          <p className={styles.note}>{requirements.noDate()}</p>
        </form>
      )}
    </DeedDialog>
  )
}
