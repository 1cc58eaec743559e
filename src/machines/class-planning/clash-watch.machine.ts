import { assign, setup, type ActorRefFrom } from 'xstate'

import type { ClashQuestion } from '../../domain/class-clash.ts'
import { clashQuestionOf, type ClassPlan } from '../../domain/class-plan.ts'
import type { ClassClash } from '../../domain/contract/class-form.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

/** Milliseconds without a change after which it is asked what is in the way. */
export const CLASH_SETTLE_MS = 500

export type ClashWatchEvent =
  /** Null as long as no session is known. */
  { type: 'question.changed'; question: ClashQuestion | null } | { type: 'question.retried' }

export type ClashWatchContext = Readonly<{
  question: ClashQuestion | null
  clashes: readonly ClassClash[]
  fault: Fault | null
}>

/** What the watch is told of a plan as it stands; `except` is the class that is edited, null where none is yet. */
export const askAbout = (plan: ClassPlan, except: number | null) =>
  ({ type: 'question.changed', question: clashQuestionOf(plan, except) }) as const

const isSame = (a: ClashQuestion | null, b: ClashQuestion | null): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What is in the way of a class while it is planned or edited. It warns and holds nothing up: two classes can share a hall. */
export const clashWatchMachine = setup({
  types: {} as { context: ClashWatchContext; events: ClashWatchEvent },
  actors: { findClashes: unprovided<readonly ClassClash[], { question: ClashQuestion }>('findClashes') },
  actions: {
    takeQuestion: assign((_, { question }: { question: ClashQuestion | null }) => ({ question })),
    takeClashes: assign((_, { clashes }: { clashes: readonly ClassClash[] }) => ({ clashes, fault: null })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause), clashes: [] })),
    forget: assign({ question: null, clashes: [], fault: null }),
  },
  guards: {
    isSame: ({ context }, { question }: { question: ClashQuestion | null }) => isSame(context.question, question),
    isNone: (_, { question }: { question: ClashQuestion | null }) => question === null,
  },
  delays: { settling: CLASH_SETTLE_MS },
}).createMachine({
  id: 'clashWatch',
  context: { question: null, clashes: [], fault: null },
  initial: 'unasked',
  on: {
    'question.changed': [
      { guard: { type: 'isSame', params: ({ event }) => event } },
      { guard: { type: 'isNone', params: ({ event }) => event }, target: '.unasked' },
      { target: '.settling', actions: { type: 'takeQuestion', params: ({ event }) => event } },
    ],
  },
  states: {
    unasked: { entry: 'forget' },
    settling: { after: { settling: 'asking' } },
    asking: {
      invoke: {
        id: 'findClashes',
        src: 'findClashes',
        input: ({ context }) => ({ question: known(context.question, 'a question') }),
        onDone: {
          target: 'told',
          actions: { type: 'takeClashes', params: ({ event }) => ({ clashes: event.output }) },
        },
        onError: { target: 'unknown', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    told: {},
    unknown: { tags: 'error', on: { 'question.retried': 'asking' } },
  },
})

export type ClashWatchActor = ActorRefFrom<typeof clashWatchMachine>
