import { describe, expect, test } from 'vitest'

import type { BotSolution } from '../../src/domain/contract/bot-check.contract.ts'
import { gatewayWith, json, refusal } from './fake-server.ts'

const NOTE = { id: 4, title: 'Vest', detail: 'Class 3.', createdAt: '2026-03-02T15:00:00Z' }
const EVENT = {
  id: 'class-9',
  kind: 'class',
  title: 'TIM Responder',
  detail: 'Academy, Fairmont',
  at: '2026-03-05T14:00:00Z',
  timeZone: 'America/Chicago',
  url: '/student/dash',
}
const SOLUTION: BotSolution = {
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      cost: 5000,
      data: { expires: 1_800_000_000 },
      keyLength: 32,
      keyPrefix: 'ab',
      keySignature: 'cd',
      nonce: '01',
      salt: '02',
    },
    signature: 'ef',
  },
  solution: { counter: 61, derivedKey: 'ab' },
}
const MESSAGE = {
  name: 'Ada',
  email: 'ada@example.org',
  topic: 'other',
  message: 'Hello.',
  flight: undefined,
  botCheck: SOLUTION,
} as const

describe('the quick panel', () => {
  test('is read as the person has it', async () => {
    const panel = { notes: [NOTE], events: [EVENT] }
    const { gateway } = gatewayWith({ 'GET /api/users/5/quick-panel': () => json(panel) })
    expect(await gateway.ask('QuickPanel', { userId: 5 })).toEqual({ quickPanel: panel })
  })

  test('tells whoever shows it of each thing that is done to it', async () => {
    const { gateway, received } = gatewayWith({
      'POST /api/users/5/notes': () => json(NOTE, { status: 201 }),
      'DELETE /api/users/5/notes/4': () => new Response(null, { status: 204 }),
      'POST /api/users/5/events/clear': () => new Response(null, { status: 204 }),
    })
    let changes = 0
    gateway.topics.subscribe(['quickPanel'], () => {
      changes += 1
    })
    expect(await gateway.ask('AddNote', { userId: 5, title: 'Vest', detail: 'Class 3.' })).toEqual({ addNote: NOTE })
    expect(await gateway.ask('RemoveNote', { userId: 5, noteId: 4 })).toEqual({ removeNote: true })
    expect(await gateway.ask('ClearEvents', { userId: 5, ids: ['class-9'] })).toEqual({ clearEvents: true })
    expect(received.map(({ body, headers }) => ({ body, key: headers.get('Idempotency-Key') }))).toEqual([
      { body: { title: 'Vest', detail: 'Class 3.' }, key: 'key-1' },
      { body: undefined, key: null },
      { body: { ids: ['class-9'] }, key: null },
    ])
    expect(changes).toBe(3)
  })

  test('of another kind of event is malformed', async () => {
    const panel = { notes: [], events: [{ ...EVENT, kind: 'party' }] }
    const { gateway } = gatewayWith({ 'GET /api/users/5/quick-panel': () => json(panel) })
    await expect(gateway.ask('QuickPanel', { userId: 5 })).rejects.toMatchObject({ fault: { kind: 'malformed' } })
  })
})

describe('a contact message', () => {
  test('goes with the solution as it was signed, and brings its reference', async () => {
    const { gateway, received } = gatewayWith({
      'POST /api/contact-messages': () => json({ reference: 'C-7K3M-9QX2' }, { status: 201 }),
    })
    expect(await gateway.ask('SendContactMessage', MESSAGE)).toEqual({
      sendContactMessage: { reference: 'C-7K3M-9QX2' },
    })
    expect(received.map(({ body, headers }) => [body, headers.get('Idempotency-Key')])).toEqual([[MESSAGE, 'key-1']])
  })

  test('that nobody answered keeps its key, so that it is not sent twice', async () => {
    const answers = [() => refusal(503), () => json({ reference: 'C-7K3M-9QX2' }, { status: 201 })]
    const { gateway, received } = gatewayWith({
      'POST /api/contact-messages': () => answers.shift()?.() ?? refusal(500),
    })
    await expect(gateway.ask('SendContactMessage', MESSAGE)).rejects.toMatchObject({ fault: { kind: 'unexpected' } })
    await gateway.ask('SendContactMessage', MESSAGE)
    expect(received.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-1'])
  })

  test('is told what is wrong with each field', async () => {
    const fields = [{ field: 'email', message: 'Geçersiz e-posta adresi' }]
    const { gateway } = gatewayWith({
      'POST /api/contact-messages': () => refusal(400, { code: 'INVALID', details: fields }),
    })
    await expect(gateway.ask('SendContactMessage', MESSAGE)).rejects.toMatchObject({
      fault: { kind: 'refused', fields },
    })
  })
})

test('a bot check is what the server signed', async () => {
  const check = { challenge: SOLUTION.challenge, goodFor: 1200 }
  const { gateway } = gatewayWith({ 'GET /api/bot-check': () => json(check) })
  expect(await gateway.ask('BotCheck', {})).toEqual({ botCheck: check })
})
