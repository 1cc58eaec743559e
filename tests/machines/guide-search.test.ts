import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { GuideHit } from '../../src/domain/guide-search.ts'
import { guideSearchMachine, SETTLE_MS } from '../../src/machines/guide-search/guide-search.machine.ts'
import { complaintsOf, handPromise } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

const hit = (id: string): GuideHit => ({ id, title: [], excerpt: [] })
const search = (text: string): readonly GuideHit[] => (text.includes('quiz') ? [hit('student/taking-a-quiz')] : [])

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = (text = '') => {
  const write = handPromise<void, { text: string }>()
  const actor = createActor(guideSearchMachine.provide({ actors: { writeAddress: write.logic } }), {
    input: { text, search },
  }).start()
  const value = () => actor.getSnapshot().value
  const pause = () => vi.advanceTimersByTime(SETTLE_MS)
  const settle = async (end: () => void) => {
    end()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { actor, write, value, pause, settle }
}

test.each([
  ['', 'blank'],
  ['  ', 'blank'],
  ['quiz', 'found'],
  ['zebra', 'nothing'],
])('an address that asks %j opens %s', (text, result) => {
  expect(start(text).value()).toEqual({ result, address: 'written' })
})

describe('typing', () => {
  test('is answered with each keystroke', () => {
    const { actor, value } = start()
    const seen = ['q', 'qu', 'quiz', 'quizz', ''].map((text) => {
      actor.send({ type: 'text.changed', text })
      return [value().result, actor.getSnapshot().context.hits.length]
    })
    expect(seen).toEqual([
      ['nothing', 0],
      ['nothing', 0],
      ['found', 1],
      ['found', 1],
      ['blank', 0],
    ])
  })

  test('is written to the address once, when it pauses', () => {
    const { actor, write, pause } = start()
    for (const text of ['q', 'qu', 'quiz']) {
      vi.advanceTimersByTime(SETTLE_MS - 1)
      actor.send({ type: 'text.changed', text })
    }
    expect(write.calls.length).toBe(0)
    pause()
    expect(write.calls.map(({ input }) => input)).toEqual([{ text: 'quiz' }])
  })

  test('is written at once on Enter', () => {
    const { actor, write } = start()
    actor.send({ type: 'text.changed', text: 'quiz' })
    actor.send({ type: 'text.submitted' })
    expect(write.calls.map(({ input }) => input)).toEqual([{ text: 'quiz' }])
  })

  test('goes on where the address could not be written', async () => {
    const { actor, write, pause, settle, value } = start()
    actor.send({ type: 'text.changed', text: 'quiz' })
    pause()
    await settle(() => write.calls[0]?.reject(new Error('too often')))
    expect(value()).toEqual({ result: 'found', address: 'written' })
  })
})

describe('the address', () => {
  test('asks for something else: the way back, or a link', () => {
    const { actor, value } = start('quiz')
    actor.send({ type: 'address.changed', text: '' })
    expect([value(), actor.getSnapshot().context.text]).toEqual([{ result: 'blank', address: 'written' }, ''])
  })

  test('that is behind what is typed takes nothing away', () => {
    const { actor, pause } = start()
    actor.send({ type: 'text.changed', text: 'qui' })
    pause()
    actor.send({ type: 'text.changed', text: 'quiz' })
    actor.send({ type: 'address.changed', text: 'qui' })
    expect(actor.getSnapshot().context.text).toBe('quiz')
  })
})

test('an actor that nobody provided says its name', async () => {
  vi.useRealTimers()
  const complaints = await complaintsOf(guideSearchMachine, {
    input: { text: '', search },
    events: [{ type: 'text.changed', text: 'quiz' }, { type: 'text.submitted' }],
    until: (snapshot) => snapshot.matches({ address: 'written' }),
  })
  expect(complaints).toEqual(['No actor was provided for "writeAddress".'])
})

test('every state and transition is reached, and what is shown is what was asked for', () => {
  const { snapshots } = expectEveryPath(guideSearchMachine, {
    inputs: [
      { text: '', search },
      { text: 'quiz', search },
    ],
    events: [
      { type: 'text.changed', text: '' },
      { type: 'text.changed', text: 'quiz' },
      { type: 'text.changed', text: 'zebra' },
      { type: 'text.submitted' },
      { type: 'address.changed', text: '' },
      { type: 'address.changed', text: 'quiz' },
      after('settling', 'guideSearch.address.behind'),
      done('writeAddress'),
      failed('writeAddress'),
    ],
  })
  for (const { context, value } of snapshots) {
    expect(context.hits).toEqual(search(context.text))
    expect(value.result).toBe(context.text === '' ? 'blank' : context.hits.length > 0 ? 'found' : 'nothing')
  }
})
