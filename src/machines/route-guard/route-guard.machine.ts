import { assign, setup, type ActorRefFrom } from 'xstate'

import { writeRedirect, type RememberedRedirect } from '../../domain/redirect.ts'
import type { RoleId } from '../../domain/role.ts'
import { ROUTE_ACCESS, routeOf } from '../../domain/route-access.ts'
import { decideRoute, type GuardVerdict } from '../../domain/route-guard.ts'
import { unprovided } from '../unprovided.ts'

export type RouteGuardInput = Readonly<{
  /** Path with query, as in the address bar. */
  path: string
  /** Where the page was painted for somebody: what they are. Nothing is remembered then. */
  roles?: readonly RoleId[] | undefined
}>

type ViewerSettled = {
  type: 'viewer.settled'
  roles: readonly RoleId[]
  userId?: number | null
  /** Of a guest whose session had ended when the page came: whose it was. */
  owner?: number | null
}

export type RouteGuardEvent =
  /** The address bar shows another path, for whatever reason. */
  | { type: 'path.changed'; path: string }
  /** It is known who is looking; no roles is a guest, who is nobody. */
  | ViewerSettled
  /** A guest wants to sign in for this page, which is open to all, or to sign up. It is come back to. */
  | { type: 'signIn.chosen'; by?: `/auth/register?${string}` }

export type RouteGuardContext = Readonly<{
  path: string
  /** Null until it is known who is looking. */
  roles: readonly RoleId[] | null
  userId: number | null
  /** Whose page it is: of who looks, or of whose session ended on it. */
  whose: number | null
  /** Undefined until the session's memory was read. */
  remembered: RememberedRedirect | null | undefined
  /** The viewer became known as a guest first: whoever has roles now signed in on this page. */
  signedInHere: boolean
  verdict: GuardVerdict | null
}>

const isSameRoles = (held: readonly RoleId[] | null, given: readonly RoleId[]): boolean =>
  held?.length === given.length && given.every((role) => held.includes(role))

const written = (redirect: RememberedRedirect | null | undefined): string =>
  redirect ? `${writeRedirect(redirect)} ${redirect.of}` : ''

/** What another person left is as good as nothing. */
const remembersFor = ({ userId, remembered = null }: Pick<RouteGuardContext, 'userId' | 'remembered'>) =>
  userId === null || (remembered?.of ?? userId) === userId ? remembered : null

/**
 * Whether the page in the address bar may be shown. Pages that are open to all are granted at once, without
 * waiting for the answer to who is looking; what is granted is never taken away by the same roles again.
 */
export const routeGuardMachine = setup({
  types: {} as { input: RouteGuardInput; context: RouteGuardContext; events: RouteGuardEvent },
  actors: {
    recallRedirect: unprovided<RememberedRedirect | null>('recallRedirect'),
    keepRedirect: unprovided<void, { redirect: RememberedRedirect | null }>('keepRedirect'),
  },
  actions: {
    takePath: assign(({ context }, { path }: { path: string }) => ({ path, whose: context.userId })),
    takeRoles: assign(({ context }, { roles, userId = null, owner = null }: Omit<ViewerSettled, 'type'>) => ({
      roles,
      userId,
      whose: userId ?? context.userId ?? owner,
      signedInHere: context.roles?.length === 0 && roles.length > 0,
    })),
    takeRedirect: assign((_, { remembered }: { remembered: RememberedRedirect | null }) => ({ remembered })),
    decide: assign(({ context }) => ({
      verdict: decideRoute({
        path: context.path,
        roles: context.roles ?? [],
        remembered: remembersFor(context),
        whose: context.whose ?? undefined,
        justSignedIn: context.signedInHere,
      }),
    })),
    settleRedirect: assign(({ context }) => ({ remembered: context.verdict?.remembered ?? null })),
    leaveFor: assign(({ context }, { to }: { to: string }) => ({
      verdict: {
        kind: 'redirected' as const,
        to,
        remembered: { path: context.path, denied: false },
        isChosen: true as const,
      },
    })),
    settleSignIn: assign({ signedInHere: false }),
  },
  guards: {
    isOpenToAll: ({ context }) => {
      const route = routeOf(context.path.split(/[?#]/, 1)[0] ?? '')
      return route === null || ROUTE_ACCESS[route] === undefined
    },
    isUnknownViewer: ({ context }) => context.roles === null,
    isUnread: ({ context }) => context.remembered === undefined,
    isOther: ({ context }, { roles, userId = null }: Pick<ViewerSettled, 'roles' | 'userId'>) =>
      context.userId !== userId || !isSameRoles(context.roles, roles),
    isGranted: ({ context }) => context.verdict?.kind === 'granted',
    isNews: ({ context }) => written(context.remembered) !== written(context.verdict?.remembered),
  },
}).createMachine({
  id: 'routeGuard',
  context: ({ input }) => ({
    path: input.path,
    roles: input.roles ?? null,
    userId: null,
    whose: null,
    remembered: input.roles ? null : undefined,
    signedInHere: false,
    verdict: null,
  }),
  initial: 'arriving',
  on: {
    'path.changed': { target: '.arriving', actions: { type: 'takePath', params: ({ event }) => event } },
    'viewer.settled': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.arriving',
      actions: { type: 'takeRoles', params: ({ event }) => event },
    },
  },
  states: {
    arriving: {
      always: [
        { guard: 'isOpenToAll', target: 'deciding' },
        { guard: 'isUnknownViewer', target: 'waiting' },
        { guard: 'isUnread', target: 'recalling' },
        { target: 'deciding' },
      ],
    },
    waiting: {},
    recalling: {
      invoke: {
        id: 'recallRedirect',
        src: 'recallRedirect',
        onDone: {
          target: 'deciding',
          actions: { type: 'takeRedirect', params: ({ event }) => ({ remembered: event.output }) },
        },
        // A browser that keeps nothing for the session has nothing remembered.
        onError: { target: 'deciding', actions: { type: 'takeRedirect', params: { remembered: null } } },
      },
    },
    deciding: {
      entry: 'decide',
      always: [
        { guard: 'isGranted', target: 'granted' },
        { guard: 'isNews', target: 'remembering' },
        { target: 'redirecting' },
      ],
    },
    granted: {
      entry: 'settleSignIn',
      initial: 'arrived',
      on: {
        'signIn.chosen': {
          target: 'remembering',
          actions: { type: 'leaveFor', params: ({ event }) => ({ to: event.by ?? '/sign-in' }) },
        },
      },
      states: {
        arrived: { always: { guard: 'isNews', target: 'forgetting' } },
        forgetting: {
          entry: 'settleRedirect',
          invoke: {
            id: 'keepRedirect',
            src: 'keepRedirect',
            input: ({ context }) => ({ redirect: context.remembered ?? null }),
            onDone: 'arrived',
            onError: 'arrived',
          },
        },
      },
    },
    remembering: {
      entry: 'settleRedirect',
      invoke: {
        id: 'keepRedirect',
        src: 'keepRedirect',
        input: ({ context }) => ({ redirect: context.remembered ?? null }),
        onDone: 'redirecting',
        // Not kept is kept in the context: it lasts as long as this page.
        onError: 'redirecting',
      },
    },
    /** The router bridge goes to `selectRedirect` and reports the path that it then has. */
    redirecting: {},
  },
})

export type RouteGuardActor = ActorRefFrom<typeof routeGuardMachine>
