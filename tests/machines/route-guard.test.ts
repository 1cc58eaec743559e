import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import type { RememberedRedirect } from '../../src/domain/redirect.ts'
import { ROLE, type RoleId } from '../../src/domain/role.ts'
import {
  isLeftByChoice,
  isPageShown,
  selectPath,
  selectRedirect,
} from '../../src/machines/route-guard/route-guard.connect.ts'
import { routeGuardMachine } from '../../src/machines/route-guard/route-guard.machine.ts'
import { complaintsOf, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const STUDENT: readonly RoleId[] = [ROLE.student]
const GUEST: readonly RoleId[] = []
const DASHBOARD: RememberedRedirect = { path: '/student/dash', denied: false }

type World = Readonly<{ path: string; stored?: RememberedRedirect | null; isStorageBlocked?: boolean }>

const start = ({ path, stored = null, isStorageBlocked = false }: World) => {
  const session = { redirect: stored }
  const actor = createActor(
    routeGuardMachine.provide({
      actors: {
        recallRedirect: fromPromise(async () => {
          if (isStorageBlocked) throw new Error('blocked')
          return session.redirect
        }),
        keepRedirect: fromPromise(async ({ input }) => {
          if (isStorageBlocked) throw new Error('blocked')
          session.redirect = input.redirect
        }),
      },
    }),
    { input: { path } },
  ).start()

  /** What the guard says once it has made up its mind. */
  const outcome = async () => {
    const snapshot = await waitFor(actor, (at) => at.matches({ granted: 'arrived' }) || at.matches('redirecting'))
    return { goTo: selectRedirect(snapshot), isShown: isPageShown(snapshot), remembered: session.redirect }
  }
  return { actor, outcome }
}

const visit = (world: World, roles: readonly RoleId[]) => {
  const guard = start(world)
  guard.actor.send({ type: 'viewer.settled', roles })
  return guard.outcome()
}

const signInHere = (world: World, roles: readonly RoleId[]) => {
  const guard = start(world)
  guard.actor.send({ type: 'viewer.settled', roles: GUEST })
  guard.actor.send({ type: 'viewer.settled', roles })
  return guard.outcome()
}

const shown = (remembered: RememberedRedirect | null = null) => ({ goTo: null, isShown: true, remembered })
const sentTo = (goTo: string, remembered: RememberedRedirect | null = null) => ({ goTo, isShown: false, remembered })

describe('the rows of the guard', () => {
  test('a guest at a page that needs a role is sent to sign in, and its path with the query is remembered', async () => {
    const path = '/online-course/1?lesson=3'
    expect(await visit({ path }, GUEST)).toEqual(sentTo('/sign-in', { path, denied: false }))
  })

  test('a guest at a page for guests stays, and nothing remembered is lost', async () => {
    expect(await visit({ path: '/sign-in', stored: DASHBOARD }, GUEST)).toEqual(shown(DASHBOARD))
  })

  test('who lacks the role is sent to /401, and the redirect is marked', async () => {
    expect(await visit({ path: '/admin/users' }, STUDENT)).toEqual(
      sentTo('/401', { path: '/admin/users', denied: true }),
    )
  })

  test('who is signed in goes from a page for guests to the remembered path', async () => {
    expect(await visit({ path: '/sign-in', stored: DASHBOARD }, STUDENT)).toEqual(sentTo('/student/dash'))
  })

  test.each(['/sign-in', '/auth/register', '/forgot-password'])(
    'who is signed in goes from %s to /home when nothing is remembered',
    async (path) => {
      expect(await visit({ path }, STUDENT)).toEqual(sentTo('/home'))
    },
  )

  test('who is signed in goes to /home when what is remembered is denied', async () => {
    const stored = { path: '/admin/users', denied: true }
    expect(await visit({ path: '/sign-in', stored }, STUDENT)).toEqual(sentTo('/home'))
  })

  test('who just signed in goes to the remembered path', async () => {
    expect(await signInHere({ path: '/sign-in', stored: DASHBOARD }, STUDENT)).toEqual(sentTo('/student/dash'))
  })

  test('who just signed in is told when the remembered path is denied', async () => {
    const stored = { path: '/admin/users', denied: false }
    expect(await signInHere({ path: '/sign-in', stored }, STUDENT)).toEqual(sentTo('/401', { ...stored, denied: true }))
  })

  test('who just signed in goes to /home when nothing is remembered', async () => {
    expect(await signInHere({ path: '/sign-in' }, STUDENT)).toEqual(sentTo('/home'))
  })

  test.each(['/callback', '/sign-out', '/logout', '/404'])('%s is never blocked', async (path) => {
    expect([await visit({ path }, GUEST), await visit({ path }, STUDENT)]).toEqual([shown(), shown()])
  })

  test('/ leads to /home, and a path that nobody knows to /404', async () => {
    expect([await visit({ path: '/' }, GUEST), await visit({ path: '/no/such/page' }, STUDENT)]).toEqual([
      sentTo('/home'),
      sentTo('/404'),
    ])
  })
})

describe('waiting', () => {
  test.each(['/home', '/course/verification?code=TIM-2222-2222', '/sign-out'])(
    '%s is granted before it is known who is looking',
    (path) => {
      const { actor } = start({ path })
      expect([isPageShown(actor.getSnapshot()), selectPath(actor.getSnapshot())]).toEqual([true, path])
    },
  )

  test('a page that needs a role is not shown before it is known who is looking', () => {
    const { actor } = start({ path: '/student/dash' })
    expect([actor.getSnapshot().value, isPageShown(actor.getSnapshot())]).toEqual(['waiting', false])
  })

  test('a page for guests stays on the screen from the first moment to the verdict', async () => {
    const faces: boolean[] = []
    const { actor, outcome } = start({ path: '/sign-in' })
    faces.push(isPageShown(actor.getSnapshot()))
    actor.subscribe((snapshot) => faces.push(isPageShown(snapshot)))
    actor.send({ type: 'viewer.settled', roles: GUEST })
    expect(await outcome()).toEqual(shown())
    expect(new Set(faces)).toEqual(new Set([true]))
  })
})

describe('a path after the other', () => {
  test('the session is read once, and later verdicts come with the path', async () => {
    const recall = handPromise<RememberedRedirect | null, undefined>()
    const actor = createActor(
      routeGuardMachine.provide({
        actors: { recallRedirect: recall.logic, keepRedirect: fromPromise(() => Promise.resolve()) },
      }),
      { input: { path: '/student/dash' } },
    ).start()
    actor.send({ type: 'viewer.settled', roles: STUDENT })
    recall.calls[0]?.resolve(null)
    await waitFor(actor, (snapshot) => snapshot.matches('granted'))
    actor.send({ type: 'path.changed', path: '/online-course/1' })
    expect([actor.getSnapshot().value, recall.calls.length]).toEqual([{ granted: 'arrived' }, 1])
  })

  test('arriving at the remembered path forgets it', async () => {
    const { actor, outcome } = start({ path: '/home', stored: DASHBOARD })
    actor.send({ type: 'viewer.settled', roles: STUDENT })
    actor.send({ type: 'path.changed', path: DASHBOARD.path })
    expect(await outcome()).toEqual(shown())
  })

  test('a deep link survives the way over sign-in', async () => {
    const { actor, outcome } = start({ path: '/online-course/1' })
    actor.send({ type: 'viewer.settled', roles: GUEST })
    const remembered = { path: '/online-course/1', denied: false }
    expect(await outcome()).toEqual(sentTo('/sign-in', remembered))
    actor.send({ type: 'path.changed', path: '/sign-in' })
    expect(await outcome()).toEqual(shown(remembered))
    actor.send({ type: 'viewer.settled', roles: STUDENT })
    expect(await outcome()).toEqual(sentTo('/online-course/1'))
    actor.send({ type: 'path.changed', path: '/online-course/1' })
    expect(await outcome()).toEqual(shown())
  })

  test('having just signed in lasts until a page was shown', async () => {
    const { actor, outcome } = start({ path: '/sign-in' })
    actor.send({ type: 'viewer.settled', roles: GUEST })
    actor.send({ type: 'viewer.settled', roles: STUDENT })
    for (const path of ['/home', '/admin/users', '/401']) {
      await outcome()
      actor.send({ type: 'path.changed', path })
    }
    actor.send({ type: 'path.changed', path: '/sign-in' })
    expect((await outcome()).goTo).toBe('/home')
  })

  test('the same roles once more leave the page alone', async () => {
    const { actor, outcome } = start({ path: '/student/dash' })
    actor.send({ type: 'viewer.settled', roles: STUDENT })
    await outcome()
    const before = actor.getSnapshot()
    actor.send({ type: 'viewer.settled', roles: [...STUDENT] })
    expect(actor.getSnapshot()).toBe(before)
  })

  test('a session that ends sends to sign-in, and back to the page afterwards', async () => {
    const { actor, outcome } = start({ path: '/student/dash' })
    actor.send({ type: 'viewer.settled', roles: STUDENT })
    await outcome()
    actor.send({ type: 'viewer.settled', roles: GUEST })
    expect(await outcome()).toEqual(sentTo('/sign-in', DASHBOARD))
  })

  const [ADA, BURAK] = [
    { roles: STUDENT, userId: 5 },
    { roles: [ROLE.instructor], userId: 6 },
  ] as const
  const nobody = { type: 'viewer.settled', roles: GUEST, userId: null } as const

  test.each([
    ['to whose session ended on it', ADA, DASHBOARD.path],
    ['and to nobody else', BURAK, '/home'],
  ] as const)('the page that a session ended on is come back to %s', async (_whom, next, goTo) => {
    const { actor, outcome } = start({ path: DASHBOARD.path })
    actor.send({ type: 'viewer.settled', ...ADA })
    await outcome()
    actor.send(nobody)
    expect(await outcome()).toEqual(sentTo('/sign-in', { ...DASHBOARD, of: 5 }))
    actor.send({ type: 'path.changed', path: '/sign-in' })
    actor.send({ type: 'viewer.settled', ...next })
    expect(await outcome()).toEqual(sentTo(goTo))
  })

  test.each([
    ['leads its own person back', ADA, DASHBOARD.path],
    ['leads nobody else there, nor to /401', BURAK, '/home'],
  ] as const)('a session that had ended when its page came %s', async (_whom, next, goTo) => {
    const { actor, outcome } = start({ path: DASHBOARD.path })
    actor.send({ ...nobody, owner: 5 })
    expect(await outcome()).toEqual(sentTo('/sign-in', { ...DASHBOARD, of: 5 }))
    actor.send({ type: 'path.changed', path: '/sign-in' })
    actor.send({ type: 'viewer.settled', ...next })
    expect(await outcome()).toEqual(sentTo(goTo))
  })

  test('a guest who goes elsewhere from the page that an ended session was on is nobody in particular', async () => {
    const { actor, outcome } = start({ path: '/home' })
    actor.send({ ...nobody, owner: 5 })
    await outcome()
    actor.send({ type: 'path.changed', path: '/instructor/dash' })
    expect(await outcome()).toEqual(sentTo('/sign-in', { path: '/instructor/dash', denied: false }))
  })

  test('what one person was denied leads no other to it, after a page that is loaded anew either', async () => {
    const denied = { path: '/admin/users', denied: true, of: 5 }
    const { actor, outcome } = start({ path: '/admin/users' })
    actor.send({ type: 'viewer.settled', ...ADA })
    expect(await outcome()).toEqual(sentTo('/401', denied))
    const later = start({ path: '/sign-in', stored: denied })
    later.actor.send(nobody)
    later.actor.send({ type: 'viewer.settled', ...BURAK })
    expect(await later.outcome()).toEqual(sentTo('/home'))
  })

  test('what a guest asked for after somebody had left is theirs who signs in', async () => {
    const { actor, outcome } = start({ path: '/sign-out' })
    actor.send({ type: 'viewer.settled', ...ADA })
    actor.send(nobody)
    actor.send({ type: 'path.changed', path: '/instructor/dash' })
    expect(await outcome()).toEqual(sentTo('/sign-in', { path: '/instructor/dash', denied: false }))
    actor.send({ type: 'path.changed', path: '/sign-in' })
    actor.send({ type: 'viewer.settled', ...BURAK })
    expect(await outcome()).toEqual(sentTo('/instructor/dash'))
  })

  test.each([
    [{ type: 'signIn.chosen' }, '/sign-in'],
    [{ type: 'signIn.chosen', by: '/auth/register?accountType=1' }, '/auth/register?accountType=1'],
  ] as const)('a guest who leaves a page that is open to all by %o comes back to it', async (chosen, to) => {
    const { actor, outcome } = start({ path: '/profile' })
    actor.send({ type: 'viewer.settled', roles: GUEST })
    await outcome()
    actor.send(chosen)
    expect(await outcome()).toEqual(sentTo(to, { path: '/profile', denied: false }))
    expect(isLeftByChoice(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'path.changed', path: '/sign-in' })
    actor.send({ type: 'viewer.settled', roles: STUDENT })
    expect((await outcome()).goTo).toBe('/profile')
    expect(isLeftByChoice(actor.getSnapshot())).toBe(false)
  })

  test('a blocked session storage costs nothing as long as the page lives', async () => {
    const { actor, outcome } = start({ path: '/student/dash', isStorageBlocked: true })
    actor.send({ type: 'viewer.settled', roles: GUEST })
    expect((await outcome()).goTo).toBe('/sign-in')
    actor.send({ type: 'path.changed', path: '/sign-in' })
    actor.send({ type: 'viewer.settled', roles: STUDENT })
    expect((await outcome()).goTo).toBe('/student/dash')
  })
})

test('an actor that nobody provided says its name, and the guard decides without it', async () => {
  const complaints = await complaintsOf(routeGuardMachine, {
    input: { path: '/student/dash' },
    events: [{ type: 'viewer.settled', roles: GUEST }],
    until: (snapshot) => snapshot.matches('redirecting'),
  })
  expect(complaints).toEqual([
    'No actor was provided for "recallRedirect".',
    'No actor was provided for "keepRedirect".',
  ])
})

test('every state and transition is reached, and no page is shown to who lacks its role', () => {
  const { snapshots } = expectEveryPath(routeGuardMachine, {
    inputs: [{ path: '/home' }, { path: '/student/dash' }],
    events: [
      { type: 'viewer.settled', roles: GUEST },
      { type: 'viewer.settled', roles: STUDENT },
      { type: 'path.changed', path: '/sign-in' },
      { type: 'path.changed', path: '/student/dash' },
      { type: 'path.changed', path: '/admin/users' },
      { type: 'path.changed', path: '/' },
      { type: 'signIn.chosen' },
      { type: 'signIn.chosen', by: '/auth/register?accountType=1' },
      done('recallRedirect', null),
      done('recallRedirect', DASHBOARD),
      failed('recallRedirect'),
      done('keepRedirect'),
      failed('keepRedirect'),
    ],
  })
  const leaks = snapshots.filter(
    (at) =>
      isPageShown(at) &&
      (at.context.path === '/admin/users' || (at.context.path === '/student/dash' && !at.context.roles?.length)),
  )
  expect(leaks).toEqual([])
})
