import { useSelector } from '@xstate/react'
import { Send } from 'lucide-react'
import { css } from 'styled-system/css'

import type { ProgressOverview } from '../../../domain/contract/group-progress.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Select } from '../../ui/select.view.tsx'
import { DeedDialog } from '../deed-dialog.view.tsx'
import type { ProgressDeedActors } from './group-progress.props.ts'

const styles = {
  fields: css({ display: 'grid', gap: '4' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

type RemindProps = Readonly<{ actor: ProgressDeedActors['reminding']; courses: ProgressOverview['courses'] }>

/** A message that many get is asked about first; of which courses is chosen in it. */
export const RemindDialog = ({ actor, courses }: RemindProps) => {
  const { reminding } = useWords().progressMatrix
  const reminder = useSelector(actor, ({ context }) => context.subject)
  const isUnderway = useSelector(actor, (at) => at.hasTag('busy'))
  return (
    <DeedDialog
      actor={actor}
      icon={Send}
      said={({ people: { count, isExact, name } }) => ({
        about: name,
        title: reminding.title(),
        text: isExact ? reminding.text({ count }) : reminding.textAtLeast({ count }),
        confirm: reminding.send(),
        failed: reminding.failed(),
      })}
      counted={
        reminder &&
        reminder.people.count > 1 && {
          count: reminder.people.count,
          typed: reminder.typed,
          onTyped: (typed) => actor.send({ type: 'subject.changed', subject: { ...reminder, typed } }),
        }
      }
    >
      <div className={styles.fields}>
        <Select
          label={reminding.course()}
          options={[
            { value: '', label: reminding.expected() },
            ...courses.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          value={reminder?.courseId == null ? '' : String(reminder.courseId)}
          aria-disabled={isUnderway || undefined}
          onValueChange={(value) => {
            const courseId = value === '' ? null : Number(value)
            if (reminder) actor.send({ type: 'subject.changed', subject: { ...reminder, courseId } })
          }}
        />
        <p className={styles.note}>{reminding.weekly()}</p>
      </div>
    </DeedDialog>
  )
}
