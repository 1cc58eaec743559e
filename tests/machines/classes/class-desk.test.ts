import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import type { ClashQuestion } from '../../../src/domain/class-clash.ts'
import type { ClassClash, MessageAudience } from '../../../src/domain/contract/class-form.contract.ts'
import type { ClassMessage, HeldClass } from '../../../src/domain/contract/held-class.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { classDeskMachine } from '../../../src/machines/class-desk/class-desk.machine.ts'
import {
  cancelClassMachine,
  classEditMachine,
  classMessageMachine,
  createClassEdit,
  type CancellationValues,
  type ClassEditValues,
  type ClassMessageValues,
} from '../../../src/machines/class-desk/class-forms.machine.ts'
import { clashWatchMachine } from '../../../src/machines/class-planning/clash-watch.machine.ts'
import { complaintsOf, fault, handPromise, handSource } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'
import { HELD, PLAN } from './ground.ts'

const INPUT = { classId: 5, viewerId: 7, writeTo: null }
const ABSENT: HeldClass = { ...HELD, attendance: { ...HELD.attendance, noShow: 2 } }
const SENT: ClassMessage = {
  id: 1,
  audience: 'all',
  text: 'Bring boots.',
  recipients: 4,
  sentAt: '2026-04-01T13:00:00.000Z',
  sentBy: 'Ruth Delgado',
}

const drafts = <Draft>(draft: Draft | null = null) => ({
  recallDraft: fromPromise<Draft | null, { form: string }>(async () => draft),
  keepDraft: fromPromise<void, { form: string; draft: Draft }>(async () => undefined),
  dropDraft: fromPromise<void, { form: string }>(async () => undefined),
})

const start = async (
  held: HeldClass = HELD,
  draft: Partial<ClassEditValues> | null = null,
  writeTo: MessageAudience | null = null,
) => {
  const read = handPromise<HeldClass, { classId: number }>()
  const watch = handSource()
  const change = handPromise<HeldClass, { values: ClassEditValues }>()
  const send = handPromise<ClassMessage, { values: ClassMessageValues }>()
  const cancel = handPromise<HeldClass, { values: CancellationValues }>()
  const clashes = handPromise<readonly ClassClash[], { question: ClashQuestion }>()
  const dropped: string[] = []
  const actor = createActor(
    classDeskMachine.provide({
      actors: {
        readClass: read.logic,
        watchTopics: watch.logic,
        recallDraft: fromPromise(async () => draft),
        dropDraft: fromPromise(async ({ input }) => void dropped.push(input.form)),
        clashes: clashWatchMachine.provide({ actors: { findClashes: clashes.logic }, delays: { settling: 0 } }),
        edit: classEditMachine.provide({
          actors: { ...drafts<Partial<ClassEditValues>>(draft), submit: change.logic },
        }),
        message: classMessageMachine.provide({
          actors: { ...drafts<Partial<ClassMessageValues>>(), submit: send.logic },
        }),
        cancellation: cancelClassMachine.provide({
          actors: { ...drafts<Partial<CancellationValues>>(), submit: cancel.logic },
        }),
      },
    }),
    { input: { ...INPUT, writeTo } },
  ).start()
  read.calls[0]?.resolve(held)
  await waitFor(
    actor,
    (at) =>
      at.matches({ ready: { desk: { clear: draft ? 'drafted' : 'quiet' } } }) ||
      at.matches({ ready: { desk: 'writing' } }),
  )
  return { actor, read, watch, change, send, cancel, clashes, dropped }
}

describe('a class on the desk', () => {
  test('is edited with what others change flowing into the fields that were left alone', async () => {
    const { actor, read, watch, change } = await start()
    actor.send({ type: 'edit.begun' })
    const { edit } = actor.getSnapshot().children
    if (!edit) throw new Error('No form')
    edit.send({ type: 'field.changed', field: 'notes', value: 'Bring boots.' })
    edit.send({ type: 'form.submitted' })
    await waitFor(edit, (at) => at.matches('submitting'))
    change.calls[0]?.reject(new FaultError({ kind: 'conflict', code: 'CLASS_CHANGED' }))
    await waitFor(edit, (at) => at.matches('failed'))
    watch.tell({ type: 'topic.changed' })
    read.calls[1]?.resolve({ ...HELD, venue: 'Town Hall', notes: 'Theirs', version: 2 })
    await waitFor(actor, (at) => at.matches({ ready: { record: 'fresh' } }))
    // Their notes are not written over unless that is wanted: with the version of before, the server refuses it.
    expect(edit.getSnapshot().context.values).toMatchObject({ venue: 'Town Hall', notes: 'Bring boots.', version: 1 })
    actor.send({ type: 'changes.accepted', version: 1 })
    read.calls[2]?.resolve({ ...HELD, venue: 'Town Hall', notes: 'Theirs', version: 2 })
    await waitFor(actor, (at) => at.matches({ ready: { record: 'fresh' } }))
    edit.send({ type: 'form.submitted' })
    const { venue, notes, version, capacity } = change.calls[1]?.input.values ?? {}
    expect({ venue, notes, version, capacity }).toEqual({
      venue: 'Town Hall',
      notes: 'Bring boots.',
      version: 2,
      capacity: '24',
    })
    change.calls[1]?.resolve({ ...HELD, version: 3 })
    await waitFor(actor, (at) => at.matches({ ready: { desk: 'clear' } }))
    expect([actor.getSnapshot().context.held?.version, actor.getSnapshot().context.news]).toEqual([
      3,
      { what: 'changed' },
    ])
  })

  test('is saved over what others changed elsewhere in it, without a question', async () => {
    const { actor, read, watch, change } = await start()
    actor.send({ type: 'edit.begun' })
    const { edit } = actor.getSnapshot().children
    if (!edit) throw new Error('No form')
    await waitFor(edit, (at) => at.matches('editing'))
    edit.send({ type: 'field.changed', field: 'notes', value: 'Bring boots.' })
    watch.tell({ type: 'topic.changed' })
    read.calls[1]?.resolve({ ...HELD, venue: 'Town Hall', version: 2 })
    await waitFor(actor, (at) => at.matches({ ready: { record: 'fresh' } }))
    edit.send({ type: 'form.submitted' })
    await waitFor(edit, (at) => at.matches('submitting'))
    expect(change.calls[0]?.input.values).toMatchObject({ venue: 'Town Hall', notes: 'Bring boots.', version: 2 })
  })

  test('is edited beside a watch for what is in its way, in which it is not itself', async () => {
    const { actor, clashes } = await start()
    actor.send({ type: 'edit.begun' })
    const { edit, clashes: watch } = actor.getSnapshot().children
    if (!edit || !watch) throw new Error('Nobody edits or watches')
    await waitFor(edit, (at) => at.matches('editing'))
    edit.send({ type: 'field.changed', field: 'sessions', value: ['2026-04-08 09:00 10:00'] })
    await waitFor(watch, (at) => at.matches('asking'))
    expect(clashes.calls.at(-1)?.input.question).toEqual({
      sessions: [{ startsAt: '2026-04-08T14:00:00.000Z', endsAt: '2026-04-08T15:00:00.000Z' }],
      venue: 'Fire Hall',
      city: 'Fairmont',
      coInstructorIds: [],
      except: HELD.id,
    })
  })

  test('has a draft of before put over how it stands, with the version of before until that is accepted', async () => {
    const { actor, read, change } = await start(
      { ...HELD, venue: 'Town Hall', version: 4 },
      { notes: 'Mine', version: 2 },
    )
    actor.send({ type: 'edit.begun' })
    const { edit } = actor.getSnapshot().children
    if (!edit) throw new Error('No form')
    await waitFor(edit, (at) => at.matches('editing'))
    const shown = () => {
      const { notes, venue, version } = edit.getSnapshot().context.values
      return { notes, venue, version }
    }
    expect(shown()).toEqual({ notes: 'Mine', venue: 'Town Hall', version: 2 })
    edit.send({ type: 'form.submitted' })
    await waitFor(edit, (at) => at.matches('submitting'))
    change.calls[0]?.reject(new FaultError({ kind: 'conflict', code: 'CLASS_CHANGED' }))
    await waitFor(edit, (at) => at.matches('failed'))
    actor.send({ type: 'changes.accepted', version: 2 })
    read.calls[1]?.resolve({ ...HELD, venue: 'Garage', version: 5 })
    await waitFor(actor, (at) => at.matches({ ready: { record: 'fresh' } }))
    expect(shown()).toEqual({ notes: 'Mine', venue: 'Garage', version: 5 })
  })

  test('drops a draft that is not wanted', async () => {
    const { actor, dropped } = await start(HELD, { notes: 'Mine', version: 1 })
    actor.send({ type: 'draft.discarded' })
    await waitFor(actor, (at) => at.matches({ ready: { desk: { clear: 'quiet' } } }))
    expect(dropped).toEqual(['class-5'])
  })

  test('is written to, and tells to how many it went', async () => {
    const { actor, send } = await start()
    actor.send({ type: 'message.begun', audience: 'all' })
    const { message } = actor.getSnapshot().children
    if (!message) throw new Error('No form')
    await waitFor(message, (at) => at.matches('editing'))
    message.send({ type: 'form.submitted' })
    expect(send.calls.length).toBe(0)
    message.send({ type: 'field.changed', field: 'text', value: 'Bring boots.' })
    message.send({ type: 'form.submitted' })
    expect(send.calls.map(({ input }) => input.values)).toEqual([{ audience: 'all', text: 'Bring boots.' }])
    send.calls[0]?.resolve(SENT)
    await waitFor(actor, (at) => at.matches({ ready: { desk: 'clear' } }))
    expect(actor.getSnapshot().context.news).toEqual({ what: 'messaged', recipients: 4 })
  })

  test('is written to those who did not come, where its address asks for that', async () => {
    const { actor } = await start(ABSENT, null, 'noShow')
    const { message } = actor.getSnapshot().children
    expect([
      message?.getSnapshot().context.values,
      actor.getSnapshot().matches({ ready: { desk: 'writing' } }),
    ]).toEqual([{ audience: 'noShow', text: '' }, true])
    actor.send({ type: 'desk.left' })
    expect(actor.getSnapshot().matches({ ready: { desk: 'clear' } })).toBe(true)
  })

  test('opens as ever where nobody is of those whom its address asks to write to', async () => {
    const { actor } = await start(HELD, null, 'noShow')
    expect(actor.getSnapshot().matches({ ready: { desk: { clear: 'quiet' } } })).toBe(true)
    expect(actor.getSnapshot().can({ type: 'message.begun', audience: 'noShow' })).toBe(false)
  })

  test('that has begun or is over is not changed, one without people is not written to', async () => {
    const { actor } = await start({
      ...HELD,
      nextEvents: [],
      counts: { registered: 0, walkIn: 0, offered: 0, waitlisted: 0, ended: 3 },
    })
    const events = [
      { type: 'edit.begun' },
      { type: 'message.begun', audience: 'all' },
      { type: 'cancellation.begun' },
    ] as const
    expect(events.map((event) => actor.getSnapshot().can(event))).toEqual([false, false, false])
  })
})

test('missing actors say their names', async () => {
  const said = await complaintsOf(classDeskMachine, { input: INPUT, until: (at) => at.matches('failed') })
  expect(said).toEqual(
    expect.arrayContaining(['No actor was provided for "readClass".', 'No actor was provided for "watchTopics".']),
  )
})

test('every state and transition is reached, and nothing is done with a class that was not read', () => {
  const { snapshots } = expectEveryPath(classDeskMachine, {
    inputs: [INPUT, { ...INPUT, writeTo: 'noShow' }],
    recalled: [{ held: HELD }],
    events: [
      { type: 'class.retried' },
      { type: 'topic.changed' },
      { type: 'network.returned' },
      { type: 'record.renewed', before: HELD, held: HELD },
      { type: 'edit.begun' },
      { type: 'draft.discarded' },
      { type: 'changes.accepted', version: 1 },
      { type: 'message.begun', audience: 'all' },
      { type: 'cancellation.begun' },
      { type: 'desk.left' },
      done('readClass', HELD),
      done('readClass', ABSENT),
      failed('readClass', fault('notFound')),
      failed('readClass', fault('offline')),
      done('readAgain', HELD),
      failed('readAgain', fault('offline')),
      failed('readAgain', fault('notFound')),
      done('edit', HELD),
      failed('edit'),
      Object.assign(
        { type: 'xstate.snapshot.edit' as const },
        { actorId: 'edit', snapshot: { context: { values: PLAN } } },
      ),
      failed('clashes'),
      done('recallDraft', null),
      done('recallDraft', { notes: 'Mine', version: 1 }),
      failed('recallDraft'),
      done('dropDraft'),
      failed('dropDraft'),
      done('message', SENT),
      failed('message'),
      done('cancellation', HELD),
      failed('cancellation'),
      failed('watchTopics'),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.held === null]),
  })
  expect(snapshots.filter((at) => at.matches('ready') && at.context.held === null)).toEqual([])
})

test('the closing that nobody chose is moved with the class, and sent so', async () => {
  const submit = handPromise<HeldClass, { values: ClassEditValues }>()
  const values: ClassEditValues = { ...PLAN, registrationClosesAt: '2026-04-06 08:00', version: 1 }
  const edit = createActor(
    createClassEdit(() => 0).provide({
      actors: { ...drafts<Partial<ClassEditValues>>(), submit: submit.logic },
    }),
    { input: { form: 'class 5', values } },
  ).start()
  edit.send({ type: 'field.changed', field: 'sessions', value: ['2026-04-21 09:00 12:00'] })
  edit.send({ type: 'form.submitted' })
  expect(submit.calls.map(({ input }) => input.values)).toEqual([
    { ...values, sessions: ['2026-04-21 09:00 12:00'], registrationClosesAt: '2026-04-20 09:00' },
  ])
})
