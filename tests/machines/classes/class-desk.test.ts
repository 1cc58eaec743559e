import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import type { ClassMessage, HeldClass } from '../../../src/domain/contract/held-class.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { classDeskMachine } from '../../../src/machines/class-desk/class-desk.machine.ts'
import {
  cancelClassMachine,
  classEditMachine,
  classMessageMachine,
  type CancellationValues,
  type ClassEditValues,
  type ClassMessageValues,
} from '../../../src/machines/class-desk/class-forms.machine.ts'
import { complaintsOf, fault, handPromise, handSource } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'
import { HELD } from './ground.ts'

const INPUT = { classId: 5, viewerId: 7 }
const SENT: ClassMessage = {
  id: 1,
  audience: 'all',
  text: 'Bring boots.',
  recipients: 4,
  sentAt: '2026-04-01T13:00:00.000Z',
  sentBy: 'Ruth Delgado',
}

const drafts = <Draft>() => ({
  recallDraft: fromPromise<Draft | null, { form: string }>(async () => null),
  keepDraft: fromPromise<void, { form: string; draft: Draft }>(async () => undefined),
  dropDraft: fromPromise<void, { form: string }>(async () => undefined),
})

const start = async (held: HeldClass = HELD) => {
  const read = handPromise<HeldClass, { classId: number }>()
  const watch = handSource()
  const change = handPromise<HeldClass, { values: ClassEditValues }>()
  const send = handPromise<ClassMessage, { values: ClassMessageValues }>()
  const cancel = handPromise<HeldClass, { values: CancellationValues }>()
  const actor = createActor(
    classDeskMachine.provide({
      actors: {
        readClass: read.logic,
        watchTopics: watch.logic,
        edit: classEditMachine.provide({ actors: { ...drafts<Partial<ClassEditValues>>(), submit: change.logic } }),
        message: classMessageMachine.provide({
          actors: { ...drafts<Partial<ClassMessageValues>>(), submit: send.logic },
        }),
        cancellation: cancelClassMachine.provide({
          actors: { ...drafts<Partial<CancellationValues>>(), submit: cancel.logic },
        }),
      },
    }),
    { input: INPUT },
  ).start()
  read.calls[0]?.resolve(held)
  await waitFor(actor, (at) => at.matches('ready'))
  return { actor, read, watch, change, send, cancel }
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

  test('is written to, and tells to how many it went', async () => {
    const { actor, send } = await start()
    actor.send({ type: 'message.begun' })
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

  test('that has begun or is over is not changed, one without people is not written to', async () => {
    const { actor } = await start({
      ...HELD,
      nextEvents: [],
      counts: { registered: 0, walkIn: 0, offered: 0, waitlisted: 0, ended: 3 },
    })
    const can = (['edit.begun', 'message.begun', 'cancellation.begun'] as const).map((type) =>
      actor.getSnapshot().can({ type }),
    )
    expect(can).toEqual([false, false, false])
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
    inputs: [INPUT],
    events: [
      { type: 'class.retried' },
      { type: 'topic.changed' },
      { type: 'record.renewed', before: HELD, held: HELD },
      { type: 'edit.begun' },
      { type: 'message.begun' },
      { type: 'cancellation.begun' },
      { type: 'desk.left' },
      done('readClass', HELD),
      failed('readClass', fault('notFound')),
      failed('readClass', fault('offline')),
      done('readAgain', HELD),
      failed('readAgain', fault('offline')),
      done('edit', HELD),
      failed('edit'),
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
