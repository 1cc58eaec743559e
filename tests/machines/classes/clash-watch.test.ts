import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { ClashQuestion } from '../../../src/domain/class-clash.ts'
import type { ClassClash } from '../../../src/domain/contract/class-form.contract.ts'
import { CLASH_SETTLE_MS, clashWatchMachine } from '../../../src/machines/class-planning/clash-watch.machine.ts'
import { complaintsOf, fault, handPromise } from '../support/actors.ts'
import { after, done, expectEveryPath, failed } from '../support/paths.ts'

const QUESTION: ClashQuestion = {
  sessions: [{ startsAt: '2026-04-07T13:00:00.000Z', endsAt: '2026-04-07T17:00:00.000Z' }],
  venue: 'Fire Hall',
  city: 'Fairmont',
  coInstructorIds: [],
  except: null,
}
const OTHER: ClashQuestion = { ...QUESTION, venue: 'Yard' }
const CLASH: ClassClash = {
  kind: 'venue',
  courseTitle: 'Cable barriers',
  venue: 'Fire Hall',
  city: 'Fairmont',
  startsAt: '2026-04-07T14:00:00.000Z',
  endsAt: '2026-04-07T15:00:00.000Z',
  timeZone: 'America/Chicago',
  instructors: [],
}

const start = () => {
  const findClashes = handPromise<readonly ClassClash[], { question: ClashQuestion }>()
  const actor = createActor(clashWatchMachine.provide({ actors: { findClashes: findClashes.logic } })).start()
  return { actor, calls: findClashes.calls }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what is in the way', () => {
  test('is asked for once the plan rests, and not again for the same', async () => {
    const { actor, calls } = start()
    actor.send({ type: 'question.changed', question: OTHER })
    vi.advanceTimersByTime(CLASH_SETTLE_MS - 1)
    actor.send({ type: 'question.changed', question: QUESTION })
    vi.advanceTimersByTime(CLASH_SETTLE_MS - 1)
    expect(calls.length).toBe(0)
    vi.advanceTimersByTime(1)
    expect(calls.map(({ input }) => input)).toEqual([{ question: QUESTION }])
    calls[0]?.resolve([CLASH])
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('told'))
    actor.send({ type: 'question.changed', question: { ...QUESTION } })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.clashes]).toEqual(['told', [CLASH]])
  })

  test('of another plan is not told of this one: an answer that comes late is none', async () => {
    const { actor, calls } = start()
    actor.send({ type: 'question.changed', question: QUESTION })
    vi.advanceTimersByTime(CLASH_SETTLE_MS)
    actor.send({ type: 'question.changed', question: OTHER })
    calls[0]?.resolve([CLASH])
    vi.advanceTimersByTime(CLASH_SETTLE_MS)
    expect([calls.length, actor.getSnapshot().context.clashes]).toEqual([2, []])
  })

  test('is nothing again as soon as no session is known', async () => {
    const { actor, calls } = start()
    actor.send({ type: 'question.changed', question: QUESTION })
    vi.advanceTimersByTime(CLASH_SETTLE_MS)
    calls[0]?.resolve([CLASH])
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('told'))
    actor.send({ type: 'question.changed', question: null })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.clashes]).toEqual(['unasked', []])
  })
})

test('missing actors say their names', async () => {
  vi.useRealTimers()
  const said = await complaintsOf(clashWatchMachine, {
    events: [{ type: 'question.changed', question: QUESTION }],
    until: (at) => at.hasTag('error'),
  })
  expect(said).toEqual(['No actor was provided for "findClashes".'])
})

test('every state and transition is reached, and nothing is told that nobody asked', () => {
  const { snapshots } = expectEveryPath(clashWatchMachine, {
    events: [
      { type: 'question.changed', question: QUESTION },
      { type: 'question.changed', question: null },
      { type: 'question.retried' },
      after('settling', 'clashWatch.settling'),
      done('findClashes', [CLASH]),
      failed('findClashes', fault('offline')),
    ],
  })
  expect(snapshots.filter((at) => at.matches('unasked') && at.context.clashes.length > 0)).toEqual([])
})
