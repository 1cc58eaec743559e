import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { Choice } from '../../src/domain/list.ts'
import { choiceFace, choicesOf } from '../../src/machines/choice-search/choice-search.connect.ts'
import {
  CHOICE_SETTLE_MS,
  choiceSearchMachine,
  type ChoiceQuestion,
} from '../../src/machines/choice-search/choice-search.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

const TIM: Choice = { id: 5, name: 'TIM basics' }
const TOW: Choice = { id: 6, name: 'Towing' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = () => {
  const find = handPromise<readonly Choice[], ChoiceQuestion>()
  const actor = createActor(choiceSearchMachine.provide({ actors: { findChoices: find.logic } })).start()
  const type = (search: string, filter = 'course') => actor.send({ type: 'text.changed', filter, search })
  const reach = (filter = 'course') => actor.send({ type: 'field.reached', filter })
  const face = (filter = 'course') => choiceFace(actor.getSnapshot(), filter)
  const found = (filter = 'course') => choicesOf(actor.getSnapshot(), filter)
  const answer = async (at: number, choices: readonly Choice[]) => {
    find.calls[at]?.resolve(choices)
    await vi.advanceTimersByTimeAsync(0)
  }
  const asked = () => find.calls.map(({ input }) => input)
  return { actor, find, type, reach, face, found, answer, asked }
}

describe('a field', () => {
  test('shows the first of all as soon as somebody comes to it, and asks once', async () => {
    const { reach, face, found, answer, asked } = start()
    expect(face()).toBe('idle')
    reach()
    expect([face(), found()]).toEqual(['busy', []])
    await answer(0, [TIM, TOW])
    reach()
    expect([face(), found(), asked()]).toEqual(['found', [TIM, TOW], [{ filter: 'course', search: '' }]])
  })

  test('asks when typing pauses, for what stands there then', async () => {
    const { type, face, answer, asked, found } = start()
    type('t')
    vi.advanceTimersByTime(CHOICE_SETTLE_MS - 1)
    type('to ')
    vi.advanceTimersByTime(CHOICE_SETTLE_MS - 1)
    expect([face(), asked()]).toEqual(['busy', []])
    vi.advanceTimersByTime(1)
    await answer(0, [TOW])
    expect([face(), found(), asked()]).toEqual(['found', [TOW], [{ filter: 'course', search: 'to' }]])
  })

  test('is not answered for what stood there before', async () => {
    const { type, find, face, found, answer } = start()
    type('t')
    vi.advanceTimersByTime(CHOICE_SETTLE_MS)
    type('ti')
    expect(find.calls[0]?.signal.aborted).toBe(true)
    await answer(0, [TOW])
    expect([face(), found()]).toEqual(['busy', []])
    vi.advanceTimersByTime(CHOICE_SETTLE_MS)
    await answer(1, [TIM])
    expect([face(), found()]).toEqual(['found', [TIM]])
  })

  test('of another filter shows nothing of it, and what was found keeps its name', async () => {
    const { actor, reach, face, found, answer, asked } = start()
    reach()
    await answer(0, [TIM])
    expect([face('agency'), found('agency')]).toEqual(['idle', []])
    reach('agency')
    await answer(1, [{ id: 5, name: 'Fire' }])
    expect([face(), asked()[1]]).toEqual(['idle', { filter: 'agency', search: '' }])
    expect(actor.getSnapshot().context.named).toEqual([
      { filter: 'course', id: 5, name: 'TIM basics' },
      { filter: 'agency', id: 5, name: 'Fire' },
    ])
  })

  test('says that it could not be asked, and asks again', async () => {
    const { actor, reach, find, face, answer, asked } = start()
    reach()
    find.calls[0]?.reject(fault('offline'))
    await vi.advanceTimersByTimeAsync(0)
    expect([face(), actor.getSnapshot().context.fault]).toEqual(['failed', { kind: 'offline' }])
    actor.send({ type: 'search.retried' })
    await answer(1, [TIM])
    expect([face(), asked()[1], actor.getSnapshot().context.fault]).toEqual([
      'found',
      { filter: 'course', search: '' },
      null,
    ])
  })
})

test('takes every path', () => {
  vi.useRealTimers()
  const { snapshots } = expectEveryPath(choiceSearchMachine, {
    events: [
      { type: 'field.reached', filter: 'course' },
      { type: 'field.reached', filter: 'agency' },
      { type: 'text.changed', filter: 'course', search: 'tim' },
      { type: 'search.retried' },
      after('settling', 'choiceSearch.settling'),
      done('findChoices', [TIM]),
      failed('findChoices'),
    ],
  })
  expect(snapshots.length).toBeGreaterThan(4)
})

test('complains of the actor that nobody provided', async () => {
  vi.useRealTimers()
  const said = await complaintsOf(choiceSearchMachine, {
    events: [{ type: 'field.reached', filter: 'course' }],
    until: (at) => at.matches('failed'),
  })
  expect(said).toContain('No actor was provided for "findChoices".')
})
