import { afterEach, expect, test, vi } from 'vitest'

import { gatewayWith, json, refusal } from './fake-server.ts'

const AGENCIES = 'GET /api/agencies'
const agency = (name: string) => [{ id: 1, name }]
const tokenOf = (sid: string, signature: string) => `head.${btoa(JSON.stringify({ sid }))}.${signature}`

afterEach(() => {
  vi.restoreAllMocks()
})

const open = (...answers: readonly (() => Response)[]) => {
  let asked = 0
  const next = () => {
    asked += 1
    return answers[asked - 1]?.() ?? refusal(404)
  }
  const { gateway, session } = gatewayWith({ [AGENCIES]: next, 'DELETE /api/auth/sessions/3': () => json({}) })
  const read = async () => (await gateway.ask('Agencies', {})).agencies[0]?.name
  return { gateway, session, read, asked: () => asked, bring: () => gateway.bring?.(['/agencies']) }
}

test('what was asked for ahead is read by the first who asks, and anew by the next', async () => {
  const { bring, read, asked } = open(
    () => json(agency('ahead')),
    () => json(agency('anew')),
  )
  bring()
  expect([await read(), asked(), await read(), asked()]).toEqual(['ahead', 1, 'anew', 2])
})

test('an answer that is not taken within five seconds is not shown', async () => {
  const { bring, read } = open(
    () => json(agency('ahead')),
    () => json(agency('anew')),
  )
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  bring()
  clock.mockReturnValue(6001)
  expect(await read()).toBe('anew')
})

test('what failed ahead is asked for again by who reads it', async () => {
  const { bring, read, asked } = open(
    () => refusal(404),
    () => json(agency('anew')),
  )
  bring()
  await vi.waitFor(() => expect(asked()).toBe(1))
  await new Promise((settle) => setTimeout(settle))
  expect(await read()).toBe('anew')
})

test('what fails once it was taken is asked for again, too', async () => {
  const { bring, read, asked } = open(
    () => refusal(404),
    () => json(agency('anew')),
  )
  bring()
  expect([await read(), asked()]).toEqual(['anew', 2])
})

test('after something was written, or for another session, it is asked for anew', async () => {
  const written = open(
    () => json(agency('ahead')),
    () => json(agency('anew')),
  )
  written.bring()
  await written.gateway.ask('EndPersonSession', { sessionId: '3' }).catch(() => {})
  expect(await written.read()).toBe('anew')
  const changed = open(
    () => json(agency('ahead')),
    () => json(agency('anew')),
  )
  changed.session.token = tokenOf('one', 'a')
  changed.bring()
  changed.session.token = tokenOf('two', 'a')
  expect(await changed.read()).toBe('anew')
})

test('a token that was renewed is of the session that asked', async () => {
  const { bring, read, session } = open(
    () => json(agency('ahead')),
    () => json(agency('anew')),
  )
  session.token = tokenOf('one', 'a')
  bring()
  session.token = tokenOf('one', 'b')
  expect(await read()).toBe('ahead')
})
