import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { USUAL_HABITS, type Density, type KeyReach, type ListHabits } from '../../domain/list-habits.ts'
import { causeOf } from '../refusal.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'

export type ListHabitsEvent =
  | { type: 'density.chosen'; density: Density }
  | { type: 'keys.chosen'; keys: KeyReach }
  | HabitsNews

/** What `watchHabits` sends: at once what is kept, and then what another list or tab has kept. */
export type HabitsNews = { type: 'habits.read'; habits: ListHabits }

export type ListHabitsContext = ListHabits & Readonly<{ fault: Fault | null }>

/** How somebody goes through lists: in force at once, and kept. What cannot be kept is in force until the page goes. */
export const listHabitsMachine = setup({
  types: {} as { context: ListHabitsContext; events: ListHabitsEvent },
  actors: {
    watchHabits: unprovidedSource('watchHabits'),
    keepHabits: unprovided<void, ListHabits>('keepHabits'),
  },
  actions: {
    choose: assign((_, habits: Partial<ListHabits>) => habits),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
}).createMachine({
  id: 'listHabits',
  context: { ...USUAL_HABITS, fault: null },
  invoke: {
    id: 'watchHabits',
    src: 'watchHabits',
    onError: { actions: { type: 'keepFault', params: causeOf } },
  },
  initial: 'kept',
  on: {
    'density.chosen': {
      target: '.keeping',
      reenter: true,
      actions: { type: 'choose', params: ({ event: { density } }) => ({ density }) },
    },
    'keys.chosen': {
      target: '.keeping',
      reenter: true,
      actions: { type: 'choose', params: ({ event: { keys } }) => ({ keys }) },
    },
  },
  states: {
    kept: { on: { 'habits.read': { actions: { type: 'choose', params: ({ event: { habits } }) => habits } } } },
    /** What is kept elsewhere meanwhile is older. */
    keeping: {
      invoke: {
        id: 'keepHabits',
        src: 'keepHabits',
        input: ({ context: { density, keys } }) => ({ density, keys }),
        onDone: 'kept',
        onError: { target: 'kept', actions: { type: 'keepFault', params: causeOf } },
      },
    },
  },
})

export type ListHabitsActor = ActorRefFrom<typeof listHabitsMachine>
export type ListHabitsSnapshot = SnapshotFrom<typeof listHabitsMachine>
