import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import type { Certificate } from '../../src/domain/contract/student.contract.ts'
import type { CredentialFacts, CredentialKey, CredentialVerdict } from '../../src/domain/credential.ts'
import { credentialCheckMachine } from '../../src/machines/credential-check/credential-check.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const FILE = new Blob(['a.b.c'])
const KEYS: readonly CredentialKey[] = [
  { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'https://example.org/one', alg: 'ES256', use: 'sig' },
]
const FACTS: CredentialFacts = {
  number: 'TIM-7K3M-9Q2X',
  recipientName: 'Ada Yilmaz',
  courseTitle: 'National TIM Responder',
  hours: 4,
  completedOn: '2026-05-04T12:00:00Z',
  issuedAt: '2026-05-04T12:00:00Z',
  expiresAt: null,
  issuer: 'State TIM programme',
}
const CERTIFICATE: Certificate = {
  ...FACTS,
  agency: null,
  licenseNumber: null,
  authority: null,
  signer: null,
  signerTitle: null,
  state: 'valid',
  revokedAt: null,
  supersededBy: null,
}
const GENUINE: CredentialVerdict = { kind: 'genuine', facts: FACTS }

const start = () => {
  const gatherKeys = handPromise<readonly CredentialKey[], undefined>()
  const readFile = handPromise<string, { file: Blob }>()
  const verify = handPromise<CredentialVerdict, { text: string; keys: readonly CredentialKey[] }>()
  const findCertificate = handPromise<Certificate | null, { number: string }>()
  const actor = createActor(
    credentialCheckMachine.provide({
      actors: {
        gatherKeys: gatherKeys.logic,
        readFile: readFile.logic,
        verify: verify.logic,
        findCertificate: findCertificate.logic,
      },
    }),
  ).start()
  const at = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  return { actor, gatherKeys, readFile, verify, findCertificate, at }
}

test('a credential is checked with the keys that were gathered before the network went away', async () => {
  const { actor, gatherKeys, readFile, verify, findCertificate, at } = start()
  gatherKeys.calls[0]?.resolve(KEYS)
  await at('waiting')
  actor.send({ type: 'file.chosen', file: FILE })
  readFile.calls[0]?.resolve('a.b.c')
  await at('verifying')
  expect(verify.calls[0]?.input).toEqual({ text: 'a.b.c', keys: KEYS })
  verify.calls[0]?.resolve(GENUINE)
  await at({ genuine: 'asking' })
  findCertificate.calls[0]?.reject(fault('offline'))
  const { context } = await at({ genuine: 'unasked' })
  expect([context.facts, context.certificate]).toEqual([FACTS, null])

  actor.send({ type: 'check.retried' })
  findCertificate.calls[1]?.resolve(CERTIFICATE)
  expect((await at({ genuine: 'known' })).context.certificate).toEqual(CERTIFICATE)
  expect(findCertificate.calls.map(({ input }) => input.number)).toEqual([FACTS.number, FACTS.number])
})

test('keys that could not be had at first are asked for again when they are needed', async () => {
  const { actor, gatherKeys, readFile, verify, at } = start()
  gatherKeys.calls[0]?.reject(fault('offline'))
  expect((await at('waiting')).context.fault).toBeNull()
  actor.send({ type: 'file.chosen', file: FILE })
  readFile.calls[0]?.resolve('a.b.c')
  await at('gathering')
  gatherKeys.calls[1]?.reject(fault('offline'))
  expect((await at('keyless')).context.fault).toEqual({ kind: 'offline' })
  actor.send({ type: 'check.retried' })
  gatherKeys.calls[2]?.resolve(KEYS)
  await at('verifying')
  expect(verify.calls.length).toBe(1)
})

test('another file replaces the one that is checked, and nothing of the first is shown for it', async () => {
  const { actor, gatherKeys, readFile, verify, at } = start()
  gatherKeys.calls[0]?.resolve(KEYS)
  actor.send({ type: 'file.chosen', file: FILE })
  readFile.calls[0]?.resolve('a.b.c')
  await waitFor(actor, () => verify.calls.length === 1 || gatherKeys.calls.length > 1)
  const other = new Blob(['d'])
  actor.send({ type: 'file.chosen', file: other })
  const { context } = await at('reading')
  expect([context.file, context.text, context.facts]).toEqual([other, '', null])
})

test('missing actors say their names', async () => {
  const complaints = await complaintsOf(credentialCheckMachine, {
    events: [{ type: 'file.chosen', file: FILE }],
    until: (at) => at.matches('malformed'),
  })
  expect(complaints).toContain('No actor was provided for "readFile".')
})

test('every state and transition is reached, and nothing is called genuine that was not found so', () => {
  const { snapshots } = expectEveryPath(credentialCheckMachine, {
    events: [
      { type: 'file.chosen', file: FILE },
      { type: 'check.retried' },
      { type: 'check.closed' },
      done('gatherKeys', KEYS),
      failed('gatherKeys'),
      done('readFile', 'a.b.c'),
      failed('readFile'),
      done('verify', GENUINE),
      done('verify', { kind: 'forged' }),
      done('verify', { kind: 'unknownKey' }),
      done('verify', { kind: 'malformed' }),
      failed('verify'),
      done('findCertificate', CERTIFICATE),
      done('findCertificate', null),
      failed('findCertificate'),
    ],
  })
  expect(snapshots.filter((at) => at.matches('genuine') !== (at.context.facts !== null))).toEqual([])
  expect(snapshots.filter((at) => at.matches({ genuine: 'known' }) && at.context.certificate === null)).toEqual([])
})
