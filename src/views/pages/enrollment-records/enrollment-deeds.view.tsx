import { useSelector } from '@xstate/react'

import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { ENROLLMENT_REASON_MAX } from '../../../domain/enrollment-change.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { saidOf } from '../../list-acts/act-said.ts'
import { useMissing } from '../../list-acts/use-missing.ts'
import { TextArea } from '../../ui/text-area.view.tsx'
import { DeedDialog } from '../deed-dialog.view.tsx'
import type { AttemptReset, Dropping } from './enrollment-records.props.ts'

type ReasonProps = Readonly<{
  label: string
  help: string
  value: string
  error: string | undefined
  isBusy: boolean
  onValueChange: (reason: string) => void
}>

const Reason = ({ isBusy, ...field }: ReasonProps) => (
  <TextArea {...field} rows={3} required maxLength={ENROLLMENT_REASON_MAX} dir="auto" readOnly={isBusy} />
)

/** Why an enrolment ends is told to its student: it is not ended without. */
export const DroppingDialog = ({ actor }: Readonly<{ actor: DeedActor<Dropping, ListAct> }>) => {
  const { dropping: said } = useWords().enrollmentRecordsList
  const missing = useMissing(actor)
  const subject = useSelector(actor, ({ context }) => context.subject)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  return (
    <DeedDialog actor={actor} isDangerous said={({ people }) => saidOf(said, people)}>
      {subject && (
        <Reason
          label={said.reason()}
          help={said.reasonHelp()}
          value={subject.reason}
          error={missing(subject.reason, 'reason')}
          isBusy={isBusy}
          onValueChange={(reason) => actor.send({ type: 'subject.changed', subject: { ...subject, reason } })}
        />
      )}
    </DeedDialog>
  )
}

/** Which attempt it is stands above; why is kept with it. */
export const ResettingDialog = ({ actor }: Readonly<{ actor: DeedActor<AttemptReset> }>) => {
  const { resetting: said } = useWords().enrollmentRecordsList
  const missing = useMissing(actor)
  const subject = useSelector(actor, ({ context }) => context.subject)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  return (
    <DeedDialog
      actor={actor}
      said={({ lesson, number }) => ({
        title: said.title({ number }),
        about: lesson,
        text: said.text(),
        keep: said.keep(),
        confirm: said.confirm(),
        failed: said.failed(),
      })}
    >
      {subject && (
        <Reason
          label={said.reason()}
          help={said.reasonHelp()}
          value={subject.reason}
          error={missing(subject.reason, 'reason')}
          isBusy={isBusy}
          onValueChange={(reason) => actor.send({ type: 'subject.changed', subject: { ...subject, reason } })}
        />
      )}
    </DeedDialog>
  )
}
