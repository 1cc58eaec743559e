import { assign, setup, type ActorRefFrom } from 'xstate'

import type { Viewer } from '../../domain/contract/auth.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { rolesOf, type RoleId } from '../../domain/role.ts'
import { isTokenUsable } from '../../domain/token.ts'
import { known } from '../known.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'

export type AuthEvent =
  /** The server gave a token for a password. */
  | { type: 'session.opened'; token: string }
  | { type: 'session.left' }
  /** Some call was answered 401; `token` is what it was sent with, if known. */
  | { type: 'session.unauthorised'; token?: string }
  /** A call was answered with `New-Access-Token`. */
  | { type: 'token.renewed'; token: string }
  | { type: 'viewer.retried' }
  /** Sent by `watchNetwork`: who could not be asked about without a network is asked about again. */
  | { type: 'network.returned' }
  /** Something about the viewer was changed: a name, a role. */
  | { type: 'viewer.changed' }
  | OtherTabEvent

/** What `watchOtherTabs` sends. */
export type OtherTabEvent = { type: 'otherTab.signedOut' } | { type: 'otherTab.tokenKept'; token: string }

/** What storage held on load, and what time it was then (milliseconds). */
export type StoredToken = Readonly<{
  token: string | null
  now: number
  /** An ended one of whose person this device keeps lessons: they open with it where nobody can be asked. */
  keeps?: 'away' | 'near'
}>

export type AuthContext = Readonly<{
  token: string | null
  /** It had ended when the page was opened, where nobody could be asked. */
  hasLapsed: boolean
  viewer: Viewer | null
  /** Of the viewer; empty for a guest. One reference as long as the viewer is the same. */
  roles: readonly RoleId[]
  fault: Fault | null
}>

const NO_ROLES: readonly RoleId[] = []

/** Who looks, where the page that the server painted for them says so. */
export type AuthInput = Readonly<{ painted?: Readonly<{ token: string; viewer: Viewer }> | undefined }>

const keepFault = {
  type: 'keepFault',
  params: ({ event }: { event: { error: unknown } }) => ({ cause: event.error }),
} as const

/**
 * Who is looking. A token that lives is never thrown away because nobody could be asked about it: that is
 * `configuring.unreachable`. Signing out forgets the token first and tells the server second.
 */
export const authMachine = setup({
  types: {} as { input: AuthInput | undefined; context: AuthContext; events: AuthEvent },
  actors: {
    readToken: unprovided<StoredToken>('readToken'),
    keepToken: unprovided<void, { token: string }>('keepToken'),
    dropToken: unprovided<void>('dropToken'),
    askViewer: unprovided<Viewer, { token: string }>('askViewer'),
    endSession: unprovided<void, { token: string }>('endSession'),
    watchOtherTabs: unprovidedSource<{ token: string | null }>('watchOtherTabs'),
    watchNetwork: unprovidedSource('watchNetwork'),
  },
  actions: {
    takeToken: assign((_, { token, keeps }: Pick<StoredToken, 'token' | 'keeps'>) => ({
      token,
      hasLapsed: keeps === 'away',
      fault: null,
    })),
    takeViewer: assign((_, { viewer }: { viewer: Viewer }) => ({
      viewer,
      roles: rolesOf(viewer.roleMappings),
      fault: null,
    })),
    forgetSession: assign({ token: null, hasLapsed: false, viewer: null, roles: NO_ROLES }),
    noteEnd: assign({ fault: { kind: 'unauthorised' } as const satisfies Fault }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isPainted: ({ context }) => context.viewer !== null,
    isAbsent: (_, { token }: StoredToken) => token === null,
    isLiving: (_, { token, now, keeps }: StoredToken) =>
      keeps === 'away' || (token !== null && isTokenUsable(token, now)),
    isKeeping: (_, { keeps }: StoredToken) => keeps === 'near',
    hasLapsed: ({ context }) => context.hasLapsed,
    isUnauthorised: (_, { cause }: { cause: unknown }) => toFault(cause).kind === 'unauthorised',
    /** A late 401 to a token of an earlier session says nothing about this one. */
    isOfThisSession: ({ context }, { token }: { token: string | undefined }) =>
      context.token !== null && (token === undefined || token === context.token),
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({
    token: input?.painted?.token ?? null,
    hasLapsed: false,
    viewer: input?.painted?.viewer ?? null,
    roles: input?.painted ? rolesOf(input.painted.viewer.roleMappings) : NO_ROLES,
    fault: null,
  }),
  invoke: {
    id: 'watchOtherTabs',
    src: 'watchOtherTabs',
    input: ({ context }) => ({ token: context.token }),
    onError: { actions: keepFault },
  },
  initial: 'opening',
  states: {
    /** The server painted the page for somebody, who is known then, or nobody knows yet. */
    opening: {
      always: [{ guard: 'isPainted', target: 'authenticated.present.steady' }, { target: 'configuring' }],
    },
    configuring: {
      initial: 'reading',
      on: {
        'session.opened': {
          target: 'unauthenticated.signingIn',
          actions: { type: 'takeToken', params: ({ event }) => event },
        },
        'session.left': 'unauthenticated',
        'session.unauthorised': {
          guard: { type: 'isOfThisSession', params: ({ event }) => ({ token: event.token }) },
          target: 'unauthenticated',
          actions: 'noteEnd',
        },
        'otherTab.signedOut': 'unauthenticated.idle',
        'otherTab.tokenKept': { target: '.asking', actions: { type: 'takeToken', params: ({ event }) => event } },
      },
      states: {
        reading: {
          invoke: {
            id: 'readToken',
            src: 'readToken',
            onDone: [
              {
                guard: { type: 'isAbsent', params: ({ event }) => event.output },
                target: '#auth.unauthenticated.idle',
              },
              {
                guard: { type: 'isLiving', params: ({ event }) => event.output },
                target: 'asking',
                actions: { type: 'takeToken', params: ({ event }) => event.output },
              },
              // It stays where it is: it is by this that lessons open when the network has gone.
              {
                guard: { type: 'isKeeping', params: ({ event }) => event.output },
                target: '#auth.unauthenticated.idle',
              },
              { target: '#auth.unauthenticated' },
            ],
            onError: { target: '#auth.unauthenticated.idle', actions: keepFault },
          },
        },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'askViewer',
            src: 'askViewer',
            input: ({ context }) => ({ token: known(context.token, 'a token') }),
            onDone: {
              target: '#auth.authenticated',
              actions: { type: 'takeViewer', params: ({ event }) => ({ viewer: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isUnauthorised', params: ({ event }) => ({ cause: event.error }) },
                target: '#auth.unauthenticated',
                actions: 'noteEnd',
              },
              { target: 'unreachable', actions: keepFault },
            ],
          },
          on: { 'token.renewed': { actions: { type: 'takeToken', params: ({ event }) => event } } },
        },
        unreachable: {
          tags: 'error',
          invoke: { id: 'watchNetwork', src: 'watchNetwork', onError: { actions: keepFault } },
          on: { 'viewer.retried': 'asking', 'network.returned': 'asking' },
        },
      },
    },
    authenticated: {
      initial: 'present',
      states: {
        present: {
          // The answer that named the viewer may have renewed the token too: it is kept on the way in.
          initial: 'keeping',
          states: {
            keeping: {
              invoke: {
                id: 'keepToken',
                src: 'keepToken',
                input: ({ context }) => ({ token: known(context.token, 'a token') }),
                onDone: 'steady',
                onError: { target: 'steady', actions: keepFault },
              },
            },
            steady: {},
            /** Who it was stays in sight until it is known who it is now. */
            refreshing: {
              invoke: {
                id: 'askViewer',
                src: 'askViewer',
                input: ({ context }) => ({ token: known(context.token, 'a token') }),
                onDone: {
                  target: 'keeping',
                  actions: { type: 'takeViewer', params: ({ event }) => ({ viewer: event.output }) },
                },
                onError: { target: 'keeping', actions: keepFault },
              },
              on: {
                // Kept with the answer that it came with.
                'token.renewed': { actions: { type: 'takeToken', params: ({ event }) => event } },
                'viewer.changed': { target: 'refreshing', reenter: true },
              },
            },
          },
          on: {
            'viewer.changed': '.refreshing',
            'token.renewed': {
              target: '.keeping',
              actions: { type: 'takeToken', params: ({ event }) => event },
            },
            // Who has no role any more may be somebody else.
            'session.opened': {
              target: '#auth.unauthenticated.signingIn',
              actions: { type: 'takeToken', params: ({ event }) => event },
            },
            'session.left': 'signingOut',
            'session.unauthorised': [
              // No news of a token that had ended: its person may be back without a signal the next moment.
              { guard: 'hasLapsed', target: '#auth.unauthenticated.idle', actions: 'noteEnd' },
              {
                guard: { type: 'isOfThisSession', params: ({ event }) => ({ token: event.token }) },
                target: '#auth.unauthenticated',
                actions: 'noteEnd',
              },
            ],
            // Nobody signed out here: it is said, as of a session that ended.
            'otherTab.signedOut': { target: '#auth.unauthenticated.idle', actions: 'noteEnd' },
            'otherTab.tokenKept': { actions: { type: 'takeToken', params: ({ event }) => event } },
          },
        },
        signingOut: {
          tags: 'busy',
          initial: 'dropping',
          states: {
            dropping: { invoke: { id: 'dropToken', src: 'dropToken', onDone: 'ending', onError: 'ending' } },
            ending: {
              invoke: {
                id: 'endSession',
                src: 'endSession',
                input: ({ context }) => ({ token: known(context.token, 'a token') }),
                onDone: '#auth.unauthenticated.idle',
                onError: '#auth.unauthenticated.idle',
              },
            },
          },
        },
      },
    },
    unauthenticated: {
      initial: 'dropping',
      on: {
        'session.opened': { target: '.signingIn', actions: { type: 'takeToken', params: ({ event }) => event } },
        'otherTab.tokenKept': {
          target: '.signingIn.asking',
          actions: { type: 'takeToken', params: ({ event }) => event },
        },
      },
      states: {
        dropping: {
          entry: 'forgetSession',
          invoke: { id: 'dropToken', src: 'dropToken', onDone: 'idle', onError: 'idle' },
        },
        idle: { entry: 'forgetSession' },
        signingIn: {
          tags: 'busy',
          initial: 'keeping',
          on: {
            'token.renewed': { actions: { type: 'takeToken', params: ({ event }) => event } },
            'otherTab.signedOut': 'idle',
          },
          states: {
            keeping: {
              invoke: {
                id: 'keepToken',
                src: 'keepToken',
                input: ({ context }) => ({ token: known(context.token, 'a token') }),
                onDone: 'asking',
                // Blocked storage: the session lives as long as this page.
                onError: 'asking',
              },
            },
            asking: {
              invoke: {
                id: 'askViewer',
                src: 'askViewer',
                input: ({ context }) => ({ token: known(context.token, 'a token') }),
                onDone: {
                  target: '#auth.authenticated',
                  actions: { type: 'takeViewer', params: ({ event }) => ({ viewer: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isUnauthorised', params: ({ event }) => ({ cause: event.error }) },
                    target: '#auth.unauthenticated.dropping',
                    actions: 'noteEnd',
                  },
                  { target: '#auth.configuring.unreachable', actions: keepFault },
                ],
              },
            },
          },
        },
      },
    },
  },
})

export type AuthActor = ActorRefFrom<typeof authMachine>
