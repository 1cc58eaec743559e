import { setup, type ActorRefFrom } from 'xstate'

import { MENU_HOVER_MS } from '../../domain/constants.ts'

export type NavigationInput = Readonly<{
  /** The navigation is a column of icons, as the layout's config says. */
  isFolded: boolean
}>

export type SettingsView = 'settings' | 'schemes'

export type NavigationEvent =
  | { type: 'panel.toggled' }
  | { type: 'panel.folded' }
  | { type: 'panel.unfolded' }
  /** A pointer came over the folded panel, and went. */
  | { type: 'panel.reached' }
  | { type: 'panel.left' }
  /** The button's twin of the pointer: unfolds it over the page, or puts it back. */
  | { type: 'panel.peeked' }
  | { type: 'drawer.opened' }
  | { type: 'drawer.closed' }
  | { type: 'sidePanel.toggled' }
  | { type: 'sidePanel.pinned' }
  | { type: 'sidePanel.closed' }
  | { type: 'quickPanel.toggled' }
  | { type: 'quickPanel.closed' }
  | { type: 'settingsPanel.opened'; view: SettingsView }
  | { type: 'settingsPanel.closed' }
  | { type: 'search.opened' }
  | { type: 'search.closed' }
  | { type: 'route.changed' }
  | { type: 'viewer.left' }

/** What of the shell is open. Whatever lies over the page goes when the page changes. */
export const navigationMachine = setup({
  types: {} as { input: NavigationInput; context: NavigationInput; events: NavigationEvent },
  guards: {
    isFolded: ({ context }) => context.isFolded,
    isSettings: (_, { view }: { view: SettingsView }) => view === 'settings',
  },
  delays: { hoverDelay: MENU_HOVER_MS },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    /** The panel beside the page, on a large screen. */
    panel: {
      initial: 'open',
      states: {
        open: { on: { 'panel.toggled': 'closed' } },
        closed: { on: { 'panel.toggled': 'open' } },
      },
    },
    fold: {
      initial: 'arriving',
      on: { 'panel.folded': '.folded', 'panel.unfolded': '.unfolded' },
      states: {
        arriving: { always: [{ guard: 'isFolded', target: 'folded' }, { target: 'unfolded' }] },
        unfolded: {},
        folded: {
          initial: 'resting',
          states: {
            resting: { on: { 'panel.reached': 'awaited', 'panel.peeked': 'over' } },
            awaited: {
              after: { hoverDelay: 'over' },
              on: { 'panel.left': 'resting', 'panel.peeked': 'over', 'route.changed': 'resting' },
            },
            over: { on: { 'panel.left': 'resting', 'panel.peeked': 'resting', 'route.changed': 'resting' } },
          },
        },
      },
    },
    /** The same navigation on a phone. */
    drawer: {
      initial: 'closed',
      states: {
        closed: { on: { 'drawer.opened': 'open' } },
        open: { on: { 'drawer.closed': 'closed', 'route.changed': 'closed' } },
      },
    },
    sidePanel: {
      initial: 'closed',
      states: {
        closed: { on: { 'sidePanel.toggled': 'open' } },
        open: {
          on: {
            'sidePanel.toggled': 'closed',
            'sidePanel.closed': 'closed',
            'sidePanel.pinned': 'permanent',
            'route.changed': 'closed',
          },
        },
        /** Beside the page rather than over it. */
        permanent: {
          on: { 'sidePanel.toggled': 'closed', 'sidePanel.closed': 'closed', 'sidePanel.pinned': 'open' },
        },
      },
    },
    quickPanel: {
      initial: 'closed',
      states: {
        closed: { on: { 'quickPanel.toggled': 'open' } },
        open: {
          on: {
            'quickPanel.toggled': 'closed',
            'quickPanel.closed': 'closed',
            'route.changed': 'closed',
            // Notes are a person's own.
            'viewer.left': 'closed',
          },
        },
      },
    },
    /** Stays while the pages change: a scheme is tried on several. */
    settingsPanel: {
      initial: 'closed',
      on: {
        'settingsPanel.opened': [
          { guard: { type: 'isSettings', params: ({ event }) => event }, target: '.settings' },
          { target: '.schemes' },
        ],
        'settingsPanel.closed': '.closed',
        'viewer.left': '.closed',
      },
      states: { closed: {}, settings: {}, schemes: {} },
    },
    search: {
      initial: 'closed',
      states: {
        closed: { on: { 'search.opened': 'open' } },
        open: { on: { 'search.closed': 'closed', 'route.changed': 'closed' } },
      },
    },
  },
})

export type NavigationActor = ActorRefFrom<typeof navigationMachine>
