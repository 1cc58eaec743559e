import { afterEach, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { howToOffersOf } from '../../src/app/actors/how-to-offers.actors.ts'
import type { Gateway } from '../../src/gateway/gateway.ts'
import { createKeptAnswers } from '../../src/gateway/kept-answers.ts'
import { createTopics } from '../../src/gateway/topics.ts'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

const offer = (id: number) => ({ id, title: `Video ${id}`, seconds: 60, pages: ['/home'] })

/** Toolbars of one page, which come and go; what they ask is answered by hand. */
const toolbars = () => {
  const topics = createTopics()
  const asked: ((id: number) => void)[] = []
  const gateway = {
    topics,
    answers: createKeptAnswers({ topics, token: () => 'token', language: () => 'en' }),
    ask: () =>
      new Promise((answer) => {
        asked.push((id) => answer({ howToOffers: [offer(id)] }))
      }),
  } as unknown as Gateway
  const come = (userId = 5) => {
    const actor = createActor(howToOffersOf(gateway, userId), { input: { query: undefined } }).start()
    stops.push(() => actor.stop())
    return actor
  }
  return { topics, asked, come }
}

type Toolbar = ReturnType<ReturnType<typeof toolbars>['come']>
const shownBy = async (toolbar: Toolbar) => (await waitFor(toolbar, (at) => at.matches('ready'))).context.data

test('a toolbar that takes the place of another takes what that one has asked for', async () => {
  const { asked, come } = toolbars()
  come().stop()
  const next = come()
  asked[0]?.(1)
  expect([await shownBy(next), asked.length]).toEqual([[offer(1)], 1])
})

test('and shows what that one was told', async () => {
  const { asked, come } = toolbars()
  const first = come()
  asked[0]?.(1)
  await shownBy(first)
  first.stop()
  expect([await shownBy(come()), asked.length]).toEqual([[offer(1)], 1])
})

test('what was asked before something of it changed is taken by nobody', async () => {
  for (const topic of ['howTo', 'viewer', 'language'] as const) {
    const { topics, asked, come } = toolbars()
    come().stop()
    topics.announce(topic)
    const next = come()
    asked[0]?.(1)
    asked[1]?.(2)
    expect([topic, await shownBy(next), asked.length]).toEqual([topic, [offer(2)], 2])
  }
})

test('who comes after somebody else asks for their own', async () => {
  const { asked, come } = toolbars()
  come(5).stop()
  const next = come(6)
  asked[0]?.(1)
  asked[1]?.(2)
  expect([await shownBy(next), asked.length]).toEqual([[offer(2)], 2])
})

test('what did not come is asked for again', async () => {
  const topics = createTopics()
  let asked = 0
  const ask = async () => {
    asked += 1
    if (asked === 1) throw new TypeError('Failed to fetch')
    return { howToOffers: [offer(asked)] }
  }
  const gateway = { topics, ask } as unknown as Gateway
  const toolbar = createActor(howToOffersOf(gateway, 5), { input: { query: undefined } }).start()
  stops.push(() => toolbar.stop())
  await waitFor(toolbar, (at) => at.matches('failed'))
  toolbar.send({ type: 'resource.retried' })
  expect(await shownBy(toolbar)).toEqual([offer(2)])
})
