import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import type { InvitationsRevoked } from '../../src/domain/contract/invitation.contract.ts'
import type { ListSelection } from '../../src/domain/list.ts'
import { invitationsRevocationMachine } from '../../src/machines/invitations/invitations-revocation.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const CHOSEN = { selection: { kind: 'some', ids: [4, 5] }, count: 2, isExact: true } as const
const OUTCOME: InvitationsRevoked = { revoked: 1, kept: 1 }

const asked = () => {
  const revoke = handPromise<InvitationsRevoked, { selection: ListSelection }>()
  const actor = createActor(invitationsRevocationMachine.provide({ actors: { revoke: revoke.logic } })).start()
  actor.send({ type: 'revocation.chosen', chosen: CHOSEN })
  return { actor, revoke }
}

test('is asked about first, then done once, and its outcome kept', async () => {
  const { actor, revoke } = asked()
  expect(revoke.calls).toEqual([])
  actor.send({ type: 'revocation.confirmed' })
  actor.send({ type: 'revocation.confirmed' })
  expect(revoke.calls.map(({ input }) => input)).toEqual([{ selection: CHOSEN.selection }])
  revoke.calls[0]?.resolve(OUTCOME)
  expect((await waitFor(actor, (at) => at.matches('resting'))).context.outcome).toEqual(OUTCOME)
})

test('that is under way is not left, so its outcome is not lost', () => {
  const { actor } = asked()
  actor.send({ type: 'revocation.confirmed' })
  actor.send({ type: 'revocation.declined' })
  expect(actor.getSnapshot().value).toBe('underway')
})

test('that could not be asked for is tried again; one that was refused is not', async () => {
  const { actor, revoke } = asked()
  actor.send({ type: 'revocation.confirmed' })
  revoke.calls[0]?.reject(fault('offline'))
  await waitFor(actor, (at) => at.matches('failed'))
  actor.send({ type: 'revocation.confirmed' })
  revoke.calls[1]?.reject(fault('conflict'))
  const at = await waitFor(actor, (snapshot) => snapshot.matches('refused'))
  expect([at.can({ type: 'revocation.confirmed' }), at.context.fault]).toEqual([false, { kind: 'conflict' }])
})

test('a missing actor says its name', async () => {
  expect(
    await complaintsOf(invitationsRevocationMachine, {
      input: undefined,
      events: [{ type: 'revocation.chosen', chosen: CHOSEN }, { type: 'revocation.confirmed' }],
      until: (at) => at.hasTag('error'),
    }),
  ).toEqual(['No actor was provided for "revoke".'])
})

test('every state and transition is reached, and nothing is taken back without a choice', () => {
  const { snapshots } = expectEveryPath(invitationsRevocationMachine, {
    inputs: [undefined],
    events: [
      { type: 'revocation.chosen', chosen: CHOSEN },
      { type: 'revocation.confirmed' },
      { type: 'revocation.declined' },
      done('revoke', OUTCOME),
      failed('revoke'),
      failed('revoke', { kind: 'conflict' }),
    ],
  })
  expect(snapshots.filter((at) => at.matches('underway') && at.context.chosen === null)).toEqual([])
})
