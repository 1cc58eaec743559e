import { useSelector } from '@xstate/react'

import { useWords } from '../../../i18n/words.tsx'
import type { StudentActsActor } from '../../../machines/student-enrollments/student-acts.machine.ts'
import { AskingDialog } from '../asking-dialog.view.tsx'

/** Who is verified stays so: it is asked first. */
export const VerifyDialog = ({ actor }: Readonly<{ actor: StudentActsActor }>) => {
  const { verify } = useWords().studentEnrollments
  const isOpen = useSelector(actor, (at) => at.matches('verifying'))
  const isBusy = useSelector(actor, (at) => at.matches({ verifying: 'underway' }))
  const isRefused = useSelector(actor, (at) => at.matches({ verifying: 'refused' }))
  const isNotDone = useSelector(actor, (at) => at.matches('verifying') && at.hasTag('error'))
  const chosen = useSelector(actor, ({ context }) => context.chosen)
  const fault = useSelector(actor, ({ context }) => context.fault)
  return (
    <AskingDialog
      isOpen={isOpen}
      title={chosen?.isExact === false ? verify.atLeast() : verify.title({ count: chosen?.count ?? 0 })}
      text={verify.lead()}
      confirm={isBusy ? verify.going() : verify.go()}
      isBusy={isBusy}
      isRefused={isRefused}
      failed={isNotDone && { title: verify.failed(), fault }}
      onKeep={() => actor.send({ type: 'act.left' })}
      onConfirm={() => actor.send({ type: 'verification.confirmed' })}
    />
  )
}
