import { useActorRef } from '@xstate/react'
import { useRef } from 'react'

import type { AskedFormActor, AskedFormMachine } from '../../machines/form/asked-form.machine.ts'
import type { FormValues } from '../../machines/form/form.machine.ts'

/** A form that is asked for. `onAnswer` is told what came of it, each time; each answer is another object. */
export const useAskedForm = <Values extends FormValues, Output extends object, About>(
  machine: AskedFormMachine<Values, Output, About>,
  values: Values,
  onAnswer: (output: Output) => void,
): AskedFormActor<Values, Output, About> => {
  const told = useRef<Output | undefined>(undefined)
  return useActorRef(machine, { input: { values } }, ({ context: { output } }) => {
    if (output === undefined || output === told.current) return
    told.current = output
    onAnswer(output)
  })
}
