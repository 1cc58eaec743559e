import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate'

import {
  addNotice,
  NO_NOTIFICATIONS,
  removeNotification,
  timeOf,
  type Notice,
  type NotificationList,
} from './notification-list.ts'

export type NotificationsEvent =
  | { type: 'notice.given'; notice: Notice }
  | { type: 'notification.dismissed'; id: number }
  /** Its button was pressed: listeners are told, and it goes. */
  | { type: 'notification.acted'; id: number }
  /** The pointer or the focus came to the notifications, and left them. */
  | { type: 'attention.gained' }
  | { type: 'attention.lost' }
  /** Sent by the chart itself. */
  | { type: 'notification.expired'; id: number }

/** For `notifications.on('action.chosen', ...)`. */
export type NotificationsEmitted = { type: 'action.chosen'; name: string }

export type NotificationsContext = NotificationList &
  Readonly<{
    /** Those whose time is running. */
    timed: readonly number[]
  }>

const timerOf = (id: number) => `expire.${id}`

/** Short messages. While someone attends to them none goes away; one with a button never does by itself. */
export const notificationsMachine = setup({
  types: {} as { context: NotificationsContext; events: NotificationsEvent; emitted: NotificationsEmitted },
  actions: {
    add: assign(({ context }, { notice }: { notice: Notice }) => addNotice(context, notice)),
    remove: assign(({ context }, { id }: { id: number }) => ({
      ...removeNotification(context, id),
      timed: context.timed.filter((held) => held !== id),
    })),
    tellChoice: enqueueActions(({ context, enqueue }, { id }: { id: number }) => {
      const action = context.shown.find((held) => held.id === id)?.action
      if (action) enqueue.emit({ type: 'action.chosen', name: action.name })
    }),
    startTimers: enqueueActions(({ context, enqueue }) => {
      const timed = [...context.timed]
      for (const shown of context.shown) {
        const delay = timeOf(shown)
        if (delay === null || timed.includes(shown.id)) continue
        enqueue.raise({ type: 'notification.expired', id: shown.id }, { id: timerOf(shown.id), delay })
        timed.push(shown.id)
      }
      enqueue.assign({ timed })
    }),
    stopTimers: enqueueActions(({ context, enqueue }) => {
      for (const id of context.timed) enqueue.cancel(timerOf(id))
      enqueue.assign({ timed: [] })
    }),
  },
  guards: {
    isEmpty: ({ context }) => context.shown.length === 0,
    hasAction: ({ context }, { id }: { id: number }) =>
      context.shown.some((held) => held.id === id && held.action !== undefined),
    isHeld: ({ context: { shown, waiting } }, { id }: { id: number }) =>
      [...shown, ...waiting].some((held) => held.id === id),
  },
}).createMachine({
  id: 'notifications',
  context: { ...NO_NOTIFICATIONS, timed: [] },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'notice.given': { target: 'passing', actions: { type: 'add', params: ({ event }) => event } },
      },
    },
    passing: {
      entry: 'startTimers',
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'notice.given': { actions: [{ type: 'add', params: ({ event }) => event }, 'startTimers'] },
        'notification.expired': { actions: [{ type: 'remove', params: ({ event }) => event }, 'startTimers'] },
        'notification.dismissed': {
          guard: { type: 'isHeld', params: ({ event }) => event },
          actions: [{ type: 'remove', params: ({ event }) => event }, 'startTimers'],
        },
        'notification.acted': {
          guard: { type: 'hasAction', params: ({ event }) => event },
          actions: [
            { type: 'tellChoice', params: ({ event }) => event },
            { type: 'remove', params: ({ event }) => event },
            'startTimers',
          ],
        },
        'attention.gained': 'attended',
      },
    },
    attended: {
      entry: 'stopTimers',
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'notice.given': { actions: { type: 'add', params: ({ event }) => event } },
        'notification.dismissed': {
          guard: { type: 'isHeld', params: ({ event }) => event },
          actions: { type: 'remove', params: ({ event }) => event },
        },
        'notification.acted': {
          guard: { type: 'hasAction', params: ({ event }) => event },
          actions: [
            { type: 'tellChoice', params: ({ event }) => event },
            { type: 'remove', params: ({ event }) => event },
          ],
        },
        'attention.lost': 'passing',
      },
    },
  },
})

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>
