import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock, waitFor } from 'xstate'

import {
  numberSettingMachine,
  type NumberSettingInput,
} from '../../src/machines/number-setting/number-setting.machine.ts'
import { complaintsOf, fault, handPromise, handSource } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

const INPUT: NumberSettingInput = { value: 1440, limits: { min: 960, max: 1920 } }

const start = () => {
  const clock = new SimulatedClock()
  const apply = handPromise<void, { value: number }>()
  const watch = handSource()
  const actor = createActor(
    numberSettingMachine.provide({ actors: { applyNumber: apply.logic, watchValue: watch.logic } }),
    { input: INPUT, clock },
  ).start()
  const type = (text: string) => actor.send({ type: 'number.typed', text })
  const applied = () => apply.calls.map(({ input }) => input.value)
  const at = () => actor.getSnapshot()
  return { actor, apply, applied, at, clock, type, watch }
}

describe('the wait', () => {
  test('a valid value is applied 500 ms after the last key, and not before', async () => {
    const { actor, apply, applied, at, clock, type } = start()
    type('1200')
    clock.increment(499)
    expect([applied(), at().value]).toEqual([[], 'waiting'])
    clock.increment(1)
    expect([applied(), at().value]).toEqual([[1200], 'applying'])
    apply.calls[0]?.resolve()
    const snapshot = await waitFor(actor, (now) => now.matches('settled'))
    expect(snapshot.context).toEqual({ ...INPUT, value: 1200, text: '1200', problem: null, fault: null })
  })

  test('each key starts it anew', () => {
    const { applied, clock, type } = start()
    type('1200')
    clock.increment(400)
    type('1201')
    clock.increment(400)
    expect(applied()).toEqual([])
    clock.increment(100)
    expect(applied()).toEqual([1201])
  })

  test('what becomes wrong while it waits is not applied', () => {
    const { applied, at, clock, type } = start()
    type('1200')
    clock.increment(400)
    type('12')
    clock.increment(5000)
    expect([applied(), at().value, at().context.problem]).toEqual([[], 'invalid', 'tooLow'])
  })

  test('digits of any script count', () => {
    const { applied, clock, type } = start()
    type('١٢٠٠')
    clock.increment(500)
    expect(applied()).toEqual([1200])
  })
})

test.each([
  ['', 'empty'],
  ['wide', 'notANumber'],
  ['959', 'tooLow'],
  ['1921', 'tooHigh'],
] as const)('%j is %s: it stays in the field, and the value in force stays too', (text, problem) => {
  const { at, type } = start()
  type(text)
  expect([at().value, at().context]).toEqual(['invalid', { ...INPUT, text, problem, fault: null }])
})

describe('a change from elsewhere', () => {
  test('takes the place of what stands in the field', () => {
    const { applied, at, clock, type, watch } = start()
    type('1200')
    watch.tell({ type: 'value.changed', value: 1280 })
    clock.increment(5000)
    expect([at().value, at().context, applied()]).toEqual([
      'settled',
      { ...INPUT, value: 1280, text: null, problem: null, fault: null },
      [],
    ])
  })

  test('of the value that it applied itself leaves the digits as they were typed', () => {
    const { at, clock, type, watch } = start()
    type('١٢٠٠')
    clock.increment(500)
    watch.tell({ type: 'value.changed', value: 1200 })
    expect([at().value, at().context.text]).toEqual(['applying', '١٢٠٠'])
  })
})

test('what could not be applied is said, and typing goes on', async () => {
  const { actor, apply, at, clock, type } = start()
  type('1200')
  clock.increment(500)
  apply.calls[0]?.reject(fault('offline'))
  const snapshot = await waitFor(actor, (now) => now.matches('failed'))
  expect([snapshot.hasTag('error'), snapshot.context.fault]).toEqual([true, { kind: 'offline' }])
  type('1300')
  expect([at().value, at().context.fault]).toEqual(['waiting', null])
})

test('missing actors say their names', async () => {
  const silent = numberSettingMachine.provide({ actors: { watchValue: fromCallback(() => undefined) } })
  expect([
    await complaintsOf(numberSettingMachine, { input: INPUT, until: (at) => at.context.fault !== null }),
    await complaintsOf(silent, {
      input: INPUT,
      events: [{ type: 'number.typed', text: '1000' }],
      until: (at) => at.matches('failed'),
    }),
  ]).toEqual([['No actor was provided for "watchValue".'], ['No actor was provided for "applyNumber".']])
})

test('every state and transition is reached, and nothing outside the limits is ever the value', () => {
  const { snapshots } = expectEveryPath(numberSettingMachine, {
    inputs: [INPUT],
    events: [
      { type: 'number.typed', text: '1200' },
      { type: 'number.typed', text: '1' },
      { type: 'value.changed', value: 1280 },
      after('debounce', 'numberSetting.waiting'),
      done('applyNumber'),
      failed('applyNumber'),
      failed('watchValue'),
    ],
  })
  expect(snapshots.filter(({ context: { value, limits } }) => value < limits.min || value > limits.max)).toEqual([])
})
