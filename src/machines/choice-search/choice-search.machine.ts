import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import type { Choice, NamedChoice } from '../../domain/list.ts'
import { causeOf } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

/** Milliseconds without a keystroke after which it is looked for what was typed. */
export const CHOICE_SETTLE_MS = 400

/** What is looked for: by which filter, and some of its name; without any, the first of all. */
export type ChoiceQuestion = Readonly<{ filter: string; search: string }>

export type ChoiceSearchEvent =
  /** Somebody came to the field of a filter: what it begins with is shown. */
  | { type: 'field.reached'; filter: string }
  | { type: 'text.changed'; filter: string; search: string }
  | { type: 'search.retried' }

export type ChoiceSearchContext<Found extends Choice = Choice> = Readonly<{
  question: ChoiceQuestion
  /** What was found for the question, while `found`. */
  found: readonly Found[]
  /** Everything that was found so far: what is chosen of it has its name at once. */
  named: readonly NamedChoice[]
  fault: Fault | null
}>

const withNames = (named: readonly NamedChoice[], filter: string, found: readonly Choice[]): readonly NamedChoice[] => [
  ...named.filter((one) => one.filter !== filter || found.every(({ id }) => id !== one.id)),
  ...found.map(({ id, name }) => ({ filter, id, name })),
]

const make = <Found extends Choice>() =>
  setup({
    types: {} as { context: ChoiceSearchContext<Found>; events: ChoiceSearchEvent },
    actors: { findChoices: unprovided<readonly Found[], ChoiceQuestion>('findChoices') },
    actions: {
      ask: assign((_, question: ChoiceQuestion) => ({ question, found: [] })),
      take: assign(({ context: { named, question } }, { found }: { found: readonly Found[] }) => ({
        found,
        named: withNames(named, question.filter, found),
        fault: null,
      })),
      keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    },
    guards: {
      isAnswered: ({ context }, { filter }: { filter: string }) =>
        context.question.filter === filter && context.question.search === '',
    },
    delays: { settling: CHOICE_SETTLE_MS },
  }).createMachine({
    id: 'choiceSearch',
    context: { question: { filter: '', search: '' }, found: [], named: [], fault: null },
    initial: 'idle',
    on: {
      'field.reached': {
        target: '.asking',
        actions: { type: 'ask', params: ({ event: { filter } }) => ({ filter, search: '' }) },
      },
      'text.changed': {
        target: '.settling',
        actions: { type: 'ask', params: ({ event: { filter, search } }) => ({ filter, search: search.trim() }) },
      },
    },
    states: {
      /** Nobody has come to a field. */
      idle: {},
      settling: { tags: 'busy', after: { settling: 'asking' } },
      asking: {
        tags: 'busy',
        invoke: {
          id: 'findChoices',
          src: 'findChoices',
          input: ({ context }) => context.question,
          onDone: { target: 'found', actions: { type: 'take', params: ({ event }) => ({ found: event.output }) } },
          onError: { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
        },
      },
      found: {
        on: {
          // It stands there already.
          'field.reached': [
            { guard: { type: 'isAnswered', params: ({ event }) => event } },
            {
              target: 'asking',
              actions: { type: 'ask', params: ({ event: { filter } }) => ({ filter, search: '' }) },
            },
          ],
        },
      },
      failed: { tags: 'error', on: { 'search.retried': 'asking' } },
    },
  })

/**
 * What a filter of a list can refer to, found while a person types some of its name. One for all filters of a list,
 * since one types in one field at a time; what is asked is aborted as soon as something else is typed.
 */
export const choiceSearchMachine = make<Choice>()

/** The same where more is known of what is found than its name. */
export const createChoiceSearchMachine = <Found extends Choice>() =>
  choiceSearchMachine as unknown as ChoiceSearchMachine<Found>

export type ChoiceSearchMachine<Found extends Choice = Choice> = ReturnType<typeof make<Found>>
export type ChoiceSearchActor<Found extends Choice = Choice> = ActorRefFrom<ChoiceSearchMachine<Found>>
export type ChoiceSearchSnapshot<Found extends Choice = Choice> = SnapshotFrom<ChoiceSearchMachine<Found>>
