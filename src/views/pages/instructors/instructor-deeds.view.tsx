import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { Instructor } from '../../../domain/contract/instructors.list.ts'
import { DEED_REASON_MAX } from '../../../domain/user-deed.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ListActor } from '../../../machines/list/list.machine.ts'
import { saidOf } from '../../list-acts/act-said.ts'
import { useMissing } from '../../list-acts/use-missing.ts'
import { FoundField } from '../../list/found-field.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { DeedDialog } from '../deed-dialog.view.tsx'
import type { InstructorDeedActors } from './instructors.props.ts'

const fields = css({ display: 'grid', gap: '4' })

type DeedProps<Deed extends keyof InstructorDeedActors> = Readonly<{
  actor: InstructorDeedActors[Deed]
  list: ListActor<Instructor>
}>

/** For which course, and until which day. */
const EndDialog = ({ actor, list, deed }: DeedProps<'approving'> & Readonly<{ deed: 'approving' | 'renewing' }>) => {
  const said = useWords().instructorsList[deed]
  const missing = useMissing(actor)
  const subject = useSelector(actor, ({ context }) => context.subject)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  return (
    <DeedDialog actor={actor} said={({ people }) => saidOf(said, people)}>
      {subject && (
        <div className={fields}>
          <FoundField
            list={list}
            filter="course"
            label={said.course()}
            required={deed === 'approving'}
            error={missing(deed === 'approving' ? subject.courseId : undefined, 'courseId')}
            value={subject.courseId}
            onValue={(courseId) => actor.send({ type: 'subject.changed', subject: { ...subject, courseId } })}
          />
          <TextField
            type="date"
            label={said.until()}
            required
            error={missing(subject.until, 'until')}
            value={subject.until}
            readOnly={isBusy}
            onValueChange={(until) => actor.send({ type: 'subject.changed', subject: { ...subject, until } })}
          />
        </div>
      )}
    </DeedDialog>
  )
}

/** Why somebody may not teach for now is kept in the log: nobody is suspended without. */
const SuspendingDialog = ({ actor, list }: DeedProps<'suspending'>) => {
  const { suspending: said } = useWords().instructorsList
  const missing = useMissing(actor)
  const subject = useSelector(actor, ({ context }) => context.subject)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  return (
    <DeedDialog actor={actor} isDangerous said={({ people }) => saidOf(said, people)}>
      {subject && (
        <div className={fields}>
          <FoundField
            list={list}
            filter="course"
            label={said.course()}
            value={subject.courseId}
            onValue={(courseId) => actor.send({ type: 'subject.changed', subject: { ...subject, courseId } })}
          />
          <TextArea
            label={said.reason()}
            help={said.reasonHelp()}
            rows={3}
            required
            error={missing(subject.reason, 'reason')}
            maxLength={DEED_REASON_MAX}
            dir="auto"
            value={subject.reason}
            readOnly={isBusy}
            onValueChange={(reason) => actor.send({ type: 'subject.changed', subject: { ...subject, reason } })}
          />
        </div>
      )}
    </DeedDialog>
  )
}

/** Of one course, or of all that is suspended. */
const LiftingDialog = ({ actor, list }: DeedProps<'lifting'>) => {
  const { lifting: said } = useWords().instructorsList
  const subject = useSelector(actor, ({ context }) => context.subject)
  return (
    <DeedDialog actor={actor} said={({ people }) => saidOf(said, people)}>
      {subject && (
        <FoundField
          list={list}
          filter="course"
          label={said.course()}
          value={subject.courseId}
          onValue={(courseId) => actor.send({ type: 'subject.changed', subject: { ...subject, courseId } })}
        />
      )}
    </DeedDialog>
  )
}

/** What is asked before something is done with approvals that asks more than whose. */
export const InstructorDeedDialogs = ({
  actors,
  list,
}: Readonly<{ actors: InstructorDeedActors; list: ListActor<Instructor> }>) => (
  <>
    <EndDialog actor={actors.approving} list={list} deed="approving" />
    <EndDialog actor={actors.renewing} list={list} deed="renewing" />
    <SuspendingDialog actor={actors.suspending} list={list} />
    <LiftingDialog actor={actors.lifting} list={list} />
  </>
)
