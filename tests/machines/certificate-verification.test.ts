import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { CERTIFICATE_STATE } from '../../src/domain/certificate.ts'
import type { Certificate } from '../../src/domain/contract/student.contract.ts'
import { certificateVerificationMachine } from '../../src/machines/certificate-verification/certificate-verification.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const NUMBER = 'TIM-7K3M-9Q2X'

const certificate = (state: Certificate['state']): Certificate => ({
  number: NUMBER,
  state,
  recipientName: 'Ada Yilmaz',
  agency: null,
  licenseNumber: null,
  authority: null,
  signer: null,
  signerTitle: null,
  courseTitle: 'National TIM Responder',
  hours: 4,
  completedOn: '2026-05-04T12:00:00Z',
  issuedAt: '2026-05-04T12:00:00Z',
  expiresAt: null,
  issuer: 'State TIM programme',
  revokedAt: null,
  supersededBy: null,
})

const start = (code: string | null = null) => {
  const find = handPromise<Certificate | null, { number: string }>()
  const actor = createActor(certificateVerificationMachine.provide({ actors: { findCertificate: find.logic } }), {
    input: { code },
  }).start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return { actor, find, settled }
}

describe('asking', () => {
  test('a code in the address is asked at once, in its printed form', () => {
    const { actor, find } = start('tim 7k3m 9q2x')
    expect([actor.getSnapshot().value.number, find.calls.map(({ input }) => input)]).toEqual([
      'asking',
      [{ number: NUMBER }],
    ])
  })

  test.each([null, ''])('without a code (%j) it waits for one', (code) => {
    expect(start(code).actor.getSnapshot().value.number).toBe('idle')
  })

  test.each(['', '  '])('nothing at all (%j), submitted, is none either', (number) => {
    const { actor, find } = start()
    actor.send({ type: 'number.submitted', number })
    expect([actor.getSnapshot().value.number, find.calls]).toEqual(['malformed', []])
  })

  test('a number that cannot be one is not asked', () => {
    const { actor, find } = start()
    actor.send({ type: 'number.submitted', number: 'TIM-0000-0000' })
    const { value, context } = actor.getSnapshot()
    expect([value.number, context.typed, find.calls.length]).toEqual(['malformed', 'TIM-0000-0000', 0])
    actor.send({ type: 'number.changed' })
    expect(actor.getSnapshot().value.number).toBe('idle')
  })

  test('another number replaces the one that is asked', async () => {
    const { actor, find, settled } = start(NUMBER)
    actor.send({ type: 'number.submitted', number: 'TIM-2222-3333' })
    expect(find.calls.map(({ input, signal }) => [input.number, signal.aborted])).toEqual([
      [NUMBER, true],
      ['TIM-2222-3333', false],
    ])
    find.calls[1]?.resolve(null)
    expect((await settled()).value.number).toBe('unknown')
  })
})

test('a number that comes from elsewhere begins the field anew, one that was typed leaves it', () => {
  const { actor, find } = start(NUMBER)
  actor.send({ type: 'number.submitted', number: 'TIM-2222-3333' })
  const typed = actor.getSnapshot().context.given
  actor.send({ type: 'number.followed', number: NUMBER })
  expect([typed, actor.getSnapshot().context.given, find.calls.at(-1)?.input]).toEqual([
    { number: NUMBER, round: 0 },
    { number: NUMBER, round: 1 },
    { number: NUMBER },
  ])
})

describe('the answer', () => {
  test.each(CERTIFICATE_STATE)('a certificate that is %s is shown as such', async (state) => {
    const { find, settled } = start(NUMBER)
    find.calls[0]?.resolve(certificate(state))
    const snapshot = await settled()
    expect([snapshot.value.number, snapshot.context.certificate]).toEqual([{ shown: state }, certificate(state)])
  })

  test.each(['nothing', 'not found'])('%s means an unknown number', async (answer) => {
    const { find, settled } = start(NUMBER)
    if (answer === 'nothing') find.calls[0]?.resolve(null)
    else find.calls[0]?.reject(fault('notFound'))
    expect((await settled()).value.number).toBe('unknown')
  })

  test('a question that could not be put is put again', async () => {
    const { actor, find, settled } = start(NUMBER)
    find.calls[0]?.reject(fault('offline'))
    const snapshot = await settled()
    expect([snapshot.value.number, snapshot.context.fault]).toEqual(['failed', { kind: 'offline' }])
    actor.send({ type: 'verification.retried' })
    expect(find.calls.map(({ input }) => input.number)).toEqual([NUMBER, NUMBER])
  })

  test('the next number does not show the certificate before', async () => {
    const { actor, find, settled } = start(NUMBER)
    find.calls[0]?.resolve(certificate('valid'))
    await settled()
    actor.send({ type: 'number.submitted', number: 'TIM-2222-3333' })
    expect(actor.getSnapshot().context.certificate).toBeNull()
  })
})

test('an actor that nobody provided says its name', async () => {
  const complaints = await complaintsOf(certificateVerificationMachine, {
    input: { code: NUMBER },
    until: (snapshot) => snapshot.matches({ number: 'failed' }),
  })
  expect(complaints).toEqual(['No actor was provided for "findCertificate".'])
})

test('every state and transition is reached, and a certificate is never shown as what it is not', () => {
  const { snapshots } = expectEveryPath(certificateVerificationMachine, {
    inputs: [{ code: null }, { code: NUMBER }, { code: 'nonsense' }],
    events: [
      { type: 'number.submitted', number: NUMBER },
      { type: 'number.submitted', number: 'nonsense' },
      { type: 'number.submitted', number: '' },
      { type: 'number.followed', number: NUMBER },
      { type: 'number.changed' },
      { type: 'check.opened' },
      { type: 'check.closed' },
      { type: 'verification.retried' },
      done('findCertificate', null),
      ...CERTIFICATE_STATE.map((state) => done('findCertificate', certificate(state))),
      failed('findCertificate', fault('notFound')),
      failed('findCertificate', fault('offline')),
    ],
    // How often the field begins anew has no end.
    serializeState: ({ value, context: { given: _endless, ...rest } }) => JSON.stringify([value, rest]),
  })
  const shown = snapshots.filter((at) => at.matches({ number: 'shown' }))
  expect(shown.map(({ value }) => value.number)).toEqual(
    shown.map(({ context }) => ({ shown: context.certificate?.state })),
  )
})
