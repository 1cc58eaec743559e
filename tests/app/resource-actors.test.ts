import { afterEach, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { resourceActors } from '../../src/app/actors/resource.actors.ts'
import { FaultError } from '../../src/domain/fault.ts'
import { createTopics } from '../../src/gateway/topics.ts'
import { createResourceMachine } from '../../src/machines/resource/resource.machine.ts'

const open = () => {
  const answers: (() => Promise<string>)[] = [
    async () => {
      throw new FaultError({ kind: 'offline' })
    },
    async () => 'read',
  ]
  let asked = 0
  const actors = resourceActors<string>({ topics: createTopics() }, [], async () => (await answers[asked++]?.()) ?? '')
  const actor = createActor(createResourceMachine<string>().provide({ actors }), { input: { query: undefined } })
  return { actor: actor.start(), asked: () => asked }
}

const stop: (() => void)[] = []
afterEach(() => stop.splice(0).forEach((end) => end()))

test('what could not be read without a network is read when the browser says that it is back', async () => {
  const { actor } = open()
  stop.push(() => actor.stop())
  await waitFor(actor, (at) => at.matches('failed'))
  window.dispatchEvent(new Event('online'))
  expect((await waitFor(actor, (at) => at.matches('ready'))).context.data).toBe('read')
})

test('a screen that is gone asks for nothing', async () => {
  const { actor, asked } = open()
  await waitFor(actor, (at) => at.matches('failed'))
  actor.stop()
  window.dispatchEvent(new Event('online'))
  expect(asked()).toBe(1)
})
