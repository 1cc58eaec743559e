import { changesIn, type SettingKey } from '../../domain/settings-sync.ts'
import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { settingsSetup } from './settings.setup.ts'

type ChangedEvent = Readonly<{ event: { keys: readonly SettingKey[] } }>

const keysOf = ({ event }: ChangedEvent) => ({ keys: event.keys })

/**
 * What a person changes is saved to their account, and what they saved elsewhere is taken over: only the keys
 * that were changed are sent, and the answer holds for all the others. A guest's changes never leave the device. Of what a
 * person brought nothing is there for another who signs in after them.
 */
export const serverState = settingsSetup.createStateConfig({
  initial: 'unsettled',
  on: {
    'viewer.left': { target: '.guest', actions: 'leaveUnsaved' },
  },
  states: {
    /** Nobody has said yet who is looking: what is changed waits for that. */
    unsettled: {
      on: {
        'appearance.changed': { actions: { type: 'noteChanged', params: keysOf } },
        'viewer.known': {
          target: 'settling',
          actions: { type: 'adopt', params: ({ event }) => event },
        },
      },
    },
    guest: {
      on: {
        'appearance.changed': { actions: { type: 'disown', params: keysOf } },
        'viewer.known': {
          target: 'settling',
          actions: { type: 'adopt', params: ({ event }) => event },
        },
      },
    },
    settling: { always: [{ guard: 'hasUnsaved', target: 'waiting' }, { target: 'idle' }] },
    idle: {
      on: {
        'appearance.changed': { target: 'waiting', actions: { type: 'noteChanged', params: keysOf } },
        'tab.returned': 'reading',
      },
    },
    /** Perhaps something was saved elsewhere while this tab was away. */
    reading: {
      invoke: {
        id: 'askSaved',
        src: 'askSaved',
        input: ({ context }) => ({ userId: known(context.userId, 'a person') }),
        onDone: { target: 'idle', actions: { type: 'adopt', params: ({ event }) => ({ saved: event.output }) } },
        // Nothing is lost: the next return, and the answer to the next save, say it too.
        onError: 'idle',
      },
      on: { 'appearance.changed': { target: 'waiting', actions: { type: 'noteChanged', params: keysOf } } },
    },
    /** More changes may follow. */
    waiting: {
      after: { saveDelay: 'saving' },
      on: {
        'appearance.changed': {
          target: 'waiting',
          reenter: true,
          actions: { type: 'noteChanged', params: keysOf },
        },
        'page.hidden': 'saving',
      },
    },
    saving: {
      tags: 'busy',
      entry: 'takeUp',
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context }) => ({ userId: known(context.userId, 'a person'), changes: changesIn(context) }),
        onDone: {
          target: 'settling',
          actions: ['settleSent', 'tellAdopted', { type: 'adopt', params: ({ event }) => ({ saved: event.output }) }],
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: causeOf },
            target: 'failed.refused',
            actions: ['putBack', { type: 'keepSaveFault', params: causeOf }],
          },
          { target: 'failed', actions: ['putBack', { type: 'keepSaveFault', params: causeOf }] },
        ],
      },
      on: {
        'appearance.changed': { actions: { type: 'noteChanged', params: keysOf } },
        // What was changed since would wait for an answer that the page may not see.
        'page.hidden': { guard: 'hasUnsaved', target: 'saving', reenter: true },
      },
    },
    failed: {
      tags: 'error',
      initial: 'retrying',
      on: {
        'appearance.changed': { target: 'waiting', actions: { type: 'noteChanged', params: keysOf } },
        'save.retried': 'saving',
      },
      states: {
        retrying: {
          after: { retryDelay: '#settings.ready.server.saving' },
          on: {
            'network.returned': '#settings.ready.server.saving',
            'tab.returned': '#settings.ready.server.saving',
          },
        },
        /** The server said no: the same again would be answered the same. */
        refused: {},
      },
    },
  },
})
