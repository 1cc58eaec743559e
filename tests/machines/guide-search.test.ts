import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { GuideHit, GuideSearch } from '../../src/domain/guide-search.ts'
import { guideSearchMachine, SETTLE_MS } from '../../src/machines/guide-search/guide-search.machine.ts'
import { complaintsOf, handPromise } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

const hit = (id: string): GuideHit => ({ id, title: [], excerpt: [] })
const search = (text: string): readonly GuideHit[] => (text.includes('quiz') ? [hit('student/taking-a-quiz')] : [])
/** Of the articles too, where the contents have nothing. */
const searchWhole = (text: string): readonly GuideHit[] =>
  text.includes('zebra') ? [hit('anywhere/offline')] : search(text)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = (text = '', isWhole = true) => {
  const write = handPromise<void, { text: string }>()
  const gather = handPromise<GuideSearch, undefined>()
  const actor = createActor(
    guideSearchMachine.provide({ actors: { writeAddress: write.logic, gatherTexts: gather.logic } }),
    { input: { text, search, isWhole } },
  ).start()
  const value = () => {
    const { result, address } = actor.getSnapshot().value
    return { result, address }
  }
  const texts = () => actor.getSnapshot().value.texts
  const pause = () => vi.advanceTimersByTime(SETTLE_MS)
  const settle = async (end: () => void) => {
    end()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { actor, write, gather, value, texts, pause, settle }
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

describe('the articles', () => {
  test('are not asked for while nobody searches', () => {
    const { texts, gather, actor } = start('', false)
    actor.send({ type: 'address.changed', text: '' })
    expect([texts(), gather.calls.length]).toEqual(['contents', 0])
  })

  test.each([
    ['the person comes to the field', { type: 'field.reached' } as const],
    ['the person types', { type: 'text.changed', text: 'zebra' } as const],
    ['a link asks', { type: 'address.changed', text: 'zebra' } as const],
  ])('come when %s', (_when, event) => {
    const { actor, texts, gather } = start('', false)
    actor.send(event)
    actor.send({ type: 'field.reached' })
    expect([texts(), gather.calls.length]).toEqual(['gathering', 1])
  })

  test('come at once for an address that asks', () => {
    expect(start('zebra', false).texts()).toBe('gathering')
  })

  test('are searched as soon as they are here', async () => {
    const { actor, gather, value, texts, settle } = start('', false)
    actor.send({ type: 'text.changed', text: 'zebra' })
    const before = value().result
    await settle(() => gather.calls[0]?.resolve(searchWhole))
    expect([before, value().result, texts(), actor.getSnapshot().context.isWhole]).toEqual([
      'nothing',
      'found',
      'whole',
      true,
    ])
  })

  test('that come while a person types leave the address as it is: it still follows', async () => {
    const { actor, gather, write, value, pause, settle } = start('', false)
    actor.send({ type: 'text.changed', text: 'zebra' })
    await settle(() => gather.calls[0]?.resolve(searchWhole))
    expect(value()).toEqual({ result: 'found', address: 'behind' })
    pause()
    expect(write.calls.map(({ input }) => input)).toEqual([{ text: 'zebra' }])
  })

  test('go on coming when the address asks for something else', async () => {
    const { actor, gather, texts, settle } = start('', false)
    actor.send({ type: 'field.reached' })
    actor.send({ type: 'address.changed', text: 'quiz' })
    expect([texts(), gather.calls.length]).toEqual(['gathering', 1])
    await settle(() => gather.calls[0]?.resolve(searchWhole))
    expect(texts()).toBe('whole')
  })

  test('that could not be brought are asked for again, and the contents are searched meanwhile', async () => {
    const { actor, gather, value, texts, settle } = start('', false)
    actor.send({ type: 'text.changed', text: 'quiz' })
    await settle(() => gather.calls[0]?.reject(new Error('offline')))
    expect([value().result, texts(), actor.getSnapshot().hasTag('error')]).toEqual(['found', 'lacking', true])
    actor.send({ type: 'text.changed', text: 'zebra' })
    expect([texts(), gather.calls.length]).toEqual(['gathering', 2])
  })
})

test('an actor that nobody provided says its name', async () => {
  vi.useRealTimers()
  const complaints = await complaintsOf(guideSearchMachine, {
    input: { text: '', search, isWhole: false },
    events: [{ type: 'text.changed', text: 'quiz' }, { type: 'text.submitted' }],
    until: (snapshot) => snapshot.matches({ address: 'written', texts: 'lacking' }),
  })
  expect(complaints).toEqual(['No actor was provided for "gatherTexts".', 'No actor was provided for "writeAddress".'])
})

test('every state and transition is reached, and what is shown is what was asked for', () => {
  const { snapshots } = expectEveryPath(guideSearchMachine, {
    inputs: [
      { text: '', search, isWhole: false },
      { text: 'quiz', search, isWhole: false },
      { text: '', search, isWhole: true },
    ],
    events: [
      { type: 'field.reached' },
      { type: 'text.changed', text: '' },
      { type: 'text.changed', text: 'quiz' },
      { type: 'text.changed', text: 'zebra' },
      { type: 'text.submitted' },
      { type: 'address.changed', text: '' },
      { type: 'address.changed', text: 'quiz' },
      { type: 'hits.changed' },
      after('settling', 'guideSearch.address.behind'),
      done('writeAddress'),
      failed('writeAddress'),
      done('gatherTexts', searchWhole),
      failed('gatherTexts'),
    ],
  })
  for (const { context, value } of snapshots) {
    expect(context.hits).toEqual(context.search(context.text))
    expect(value.result).toBe(context.text === '' ? 'blank' : context.hits.length > 0 ? 'found' : 'nothing')
  }
})
