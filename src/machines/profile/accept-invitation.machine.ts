import { assign, setup, type ActorRefFrom } from 'xstate'

import { acceptInvitationBody } from '../../domain/contract/invitation.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { atRest } from '../at-rest.ts'
import { createFormMachine, type FormActor } from '../form/form.machine.ts'

export type CodeValues = Readonly<{ verificationCode: string }>

/** Of a verification code that was mailed. Codes are never drafted. */
export const codeFormMachine = createFormMachine<CodeValues, boolean>({ validate: rulesOf(acceptInvitationBody) })

export type CodeFormActor = FormActor<CodeValues, boolean>

export type AcceptInvitationEvent = { type: 'code.begun' } | { type: 'code.left' }

/** A person who has an account takes up an invitation, and gains its role. */
export const acceptInvitationMachine = setup({
  types: {} as {
    context: Readonly<{ fault: Fault | null }>
    events: AcceptInvitationEvent
    children: { codeForm: 'codeForm' }
  },
  actors: { codeForm: codeFormMachine },
  actions: { keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })) },
}).createMachine({
  id: 'acceptInvitation',
  context: { fault: null },
  initial: 'resting',
  states: {
    resting: { on: { 'code.begun': 'writing' } },
    writing: {
      on: { 'code.left': { guard: atRest('codeForm'), target: 'resting' } },
      invoke: {
        id: 'codeForm',
        src: 'codeForm',
        input: { form: 'verificationCode', values: { verificationCode: '' } },
        onDone: 'accepted',
        onError: {
          target: 'resting',
          actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    /** The roles that it gave are asked for again by whoever shows them. */
    accepted: { on: { 'code.begun': 'writing' } },
  },
})

export type AcceptInvitationActor = ActorRefFrom<typeof acceptInvitationMachine>
