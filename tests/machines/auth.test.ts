import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import type { Viewer } from '../../src/domain/contract/auth.contract.ts'
import {
  isUnreachable,
  isViewerKnown,
  selectFirstName,
  selectFullName,
  selectNewcomerId,
  selectRoles,
  selectStudentId,
} from '../../src/machines/auth/auth.connect.ts'
import { authMachine } from '../../src/machines/auth/auth.machine.ts'
import { complaintsOf, fault, handSource } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const NOW = Date.parse('2026-05-04T12:00:00Z')

const tokenEnding = (at: number, subject = 'session') =>
  `head.${btoa(JSON.stringify({ sub: subject, exp: Math.floor(at / 1000) }))}.signature`

const LIVING = tokenEnding(NOW + 60_000)
const ENDED = tokenEnding(NOW)

const VIEWER: Viewer = {
  id: 7,
  email: 'student@example.org',
  welcomed: true,
  shortcuts: [],
  settings: null,
  profile: { firstName: 'Ada', lastName: 'Yilmaz', phone: null, student: { id: 3 } },
  roleMappings: [{ roleId: 2 }, { roleId: 99 }],
  photoUrl: null,
  listDefaults: [],
}

type World = Readonly<{
  stored: string | null
  keeps?: 'away' | 'near'
  viewer?: () => Promise<Viewer>
  isStorageBlocked?: boolean
  end?: () => Promise<void>
}>

const start = ({
  stored,
  keeps,
  viewer = () => Promise.resolve(VIEWER),
  isStorageBlocked = false,
  end = () => Promise.resolve(),
}: World) => {
  const storage = { token: stored }
  const calls: string[] = []
  const otherTabs = handSource<{ token: string | null }>()
  const network = handSource()
  const actor = createActor(
    authMachine.provide({
      actors: {
        readToken: fromPromise(async () => ({ token: storage.token, now: NOW, ...(keeps && { keeps }) })),
        keepToken: fromPromise(async ({ input }) => {
          if (isStorageBlocked) throw new Error('blocked')
          storage.token = input.token
        }),
        dropToken: fromPromise(async () => {
          calls.push('dropped')
          storage.token = null
        }),
        askViewer: fromPromise(({ input }) => {
          calls.push(`asked ${input.token}`)
          return viewer()
        }),
        endSession: fromPromise(({ input }) => {
          calls.push(`ended ${input.token}`)
          return end()
        }),
        watchOtherTabs: otherTabs.logic,
        watchNetwork: network.logic,
      },
    }),
  ).start()
  const reaches = (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(value))
  return { actor, storage, calls, otherTabs, network, reaches }
}

const signedIn = async (world: Partial<World> = {}) => {
  const session = start({ stored: LIVING, ...world })
  await session.reaches({ authenticated: { present: 'steady' } })
  return session
}

const GUEST = { token: null, hasLapsed: false, viewer: null, roles: [], fault: null }

describe('on load', () => {
  test('without a token the viewer is a guest, and nobody is asked', async () => {
    const { reaches, calls } = start({ stored: null })
    const snapshot = await reaches({ unauthenticated: 'idle' })
    expect({ context: snapshot.context, calls }).toEqual({ context: GUEST, calls: [] })
  })

  test('a living token brings the viewer back', async () => {
    const { actor } = await signedIn()
    const snapshot = actor.getSnapshot()
    expect(snapshot.context).toEqual({ token: LIVING, hasLapsed: false, viewer: VIEWER, roles: [2], fault: null })
    expect([selectRoles(snapshot), selectStudentId(snapshot), selectFullName(snapshot)]).toEqual([[2], 3, 'Ada Yilmaz'])
  })

  test('who was never welcomed is a newcomer, as long as the session lasts', async () => {
    const { actor } = await signedIn({ viewer: () => Promise.resolve({ ...VIEWER, welcomed: false }) })
    expect([selectNewcomerId(actor.getSnapshot()), selectFirstName(actor.getSnapshot())]).toEqual([7, 'Ada'])
    actor.send({ type: 'session.left' })
    expect(selectNewcomerId(actor.getSnapshot())).toBeNull()
    const { actor: other } = await signedIn()
    expect(selectNewcomerId(other.getSnapshot())).toBeNull()
  })

  test.each([
    ['that ends this very second', ENDED],
    ['that is not one of ours', 'nonsense'],
  ])('a token %s is cleared, and nobody is asked', async (_, stored) => {
    const { reaches, storage, calls } = start({ stored })
    const snapshot = await reaches({ unauthenticated: 'idle' })
    expect({ context: snapshot.context, storage, calls }).toEqual({
      context: GUEST,
      storage: { token: null },
      calls: ['dropped'],
    })
  })

  test('a living token is kept while the server cannot be asked, and tried again', async () => {
    let isOffline = true
    const { actor, reaches, storage } = start({
      stored: LIVING,
      viewer: () => (isOffline ? Promise.reject(fault('offline')) : Promise.resolve(VIEWER)),
    })
    const unreachable = await reaches({ configuring: 'unreachable' })
    expect({ context: unreachable.context, storage }).toEqual({
      context: { token: LIVING, hasLapsed: false, viewer: null, roles: [], fault: { kind: 'offline' } },
      storage: { token: LIVING },
    })
    expect([isUnreachable(unreachable), isViewerKnown(unreachable)]).toEqual([true, false])

    isOffline = false
    actor.send({ type: 'viewer.retried' })
    const snapshot = await reaches('authenticated')
    expect(snapshot.context.fault).toBeNull()
  })

  test('whose token it is is asked again by itself when the network is back, and only then', async () => {
    let isOffline = true
    const { calls, network, reaches } = start({
      stored: LIVING,
      viewer: () => (isOffline ? Promise.reject(fault('offline')) : Promise.resolve(VIEWER)),
    })
    await reaches({ configuring: 'unreachable' })
    expect(calls).toEqual([`asked ${LIVING}`])
    isOffline = false
    network.tell({ type: 'network.returned' })
    const snapshot = await reaches('authenticated')
    expect([snapshot.context.viewer, calls]).toEqual([VIEWER, [`asked ${LIVING}`, `asked ${LIVING}`]])
    expect(network.isHeard()).toBe(false)
  })

  test('a token without a living session is cleared', async () => {
    const { reaches, storage } = start({ stored: LIVING, viewer: () => Promise.reject(fault('unauthorised')) })
    const snapshot = await reaches({ unauthenticated: 'idle' })
    expect({ context: snapshot.context, storage }).toEqual({
      context: { ...GUEST, fault: { kind: 'unauthorised' } },
      storage: { token: null },
    })
  })
})

describe('an ended token of whose person this device keeps lessons', () => {
  test('lets them in where nobody can be asked, and a refusal leaves it for the next time', async () => {
    const { actor, reaches, storage, calls } = start({ stored: ENDED, keeps: 'away' })
    const snapshot = await reaches({ authenticated: { present: 'steady' } })
    expect(snapshot.context).toEqual({ token: ENDED, hasLapsed: true, viewer: VIEWER, roles: [2], fault: null })
    actor.send({ type: 'session.unauthorised', token: ENDED })
    const { context } = await reaches({ unauthenticated: 'idle' })
    expect({ context, storage, isDropped: calls.includes('dropped') }).toEqual({
      context: { ...GUEST, fault: { kind: 'unauthorised' } },
      storage: { token: ENDED },
      isDropped: false,
    })
  })

  test('lets nobody in where the server is there, and stays for when it is not', async () => {
    const { reaches, storage, calls } = start({ stored: ENDED, keeps: 'near' })
    const { context } = await reaches({ unauthenticated: 'idle' })
    expect({ context, storage, calls }).toEqual({ context: GUEST, storage: { token: ENDED }, calls: [] })
  })
})

describe('signing in', () => {
  test('keeps the token and asks who it is', async () => {
    const { actor, reaches, storage } = start({ stored: null })
    await reaches({ unauthenticated: 'idle' })
    actor.send({ type: 'session.opened', token: LIVING })
    const snapshot = await reaches({ authenticated: { present: 'steady' } })
    expect({ context: snapshot.context, storage }).toEqual({
      context: { token: LIVING, hasLapsed: false, viewer: VIEWER, roles: [2], fault: null },
      storage: { token: LIVING },
    })
  })

  test('works where storage is blocked', async () => {
    const { actor, reaches } = start({ stored: null, isStorageBlocked: true })
    await reaches({ unauthenticated: 'idle' })
    actor.send({ type: 'session.opened', token: LIVING })
    const snapshot = await reaches({ authenticated: { present: 'steady' } })
    expect(snapshot.context.viewer).toEqual(VIEWER)
  })
})

describe('a session in use', () => {
  test('of a viewer who was changed asks who it is now, and keeps who it was until then', async () => {
    const renamed: Viewer = { ...VIEWER, profile: { ...VIEWER.profile, lastName: 'Demir' } }
    let now = VIEWER
    const { actor, reaches } = await signedIn({ viewer: () => Promise.resolve(now) })
    now = renamed
    actor.send({ type: 'viewer.changed' })
    expect(selectFullName(actor.getSnapshot())).toBe('Ada Yilmaz')
    const snapshot = await reaches({ authenticated: { present: 'steady' } })
    expect(snapshot.context.viewer).toEqual(renamed)
  })

  test('goes on as it was where nobody can be asked who it is now', async () => {
    let isOffline = false
    const { actor, reaches } = await signedIn({
      viewer: () => (isOffline ? Promise.reject(fault('offline')) : Promise.resolve(VIEWER)),
    })
    isOffline = true
    actor.send({ type: 'viewer.changed' })
    const snapshot = await reaches({ authenticated: { present: 'steady' } })
    expect([snapshot.context.viewer, snapshot.context.fault]).toEqual([VIEWER, { kind: 'offline' }])
  })

  test('of somebody else takes the place of who was in', async () => {
    const other: Viewer = { ...VIEWER, id: 99 }
    let now = VIEWER
    const { actor, reaches, storage } = await signedIn({ viewer: () => Promise.resolve(now) })
    now = other
    const token = tokenEnding(NOW + 120_000)
    actor.send({ type: 'session.opened', token })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    const snapshot = await reaches({ authenticated: { present: 'steady' } })
    expect([snapshot.context.viewer, storage]).toEqual([other, { token }])
  })

  test('a renewed token replaces the old one, in storage too', async () => {
    const { actor, reaches, storage } = await signedIn()
    const renewed = tokenEnding(NOW + 120_000)
    actor.send({ type: 'token.renewed', token: renewed })
    const snapshot = await reaches({ authenticated: { present: 'steady' } })
    expect([snapshot.context.token, storage.token]).toEqual([renewed, renewed])
  })

  test.each([
    ['by any call', {}],
    ['to this token', { token: LIVING }],
  ])('a 401 %s signs out', async (_, answered) => {
    const { actor, reaches, storage, calls } = await signedIn()
    calls.length = 0
    actor.send({ type: 'session.unauthorised', ...answered })
    const snapshot = await reaches({ unauthenticated: 'idle' })
    expect({ context: snapshot.context, storage, calls }).toEqual({
      context: { ...GUEST, fault: { kind: 'unauthorised' } },
      storage: { token: null },
      calls: ['dropped'],
    })
  })

  test('a late 401 to the token of an earlier session changes nothing', async () => {
    const { actor, storage } = await signedIn()
    const before = actor.getSnapshot()
    actor.send({ type: 'session.unauthorised', token: ENDED })
    expect(actor.getSnapshot()).toBe(before)
    expect(storage.token).toBe(LIVING)
  })
})

describe('signing out', () => {
  test('clears the token first, then tells the server with it', async () => {
    const { actor, reaches, storage, calls } = await signedIn()
    calls.length = 0
    actor.send({ type: 'session.left' })
    expect(actor.getSnapshot().can({ type: 'session.left' })).toBe(false)
    const snapshot = await reaches({ unauthenticated: 'idle' })
    expect({ context: snapshot.context, storage, calls }).toEqual({
      context: GUEST,
      storage: { token: null },
      calls: ['dropped', `ended ${LIVING}`],
    })
  })

  test('clears the token when the server cannot be reached', async () => {
    const { actor, reaches, storage } = await signedIn({ end: () => Promise.reject(fault('offline')) })
    actor.send({ type: 'session.left' })
    const snapshot = await reaches({ unauthenticated: 'idle' })
    expect({ context: snapshot.context, storage }).toEqual({ context: GUEST, storage: { token: null } })
  })
})

describe('other tabs', () => {
  test('their sign-out is ours at once, is known to have ended the session, and nothing is asked', async () => {
    const { actor, otherTabs, calls } = await signedIn()
    calls.length = 0
    otherTabs.tell({ type: 'otherTab.signedOut' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context, calls]).toEqual([
      { unauthenticated: 'idle' },
      { ...GUEST, fault: { kind: 'unauthorised' } },
      [],
    ])
  })

  test('the token that they renewed is used, and the viewer is not asked again', async () => {
    const { actor, otherTabs, calls } = await signedIn()
    calls.length = 0
    const renewed = tokenEnding(NOW + 120_000)
    otherTabs.tell({ type: 'otherTab.tokenKept', token: renewed })
    const { value, context } = actor.getSnapshot()
    expect([value, context.token, calls]).toEqual([{ authenticated: { present: 'steady' } }, renewed, []])
  })

  test('their sign-in is ours', async () => {
    const { reaches, otherTabs } = start({ stored: null })
    await reaches({ unauthenticated: 'idle' })
    otherTabs.tell({ type: 'otherTab.tokenKept', token: LIVING })
    const snapshot = await reaches('authenticated')
    expect(snapshot.context.viewer).toEqual(VIEWER)
  })
})

test('an actor that nobody provided says its name, and the viewer is a guest with a fault', async () => {
  const complaints = await complaintsOf(authMachine, {
    until: (snapshot) => snapshot.matches({ unauthenticated: 'idle' }),
  })
  expect(complaints).toEqual(['No actor was provided for "watchOtherTabs".', 'No actor was provided for "readToken".'])
})

test('every state and transition is reached, and none has a session by half', () => {
  const { snapshots } = expectEveryPath(authMachine, {
    inputs: [undefined, { painted: { token: LIVING, viewer: VIEWER } }],
    events: [
      { type: 'session.opened', token: LIVING },
      { type: 'session.left' },
      { type: 'session.unauthorised' },
      { type: 'token.renewed', token: LIVING },
      { type: 'viewer.retried' },
      { type: 'network.returned' },
      { type: 'viewer.changed' },
      { type: 'otherTab.signedOut' },
      { type: 'otherTab.tokenKept', token: LIVING },
      done('readToken', { token: null, now: NOW }),
      done('readToken', { token: LIVING, now: NOW }),
      done('readToken', { token: ENDED, now: NOW }),
      done('readToken', { token: ENDED, now: NOW, keeps: 'away' }),
      done('readToken', { token: ENDED, now: NOW, keeps: 'near' }),
      failed('readToken'),
      done('askViewer', VIEWER),
      failed('askViewer', fault('unauthorised')),
      failed('askViewer', fault('offline')),
      done('keepToken'),
      failed('keepToken'),
      done('dropToken'),
      failed('dropToken'),
      done('endSession'),
      failed('endSession'),
      failed('watchOtherTabs'),
      failed('watchNetwork'),
    ],
  })
  const missing = {
    viewers: snapshots.filter((at) => at.matches('authenticated') && at.context.viewer === null),
    forgotten: snapshots.filter((at) => at.matches({ unauthenticated: 'idle' }) && at.context.token !== null),
  }
  expect(missing).toEqual({ viewers: [], forgotten: [] })
})
