import type { RoutePattern } from '../domain/route-access.ts'
import type { Namespaces } from '../i18n/i18n-types'
import { SPOKEN } from '../views/pages/home/waiting/spoken.ts'

/** The gateway, handed what the page asked for before it came. */
const GATEWAY = 'src/app/early-gateway.ts'

const DESK_CALLS = ['src/gateway/calls/desk-calls.ts', 'src/gateway/calls/waiting.calls.ts']
const CALLS_OF: Readonly<Record<string, readonly string[]>> = {
  instructor: DESK_CALLS,
  coordinator: DESK_CALLS,
  master: [...DESK_CALLS, 'src/gateway/calls/programme-figures.calls.ts'],
  admin: ['src/gateway/calls/desk-calls.ts', 'src/gateway/calls/admin-calls.ts'],
}

/** What the shell shows to who is signed in: each would be a trip more before their page is whole. */
const SHELL = ['src/views/shell/account.view.tsx', 'src/views/shell/layouts/settings-ways.view.tsx']

/**
 * The gateway, the shell of who is signed in, and the calls of those whom a page is for: whose it is, is the first part
 * of its address.
 */
export const gatewayModules = (pattern: string): readonly string[] => [
  GATEWAY,
  ...SHELL,
  ...(CALLS_OF[pattern.split('/')[1] ?? ''] ?? []),
]

export type PersonalParts = Readonly<{ modules: readonly string[]; speaks: readonly Namespaces[] }>

/**
 * What a page that everyone sees is made of besides, for who is signed in: they are asked for with its first bytes, by
 * a device that holds a session.
 */
export const PERSONAL: Readonly<Partial<Record<RoutePattern, PersonalParts>>> = {
  '/home': {
    modules: [
      ...gatewayModules('/home'),
      'src/i18n/i18n-further-words.ts',
      'src/gateway/calls/waiting.calls.ts',
      'src/app/routes/home-person.route.tsx',
    ],
    speaks: SPOKEN,
  },
}
