import { useActorRef, useSelector } from '@xstate/react'

import type { copyingMachine } from '../../machines/copying/copying.machine.ts'
import { CopyButton, type CopyButtonProps } from '../ui/copy-button.view.tsx'

type CopyingButtonProps = Omit<CopyButtonProps, 'state' | 'onCopy'> &
  Readonly<{
    machine: typeof copyingMachine
    /** What is copied, asked for when the button is pressed. */
    text: () => string
  }>

/** A copy button on its chart. */
export const CopyingButton = ({ machine, text, ...words }: CopyingButtonProps) => {
  const actor = useActorRef(machine)
  const state = useSelector(actor, (snapshot) => snapshot.value)
  return <CopyButton {...words} state={state} onCopy={() => actor.send({ type: 'copy.requested', text: text() })} />
}
