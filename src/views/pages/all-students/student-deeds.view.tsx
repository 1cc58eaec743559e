import { useSelector } from '@xstate/react'
import { BellRing } from 'lucide-react'
import { css } from 'styled-system/css'

import type { AnyStudent } from '../../../domain/contract/all-students.list.ts'
import { QUIZ_TIME } from '../../../domain/quiz.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ListActor } from '../../../machines/list/list.machine.ts'
import { saidOf } from '../../list-acts/act-said.ts'
import { useMissing } from '../../list-acts/use-missing.ts'
import { FoundField } from '../../list/found-field.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { DeedDialog } from '../deed-dialog.view.tsx'
import { RegisteringDialog } from '../registering/registering-dialog.view.tsx'
import type { AllStudentsMachines, StudentDeedActors } from './all-students.props.ts'

const styles = {
  fields: css({ display: 'grid', gap: '4' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

type DeedProps<Deed extends keyof StudentDeedActors> = Readonly<{
  actor: StudentDeedActors[Deed]
  list: ListActor<AnyStudent>
}>

/** A message that many get is asked about first; of which course is chosen in it. */
const RemindingDialog = ({ actor, list }: DeedProps<'reminding'>) => {
  const { reminding: said } = useWords().allStudentsList
  const reminder = useSelector(actor, ({ context }) => context.subject)
  return (
    <DeedDialog
      actor={actor}
      icon={BellRing}
      said={({ people }) => saidOf(said, people)}
      counted={
        reminder &&
        reminder.people.count > 1 && {
          count: reminder.people.count,
          typed: reminder.typed,
          onTyped: (typed) => actor.send({ type: 'subject.changed', subject: { ...reminder, typed } }),
        }
      }
    >
      {reminder && (
        <div className={styles.fields}>
          <FoundField
            list={list}
            filter="course"
            label={said.course()}
            value={reminder.courseId}
            onValue={(courseId) => actor.send({ type: 'subject.changed', subject: { ...reminder, courseId } })}
          />
          <p className={styles.note}>{said.weekly()}</p>
        </div>
      )}
    </DeedDialog>
  )
}

const EnrollingDialog = ({ actor, list }: DeedProps<'enrolling'>) => {
  const { enrolling: said } = useWords().allStudentsList
  const missing = useMissing(actor)
  const subject = useSelector(actor, ({ context }) => context.subject)
  return (
    <DeedDialog actor={actor} said={({ people }) => saidOf(said, people)}>
      {subject && (
        <FoundField
          list={list}
          filter="learning"
          label={said.course()}
          required
          error={missing(subject.courseId, 'courseId')}
          value={subject.courseId}
          onValue={(courseId) => actor.send({ type: 'subject.changed', subject: { ...subject, courseId } })}
        />
      )}
    </DeedDialog>
  )
}

const GroupingDialog = ({ actor, list }: DeedProps<'grouping'>) => {
  const { grouping: said } = useWords().allStudentsList
  const missing = useMissing(actor)
  const subject = useSelector(actor, ({ context }) => context.subject)
  return (
    <DeedDialog actor={actor} said={({ people }) => saidOf(said, people)}>
      {subject && (
        <FoundField
          list={list}
          filter="group"
          label={said.group()}
          required
          error={missing(subject.groupId, 'groupId')}
          value={subject.groupId}
          onValue={(groupId) => actor.send({ type: 'subject.changed', subject: { ...subject, groupId } })}
        />
      )}
    </DeedDialog>
  )
}

const TimingDialog = ({ actor }: Pick<DeedProps<'timing'>, 'actor'>) => {
  const { timing: said, quizTimes } = useWords().allStudentsList
  const missing = useMissing(actor)
  const subject = useSelector(actor, ({ context }) => context.subject)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  return (
    <DeedDialog actor={actor} said={({ people }) => saidOf(said, people)}>
      <Select
        label={said.time()}
        required
        error={missing(subject?.quizTime, 'quizTime')}
        options={QUIZ_TIME.map((time) => ({ value: time, label: quizTimes[time]() }))}
        placeholder={said.chooseTime()}
        value={subject?.quizTime ?? ''}
        aria-disabled={isBusy || undefined}
        onValueChange={(value) => {
          const quizTime = QUIZ_TIME.find((time) => time === value) ?? null
          if (subject) actor.send({ type: 'subject.changed', subject: { ...subject, quizTime } })
        }}
      />
    </DeedDialog>
  )
}

/** What is asked before something is done with students that asks more than whom. */
export const StudentDeedDialogs = ({
  actors,
  list,
  openClasses,
}: Readonly<{ actors: StudentDeedActors; list: ListActor<AnyStudent> }> & Pick<AllStudentsMachines, 'openClasses'>) => (
  <>
    <RemindingDialog actor={actors.reminding} list={list} />
    <EnrollingDialog actor={actors.enrolling} list={list} />
    <RegisteringDialog actor={actors.registering} openClasses={openClasses} />
    <GroupingDialog actor={actors.grouping} list={list} />
    <TimingDialog actor={actors.timing} />
  </>
)
