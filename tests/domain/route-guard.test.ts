import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { ROLE } from '../../src/domain/role.ts'
import { decideRoute } from '../../src/domain/route-guard.ts'

const { admin, student } = ROLE
const asked = (over: Partial<Parameters<typeof decideRoute>[0]>) =>
  decideRoute({ path: '/home', roles: [], remembered: null, justSignedIn: false, ...over })
const lesson = { path: '/online-course/1?lesson=2', denied: false }

describe('the route guard', () => {
  test('sends a guest who needs a role to sign in, and remembers path and query', () => {
    expect(asked({ path: lesson.path })).toEqual({ kind: 'redirected', to: '/sign-in', remembered: lesson })
  })

  test('shows a guest what is for guests only', () => {
    expect(asked({ path: '/sign-in', remembered: lesson })).toEqual({ kind: 'granted', remembered: lesson })
  })

  test('refuses a signed-in person without the role, and marks the memory', () => {
    expect(asked({ path: '/admin/users', roles: [student] })).toEqual({
      kind: 'redirected',
      to: '/401',
      remembered: { path: '/admin/users', denied: true },
    })
  })

  test('moves a signed-in person on from a page for guests', () => {
    expect(asked({ path: '/sign-in', roles: [student], remembered: lesson })).toEqual({
      kind: 'redirected',
      to: lesson.path,
      remembered: null,
    })
    expect(asked({ path: '/sign-in', roles: [admin], remembered: lesson })).toEqual({
      kind: 'redirected',
      to: '/home',
      remembered: null,
    })
  })

  test('takes a person who has just signed in to the remembered path, to 401, or home', () => {
    const arriving = { path: '/sign-in', justSignedIn: true }
    expect(asked({ ...arriving, roles: [student], remembered: lesson })).toEqual({
      kind: 'redirected',
      to: lesson.path,
      remembered: null,
    })
    expect(asked({ ...arriving, roles: [admin], remembered: lesson })).toEqual({
      kind: 'redirected',
      to: '/401',
      remembered: { ...lesson, denied: true },
    })
    expect(asked({ ...arriving, roles: [student] })).toEqual({ kind: 'redirected', to: '/home', remembered: null })
  })

  test('never blocks the open pages', () => {
    for (const path of ['/callback', '/sign-out', '/logout', '/404'])
      for (const roles of [[], [student]]) expect(asked({ path, roles })).toEqual({ kind: 'granted', remembered: null })
    expect(asked({ path: '/' })).toEqual({ kind: 'redirected', to: '/home', remembered: null })
  })

  test('sends an unknown path to 404', () => {
    expect(asked({ path: '/nowhere?x=1' })).toEqual({ kind: 'redirected', to: '/404', remembered: null })
  })

  test('forgets the remembered path on arrival there', () => {
    expect(asked({ path: lesson.path, roles: [student], remembered: lesson })).toEqual({
      kind: 'granted',
      remembered: null,
    })
  })

  test('comes to rest within three redirects, whoever asks and whatever is remembered', () => {
    const path = fc.constantFrom(
      '/',
      '/home',
      '/401',
      '/404',
      '/sign-in',
      '/student/dash',
      '/admin/users',
      '/nowhere',
      lesson.path,
    )
    const remembered = fc.option(fc.record({ path, denied: fc.boolean() }), { nil: null })
    fc.assert(
      fc.property(
        path,
        fc.subarray(Object.values(ROLE)),
        remembered,
        fc.boolean(),
        (from, roles, held, justSignedIn) => {
          let verdict = decideRoute({ path: from, roles, remembered: held, justSignedIn })
          for (let step = 0; step < 3 && verdict.kind === 'redirected'; step += 1)
            verdict = decideRoute({ path: verdict.to, roles, remembered: verdict.remembered, justSignedIn })
          expect(verdict.kind).toBe('granted')
        },
      ),
    )
  })
})
