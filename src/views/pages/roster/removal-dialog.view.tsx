import { useSelector } from '@xstate/react'
import { UserMinus } from 'lucide-react'

import { useWords } from '../../../i18n/words.tsx'
import type { RosterActor } from '../../../machines/roster/roster.machine.ts'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { isolated } from './roster-words.ts'

/** Whoever is taken off has to be added again: it is asked first, with or without a network. */
export const RemovalDialog = ({ actor }: Readonly<{ actor: RosterActor }>) => {
  const words = useWords()
  const { removal } = words.roster
  const isAsked = useSelector(actor, (at) => at.matches({ desk: 'removing' }))
  const name = useSelector(actor, ({ context }) => context.removal?.name ?? '')
  const leave = () => actor.send({ type: 'desk.left' })
  return (
    <Dialog
      open={isAsked}
      role="alertdialog"
      size="sm"
      onClose={leave}
      title={removal.title({ name: isolated(name) })}
      description={removal.lead()}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button variant="outline" onClick={leave}>
            {words.actions.cancel()}
          </Button>
          <Button variant="danger" icon={UserMinus} onClick={() => actor.send({ type: 'removal.confirmed' })}>
            {removal.confirm()}
          </Button>
        </>
      }
    />
  )
}
