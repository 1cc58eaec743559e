import { createActor } from 'xstate'

import { INSTRUCTORS_LIST } from '../../domain/contract/instructors.list.ts'
import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import type { ChosenRows } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { submitting } from '../../machines/form/submitting.ts'
import { writingFormMachine, writingMachine } from '../../machines/instructors/writing-form.machine.ts'
import type { MessageValues } from '../../machines/student-enrollments/message-form.machine.ts'
import type { WritingActor } from '../../views/pages/instructors/instructors.props.ts'
import { askAct } from './acting.actors.ts'
import { draftActors } from './draft.actors.ts'

type World = Readonly<{
  gateway: Gateway
  viewerId: () => number | null
  /** What came of a message, each time. */
  begun: (act: ListAct) => void
}>

/** Starts what a message to instructors is written with. */
export const startWriting = ({ gateway, viewerId, begun }: World): WritingActor => {
  const machine = writingMachine.provide({
    actors: {
      form: writingFormMachine.provide({
        actors: {
          ...draftActors<Partial<MessageValues>>(viewerId),
          submit: submitting<{ values: MessageValues; about: ChosenRows }, ListAct>(
            ({ values, about: { selection } }, signal) =>
              askAct(gateway, INSTRUCTORS_LIST, 'write')({ selection, ...values }, signal),
          ),
        },
      }),
    },
  })
  const actor = createActor(machine, { input: { values: { subject: '', text: '' } } })
  let told: ListAct | undefined
  actor.subscribe(({ context: { output } }) => {
    if (output === undefined || output === told) return
    told = output
    begun(output)
  })
  return actor.start()
}
