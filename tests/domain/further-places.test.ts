import { expect, test } from 'vitest'

import { FURTHER_PLACES, furtherPlacesFor } from '../../src/domain/further-places.ts'
import { MENU, pagesOf } from '../../src/domain/menu.ts'
import { mayAccess } from '../../src/domain/permission.ts'
import { ROLE, type RoleId } from '../../src/domain/role.ts'
import { ROUTE_ACCESS, routeOf } from '../../src/domain/route-access.ts'

/** Reached by a link of a mail or by the way of the guard, or for whoever builds and tries this. */
const ON_THE_WAY = [
  '/',
  '/401',
  '/404',
  '/auth/accountConfirmation',
  '/auth/resetPassword',
  '/callback',
  '/demo/outbox',
  '/email-verification',
  '/example',
  '/forgot-password',
  '/loading',
  '/logout',
  '/sign-out',
]

const found = [...pagesOf(MENU), ...FURTHER_PLACES].map(({ url }) => url)

test('every page whose address needs nothing filled in is found, or is one that nobody looks for', () => {
  const plain = Object.keys(ROUTE_ACCESS).filter((pattern) => !/[:*]/.test(pattern))
  expect(plain.filter((url) => !found.includes(url)).toSorted()).toEqual(ON_THE_WAY)
})

test('nothing is found twice', () => expect(new Set(found).size).toBe(found.length))

test('what a viewer finds they may open', () => {
  const viewers: readonly (readonly RoleId[])[] = [[], ...Object.values(ROLE).map((role) => [role])]
  for (const roles of viewers) {
    const closed = furtherPlacesFor(roles).filter(({ url }) => {
      const route = routeOf(url)
      return route === null || !mayAccess(ROUTE_ACCESS[route], roles)
    })
    expect(closed).toEqual([])
  }
})
