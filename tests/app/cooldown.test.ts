import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'

import { cooldown } from '../../src/app/actors/cooldown.actors.ts'

const count = (seconds: number) => {
  const heard: unknown[] = []
  const actor = createActor(
    setup({
      types: { events: {} as { type: 'cooldown.ticked'; left: number } | { type: 'cooldown.ended' } },
      actors: { cooldown },
      actions: { hear: ({ event }) => void heard.push(event) },
    }).createMachine({
      invoke: { src: 'cooldown', input: { seconds } },
      on: { '*': { actions: 'hear' } },
    }),
  ).start()
  return { heard, actor }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('counts whole seconds, to an end that is told once', () => {
  const { heard } = count(3)
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual([
    { type: 'cooldown.ticked', left: 2 },
    { type: 'cooldown.ticked', left: 1 },
    { type: 'cooldown.ended' },
  ])
})

test('tells nobody who went away', () => {
  const { heard, actor } = count(3)
  vi.advanceTimersByTime(1000)
  actor.stop()
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual([{ type: 'cooldown.ticked', left: 2 }])
})
