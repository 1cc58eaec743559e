import { expect, test } from 'vitest'

import { gatewayWith, json } from './fake-server.ts'

const CHANGE = {
  id: 3,
  state: 'asked' as const,
  from: { firstName: 'Dana', lastName: 'Whitfield' },
  to: { firstName: 'Dana', lastName: 'Reyes' },
  reason: 'I married.',
  evidence: '',
  askedAt: '2026-02-20T15:00:00.000Z',
  decidedAt: null,
  refusal: null,
}
const FORM = { firstName: 'Dana', lastName: 'Reyes', reason: 'I married.', evidence: '' }
const OWN = '/api/profiles/me/name-change'

test('how a name stands, asking for another and withdrawing that are one call each', async () => {
  const { gateway, received } = gatewayWith({
    [`GET ${OWN}`]: () => json({ needsApproval: true, latest: CHANGE }),
    [`POST ${OWN}`]: () => json(CHANGE),
    [`POST ${OWN}/withdraw`]: () => json({ ...CHANGE, state: 'withdrawn' }),
  })
  const { nameStanding } = await gateway.ask('NameStanding', {})
  const { askForName } = await gateway.ask('AskForName', { form: FORM })
  const { withdrawNameChange } = await gateway.ask('WithdrawNameChange', {})
  expect([nameStanding, askForName, withdrawNameChange.state]).toEqual([
    { needsApproval: true, latest: CHANGE },
    CHANGE,
    'withdrawn',
  ])
  expect(received.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', OWN, undefined],
    ['POST', OWN, FORM],
    ['POST', `${OWN}/withdraw`, {}],
  ])
})

test('half a change is malformed', async () => {
  const { gateway } = gatewayWith({ [`GET ${OWN}`]: () => json({ needsApproval: true, latest: { id: 3 } }) })
  await expect(gateway.ask('NameStanding', {})).rejects.toMatchObject({ fault: { kind: 'malformed' } })
})
