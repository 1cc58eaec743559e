import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { createResource } from '../../src/app/actors/kept-resource.actors.ts'
import { resourceActors } from '../../src/app/actors/resource.actors.ts'
import { FaultError } from '../../src/domain/fault.ts'
import { createKeptAnswers } from '../../src/gateway/kept-answers.ts'
import { createTopics } from '../../src/gateway/topics.ts'
import { selectData } from '../../src/machines/resource/resource.connect.ts'
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

/** A screen that is opened again and again, and whose answers a test gives by hand. */
const openKept = () => {
  const topics = createTopics()
  const answers = createKeptAnswers({ topics, token: () => 'token', language: () => 'en' })
  const asked: PromiseWithResolvers<string>[] = []
  const visit = (query: string) => {
    const machine = createResource<string, string>(
      { topics, answers },
      ['groups'],
      () => {
        const answer = Promise.withResolvers<string>()
        asked.push(answer)
        return answer.promise
      },
      (of) => `group ${of}`,
    )
    const actor = createActor(machine, { input: { query } }).start()
    stop.push(() => actor.stop())
    return actor
  }
  const settled = async (actor: ReturnType<typeof visit>) =>
    selectData(await waitFor(actor, (at) => !at.hasTag('busy')))
  return { answers, topics, asked, visit, settled }
}

describe('what is kept of a screen', () => {
  test('is shown when it is opened again, beside the reading of what is so now', async () => {
    const { visit, asked, settled } = openKept()
    const first = visit('a')
    asked[0]?.resolve('then')
    await settled(first)
    first.stop()
    const again = visit('a')
    // It is on the screen before anything is asked.
    expect([again.getSnapshot().value, selectData(again.getSnapshot()), asked.length]).toEqual([
      'refreshing',
      'then',
      1,
    ])
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    expect(selectData(visit('b').getSnapshot())).toBeUndefined()
    asked[1]?.resolve('now')
    expect(await settled(again)).toBe('now')
  })

  test('is not what was asked before something was written', async () => {
    const { answers, visit, asked, settled } = openKept()
    const first = visit('a')
    answers.forgetAll()
    asked[0]?.resolve('as it was')
    await settled(first)
    expect(visit('a').getSnapshot().value).toBe('loading')
  })

  test('is gone when the server refuses it', async () => {
    const { visit, asked, settled } = openKept()
    const first = visit('a')
    asked[0]?.resolve('seen')
    await settled(first)
    const again = visit('a')
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    asked[1]?.reject(new FaultError({ kind: 'forbidden' }))
    expect(await settled(again)).toBeUndefined()
    expect(visit('a').getSnapshot().value).toBe('loading')
  })

  test('is not what a screen that was left asked for', async () => {
    const { visit, asked } = openKept()
    visit('a').stop()
    asked[0]?.resolve('late')
    await asked[0]?.promise
    expect(visit('a').getSnapshot().value).toBe('loading')
  })
})
