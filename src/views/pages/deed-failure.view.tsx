import { useSelector } from '@xstate/react'

import { useWords } from '../../i18n/words.tsx'
import type { DeedActor } from '../../machines/deed/deed.machine.ts'
import { Button } from '../ui/button.view.tsx'
import { FaultBanner } from './fault-banner.view.tsx'

type DeedFailureProps<Subject, Outcome> = Readonly<{ actor: DeedActor<Subject, Outcome>; className?: string }> &
  (
    | Readonly<{
        /** It could not be asked for, or was refused. */
        failed: string
        refused: string
        unread?: never
      }>
    /** Of what only looks: what it could not, also where that was refused, unless other words say so. */
    | Readonly<{ unread: string; failed?: never; refused?: string }>
  )

/** What did not come of a deed that was begun at once. */
export const DeedFailure = <Subject, Outcome>({
  actor,
  failed,
  refused,
  unread,
  className,
}: DeedFailureProps<Subject, Outcome>) => {
  const words = useWords()
  const isFailed = useSelector(actor, (at) => at.matches('failed'))
  const isRefused = useSelector(actor, (at) => at.matches('refused'))
  const fault = useSelector(actor, ({ context }) => context.fault)
  if (!isFailed && !isRefused) return null
  return (
    <div className={className}>
      <FaultBanner
        title={(isFailed ? failed : refused) ?? unread}
        isReading={unread !== undefined}
        unanswered={unread ?? words.faults.unknown()}
        action={
          isFailed && (
            <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'deed.confirmed' })}>
              {words.actions.retry()}
            </Button>
          )
        }
        fault={fault}
      />
    </div>
  )
}
