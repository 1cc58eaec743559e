import { expect, test } from 'vitest'
import { createActor, fromCallback, type AnyActorRef, type AnyStateMachine } from 'xstate'

import { loadCharts } from '../../../src/devtools/facts/all-charts.ts'
import { treeOf, type Branch } from '../../../src/devtools/recording/lives.ts'
import { createRecorder } from '../../../src/devtools/recording/recorder.ts'

const charts = await loadCharts()

const inert = fromCallback(() => undefined)
const standing = { setTimeout: () => 0, clearTimeout: () => undefined }

/** Actors that are charts stay what they are, and have children of their own. */
const withActors = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.entries<object>(machine.implementations.actors).map(([name, logic]) => [
        name,
        'root' in logic ? withActors(logic as AnyStateMachine) : inert,
      ]),
    ),
  })

const PAYLOAD = {
  items: [],
  lines: [],
  values: {},
  ids: [],
  rows: [],
  output: { items: [], rows: [] },
  id: 3,
  name: 'x',
}

type Family = readonly [session: string, parent: string | null]

/** Asked of XState itself, without the instruments. */
const livingOf = (ref: AnyActorRef, parent: string | null = null): readonly Family[] => {
  const { children = {}, status } = ref.getSnapshot() as { children?: Record<string, AnyActorRef>; status: string }
  if (status !== 'active') return []
  return [
    [ref.sessionId, parent] as const,
    ...Object.values(children).flatMap((child) => livingOf(child, ref.sessionId)),
  ]
}

const listedIn = (branches: readonly Branch[], parent: string | null = null): readonly Family[] =>
  branches.flatMap(({ life, children }) => [[life.session, parent] as const, ...listedIn(children, life.session)])

const sorted = (families: readonly Family[]) => families.toSorted(([one], [other]) => one.localeCompare(other))

let met = 0

test.each(charts.map(({ name, machine }) => [name, machine] as const))(
  '%s: each living actor is listed once, below its own parent, whatever it was told',
  async (_, machine) => {
    const recorder = createRecorder()
    const actor = createActor(withActors(machine), { input: PAYLOAD, inspect: recorder.inspect, clock: standing })
    actor.subscribe({ error: () => undefined })
    actor.start()
    for (const type of ['', ...machine.events]) {
      if (type !== '' && actor.getSnapshot().status === 'active') actor.send({ ...PAYLOAD, type })
      await Promise.resolve()
      const living = livingOf(actor)
      expect([type, sorted(listedIn(treeOf(recorder.getLives())))]).toEqual([type, sorted(living)])
      met = Math.max(met, living.length)
    }
  },
)

test('some had children of children', () => {
  expect(met).toBeGreaterThan(5)
})
