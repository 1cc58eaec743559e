import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import type { Notice } from '../../src/machines/notifications/notification-list.ts'
import { notificationsMachine } from '../../src/machines/notifications/notifications.machine.ts'
import { expectEveryPath } from './support/paths.ts'

const notice = (text: string): Notice => ({ tone: 'info', text })
const WITH_ACTION: Notice = { tone: 'error', text: 'Not verified', action: { label: 'Resend', name: 'resend' } }

const start = () => {
  const clock = new SimulatedClock()
  const actor = createActor(notificationsMachine, { clock }).start()
  const give = (...notices: Notice[]) => {
    for (const one of notices) actor.send({ type: 'notice.given', notice: one })
  }
  const texts = () => actor.getSnapshot().context.shown.map(({ text }) => text)
  return { actor, clock, give, texts }
}

describe('time', () => {
  test('a notification goes after 5000 ms, and not before', () => {
    const { actor, clock, give, texts } = start()
    give(notice('Saved'))
    clock.increment(4999)
    expect(texts()).toEqual(['Saved'])
    clock.increment(1)
    expect([texts(), actor.getSnapshot().value]).toEqual([[], 'empty'])
  })

  test('a message goes after 3000 ms, and not before', () => {
    const { clock, give, texts } = start()
    give({ ...notice('Copied'), kind: 'message' }, notice('Saved'))
    clock.increment(2999)
    expect(texts()).toEqual(['Copied', 'Saved'])
    clock.increment(1)
    expect(texts()).toEqual(['Saved'])
  })

  test('one may say itself how long it stays', () => {
    const { clock, give, texts } = start()
    give({ ...notice('Read this slowly'), kind: 'message', stays: 9000 })
    clock.increment(8999)
    expect(texts()).toEqual(['Read this slowly'])
    clock.increment(1)
    expect(texts()).toEqual([])
  })

  test('each has its own time', () => {
    const { clock, give, texts } = start()
    give(notice('first'))
    clock.increment(3000)
    give(notice('second'))
    clock.increment(2000)
    expect(texts()).toEqual(['second'])
    clock.increment(3000)
    expect(texts()).toEqual([])
  })

  test('one with an action stays, whatever else it says', () => {
    const { clock, give, texts } = start()
    give({ ...WITH_ACTION, kind: 'message', stays: 1 }, notice('Saved'))
    clock.increment(60_000)
    expect(texts()).toEqual(['Not verified'])
  })

  test('none goes while someone attends to them; then the time starts anew', () => {
    const { actor, clock, give, texts } = start()
    give(notice('first'))
    clock.increment(4000)
    actor.send({ type: 'attention.gained' })
    give(notice('second'))
    clock.increment(60_000)
    expect(texts()).toEqual(['first', 'second'])
    actor.send({ type: 'attention.lost' })
    clock.increment(4999)
    expect(texts()).toEqual(['first', 'second'])
    clock.increment(1)
    expect(texts()).toEqual([])
  })

  test('a glance at several leaves no earlier timer behind', () => {
    const { actor, clock, give, texts } = start()
    give(notice('first'))
    clock.increment(1000)
    give(notice('second'))
    clock.increment(1000)
    actor.send({ type: 'attention.gained' })
    actor.send({ type: 'attention.lost' })
    clock.increment(4999)
    expect(texts()).toEqual(['first', 'second'])
  })
})

describe('room', () => {
  test('five are shown, the others wait for room in their order', () => {
    const { actor, give, texts } = start()
    give(...['1', '2', '3', '4', '5', '6', '7'].map(notice))
    expect([texts(), actor.getSnapshot().context.waiting.map(({ text }) => text)]).toEqual([
      ['1', '2', '3', '4', '5'],
      ['6', '7'],
    ])
    actor.send({ type: 'notification.dismissed', id: 2 })
    expect(texts()).toEqual(['1', '3', '4', '5', '6'])
  })

  test('what waits is taken back like what is shown', () => {
    const { actor, give, texts } = start()
    give(...['1', '2', '3', '4', '5', '6', '7'].map(notice))
    actor.send({ type: 'notification.dismissed', id: 6 })
    actor.send({ type: 'notification.dismissed', id: 1 })
    expect(texts()).toEqual(['2', '3', '4', '5', '7'])
  })

  test('what waited has its full time from when it is shown', () => {
    const { clock, give, texts } = start()
    give(...['1', '2', '3', '4', '5', '6'].map(notice))
    clock.increment(5000)
    expect(texts()).toEqual(['6'])
    clock.increment(4999)
    expect(texts()).toEqual(['6'])
    clock.increment(1)
    expect(texts()).toEqual([])
  })

  test('the same is not said twice at a time', () => {
    const { give, texts } = start()
    give(notice('You are offline'), notice('You are offline'))
    expect(texts()).toEqual(['You are offline'])
  })
})

describe('by hand', () => {
  test('a dismissed one goes at once, and can go only once', () => {
    const { actor, clock, give, texts } = start()
    give(notice('first'))
    clock.increment(3000)
    actor.send({ type: 'notification.dismissed', id: 1 })
    give(notice('second'))
    clock.increment(4999)
    expect([texts(), actor.getSnapshot().can({ type: 'notification.dismissed', id: 1 })]).toEqual([['second'], false])
  })

  test('a chosen action is told, and the notification goes', () => {
    const { actor, give, texts } = start()
    const chosen: string[] = []
    actor.on('action.chosen', ({ name }) => chosen.push(name))
    give(WITH_ACTION)
    actor.send({ type: 'notification.acted', id: 1 })
    expect({ chosen, texts: texts() }).toEqual({ chosen: ['resend'], texts: [] })
  })
})

test('every state and transition is reached, and never are more than five shown', () => {
  const { snapshots } = expectEveryPath(notificationsMachine, {
    events: [
      { type: 'notice.given', notice: notice('Saved') },
      { type: 'notice.given', notice: WITH_ACTION },
      { type: 'notification.dismissed', id: 1 },
      { type: 'notification.expired', id: 1 },
      { type: 'notification.acted', id: 1 },
      { type: 'notification.acted', id: 2 },
      { type: 'attention.gained' },
      { type: 'attention.lost' },
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.shown, context.nextId > 3]),
    limit: 2000,
  })
  expect(snapshots.every(({ context }) => context.shown.length <= 5)).toBe(true)
})
