import { useSelector } from '@xstate/react'
import { UserMinus } from 'lucide-react'

import { useWords } from '../../../i18n/words.tsx'
import type { RosterActor } from '../../../machines/roster/roster.machine.ts'
import { AskingDialog } from '../asking-dialog.view.tsx'
import { isolated } from './roster-words.ts'

/** Whoever is taken off has to be added again: it is asked first, with or without a network. */
export const RemovalDialog = ({ actor }: Readonly<{ actor: RosterActor }>) => {
  const { removal } = useWords().roster
  const isAsked = useSelector(actor, (at) => at.matches({ desk: 'removing' }))
  const name = useSelector(actor, ({ context }) => context.removal?.name ?? '')
  return (
    <AskingDialog
      isOpen={isAsked}
      title={removal.title({ name: isolated(name) })}
      text={removal.lead()}
      confirm={removal.confirm()}
      icon={UserMinus}
      isDangerous
      onKeep={() => actor.send({ type: 'desk.left' })}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
    />
  )
}
