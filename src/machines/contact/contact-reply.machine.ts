import { assign, setup, type ActorRefFrom } from 'xstate'

import { replyForm, type WholeContactCase } from '../../domain/contract/contact-case.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { atRest } from '../at-rest.ts'
import { createFormMachine, type Drafted } from '../form/form.machine.ts'
import { causeOf, isRefusal } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

export type ReplyValues = Readonly<{ text: string; asksBack: boolean }>

/** What is sent goes to this message, as it was when its answer was begun. */
export type ReplyTo = Readonly<{ id: number; revision: number }>

export type Answering = Readonly<{ id: number; takesOver: boolean }>

const DRAFTED = { text: true, asksBack: true } satisfies Drafted<ReplyValues>

export const replyFormMachine = createFormMachine<ReplyValues, WholeContactCase>({ validate: rulesOf(replyForm) })

export type ContactReplyEvent =
  | { type: 'reply.begun' }
  /** Somebody else is answering it: they are taken over from. */
  | { type: 'reply.insisted' }
  | { type: 'reply.retried' }
  | { type: 'reply.left' }

type Context = Readonly<{
  id: number
  /** As it was when the answer was begun. */
  revision: number
  /** Who it is that answers it, and since when, where somebody else does. */
  other: Readonly<{ name: string; since: string }> | null
  /** What was answered, another object each time. */
  output: WholeContactCase | undefined
  fault: Fault | null
}>

/** A third of the time for which the server takes them to be answering. */
const AGAIN_MS = 200_000

const isAnotherAnswering = (cause: unknown): boolean => toFault(cause).code === 'CONTACT_ANSWERED_BY_ANOTHER'

const otherIn = (cause: unknown): Context['other'] => {
  const { name, since } = toFault(cause).facts ?? {}
  return { name: typeof name === 'string' ? name : '', since: typeof since === 'string' ? since : '' }
}

const noAnswer = [
  {
    guard: { type: 'isAnotherAnswering', params: causeOf },
    target: 'held',
    actions: { type: 'keepOther', params: causeOf },
  },
  { guard: { type: 'isRefusal', params: causeOf }, target: 'refused', actions: { type: 'keepFault', params: causeOf } },
  { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
] as const

/**
 * Answering one message: first it is said that it is being answered, so that two do not answer the same, and again
 * for as long as it is written. Whoever comes second is told who answers, and may take over. What is half written is
 * there again, whenever the answer is begun.
 */
export const contactReplyMachine = setup({
  types: {} as {
    input: Readonly<{ id: number }>
    context: Context
    events: ContactReplyEvent
    children: { form: 'form' }
  },
  actors: {
    claim: unprovided<WholeContactCase, Answering>('claim'),
    release: unprovided<void, Readonly<{ id: number }>>('release'),
    form: replyFormMachine,
  },
  actions: {
    keepCase: assign((_, { whole }: { whole: WholeContactCase }) => ({
      revision: whole.revision,
      other: null,
      fault: null,
    })),
    keepOther: assign((_, { cause }: { cause: unknown }) => ({ other: otherIn(cause) })),
    forgetOther: assign({ other: null }),
    takeOutput: assign((_, { output }: { output: WholeContactCase }) => ({ output })),
    forgetFault: assign({ fault: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isAnotherAnswering: (_, { cause }: { cause: unknown }) => isAnotherAnswering(cause),
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
  },
  delays: { again: AGAIN_MS },
}).createMachine({
  id: 'contactReply',
  context: ({ input }) => ({ id: input.id, revision: 0, other: null, output: undefined, fault: null }),
  initial: 'resting',
  states: {
    resting: { on: { 'reply.begun': 'claiming' } },
    claiming: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'claim',
        src: 'claim',
        input: ({ context }) => ({ id: context.id, takesOver: false }),
        onDone: { target: 'writing', actions: { type: 'keepCase', params: ({ event }) => ({ whole: event.output }) } },
        onError: [...noAnswer],
      },
    },
    /** Somebody else is answering it. */
    held: { on: { 'reply.insisted': 'takingOver', 'reply.left': 'resting' } },
    takingOver: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'takeOver',
        src: 'claim',
        input: ({ context }) => ({ id: context.id, takesOver: true }),
        onDone: { target: 'writing', actions: { type: 'keepCase', params: ({ event }) => ({ whole: event.output }) } },
        onError: [...noAnswer],
      },
    },
    /** It could not be asked. */
    failed: { tags: 'error', on: { 'reply.retried': 'claiming', 'reply.left': 'resting' } },
    /** It is not to be answered any more. */
    refused: { tags: 'error', on: { 'reply.left': 'resting' } },
    writing: {
      on: { 'reply.left': { guard: atRest('form'), target: 'releasing' } },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { id, revision } }) => ({
          form: `contactReply ${id}`,
          values: { text: '', asksBack: false },
          about: { id, revision } satisfies ReplyTo,
          drafted: DRAFTED,
        }),
        onDone: {
          target: 'answered',
          actions: { type: 'takeOutput', params: ({ event }) => ({ output: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
      },
      initial: 'steady',
      states: {
        steady: { after: { again: 'saying' } },
        saying: {
          invoke: {
            id: 'say',
            src: 'claim',
            input: ({ context }) => ({ id: context.id, takesOver: false }),
            onDone: 'steady',
            onError: [
              {
                guard: { type: 'isAnotherAnswering', params: causeOf },
                target: 'overtaken',
                actions: { type: 'keepOther', params: causeOf },
              },
              // The network comes back, and the server says the rest when it is sent.
              { target: 'steady' },
            ],
          },
        },
        /** Somebody took over: what is written stays, and is sent by whoever insists. */
        overtaken: { on: { 'reply.insisted': 'insisting' } },
        insisting: {
          entry: 'forgetOther',
          invoke: {
            id: 'insist',
            src: 'claim',
            input: ({ context }) => ({ id: context.id, takesOver: true }),
            onDone: 'steady',
            onError: 'steady',
          },
        },
      },
    },
    releasing: {
      invoke: {
        id: 'release',
        src: 'release',
        input: ({ context }) => ({ id: context.id }),
        onDone: 'resting',
        // It is over by itself in a few minutes.
        onError: 'resting',
      },
    },
    answered: { on: { 'reply.begun': 'claiming' } },
  },
})

export type ContactReplyMachine = typeof contactReplyMachine
export type ContactReplyActor = ActorRefFrom<ContactReplyMachine>
