import { useSelector } from '@xstate/react'
import { useId, type FormEvent } from 'react'
import { css } from 'styled-system/css'

import type { ProgressOverview } from '../../../domain/contract/group-progress.contract.ts'
import { isDay } from '../../../domain/list.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { GroupProgressActor } from '../../../machines/group-progress/group-progress.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Checkbox } from '../../ui/checkbox.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { faultWords } from '../fault-words.ts'

const styles = {
  form: css({ display: 'grid', gap: '4', paddingBlockEnd: '2' }),
  courses: css({ display: 'grid', gap: '4', border: 'none', padding: '0', minWidth: '0' }),
  legend: css({ textStyle: 'label', fontWeight: 'semibold', padding: '0', marginBlockEnd: '2' }),
  course: css({ display: 'grid', gap: '2' }),
  day: css({ maxWidth: '[24rem]', marginInlineStart: '8' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

type RequirementsProps = Readonly<{ actor: GroupProgressActor; overview: ProgressOverview }>

const Courses = ({ actor, overview }: RequirementsProps) => {
  const { requirements } = useWords().progressMatrix
  const group = useSelector(actor, ({ context }) => context.group)
  return (
    <fieldset className={styles.courses}>
      <legend className={styles.legend}>{requirements.courses()}</legend>
      {overview.courses.map(({ id, title }) => {
        const required = group?.courses.find(({ courseId }) => courseId === id)
        return (
          <div key={id} className={styles.course}>
            <Checkbox
              label={title}
              checked={required !== undefined}
              onCheckedChange={() => actor.send({ type: 'course.toggled', courseId: id })}
            />
            {required && (
              <div className={styles.day}>
                <TextField
                  type="date"
                  dir="ltr"
                  autoComplete="off"
                  label={requirements.due({ course: title })}
                  defaultValue={required.dueOn ?? ''}
                  onValueChange={(day) =>
                    actor.send({ type: 'course.dated', courseId: id, dueOn: isDay(day) ? day : null })
                  }
                />
              </div>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

/** Which courses a group is to hold, and by when. */
export const RequirementsDialog = ({ actor, overview }: RequirementsProps) => {
  const words = useWords()
  const { requirements } = words.progressMatrix
  const formId = useId()
  const isOpen = useSelector(actor, (at) => at.matches('setting'))
  const isBusy = useSelector(actor, (at) => at.matches({ setting: 'saving' }))
  const isRefused = useSelector(actor, (at) => at.matches({ setting: 'refused' }))
  const isFailed = useSelector(actor, (at) => at.matches('setting') && at.hasTag('error'))
  const groupId = useSelector(actor, ({ context }) => context.group?.id)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const leave = () => actor.send({ type: 'requirements.left' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'requirements.saved' })
  }
  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      title={requirements.title()}
      description={requirements.text()}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={leave}>
            {isRefused ? words.actions.close() : words.actions.cancel()}
          </Button>
          {!isRefused && (
            <Button type="submit" form={formId} busy={isBusy}>
              {requirements.save()}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={submit}>
        {isFailed && (
          <Banner tone="warning" announce="alert" title={requirements.failed()}>
            {faultWords(words, fault)}
          </Banner>
        )}
        <Select
          label={requirements.group()}
          options={overview.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(groupId ?? '')}
          onValueChange={(value) => {
            const group = overview.groups.find(({ id }) => String(id) === value)
            if (group) actor.send({ type: 'requirements.opened', group })
          }}
        />
        <Courses key={groupId} actor={actor} overview={overview} />
        <p className={styles.note}>{requirements.noDate()}</p>
      </form>
    </Dialog>
  )
}
