import { useSelector } from '@xstate/react'

import { useWords } from '../../../i18n/words.tsx'
import type { StudentActsActor } from '../../../machines/student-enrollments/student-acts.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { faultWords } from '../fault-words.ts'

/** Who is verified stays so: it is asked first. */
export const VerifyDialog = ({ actor }: Readonly<{ actor: StudentActsActor }>) => {
  const words = useWords()
  const { verify } = words.studentEnrollments
  const isOpen = useSelector(actor, (at) => at.matches('verifying'))
  const isBusy = useSelector(actor, (at) => at.matches({ verifying: 'underway' }))
  const isRefused = useSelector(actor, (at) => at.matches({ verifying: 'refused' }))
  const isFailed = useSelector(actor, (at) => at.matches('verifying') && at.hasTag('error'))
  const chosen = useSelector(actor, ({ context }) => context.chosen)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const leave = () => actor.send({ type: 'act.left' })
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      size="sm"
      onClose={leave}
      title={chosen?.isExact === false ? verify.atLeast() : verify.title({ count: chosen?.count ?? 0 })}
      description={verify.lead()}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={leave}>
            {isRefused ? words.actions.close() : words.actions.cancel()}
          </Button>
          {!isRefused && (
            <Button busy={isBusy} onClick={() => actor.send({ type: 'verification.confirmed' })}>
              {isBusy ? verify.going() : verify.go()}
            </Button>
          )}
        </>
      }
    >
      {isFailed && (
        <Banner tone="warning" announce="alert" title={verify.failed()}>
          {faultWords(words, fault)}
        </Banner>
      )}
    </Dialog>
  )
}
