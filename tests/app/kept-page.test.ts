import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'

import { authActors } from '../../src/app/actors/auth.actors.ts'
import { KEPT_SCOPES, keepPage } from '../../src/app/kept-page/kept-page.ts'
import { keepViewer, recallViewer } from '../../src/app/kept-page/kept-viewer.ts'
import type { Viewer } from '../../src/domain/contract/auth.contract.ts'
import { FaultError, toFault } from '../../src/domain/fault.ts'
import type { Gateway } from '../../src/gateway/gateway.ts'

const PATH = '/instructor/roster/7'
const PAGE = '<script src="/assets/main-a.js"></script><link href="/assets/main-b.css"><script src="/boot.js">'

const tokenOf = (claims: unknown) => `h.${btoa(JSON.stringify(claims))}.s`
const TOKEN = tokenOf({ sid: 'one', exp: 1 })
const ADA: Viewer = {
  id: 5,
  email: 'ada@example.org',
  welcomed: true,
  shortcuts: [],
  settings: null,
  profile: { firstName: 'Ada', lastName: 'Kaya', phone: null, student: null },
  roleMappings: [{ roleId: 3 }],
  photoUrl: null,
  listDefaults: [],
}

const unasked = (async () => {
  throw new Error('Nobody is to be asked')
}) as unknown as Gateway['ask']

/** The browser's caches, as far as a page is kept in them. */
const fakeCaches = () => {
  const held = new Map<string, Set<string>>()
  const open = async (name: string) => {
    const files = held.get(name) ?? new Set<string>()
    held.set(name, files)
    return {
      addAll: async (paths: string[]) => paths.forEach((path) => files.add(path)),
      put: async (path: string) => void files.add(path),
      keys: async () => [...files].map((path) => ({ url: `http://localhost${path}`, path })),
      delete: async ({ path }: { path: string }) => files.delete(path),
    }
  }
  const caches = { open, keys: async () => [...held.keys()], delete: async (name: string) => held.delete(name) }
  return { caches, held }
}

/** A worker that is installed next, as the browser says it. */
const fakeWorker = (becomes: ServiceWorkerState) => {
  const worker = Object.assign(new EventTarget(), { state: 'installing' })
  queueMicrotask(() => {
    worker.state = becomes
    worker.dispatchEvent(new Event('statechange'))
  })
  return worker
}

/** `ready` is never: the document was opened outside of the worker's scope, and came by a link. */
const withWorkers = (controller: object | null = null, becomes: ServiceWorkerState = 'activated') => {
  const registered: unknown[] = []
  const register = async (address: string, options: unknown) => {
    registered.push([address, options])
    return { installing: fakeWorker(becomes), waiting: null, active: null }
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, ready: new Promise(() => {}), controller },
  })
  return registered
}

let store: ReturnType<typeof fakeCaches>
beforeEach(() => {
  store = fakeCaches()
  vi.stubEnv('DEV', false)
  vi.stubGlobal('caches', store.caches)
  vi.stubGlobal('fetch', async () => new Response(PAGE))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'http://localhost:3000/assets/words-c.js' },
    { name: 'http://localhost:3000/api/auth/me' },
  ] as unknown as PerformanceEntryList)
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

test('a page is kept with what it names and what was loaded for it, and nothing that the server was asked', async () => {
  const registered = withWorkers()
  expect(await keepPage(PATH, KEPT_SCOPES.rosters, AbortSignal.timeout(1000))).toBe(true)
  expect(registered).toEqual([['/kept-page-worker.js', { scope: '/instructor/roster/' }]])
  expect([...(store.held.get(`kept ${PATH}`) ?? [])]).toEqual([
    '/assets/main-a.js',
    '/assets/main-b.css',
    '/boot.js',
    '/assets/words-c.js',
    PATH,
  ])
})

test('what stood in the document itself is kept as a file, too: another page may want it', async () => {
  withWorkers()
  vi.stubGlobal('carried', { given: { '/assets/words-d.js': {} } })
  await keepPage(PATH, KEPT_SCOPES.rosters, AbortSignal.timeout(1000))
  expect(store.held.get(`kept ${PATH}`)).toContain('/assets/words-d.js')
})

test('files of an earlier build are let go, and pages but the last four', async () => {
  withWorkers()
  for (const id of [1, 2, 3, 4]) await store.caches.open(`kept /instructor/roster/${id}`)
  store.held.set(`kept ${PATH}`, new Set(['/assets/main-old.js']))
  await keepPage(PATH, KEPT_SCOPES.rosters, AbortSignal.timeout(1000))
  expect([...store.held.keys()]).toEqual([2, 3, 4, 7].map((id) => `kept /instructor/roster/${id}`))
  expect(store.held.get(`kept ${PATH}`)).not.toContain('/assets/main-old.js')
})

test('nothing is kept of a page that the server refuses, nor where there are no workers', async () => {
  expect(await keepPage(PATH, KEPT_SCOPES.rosters, AbortSignal.timeout(1000))).toBe(false)
  withWorkers()
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(keepPage(PATH, KEPT_SCOPES.rosters, AbortSignal.timeout(1000))).rejects.toThrow('answered 503')
  withWorkers(null, 'redundant')
  await expect(keepPage(PATH, KEPT_SCOPES.rosters, AbortSignal.timeout(1000))).rejects.toThrow('was not installed')
  expect([...store.held.keys()]).toEqual([])
})

test('who looked is known again to the same session alone', () => {
  keepViewer(TOKEN, ADA)
  expect(recallViewer(tokenOf({ sid: 'one', exp: 2 }))).toEqual(ADA)
  expect(recallViewer(tokenOf({ sid: 'two', exp: 2 }))).toBeNull()
  sessionStorage.setItem('kept/viewer', '{')
  expect(recallViewer(TOKEN)).toBeNull()
})

test('nobody is known any more who signed out, and what was typed stays', async () => {
  keepViewer(TOKEN, ADA)
  sessionStorage.setItem('kept/roster/5/7', '{}')
  sessionStorage.setItem('draft/contact', '{}')
  await toPromise(createActor(authActors(unasked).dropToken).start())
  expect(Object.keys(sessionStorage)).toEqual(['draft/contact'])
})

test.each([
  ['the one who looked last, on a page of the worker without a network', {}, 'offline', 'Ada'],
  ['nobody yet where the server cannot answer', {}, 'unexpected', 'unexpected'],
  ['nobody yet on any other page', null, 'offline', 'offline'],
] as const)('the viewer is %s', async (_name, controller, kind, expected) => {
  withWorkers(controller)
  keepViewer(TOKEN, ADA)
  const ask = (async () => {
    throw new FaultError({ kind })
  }) as unknown as Gateway['ask']
  const asking = toPromise(createActor(authActors(ask).askViewer, { input: { token: TOKEN } }).start())
  const seen = await asking.then(
    ({ profile }) => profile.firstName,
    (cause: unknown) => toFault(cause).kind,
  )
  expect(seen).toBe(expected)
})

const read = () => toPromise(createActor(authActors(unasked).readToken).start())

test.each([
  [
    'opens them where nobody can be asked',
    {},
    '5',
    async () => Promise.reject(new TypeError('Failed to fetch')),
    'away',
  ],
  ['waits where the server is there', {}, '5', async () => new Response('{}'), 'near'],
  ['waits on a page that no worker brought', null, '5', async () => Promise.reject(new TypeError('Not asked')), 'near'],
  ['is no more than ended where none are kept', {}, null, async () => new Response('{}'), undefined],
] as const)('an ended token of a device with lessons %s', async (_name, controller, whose, fetch, expected) => {
  withWorkers(controller)
  vi.stubGlobal('fetch', fetch)
  localStorage.setItem('authToken', TOKEN)
  if (whose !== null) localStorage.setItem('kept/lessons', whose)
  keepViewer(TOKEN, ADA, localStorage)
  expect((await read()).keeps).toBe(expected)
})

test('an ended token asks nobody whose it is, and lets in nobody else', async () => {
  withWorkers({})
  localStorage.setItem('kept/lessons', '5')
  keepViewer(TOKEN, ADA, localStorage)
  const asking = (token: string) =>
    toPromise(createActor(authActors(unasked).askViewer, { input: { token } }).start()).then(
      ({ id }) => id,
      (cause: unknown) => toFault(cause).kind,
    )
  expect([await asking(TOKEN), await asking(tokenOf({ sid: 'two', exp: 1 }))]).toEqual([5, 'offline'])
})

test('a token that was held already says nothing of the clock: it came long ago', async () => {
  const old = tokenOf({ sid: 'one', exp: 1, iat: 1 })
  localStorage.setItem('authToken', old)
  const keep = (token: string) => toPromise(createActor(authActors(unasked).keepToken, { input: { token } }).start())
  await keep(old)
  expect(localStorage.getItem('clockAhead')).toBeNull()
  await keep(tokenOf({ sid: 'one', exp: 2, iat: 1 }))
  expect(Number(localStorage.getItem('clockAhead'))).toBeGreaterThan(300_000)
})
