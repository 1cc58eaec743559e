import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate'

import type { Invitation } from '../../src/domain/contract/invitation.contract.ts'
import { ALL_INVITATIONS, type InvitationsAsked } from '../../src/domain/invitation.ts'
import { invitationFormMachine, type InvitationValues } from '../../src/machines/invitations/invitation-form.machine.ts'
import {
  invitationsListMachine,
  invitationsMachine,
  SETTLE_MS,
  type InvitationsPage,
} from '../../src/machines/invitations/invitations.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

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
const PAGE: InvitationsPage = { items: [BORA], total: 1, now: 0 }
const INPUT = { asked: ALL_INVITATIONS, language: 'tr' } as const

const start = (asked: InvitationsAsked = ALL_INVITATIONS) => {
  const read: InvitationsAsked[] = []
  const written: InvitationsAsked[] = []
  const drafts = new Map<string, Partial<InvitationValues>>()
  const revoke = handPromise<void, { id: number }>()
  const resend = handPromise<void, { id: number }>()
  const submit = handPromise<Invitation, { values: InvitationValues }>()
  const list = invitationsListMachine.provide({
    actors: {
      read: fromPromise(async ({ input }) => {
        read.push(input.query)
        return PAGE
      }),
      watchTopics: fromCallback<EventObject, undefined>(() => {}),
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
  const writeAddress = fromPromise<void, { asked: InvitationsAsked }>(
    async ({ input }) => void written.push(input.asked),
  )
  const actors = { list, form, writeAddress, revoke: revoke.logic, resend: resend.logic }
  const actor = createActor(invitationsMachine.provide({ actors }), { input: { asked, language: 'tr' } }).start()
  const isWritten = () => waitFor(actor, (at) => at.matches({ address: 'written' }))
  const isListed = async () => {
    const { list: child } = actor.getSnapshot().children
    if (child) await waitFor(child, (at) => at.matches('ready'))
  }
  return { isListed, actor, read, written, drafts, revoke, resend, submit, isWritten }
}

describe('what is asked for', () => {
  test('begins with the address', () => {
    const asked = { page: 3, search: 'bora', state: 'open' } as const
    expect(start(asked).read).toEqual([asked])
  })

  test('follows the typing when it pauses, from the first page on, and the address with it', async () => {
    vi.useFakeTimers()
    const { actor, read, written } = start({ page: 3, search: '', state: 'open' })
    actor.send({ type: 'search.changed', search: 'b' })
    actor.send({ type: 'search.changed', search: 'bo' })
    vi.advanceTimersByTime(SETTLE_MS - 1)
    const early = read.length
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    const asked = { page: 1, search: 'bo', state: 'open' }
    expect([early, read.slice(1), written]).toEqual([1, [asked], [asked]])
  })

  test('follows Enter at once', async () => {
    const { actor, read, isWritten } = start()
    actor.send({ type: 'search.changed', search: 'bo' })
    actor.send({ type: 'search.submitted' })
    await isWritten()
    expect(read.slice(1)).toEqual([{ page: 1, search: 'bo', state: null }])
  })

  test('is narrowed, paged and widened again', async () => {
    const { actor, read, written, isWritten } = start({ page: 2, search: 'bo', state: null })
    actor.send({ type: 'state.chosen', state: 'expired' })
    await isWritten()
    actor.send({ type: 'page.chosen', page: 2 })
    await isWritten()
    actor.send({ type: 'filters.cleared' })
    await isWritten()
    const asked = [
      { page: 1, search: 'bo', state: 'expired' },
      { page: 2, search: 'bo', state: 'expired' },
      ALL_INVITATIONS,
    ]
    expect([read.slice(1), written]).toEqual([asked, asked])
  })

  test('follows the way back, and not what the address says already', () => {
    const { actor, read, written } = start()
    actor.send({ type: 'address.changed', asked: { ...ALL_INVITATIONS } })
    const back = { page: 2, search: '', state: 'used' } as const
    actor.send({ type: 'address.changed', asked: back })
    expect([read.slice(1), written, actor.getSnapshot().context.asked]).toEqual([[back], [], back])
  })

  test('is not what the address says while someone types', () => {
    const { actor } = start()
    actor.send({ type: 'search.changed', search: 'b' })
    actor.send({ type: 'address.changed', asked: { ...ALL_INVITATIONS, search: 'old' } })
    expect(actor.getSnapshot().context.asked.search).toBe('b')
  })
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
      { address: 'written', act: { still: 'quiet' }, desk: 'clear' },
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
      { type: 'search.changed', search: 'bo' },
      { type: 'search.submitted' },
      { type: 'state.chosen', state: 'open' },
      { type: 'page.chosen', page: 2 },
      { type: 'filters.cleared' },
      { type: 'address.changed', asked: { page: 4, search: '', state: null } },
      { type: 'revocation.chosen', invitation: BORA },
      { type: 'revocation.confirmed' },
      { type: 'revocation.declined' },
      { type: 'resend.chosen', invitation: BORA },
      { type: 'resend.retried' },
      { type: 'invitation.begun' },
      { type: 'invitation.left' },
      after('settling', 'invitations.address.behind'),
      done('writeAddress'),
      failed('writeAddress'),
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
    serializeState: ({ value, context }) => JSON.stringify([value, context.invitation?.id, context.asked]),
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
