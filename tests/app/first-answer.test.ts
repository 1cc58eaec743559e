import { afterEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { noteWrite } from '../../src/app/actors/device-storage.ts'
import { createExactResource } from '../../src/app/actors/kept-resource.actors.ts'
import { createLazyGateway } from '../../src/app/gateway.ts'
import { takenOver } from '../../src/app/taken-over.ts'
import type { KeptAnswers } from '../../src/gateway/kept-answers.ts'
import { createTopics } from '../../src/gateway/topics.ts'
import { viewer } from '../gateway/fake-server.ts'

const stop: (() => void)[] = []
afterEach(() => {
  for (const end of stop.splice(0)) end()
  vi.unstubAllGlobals()
})

const answersWith = (more: Partial<KeptAnswers>): KeptAnswers => ({
  recall: () => 'from before',
  begin: () => () => {},
  forget: () => {},
  forgetAll: () => {},
  ...more,
})

const open = (answers: KeptAnswers) => {
  const machine = createExactResource<string>(
    { topics: createTopics(), answers },
    [],
    async () => 'read now',
    () => 'a code',
  )
  const actor = createActor(machine, { input: { query: undefined } }).start()
  stop.push(() => actor.stop())
  return actor
}

test('what has to be exact opens with what came with the page, and with nothing that was kept from before', async () => {
  expect(open(answersWith({ isCurrent: () => true })).getSnapshot().context.data).toBe('from before')
  const actor = open(answersWith({ isCurrent: () => false }))
  expect(actor.getSnapshot().context.data).toBeUndefined()
  expect((await waitFor(actor, (at) => at.matches('ready'))).context.data).toBe('read now')
})

test('while a page is painted what is exact is noted by its name, and read for the next drawing', async () => {
  const missed: [string, unknown][] = []
  const answers = answersWith({
    miss: (key, read) => void read(new AbortController().signal).then((data) => missed.push([key, data])),
  })
  await waitFor(open(answers), (at) => at.matches('ready'))
  expect(missed).toEqual([['a code', 'read now']])
})

/** The gateway of a page that has just come, painted with one answer. */
const painted = () => {
  // One window is there for many tests, and for longer than such answers are current.
  vi.stubGlobal('arrived', performance.now())
  return createLazyGateway({
    baseUrl: '/api',
    headers: {},
    paintedAt: undefined,
    painted: { profile: 'as painted' },
    language: () => 'en',
    token: () => 'token',
    onToken: () => {},
    onUnauthorised: () => {},
  })
}

test('what came with the page is current there alone, and until something is written', async () => {
  const { answers, ask } = painted()
  const known = () => [answers?.isCurrent?.('profile'), answers?.recall('profile')]
  expect(known()).toEqual([true, 'as painted'])
  const here = location.href
  history.replaceState(null, '', '/elsewhere')
  expect(known()).toEqual([false, 'as painted'])
  history.replaceState(null, '', here)
  // A read leaves it, a write does not, whatever comes of it.
  await ask('Agencies', {}).catch(() => {})
  expect(known()).toEqual([true, 'as painted'])
  await ask('CancelEmailChange', {}).catch(() => {})
  expect(known()).toEqual([false, undefined])
})

test('a page that was on its way while this device wrote is not taken over: it may be from before', () => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const firstData = {
    theirs: {
      session: 's',
      viewer: viewer,
      answers: { profile: 'as painted' },
      place: { zone, isWide: true, origin: location.origin },
    },
  }
  vi.stubGlobal('painted', 'token')
  const taken = { token: 'token', viewer: viewer, answers: { profile: 'as painted' } }
  localStorage.setItem('wroteUntil', String(performance.timeOrigin - 1))
  expect(takenOver(firstData)).toEqual(taken)
  noteWrite(true)
  expect(takenOver(firstData)).toBeUndefined()
  localStorage.removeItem('wroteUntil')
})

test('what was written is over with its answer: a page that is asked for then is from after it', async () => {
  const open = Promise.withResolvers<Response>()
  const ahead = () => Number(localStorage.getItem('wroteUntil')) - Date.now()
  vi.stubGlobal('fetch', () => open.promise)
  const said = painted().ask('CancelEmailChange', {})
  await vi.waitFor(() => expect(ahead()).toBeGreaterThan(1000), { timeout: 10_000 })
  open.resolve(new Response(null, { status: 204 }))
  await said
  expect(ahead()).toBeLessThanOrEqual(0)
  // What another tab has on its way since is not over by what is over here.
  noteWrite(true)
  localStorage.setItem('wroteUntil', String(Date.now() + 4000))
  noteWrite(false)
  expect(ahead()).toBeGreaterThan(1000)
  localStorage.removeItem('wroteUntil')
})
