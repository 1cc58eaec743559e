import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import type { ProfileAnswer } from '../../../src/domain/contract/profile.contract.ts'
import { detailsFormMachine } from '../../../src/machines/profile/details-form.machine.ts'
import { changesOf, valuesOf, type ProfileValues } from '../../../src/machines/profile/profile-values.ts'
import { profileFace, selectDetailsForm, wasSaved } from '../../../src/machines/profile/profile.connect.ts'
import { profileMachine } from '../../../src/machines/profile/profile.machine.ts'
import { complaintsOf, fault, handPromise, handSource } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'
import { aProfile } from './a-profile.ts'

const start = (drafts = new Map<string, Partial<ProfileValues>>()) => {
  const readProfile = handPromise<ProfileAnswer, undefined>()
  const cancelEmailChange = handPromise<void, undefined>()
  const submit = handPromise<ProfileAnswer, { values: ProfileValues }>()
  const topics = handSource()
  const dropDraft = fromPromise<void, { form: string }>(async ({ input }) => void drafts.delete(input.form))
  const actor = createActor(
    profileMachine.provide({
      actors: {
        readProfile: readProfile.logic,
        cancelEmailChange: cancelEmailChange.logic,
        watchTopics: topics.logic,
        dropDraft,
        detailsForm: detailsFormMachine.provide({
          actors: {
            submit: submit.logic,
            recallDraft: fromPromise(async ({ input }) => drafts.get(input.form) ?? null),
            keepDraft: fromPromise(async ({ input }) => void drafts.set(input.form, input.draft)),
            dropDraft,
          },
        }),
      },
    }),
    { input: { userId: 5 } },
  ).start()
  const form = async () => {
    const child = selectDetailsForm(actor.getSnapshot())
    if (!child) throw new Error('There is no form.')
    await waitFor(child, (at) => at.matches({ editing: 'still' }))
    return child
  }
  const read = async (profile: ProfileAnswer) => {
    readProfile.calls.at(-1)?.resolve(profile)
    await waitFor(actor, (at) => at.matches({ ready: { record: 'fresh' } }))
  }
  return { actor, readProfile, cancelEmailChange, submit, topics, drafts, form, read }
}

const opened = async (drafts?: Map<string, Partial<ProfileValues>>) => {
  const world = start(drafts)
  await world.read(aProfile())
  return world
}

describe('reading', () => {
  test('that failed says so, and is tried again', async () => {
    const { actor, readProfile, read } = start()
    readProfile.calls[0]?.reject(fault('offline'))
    const { context } = await waitFor(actor, (at) => at.matches('failed'))
    expect([profileFace(actor.getSnapshot()), context.fault]).toEqual(['failed', { kind: 'offline' }])
    actor.send({ type: 'profile.retried' })
    await read(aProfile())
    expect([profileFace(actor.getSnapshot()), actor.getSnapshot().context.fault]).toEqual(['ready', null])
  })

  test('that is kept nowhere is not asked for again, whatever is changed of the person', async () => {
    const { actor, readProfile, topics } = start()
    readProfile.calls[0]?.reject(fault('notOffered'))
    await waitFor(actor, (at) => at.matches('unkept'))
    topics.tell({ type: 'topic.changed' })
    expect([profileFace(actor.getSnapshot()), readProfile.calls.length]).toEqual(['unkept', 1])
  })

  test('again that failed keeps what is shown, and says that it may be old', async () => {
    const { actor, readProfile, topics } = await opened()
    topics.tell({ type: 'topic.changed' })
    readProfile.calls[1]?.reject(fault('unexpected'))
    await waitFor(actor, (at) => at.matches({ ready: { record: 'stale' } }))
    expect([profileFace(actor.getSnapshot()), actor.getSnapshot().context.profile]).toEqual(['partial', aProfile()])
  })
})

describe('a profile that was changed elsewhere', () => {
  const elsewhere = aProfile({ firstName: 'Grace', phone: '(555) 010-9999', agencies: [8] })

  test('shows in the form where nothing was typed', async () => {
    const { topics, read, form } = await opened()
    const details = await form()
    topics.tell({ type: 'topic.changed' })
    await read(elsewhere)
    expect(details.getSnapshot().context.values).toEqual(valuesOf(elsewhere))
  })

  test('leaves alone what was typed', async () => {
    const { topics, read, form } = await opened()
    const details = await form()
    details.send({ type: 'field.changed', field: 'firstName', value: 'Adaline' })
    topics.tell({ type: 'topic.changed' })
    await read(elsewhere)
    expect(details.getSnapshot().context.values).toEqual({ ...valuesOf(elsewhere), firstName: 'Adaline' })
  })
})

describe('the form', () => {
  test('that was saved begins anew with what the server made of it', async () => {
    const { actor, submit, form, drafts } = await opened()
    const first = await form()
    first.send({ type: 'field.changed', field: 'lastName', value: ' Lovelace ' })
    first.send({ type: 'form.submitted' })
    submit.calls[0]?.resolve(aProfile({ lastName: 'Lovelace' }))
    await waitFor(actor, wasSaved)
    const second = await form()
    expect([second === first, second.getSnapshot().context.values.lastName, drafts.size]).toEqual([
      false,
      'Lovelace',
      0,
    ])
  })

  test('has its changes discarded, and their draft', async () => {
    const { actor, form, drafts } = await opened()
    const first = await form()
    first.send({ type: 'field.changed', field: 'phone', value: '' })
    await form()
    expect(drafts.get('profile.5')).toMatchObject({ phone: '' })
    actor.send({ type: 'changes.discarded' })
    await waitFor(actor, (at) => selectDetailsForm(at) !== first)
    expect([(await form()).getSnapshot().context.values, drafts.size]).toEqual([valuesOf(aProfile()), 0])
  })

  test('takes up a draft that a session left behind when it ended', async () => {
    const { form } = await opened(new Map([['profile.5', { licenseNumber: 'L-2' }]]))
    const { context } = (await form()).getSnapshot()
    expect(context.values).toEqual({ ...valuesOf(aProfile()), licenseNumber: 'L-2' })
  })

  test('is judged as the server judges it', async () => {
    const { form } = await opened()
    const details = await form()
    const wrong = { firstName: ' ', lastName: 'x'.repeat(61), phone: '(055) 1', licenseNumber: 'x'.repeat(41) } as const
    for (const [field, value] of Object.entries(wrong)) {
      details.send({ type: 'field.changed', field: field as keyof typeof wrong, value })
    }
    expect(details.getSnapshot().context.errors).toEqual({
      firstName: 'required',
      lastName: 'tooLong',
      phone: 'phone',
      licenseNumber: 'tooLong',
    })
  })
})

test('a change of address is dropped, and again after it could not be', async () => {
  const { actor, cancelEmailChange } = await opened()
  actor.send({ type: 'emailChange.dropped' })
  cancelEmailChange.calls[0]?.reject(fault('offline'))
  const { context } = await waitFor(actor, (at) => at.matches({ ready: { address: 'undropped' } }))
  expect(context.addressFault).toEqual({ kind: 'offline' })
  actor.send({ type: 'emailChange.dropped' })
  cancelEmailChange.calls[1]?.resolve()
  const after = await waitFor(actor, (at) => at.matches({ ready: { address: 'resting' } }))
  expect(after.context.addressFault).toBeNull()
})

describe('what was changed', () => {
  const held = valuesOf(aProfile())

  test('is what differs, lists by what is in them', () => {
    expect([
      changesOf(held, held),
      changesOf(held, { ...held, agencies: [], phone: '' }),
      changesOf(held, { agencies: [8] }),
    ]).toEqual([{}, { phone: '' }, { agencies: [8] }])
  })
})

test('missing actors say their names', async () => {
  const complaints = await complaintsOf(profileMachine, {
    input: { userId: 5 },
    until: (at) => at.matches('failed'),
  })
  expect(complaints).toEqual(['No actor was provided for "watchTopics".', 'No actor was provided for "readProfile".'])
})

test('every state and transition is reached, and no form stands there without a profile', () => {
  const { snapshots } = expectEveryPath(profileMachine, {
    recalled: [{ profile: aProfile() }],
    inputs: [{ userId: 5 }],
    events: [
      { type: 'topic.changed' },
      { type: 'network.returned' },
      { type: 'profile.retried' },
      { type: 'changes.discarded' },
      { type: 'emailChange.dropped' },
      done('readProfile', aProfile()),
      failed('readProfile'),
      failed('readProfile', fault('notOffered')),
      failed('watchTopics'),
      done('dropDraft'),
      failed('dropDraft'),
      done('cancelEmailChange'),
      failed('cancelEmailChange'),
      done('detailsForm', aProfile()),
      failed('detailsForm'),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  })
  expect(snapshots.filter((at) => at.matches('ready') && at.context.profile === null)).toEqual([])
})
