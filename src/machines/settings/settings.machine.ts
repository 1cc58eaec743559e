import type { ActorRefFrom } from 'xstate'

import { causeOf } from '../refusal.ts'
import { memoryState } from './settings-memory.state.ts'
import { serverState } from './settings-server.state.ts'
import { speechState } from './settings-speech.state.ts'
import { settingsSetup } from './settings.setup.ts'

/**
 * How the product looks and speaks. A choice holds at once, is kept on this device, and is saved to the account
 * of a person who is signed in, where their other devices find it.
 */
export const settingsMachine = settingsSetup.createMachine({
  id: 'settings',
  context: ({ input }) => ({
    appearance: input.appearance,
    unsaved: [],
    sent: [],
    wanted: null,
    userId: null,
    before: {},
    failures: 0,
    saveFault: null,
    fault: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readSettings',
        src: 'readSettings',
        onDone: { target: 'ready', actions: { type: 'recall', params: ({ event }) => event.output } },
        onError: { target: 'ready.memory.failed', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    ready: {
      type: 'parallel',
      invoke: {
        id: 'watchDevice',
        src: 'watchDevice',
        onError: { actions: { type: 'keepFault', params: causeOf } },
      },
      states: { memory: memoryState, speech: speechState, server: serverState },
    },
  },
})

export type SettingsActor = ActorRefFrom<typeof settingsMachine>
