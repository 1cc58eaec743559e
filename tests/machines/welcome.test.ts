import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'

import { FaultError } from '../../src/domain/fault.ts'
import { welcomeMachine } from '../../src/machines/welcome/welcome.machine.ts'
import { complaintsOf } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

type World = Readonly<{ path?: string; isFirst?: boolean; isStorageBlocked?: boolean; failures?: number }>

const start = ({ path = '/home', isFirst = true, isStorageBlocked = false, failures = 0 }: World = {}) => {
  const clock = new SimulatedClock()
  const asked: string[] = []
  let left = failures
  const actor = createActor(
    welcomeMachine.provide({
      actors: {
        claimWelcome: fromPromise(async ({ input }) => {
          asked.push(`claim ${input.userId}`)
          if (isStorageBlocked) throw new Error('blocked')
          return isFirst
        }),
        tellWelcomed: fromPromise(async ({ input }) => {
          asked.push(`tell ${input.userId}`)
          left -= 1
          if (left >= 0) throw new FaultError({ kind: 'offline' })
        }),
      },
    }),
    { input: { userId: 5, path }, clock },
  ).start()
  const become = (server: 'telling' | 'told' | 'untold' | 'postponed') =>
    waitFor(actor, (at) => at.matches({ welcomed: { server } }))
  return { actor, clock, asked, become }
}

describe('the welcome', () => {
  test('is shown to who was never welcomed, and the server is told of it while it is open', async () => {
    const { actor, asked, become } = start()
    expect((await become('told')).value).toEqual({ welcomed: { dialog: 'shown', server: 'told' } })
    expect(asked).toEqual(['claim 5', 'tell 5'])
    actor.send({ type: 'welcome.closed' })
    expect(actor.getSnapshot().value).toEqual({ welcomed: { dialog: 'away', server: 'told' } })
  })

  test('is not shown to who went to a lesson: they have something to come back to', async () => {
    const { actor, asked, become } = start({ path: '/partners' })
    actor.send({ type: 'path.changed', path: '/online-course/1' })
    await become('told')
    actor.send({ type: 'path.changed', path: '/home' })
    expect([actor.getSnapshot().value, asked]).toEqual([{ welcomed: { dialog: 'away', server: 'told' } }, ['tell 5']])
  })

  test('waits where somebody came by a link to something, until they are where people arrive', async () => {
    const { actor, asked, become } = start({ path: '/partners' })
    actor.send({ type: 'path.changed', path: '/course/search' })
    expect([actor.getSnapshot().value, asked]).toEqual(['elsewhere', []])
    actor.send({ type: 'path.changed', path: '/student/dash' })
    expect((await become('told')).value).toEqual({ welcomed: { dialog: 'shown', server: 'told' } })
    expect(asked).toEqual(['claim 5', 'tell 5'])
  })

  test('is not shown where another page has shown it; the server is told all the same', async () => {
    const { actor, asked, become } = start({ isFirst: false })
    const seen: unknown[] = []
    actor.subscribe(({ value }) => seen.push(value))
    await become('told')
    expect([seen, asked]).toEqual([
      [{ welcomed: { dialog: 'away', server: 'telling' } }, { welcomed: { dialog: 'away', server: 'told' } }],
      ['claim 5', 'tell 5'],
    ])
  })

  test('is shown by a browser that keeps nothing', async () => {
    const { become } = start({ isStorageBlocked: true })
    expect((await become('told')).value).toEqual({ welcomed: { dialog: 'shown', server: 'told' } })
  })

  test('does not come back when the server fails: it is told again after a while, twice as long each time', async () => {
    const { actor, clock, asked, become } = start({ failures: 2 })
    expect((await become('untold')).context).toEqual({
      userId: 5,
      path: '/home',
      failures: 1,
      fault: { kind: 'offline' },
    })
    clock.increment(999)
    expect(actor.getSnapshot().matches({ welcomed: { server: 'untold' } })).toBe(true)
    clock.increment(1)
    await become('untold')
    clock.increment(1999)
    expect(actor.getSnapshot().matches({ welcomed: { server: 'untold' } })).toBe(true)
    clock.increment(1)
    expect((await become('told')).context.fault).toBeNull()
    expect(asked).toEqual(['claim 5', 'tell 5', 'tell 5', 'tell 5'])
  })

  test('is left to the next page after five failures', async () => {
    const { actor, clock, asked, become } = start({ isFirst: false, failures: 9 })
    for (let tries = 1; tries < 5; tries += 1) {
      await waitFor(actor, (at) => at.matches({ welcomed: { server: 'untold' } }) && at.context.failures === tries)
      clock.increment(15_000)
    }
    await become('postponed')
    expect(asked.filter((call) => call === 'tell 5').length).toBe(5)
  })
})

test('every state and transition is reached, and the server is told of whatever is shown', () => {
  const { snapshots } = expectEveryPath(welcomeMachine, {
    inputs: [
      { userId: 5, path: '/home' },
      { userId: 5, path: '/partners' },
    ],
    events: [
      { type: 'path.changed', path: '/home' },
      { type: 'path.changed', path: '/online-course/1' },
      { type: 'welcome.closed' },
      done('claimWelcome', true),
      done('claimWelcome', false),
      failed('claimWelcome'),
      done('tellWelcomed'),
      failed('tellWelcomed'),
      after('patience', 'welcome.welcomed.server.untold'),
    ],
  })
  const told = snapshots.filter((at) => at.matches({ welcomed: { dialog: 'shown', server: 'told' } }))
  expect(told).not.toEqual([])
})

test('a missing actor is loud', async () => {
  const input = { userId: 5, path: '/home' }
  expect(await complaintsOf(welcomeMachine, { input, until: (snapshot) => snapshot.hasTag('error') })).toEqual([
    'No actor was provided for "claimWelcome".',
    'No actor was provided for "tellWelcomed".',
  ])
})
