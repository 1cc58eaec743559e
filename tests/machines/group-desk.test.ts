import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import type { Group, GroupInvitation } from '../../src/domain/contract/group.contract.ts'
import type { ListSelection } from '../../src/domain/list.ts'
import { groupDeskMachine, type ChosenStudents } from '../../src/machines/group-desk/group-desk.machine.ts'
import { groupInviteFormMachine, type GroupInviteValues } from '../../src/machines/group-desk/group-forms.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const CREW: Group = { id: 3, name: 'Crew A', members: 2, invited: 1 }
const BORA: GroupInvitation = {
  id: 4,
  firstName: 'Bora',
  lastName: 'Demir',
  email: 'bora@example.org',
  language: 'tr',
  state: 'open',
  createdAt: '2026-03-02T15:00:00.000Z',
  expiresAt: '2026-03-16T15:00:00.000Z',
  invitedBy: 'Hanan Saleh',
  groupId: 3,
  groupName: 'Crew A',
}
const TWO: ChosenStudents = { selection: { kind: 'some', ids: [1, 2] }, count: 2, isExact: true }
const INPUT = { language: 'tr' } as const

const start = () => {
  const move = handPromise<number, { groupId: number; selection: ListSelection }>()
  const remove = handPromise<number, { selection: ListSelection }>()
  const revoke = handPromise<void, { groupId: number; id: number }>()
  const resend = handPromise<void, { groupId: number; id: number }>()
  const submit = handPromise<GroupInvitation, { values: GroupInviteValues }>()
  const inviteForm = groupInviteFormMachine.provide({
    actors: {
      submit: submit.logic,
      recallDraft: fromPromise<Partial<GroupInviteValues> | null, { form: string }>(async () => null),
      keepDraft: fromPromise(async () => {}),
      dropDraft: fromPromise(async () => {}),
    },
  })
  const actors = { move: move.logic, remove: remove.logic, revoke: revoke.logic, resend: resend.logic, inviteForm }
  const actor = createActor(groupDeskMachine.provide({ actors }), { input: INPUT }).start()
  return { actor, move, remove, revoke, resend, submit }
}

describe('moving', () => {
  test('needs a group to go to, is done once, and told', async () => {
    const { actor, move } = start()
    actor.send({ type: 'move.chosen', students: TWO })
    expect(actor.getSnapshot().can({ type: 'act.confirmed' })).toBe(false)
    actor.send({ type: 'target.chosen', groupId: 9 })
    actor.send({ type: 'act.confirmed' })
    actor.send({ type: 'target.chosen', groupId: 5 })
    expect(move.calls.map(({ input }) => input)).toEqual([{ groupId: 9, selection: TWO.selection }])
    move.calls[0]?.resolve(2)
    const { context } = await waitFor(actor, (at) => at.matches('clear'))
    expect([context.news, context.students, context.groupId]).toEqual([{ what: 'moved', count: 2 }, null, null])
  })

  test('that could not be asked for stays open, and is tried again', async () => {
    const { actor, move } = start()
    actor.send({ type: 'move.chosen', students: TWO })
    actor.send({ type: 'target.chosen', groupId: 9 })
    actor.send({ type: 'act.confirmed' })
    move.calls[0]?.reject(fault('offline'))
    const { context } = await waitFor(actor, (at) => at.matches({ moving: 'failed' }))
    actor.send({ type: 'act.confirmed' })
    expect([context.fault, move.calls.length]).toEqual([{ kind: 'offline' }, 2])
  })
})

test('removing that is declined does nothing', () => {
  const { actor, remove } = start()
  actor.send({ type: 'removal.chosen', students: TWO })
  actor.send({ type: 'act.declined' })
  const { value, context } = actor.getSnapshot()
  expect([remove.calls, value, context.students]).toEqual([[], { clear: 'quiet' }, null])
})

test('an invitation is revoked in its own group, and told by its address', async () => {
  const { actor, revoke } = start()
  actor.send({ type: 'revocation.chosen', invitation: BORA })
  actor.send({ type: 'act.confirmed' })
  expect(revoke.calls.map(({ input }) => input)).toEqual([{ groupId: 3, id: 4 }])
  revoke.calls[0]?.resolve()
  const { context } = await waitFor(actor, (at) => at.matches('clear'))
  expect(context.news).toEqual({ what: 'revoked', email: 'bora@example.org' })
})

test('mailing anew that failed is tried again; one that is refused is not', async () => {
  const { actor, resend } = start()
  actor.send({ type: 'resend.chosen', invitation: BORA })
  resend.calls[0]?.reject(fault('unexpected'))
  await waitFor(actor, (at) => at.matches({ clear: 'unsent' }))
  actor.send({ type: 'resend.retried' })
  resend.calls[1]?.reject(fault('conflict'))
  const at = await waitFor(actor, (snapshot) => snapshot.matches({ clear: 'refused' }))
  expect([at.can({ type: 'resend.retried' }), resend.calls.length]).toEqual([false, 2])
})

test('inviting begins in the group and the language of who invites, and is judged as the server judges it', async () => {
  const { actor } = start()
  actor.send({ type: 'invitation.begun', groupId: 3 })
  const form = actor.getSnapshot().children.inviteForm
  if (!form) throw new Error('Nobody is being invited.')
  await waitFor(form, (at) => at.matches('editing'))
  form.send({ type: 'field.changed', field: 'email', value: 'bora' })
  const { values, errors } = form.getSnapshot().context
  expect([values.groupId, values.language, errors]).toEqual([
    3,
    'tr',
    { firstName: 'required', lastName: 'required', email: 'email' },
  ])
})

test('missing actors say their names', async () => {
  const said = await Promise.all([
    complaintsOf(groupDeskMachine, {
      input: INPUT,
      events: [{ type: 'removal.chosen', students: TWO }, { type: 'act.confirmed' }],
      until: (at) => at.hasTag('error'),
    }),
    complaintsOf(groupDeskMachine, {
      input: INPUT,
      events: [{ type: 'resend.chosen', invitation: BORA }],
      until: (at) => at.hasTag('error'),
    }),
  ])
  expect(said).toEqual([['No actor was provided for "remove".'], ['No actor was provided for "resend".']])
})

test('every state and transition is reached, and nothing is done with nobody', () => {
  const { snapshots } = expectEveryPath(groupDeskMachine, {
    inputs: [INPUT],
    events: [
      { type: 'invitation.begun', groupId: 3 },
      { type: 'naming.begun', group: CREW },
      { type: 'naming.begun', group: null },
      { type: 'desk.left' },
      { type: 'move.chosen', students: TWO },
      { type: 'target.chosen', groupId: 9 },
      { type: 'removal.chosen', students: TWO },
      { type: 'revocation.chosen', invitation: BORA },
      { type: 'resend.chosen', invitation: BORA },
      { type: 'resend.retried' },
      { type: 'act.confirmed' },
      { type: 'act.declined' },
      done('inviteForm', BORA),
      failed('inviteForm'),
      done('nameForm', CREW),
      failed('nameForm'),
      done('move', 2),
      failed('move'),
      failed('move', { kind: 'conflict' }),
      done('remove', 2),
      failed('remove'),
      failed('remove', { kind: 'conflict' }),
      done('revoke'),
      failed('revoke'),
      failed('revoke', { kind: 'conflict' }),
      done('resend'),
      failed('resend'),
      failed('resend', fault('conflict')),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.groupId]),
  })
  const nobody = snapshots.filter(
    (at) => (at.matches('moving') || at.matches('removing')) && at.context.students === null,
  )
  expect(nobody).toEqual([])
})
