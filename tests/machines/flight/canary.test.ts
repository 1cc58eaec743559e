import { expect, test } from 'vitest'
import { createActor, fromCallback, type AnyEventObject, type AnyStateMachine } from 'xstate'

import { FaultError } from '../../../src/domain/fault.ts'
import made from '../../../src/flight/generated/choices.json' with { type: 'json' }
import { aRecorder, everyChart } from './flight.ts'

/** What nobody may find in a recording. */
const CANARY = 'canary'
const text = (about: string) => `${CANARY} ${about}@example.org`

/** The fields that charts have, some for each event, filled in with what a person might have written there. */
const SOME = 12
const written = (turn: number): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({ length: SOME }, (_, at) => made.names[(turn * SOME + at) % made.names.length] ?? '').map((name) => [
      name,
      text(name),
    ]),
  )

const HELD = {
  [text('key')]: 1,
  held: new Map<unknown, unknown>([
    [text('map'), text('mapped')],
    [98_765_432_123, new Set([text('set')])],
  ]),
  error: new FaultError({ kind: 'refused', message: text('message'), facts: { [text('fact')]: text('fact') } }),
  userId: 98_765_432_123,
  at: { latitude: 98_765_432_123 },
  cause: Object.assign(new Error(text('error')), { name: text('name') }),
  file: { content: new Blob([text('file')]), name: text('file') },
}

const payload = (turn: number): Record<string, unknown> => ({
  ...written(turn),
  ...HELD,
  values: { ...written(turn), [text('key')]: text('value') },
  items: [written(turn), text('item')],
  output: { ...written(turn), items: [written(turn)], lines: [[text('line')]] },
})

const inert = fromCallback(() => undefined)
const standing = { setTimeout: () => 0, clearTimeout: () => undefined }

/** Those that are charts stay what they are: what a chart tells another is walked too. */
const withActors = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.entries<object>(machine.implementations.actors).map(([name, logic]) => [
        name,
        'root' in logic ? withActors(logic as AnyStateMachine) : inert,
      ]),
    ),
  })

/** Tells a chart all that it knows of, in every state that it comes to, several times over. */
const walk = (machine: AnyStateMachine) => {
  const recorder = aRecorder()
  let turn = 0
  const begin = () => {
    turn += 1
    const actor = createActor(withActors(machine), { input: payload(turn), clock: standing })
    actor.subscribe({ error: () => undefined })
    recorder.attach(actor)
    return actor.start()
  }
  let actor = begin()
  for (const round of ['one', 'two']) {
    for (const type of machine.events) {
      if (actor.getSnapshot().status !== 'active') actor = begin()
      turn += 1
      const event: AnyEventObject = { ...payload(turn), type: type.replace('*', text(round)) }
      actor.send(event)
    }
  }
  return recorder.sent()
}

test('what people write into any chart is in no recording, nor who they are', () => {
  const told = everyChart.map((machine) => {
    const said = JSON.stringify(walk(machine))
    return {
      chart: machine.id,
      isFound: said.includes(CANARY) || said.includes('98765432123'),
      isTold: said.includes('"told"'),
    }
  })
  expect(told.length).toBeGreaterThan(100)
  expect(told.filter(({ isFound }) => isFound)).toEqual([])
  expect(told.filter(({ isTold }) => isTold).length).toBeGreaterThan(80)
})
