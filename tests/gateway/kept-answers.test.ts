import { describe, expect, test } from 'vitest'

import { createKeptAnswers } from '../../src/gateway/kept-answers.ts'
import { createTopics } from '../../src/gateway/topics.ts'
import { gatewayWith, json, refusal } from './fake-server.ts'

const tokenOf = (sid: string, signature: string) => `head.${btoa(JSON.stringify({ sid }))}.${signature}`

const begin = () => {
  const topics = createTopics()
  const world: { token: string | null; language: string; now: number } = {
    token: tokenOf('one', 'a'),
    language: 'en',
    now: 0,
  }
  const answers = createKeptAnswers({
    topics,
    token: () => world.token,
    language: () => world.language,
    now: () => world.now,
  })
  const read = (key: string, answer: unknown) => answers.begin(key, ['groups'])(answer)
  return { topics, world, answers, read }
}

test('what was answered last is recalled by its key', () => {
  const { answers, read } = begin()
  read('students', ['Ada'])
  read('students', ['Ada', 'Grace'])
  expect([answers.recall('students'), answers.recall('groups')]).toEqual([['Ada', 'Grace'], undefined])
})

test('a token that was renewed is of the same session', () => {
  const { answers, read, world } = begin()
  read('students', ['Ada'])
  world.token = tokenOf('one', 'renewed')
  expect(answers.recall('students')).toEqual(['Ada'])
})

describe('it is gone for good', () => {
  test.each([
    ['another person', { token: tokenOf('two', 'a') }],
    ['who signed out', { token: null }],
    ['another language', { language: 'ar' }],
  ] as const)('for %s', (_, change) => {
    const { answers, read, world } = begin()
    const before = { ...world }
    read('students', ['Ada'])
    Object.assign(world, change)
    expect(answers.recall('students')).toBeUndefined()
    Object.assign(world, before)
    expect(answers.recall('students')).toBeUndefined()
  })

  test.each(['groups', 'viewer', 'language'] as const)('after a change of %s, and not of anything else', (topic) => {
    const { answers, read, topics } = begin()
    read('students', ['Ada'])
    topics.announce('materials')
    expect(answers.recall('students')).toEqual(['Ada'])
    topics.announce(topic)
    expect(answers.recall('students')).toBeUndefined()
  })

  test('when something is written', () => {
    const { answers, read } = begin()
    read('students', ['Ada'])
    answers.forgetAll()
    expect(answers.recall('students')).toBeUndefined()
  })

  test('when it was refused', () => {
    const { answers, read } = begin()
    read('students', ['Ada'])
    answers.forget('students')
    expect(answers.recall('students')).toBeUndefined()
  })

  test('after five minutes', () => {
    const { answers, read, world } = begin()
    read('students', ['Ada'])
    world.now = 5 * 60_000
    expect(answers.recall('students')).toBeUndefined()
  })
})

test('an answer to what was asked before something was written, or by somebody else, is not kept', () => {
  const { answers, world } = begin()
  const keep = answers.begin('students', ['groups'])
  answers.forgetAll()
  keep(['as it was'])
  expect(answers.recall('students')).toBeUndefined()
  const keepOfAnother = answers.begin('students', ['groups'])
  world.token = tokenOf('two', 'a')
  keepOfAnother(['of the first'])
  expect(answers.recall('students')).toBeUndefined()
})

test('the oldest of too many is let go', () => {
  const { answers, read } = begin()
  for (let at = 0; at <= 40; at += 1) read(`page ${at}`, at)
  expect([answers.recall('page 0'), answers.recall('page 1'), answers.recall('page 40')]).toEqual([undefined, 1, 40])
})

test.each(['done', 'refused'])(
  'a gateway forgets what it kept when it writes, and what is asked meanwhile: %s',
  async (end) => {
    const { gateway } = gatewayWith({
      'DELETE /api/profiles/me/photo': () => (end === 'done' ? json({}) : refusal(409)),
    })
    const { answers } = gateway
    answers?.begin('profile', [])('as it was')
    const writing = gateway.ask('RemovePhoto', {}).catch(() => {})
    const keep = answers?.begin('students', [])
    expect(answers?.recall('profile')).toBeUndefined()
    await writing
    keep?.('read while it was written')
    expect(answers?.recall('students')).toBeUndefined()
  },
)

test('what is only asked, by a body, ends nothing of what is kept', async () => {
  const { gateway, received } = gatewayWith({ 'POST /api/auth/check-link': () => refusal(400) })
  gateway.answers?.begin('partners', [])('as they were')
  await gateway.ask('MailedLink', { code: 'h4kq0' }).catch(() => {})
  expect(received.map(({ path }) => path)).toEqual(['/api/auth/check-link'])
  expect(gateway.answers?.recall('partners')).toBe('as they were')
})
