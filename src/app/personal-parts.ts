import type { RoutePattern } from '../domain/route-access.ts'
import { SPOKEN } from '../views/pages/home/waiting/spoken.ts'

/** The gateway, handed what the page asked for before it came. */
export const GATEWAY = 'src/app/early-gateway.ts'

export type PersonalParts = Readonly<{ modules: readonly string[]; speaks: readonly string[] }>

/**
 * What a page that everyone sees is made of besides, for who is signed in: they are asked for with its first bytes, by
 * a device that holds a session.
 */
export const PERSONAL: Readonly<Partial<Record<RoutePattern, PersonalParts>>> = {
  '/home': {
    modules: [
      GATEWAY,
      // What a student holds is several things asked together.
      'src/gateway/execution.ts',
      'src/app/routes/waiting.route.tsx',
      'src/app/routes/own-courses.route.tsx',
    ],
    speaks: SPOKEN,
  },
}
