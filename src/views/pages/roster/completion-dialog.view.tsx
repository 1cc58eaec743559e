import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import type { SnapshotFrom } from 'xstate'

import { SHORT_REASON_MAX } from '../../../domain/class-time.ts'
import type { RosterEntry } from '../../../domain/contract/roster.contract.ts'
import { countCertificates, isLeftToMark } from '../../../domain/roster.ts'
import { useWords } from '../../../i18n/words.tsx'
import { beside, refusalAt } from '../../../machines/filling.ts'
import { selectBeginsAt } from '../../../machines/roster/roster.connect.ts'
import type { RosterActor } from '../../../machines/roster/roster.machine.ts'
import { needsReason } from '../../../machines/roster/roster.setup.ts'
import { useDates } from '../../dates.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { personName } from './roster-words.ts'

const styles = {
  body: css({ display: 'grid', gap: '4' }),
  names: css({ display: 'grid', gap: '1', maxHeight: '[24rem]', overflowY: 'auto', overflowWrap: 'anywhere' }),
  own: css({ textStyle: 'small' }),
  certificates: css({ fontWeight: 'semibold' }),
}

const selectIsNotDone = (at: SnapshotFrom<RosterActor>) => at.matches({ desk: 'completing' }) && at.hasTag('error')
const selectFault = ({ context }: SnapshotFrom<RosterActor>) => context.fault

type ReviewProps = Readonly<{
  actor: RosterActor
  people: readonly RosterEntry[]
  /** When the class begins that was put off under the dialog. */
  beginsAt: string | null
  /** Of what is said then: why nothing can be done here. */
  beginsId: string
}>

/** Who is left, and what it will bring. */
const Review = ({ actor, people, beginsAt, beginsId }: ReviewProps) => {
  const words = useWords()
  const { completion, list } = words.roster
  const dates = useDates()
  const timeZone = useSelector(actor, ({ context }) => context.read?.roster.held.timeZone ?? 'UTC')
  const waiting = useSelector(actor, ({ context }) => context.waiting)
  const conflicts = useSelector(actor, ({ context }) => context.conflicts)
  const unmarked = people.filter(({ attendance }) => attendance === null)
  const isShort = useSelector(actor, ({ context }) => needsReason(context))
  const reason = useSelector(actor, ({ context }) => context.shortReason)
  const { atOnce, onceConfirmed } = countCertificates(people)
  const isNotDone = useSelector(actor, selectIsNotDone)
  const fault = useSelector(actor, selectFault)
  const others = isNotDone ? beside(fault, (field) => field === 'shortReason') : null
  return (
    <>
      <FormNews check={completion.failed()} errors={[]} fault={others} failed={completion.failed()} />
      {beginsAt !== null && (
        <Banner tone="warning" announce="alert" title={completion.putOff()}>
          <p id={beginsId}>{completion.begins({ when: dates.moment(beginsAt, timeZone) })}</p>
        </Banner>
      )}
      {unmarked.length > 0 && (
        <Banner
          tone="warning"
          title={completion.unmarkedTitle({ count: unmarked.length })}
          action={
            unmarked.some(isLeftToMark) ? (
              <Button
                variant="outline"
                size="sm"
                aria-disabled={beginsAt !== null || undefined}
                aria-describedby={beginsAt === null ? undefined : beginsId}
                onClick={() => actor.send({ type: 'rest.marked' })}
              >
                {completion.rest()}
              </Button>
            ) : undefined
          }
        >
          <ul className={styles.names}>
            {unmarked.map((entry) => (
              <li key={entry.id}>
                <bdi>{personName(entry)}</bdi>
                {entry.isOwn && <p className={styles.own}>{list.own()}</p>}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {conflicts > 0 && <Banner tone="warning">{completion.conflicts()}</Banner>}
      {waiting > 0 && (
        <Banner tone="offline" announce="status">
          {completion.waiting()}
        </Banner>
      )}
      {isShort && (
        <TextArea
          name="shortReason"
          error={isNotDone ? refusalAt(fault, 'shortReason') : undefined}
          label={completion.reason()}
          help={completion.short()}
          rows={3}
          required
          maxLength={SHORT_REASON_MAX}
          value={reason}
          onValueChange={(text) => actor.send({ type: 'reason.changed', reason: text })}
        />
      )}
      <p className={styles.certificates}>{completion.present({ count: atOnce })}</p>
      {onceConfirmed > 0 && <p>{completion.unconfirmed({ count: onceConfirmed })}</p>}
    </>
  )
}

type CompletionDialogProps = Pick<ReviewProps, 'actor' | 'people'> & Readonly<{ runs: boolean }>

/** Who may correct it afterwards is told so, and everybody else who may. */
export const CompletionDialog = ({ actor, people, runs }: CompletionDialogProps) => {
  const words = useWords()
  const { closed, completion } = words.roster
  const isOpen = useSelector(actor, (at) => at.matches({ desk: 'completing' }))
  const isBusy = useSelector(actor, (at) => at.matches({ desk: { completing: 'underway' } }))
  const isDone = useSelector(actor, (at) => at.matches({ desk: { completing: 'completed' } }))
  const canConfirm = useSelector(actor, (at) => at.can({ type: 'completion.confirmed' }))
  const certificates = useSelector(actor, ({ context }) => context.certificates)
  const { onceConfirmed } = countCertificates(people)
  const beginsAt = useSelector(actor, selectBeginsAt)
  const id = useId()
  const beginsId = useId()
  const leave = () => actor.send({ type: 'desk.left' })
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      onClose={leave}
      title={isDone ? completion.doneTitle() : completion.title()}
      {...(isDone ? {} : { description: `${completion.lead()} ${runs ? closed.runs() : closed.others()}` })}
      closeLabel={words.actions.close()}
      footer={
        isDone ? (
          <Button onClick={leave}>{words.actions.close()}</Button>
        ) : (
          <>
            <Button variant="outline" aria-disabled={isBusy || undefined} onClick={leave}>
              {words.actions.cancel()}
            </Button>
            <Button
              type="submit"
              form={id}
              busy={isBusy}
              aria-disabled={!canConfirm || undefined}
              aria-describedby={beginsAt === null ? undefined : beginsId}
            >
              {completion.confirm()}
            </Button>
          </>
        )
      }
    >
      {isDone ? (
        <div role="status">
          <p>{completion.done({ count: certificates })}</p>
          {onceConfirmed > 0 && <p>{completion.unconfirmed({ count: onceConfirmed })}</p>}
        </div>
      ) : (
        <Form
          id={id}
          isBusy={isBusy}
          aria-label={completion.title()}
          className={styles.body}
          onSend={() => actor.send({ type: 'completion.confirmed' })}
        >
          <Review actor={actor} people={people} beginsAt={beginsAt} beginsId={beginsId} />
        </Form>
      )}
    </Dialog>
  )
}
