import { expectTypeOf, test } from 'vitest'
import type { EventFromLogic, InputFrom } from 'xstate'

import type { RememberedRedirect } from '../../src/domain/redirect.ts'
import type { RoleId } from '../../src/domain/role.ts'
import { isPageShown, selectRedirect } from '../../src/machines/route-guard/route-guard.connect.ts'
import type {
  RouteGuardActor,
  RouteGuardEvent,
  routeGuardMachine,
} from '../../src/machines/route-guard/route-guard.machine.ts'

test('the guard is told paths and roles, and answers with a page or a way', () => {
  expectTypeOf<InputFrom<typeof routeGuardMachine>>().toEqualTypeOf<
    Readonly<{ path: string; roles?: readonly RoleId[] | undefined }>
  >()
  expectTypeOf<EventFromLogic<typeof routeGuardMachine>>().toEqualTypeOf<RouteGuardEvent>()
  expectTypeOf(selectRedirect).returns.toEqualTypeOf<string | null>()
  expectTypeOf(isPageShown).returns.toEqualTypeOf<boolean>()
})

test('roles are the ids of ours only', () => {
  expectTypeOf<RememberedRedirect>().toEqualTypeOf<
    Readonly<{ path: string; denied: boolean; of?: number | undefined }>
  >()
  // @ts-expect-error there is no role 9
  void ((guard: RouteGuardActor) => guard.send({ type: 'viewer.settled', roles: [9] }))
})
