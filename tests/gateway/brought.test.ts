import { afterEach, expect, test, vi } from 'vitest'

import { toFault } from '../../src/domain/fault.ts'
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

test('an answer may be taken for five seconds, however long it was on its way', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const read = async (answered: number, later: number) => {
    const one = open(
      () => json(agency('ahead')),
      () => json(agency('anew')),
    )
    one.bring()
    clock.mockReturnValue(answered)
    await vi.waitFor(() => expect(one.asked()).toBe(1))
    await new Promise((settle) => setTimeout(settle, 5))
    clock.mockReturnValue(answered + later)
    return one.read()
  }
  expect([await read(20_000, 4999), await read(20_000, 5000)]).toEqual(['ahead', 'anew'])
})

test.each([
  ['the line lost', () => Response.error(), 'anew', 2],
  ['is refused', () => refusal(404), 'notFound', 1],
] as const)('what %s is asked for by its reader again, or not', async (_, answer, said, count) => {
  const open_ = () => open(answer, () => json(agency('anew')))
  const taken = open_()
  taken.bring()
  const fault = (cause: unknown) => toFault(cause).kind
  expect([await taken.read().catch(fault), taken.asked()]).toEqual([said, count])
  const failed = open_()
  failed.bring()
  await vi.waitFor(() => expect(failed.asked()).toBe(1))
  await new Promise((settle) => setTimeout(settle, 5))
  expect([await failed.read().catch(fault), failed.asked()]).toEqual([said, count])
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
