import { assign, setup, type ActorRefFrom } from 'xstate'

import { MENU_HOVER_MS } from '../../domain/constants.ts'

/** Which of several menus; their names are the view's. */
type Named = Readonly<{ menu: string }>

export type HoverMenuEvent =
  /** A pointer, or the keyboard's focus, came to a menu's button or to the open menu. */
  | ({ type: 'menu.reached' } & Named)
  | { type: 'menu.left' }
  /** A mouse pressed the button: what it opened by resting there stays open. */
  | ({ type: 'menu.opened' } & Named)
  /** A finger or a key pressed it. */
  | ({ type: 'menu.toggled' } & Named)
  | { type: 'menu.closed' }

export type HoverMenuContext = Readonly<{
  /** The open menu. */
  open: string | null
  /** The one that a pointer rests on. */
  wanted: string | null
}>

/**
 * Several menus, of which one at most is open. A pointer that only crosses them opens and closes none: each change
 * waits for 150 ms of rest. A press does not wait.
 */
export const hoverMenuMachine = setup({
  types: {} as { context: HoverMenuContext; events: HoverMenuEvent },
  actions: {
    want: assign((_, { menu }: Named) => ({ wanted: menu })),
    open: assign((_, { menu }: Named) => ({ open: menu })),
    openWanted: assign(({ context }) => ({ open: context.wanted })),
    forget: assign({ open: null, wanted: null }),
  },
  guards: { isOpen: ({ context }, { menu }: Named) => context.open === menu },
  delays: { hoverDelay: MENU_HOVER_MS },
}).createMachine({
  id: 'hoverMenu',
  context: { open: null, wanted: null },
  initial: 'closed',
  on: {
    'menu.opened': { target: '.open', actions: { type: 'open', params: ({ event }) => event } },
    'menu.closed': '.closed',
  },
  states: {
    closed: {
      entry: 'forget',
      on: {
        'menu.reached': { target: 'awaited', actions: { type: 'want', params: ({ event }) => event } },
        'menu.toggled': { target: 'open', actions: { type: 'open', params: ({ event }) => event } },
      },
    },
    awaited: {
      after: { hoverDelay: { target: 'open', actions: 'openWanted' } },
      on: {
        'menu.left': 'closed',
        'menu.reached': { target: 'awaited', reenter: true, actions: { type: 'want', params: ({ event }) => event } },
        'menu.toggled': { target: 'open', actions: { type: 'open', params: ({ event }) => event } },
      },
    },
    open: {
      initial: 'held',
      on: {
        'menu.left': '.leaving',
        'menu.reached': [
          { guard: { type: 'isOpen', params: ({ event }) => event }, target: '.held' },
          {
            target: '.switching',
            reenter: true,
            actions: { type: 'want', params: ({ event }) => event },
          },
        ],
        'menu.toggled': [
          { guard: { type: 'isOpen', params: ({ event }) => event }, target: 'closed' },
          { target: '.held', actions: { type: 'open', params: ({ event }) => event } },
        ],
      },
      states: {
        held: {},
        /** On its way to another menu, or only across it. */
        switching: { after: { hoverDelay: { target: 'held', actions: 'openWanted' } } },
        leaving: { after: { hoverDelay: '#hoverMenu.closed' } },
      },
    },
  },
})

export type HoverMenuActor = ActorRefFrom<typeof hoverMenuMachine>
