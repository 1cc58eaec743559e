import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { CLASS_LIMITS } from '../../../domain/contract/class-form.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { saidOf } from '../../list-acts/act-said.ts'
import { useMissing } from '../../list-acts/use-missing.ts'
import { FoundField } from '../../list/found-field.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { DeedDialog } from '../deed-dialog.view.tsx'
import type { ClassDeedActors, ClassListActor } from './class-records.props.ts'

const styles = {
  fields: css({ display: 'grid', gap: '4' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

/** One reason for all of them: it is mailed as it is written. */
const CancellingDialog = ({ actor }: Readonly<{ actor: ClassDeedActors['cancelling'] }>) => {
  const { classDesk, classRecordsList } = useWords()
  const { cancelling: said } = classDesk
  const missing = useMissing(actor)
  const subject = useSelector(actor, ({ context }) => context.subject)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  return (
    <DeedDialog
      actor={actor}
      isDangerous
      said={({ classes }) => saidOf(classRecordsList.cancelling, classes)}
      counted={
        subject &&
        subject.classes.count > 1 && {
          count: subject.classes.count,
          typed: subject.typed,
          onTyped: (typed) => actor.send({ type: 'subject.changed', subject: { ...subject, typed } }),
        }
      }
    >
      {subject && (
        <div className={styles.fields}>
          <TextArea
            label={said.reason()}
            help={said.reasonHelp()}
            rows={3}
            required
            error={missing(subject.reason, 'reason')}
            maxLength={CLASS_LIMITS.reason}
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

type ChangingProps = Readonly<{ actor: ClassDeedActors['changing']; list: ClassListActor }>

const ChangingDialog = ({ actor, list }: ChangingProps) => {
  const { handingOver: said } = useWords().classRecordsList
  const missing = useMissing(actor)
  const subject = useSelector(actor, ({ context }) => context.subject)
  return (
    <DeedDialog actor={actor} said={({ classes }) => saidOf(said, classes)}>
      {subject && (
        <div className={styles.fields}>
          <FoundField
            list={list}
            filter="instructor"
            label={said.to()}
            required
            error={missing(subject.toId, 'toId')}
            {...(subject.fromId !== null && { except: [subject.fromId] })}
            value={subject.toId}
            onValue={(toId) => actor.send({ type: 'subject.changed', subject: { ...subject, toId } })}
          />
          <FoundField
            list={list}
            filter="instructor"
            label={said.from()}
            {...(subject.toId !== null && { except: [subject.toId] })}
            value={subject.fromId}
            onValue={(fromId) => actor.send({ type: 'subject.changed', subject: { ...subject, fromId } })}
          />
          <p className={styles.note}>{said.fromHelp()}</p>
        </div>
      )}
    </DeedDialog>
  )
}

/** What is asked before something is done with classes. */
export const ClassDeedDialogs = ({ actors, list }: Readonly<{ actors: ClassDeedActors; list: ClassListActor }>) => (
  <>
    <CancellingDialog actor={actors.cancelling} />
    <ChangingDialog actor={actors.changing} list={list} />
  </>
)
