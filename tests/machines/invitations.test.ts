import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate'

import type { Invitation } from '../../src/domain/contract/invitation.contract.ts'
import { INVITATION_LIST } from '../../src/domain/invitation-list.ts'
import { wholeList, type ListAsked } from '../../src/domain/list.ts'
import { invitationFormMachine, type InvitationValues } from '../../src/machines/invitations/invitation-form.machine.ts'
import {
  invitationListMachine,
  type InvitationsPage,
  type InvitationsRead,
} from '../../src/machines/invitations/invitation-list.machine.ts'
import { invitationsMachine } from '../../src/machines/invitations/invitations.machine.ts'
import type { ListRead } from '../../src/machines/list/list.machine.ts'
import { createResourceMachine } from '../../src/machines/resource/resource.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const BORA: Invitation = {
  id: 4,
  userType: 2,
  firstName: 'Bora',
  lastName: 'Demir',
  email: 'bora@example.org',
  language: 'tr',
  state: 'open',
  createdAt: '2026-03-02T15:00:00.000Z',
  expiresAt: '2026-03-16T15:00:00.000Z',
  invitedBy: 'Olga Ruiz',
}
const PAGE: InvitationsPage = { items: [BORA], total: 1, isTotalExact: true, next: null, previous: null, now: 0 }
const WHOLE = wholeList(INVITATION_LIST)
const INPUT = { asked: WHOLE, language: 'tr' } as const

const start = (asked: ListAsked = WHOLE) => {
  const read: ListAsked[] = []
  const drafts = new Map<string, Partial<InvitationValues>>()
  const revoke = handPromise<void, { id: number }>()
  const resend = handPromise<void, { id: number }>()
  const submit = handPromise<Invitation, { values: InvitationValues }>()
  const list = invitationListMachine.provide({
    actors: {
      rows: createResourceMachine<ListRead<Invitation, InvitationsRead>, ListAsked>().provide({
        actors: {
          read: fromPromise(async ({ input }) => {
            read.push(input.query)
            return PAGE
          }),
          watchTopics: fromCallback<EventObject, undefined>(() => {}),
        },
      }),
    },
  })
  const form = invitationFormMachine.provide({
    actors: {
      submit: submit.logic,
      recallDraft: fromPromise(async ({ input }) => drafts.get(input.form) ?? null),
      keepDraft: fromPromise(async ({ input }) => void drafts.set(input.form, input.draft)),
      dropDraft: fromPromise(async ({ input }) => void drafts.delete(input.form)),
    },
  })
  const actors = { list, form, revoke: revoke.logic, resend: resend.logic }
  const actor = createActor(invitationsMachine.provide({ actors }), { input: { asked, language: 'tr' } }).start()
  const isListed = async () => {
    const rows = actor.getSnapshot().children.list?.getSnapshot().children.rows
    if (!rows) throw new Error('There is no list.')
    await waitFor(rows, (at) => at.matches('ready'))
  }
  return { isListed, actor, read, drafts, revoke, resend, submit }
}

test('the list begins as the address says', () => {
  const asked = { ...WHOLE, page: 3, search: 'bora', filters: { state: ['open'] } }
  expect(start(asked).read).toEqual([asked])
})

describe('taking back', () => {
  const asked = () => {
    const world = start()
    world.actor.send({ type: 'revocation.chosen', invitation: BORA })
    return world
  }

  test('is asked about first, then done once, and told', async () => {
    const { actor, revoke } = asked()
    expect(revoke.calls).toEqual([])
    actor.send({ type: 'revocation.confirmed' })
    actor.send({ type: 'revocation.confirmed' })
    expect(revoke.calls.map(({ input }) => input)).toEqual([{ id: 4 }])
    revoke.calls[0]?.resolve()
    const { context } = await waitFor(actor, (at) => at.matches({ act: { still: 'quiet' } }))
    expect([context.news, context.invitation]).toEqual([{ what: 'revoked', email: 'bora@example.org' }, null])
  })

  test('that is declined does nothing', () => {
    const { actor, revoke } = asked()
    actor.send({ type: 'revocation.declined' })
    const { context, value } = actor.getSnapshot()
    expect([revoke.calls.length, context.invitation, value]).toEqual([
      0,
      null,
      { act: { still: 'quiet' }, desk: 'clear' },
    ])
  })

  test('that could not be asked for is still asked about, and tried again', async () => {
    const { actor, revoke } = asked()
    actor.send({ type: 'revocation.confirmed' })
    revoke.calls[0]?.reject(fault('offline'))
    const { context } = await waitFor(actor, (at) => at.matches({ act: { revoking: 'failed' } }))
    actor.send({ type: 'revocation.confirmed' })
    expect([context.fault, revoke.calls.length]).toEqual([{ kind: 'offline' }, 2])
  })

  test('of one that was used meanwhile says so, and reads the list again', async () => {
    const { actor, revoke, read, isListed } = asked()
    await isListed()
    actor.send({ type: 'revocation.confirmed' })
    revoke.calls[0]?.reject(fault('conflict'))
    const { context } = await waitFor(actor, (at) => at.matches({ act: { still: 'refused' } }))
    expect([context.fault, read.length]).toEqual([{ kind: 'conflict' }, 2])
  })
})

describe('mailing anew', () => {
  test('is done once, and told', async () => {
    const { actor, resend } = start()
    actor.send({ type: 'resend.chosen', invitation: BORA })
    actor.send({ type: 'resend.chosen', invitation: { ...BORA, id: 5 } })
    expect(resend.calls.map(({ input }) => input)).toEqual([{ id: 4 }])
    resend.calls[0]?.resolve()
    const { context } = await waitFor(actor, (at) => at.matches({ act: 'still' }))
    expect(context.news).toEqual({ what: 'resent', email: 'bora@example.org' })
  })

  test('that failed is tried again with the same', async () => {
    const { actor, resend } = start()
    actor.send({ type: 'resend.chosen', invitation: BORA })
    resend.calls[0]?.reject(fault('unexpected'))
    await waitFor(actor, (at) => at.matches({ act: { still: 'unsent' } }))
    actor.send({ type: 'resend.retried' })
    expect(resend.calls.map(({ input }) => input)).toEqual([{ id: 4 }, { id: 4 }])
  })

  test('that is refused is not tried again, and the list is read', async () => {
    const { actor, resend, read, isListed } = start()
    await isListed()
    actor.send({ type: 'resend.chosen', invitation: BORA })
    resend.calls[0]?.reject(fault('conflict'))
    const at = await waitFor(actor, (snapshot) => snapshot.matches({ act: { still: 'refused' } }))
    expect([at.can({ type: 'resend.retried' }), read.length]).toEqual([false, 2])
  })
})

describe('inviting', () => {
  const writing = async () => {
    const world = start()
    world.actor.send({ type: 'invitation.begun' })
    const { form } = world.actor.getSnapshot().children
    if (!form) throw new Error('Nobody is being invited.')
    await waitFor(form, (at) => at.matches('editing'))
    return { ...world, form }
  }

  test('begins with an instructor and the language of who invites', async () => {
    const { form } = await writing()
    expect(form.getSnapshot().context.values).toEqual({
      userType: 2,
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      primaryAgencyId: 0,
      language: 'tr',
    })
  })

  test('is judged as the server judges it', async () => {
    const { form } = await writing()
    form.send({ type: 'field.changed', field: 'email', value: 'bora' })
    form.send({ type: 'field.changed', field: 'phone', value: '555' })
    expect(form.getSnapshot().context.errors).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'email',
      phone: 'phone',
    })
  })

  test('is sent, told, and the desk is clear again', async () => {
    const { actor, form, submit } = await writing()
    for (const [field, value] of [
      ['firstName', 'Bora'],
      ['lastName', 'Demir'],
      ['email', 'bora@example.org'],
    ] as const) {
      form.send({ type: 'field.changed', field, value })
    }
    await waitFor(form, (at) => at.matches({ editing: 'still' }))
    form.send({ type: 'form.submitted' })
    submit.calls[0]?.resolve(BORA)
    const { context } = await waitFor(actor, (at) => at.matches({ desk: 'clear' }))
    expect([submit.calls.length, context.news]).toEqual([1, { what: 'invited', email: 'bora@example.org' }])
  })

  test('half written is still there when it is gone on with', async () => {
    const { actor, form } = await writing()
    form.send({ type: 'field.changed', field: 'firstName', value: 'Bo' })
    await waitFor(form, (at) => at.matches({ editing: 'still' }))
    actor.send({ type: 'invitation.left' })
    actor.send({ type: 'invitation.begun' })
    const again = actor.getSnapshot().children.form
    if (!again) throw new Error('Nobody is being invited.')
    const { context } = await waitFor(again, (at) => at.matches('editing'))
    expect(context.values.firstName).toBe('Bo')
  })
})

test('missing actors say their names', async () => {
  const settled = { input: INPUT, until: (at: { hasTag: (tag: 'error') => boolean }) => at.hasTag('error') }
  const said = [
    ...(await complaintsOf(invitationsMachine, {
      ...settled,
      events: [{ type: 'revocation.chosen', invitation: BORA }, { type: 'revocation.confirmed' }],
    })),
    ...(await complaintsOf(invitationsMachine, { ...settled, events: [{ type: 'resend.chosen', invitation: BORA }] })),
  ]
  expect(said).toEqual(
    expect.arrayContaining(['No actor was provided for "revoke".', 'No actor was provided for "resend".']),
  )
})

test('every state and transition is reached, and nothing is acted on that is not named', () => {
  const conflict = fault('conflict')
  const { snapshots } = expectEveryPath(invitationsMachine, {
    inputs: [INPUT],
    events: [
      { type: 'revocation.chosen', invitation: BORA },
      { type: 'revocation.confirmed' },
      { type: 'revocation.declined' },
      { type: 'resend.chosen', invitation: BORA },
      { type: 'resend.retried' },
      { type: 'invitation.begun' },
      { type: 'invitation.left' },
      done('revoke'),
      failed('revoke'),
      failed('revoke', conflict),
      done('resend'),
      failed('resend'),
      failed('resend', conflict),
      done('form', BORA),
      failed('form'),
      failed('list'),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.invitation?.id]),
  })
  const unnamed = snapshots.filter(
    (at) =>
      (at.matches({ act: 'revoking' }) ||
        at.matches({ act: 'resending' }) ||
        at.matches({ act: { still: 'unsent' } })) &&
      at.context.invitation === null,
  )
  expect(unnamed).toEqual([])
})
