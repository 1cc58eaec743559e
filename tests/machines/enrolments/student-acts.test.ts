import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import type { ListSelection } from '../../../src/domain/list.ts'
import {
  messageFormMachine,
  type MessageValues,
} from '../../../src/machines/student-enrollments/message-form.machine.ts'
import { studentActsMachine } from '../../../src/machines/student-enrollments/student-acts.machine.ts'
import { complaintsOf, fault, handPromise } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'

const CHOSEN = { selection: { kind: 'some', ids: [4] }, count: 1, isExact: true } as const

const start = () => {
  const verify = handPromise<number, { selection: ListSelection }>()
  const submit = handPromise<number, { values: MessageValues }>()
  const messageForm = messageFormMachine.provide({
    actors: {
      submit: submit.logic,
      recallDraft: fromPromise<Partial<MessageValues> | null, { form: string }>(() => Promise.resolve(null)),
      keepDraft: fromPromise(() => Promise.resolve()),
      dropDraft: fromPromise(() => Promise.resolve()),
    },
  })
  const actor = createActor(studentActsMachine.provide({ actors: { verify: verify.logic, messageForm } }), {
    input: { delivery: 'online' },
  }).start()
  return { actor, verify, submit }
}

test('verifying is asked first, goes on after a failure, and tells how many', async () => {
  const { actor, verify } = start()
  actor.send({ type: 'verification.chosen', chosen: CHOSEN })
  expect(verify.calls.length).toBe(0)
  actor.send({ type: 'verification.confirmed' })
  verify.calls[0]?.reject(fault('offline'))
  await waitFor(actor, (at) => at.matches({ verifying: 'failed' }))
  actor.send({ type: 'verification.confirmed' })
  verify.calls[1]?.resolve(1)
  const { context } = await waitFor(actor, (at) => at.matches({ still: 'verified' }))
  expect([verify.calls.map(({ input }) => input), context.count]).toEqual([
    [{ selection: CHOSEN.selection }, { selection: CHOSEN.selection }],
    1,
  ])
})

test('what is under way is not left', () => {
  const { actor } = start()
  actor.send({ type: 'verification.chosen', chosen: CHOSEN })
  actor.send({ type: 'verification.confirmed' })
  actor.send({ type: 'act.left' })
  expect(actor.getSnapshot().value).toEqual({ verifying: 'underway' })
})

test('a message goes to whom it was begun for, once it says something', async () => {
  const { actor, submit } = start()
  actor.send({ type: 'message.chosen', chosen: CHOSEN })
  const form = actor.getSnapshot().children.messageForm
  if (!form) throw new Error('There is no form')
  await waitFor(form, (at) => at.matches('editing'))
  form.send({ type: 'form.submitted' })
  expect([form.getSnapshot().context.errors, submit.calls.length]).toEqual([
    { subject: 'required', text: 'required' },
    0,
  ])
  form.send({ type: 'field.changed', field: 'subject', value: 'Two lessons to go' })
  form.send({ type: 'field.changed', field: 'text', value: 'You have two lessons left.' })
  form.send({ type: 'form.submitted' })
  await waitFor(form, (at) => at.matches('submitting'))
  const { to, ...written } = submit.calls[0]?.input.values ?? { to: '' }
  expect([written, JSON.parse(to)]).toEqual([
    { subject: 'Two lessons to go', text: 'You have two lessons left.' },
    { delivery: 'online', selection: CHOSEN.selection },
  ])
  submit.calls[0]?.resolve(1)
  const { context } = await waitFor(actor, (at) => at.matches({ still: 'written' }))
  expect(context.count).toBe(1)
})

test('every state and every transition is taken, and something is done only with those who are chosen', () => {
  const { snapshots } = expectEveryPath(studentActsMachine, {
    inputs: [{ delivery: 'online' }],
    events: [
      { type: 'verification.chosen', chosen: CHOSEN },
      { type: 'verification.confirmed' },
      { type: 'message.chosen', chosen: CHOSEN },
      { type: 'act.left' },
      done('verify', 1),
      failed('verify'),
      failed('verify', { kind: 'conflict' }),
      done('messageForm', 1),
      failed('messageForm'),
    ],
    serializeState: ({ value }) => JSON.stringify(value),
  })
  const doing = snapshots.filter((at) => !at.matches('still'))
  expect(doing.map(({ context }) => context.chosen)).toEqual(doing.map(() => CHOSEN))
})

test('what nobody provided says its name', async () => {
  expect(
    await complaintsOf(studentActsMachine, {
      input: { delivery: 'online' },
      events: [{ type: 'verification.chosen', chosen: CHOSEN }, { type: 'verification.confirmed' }],
      until: (at) => at.matches({ verifying: 'failed' }),
    }),
  ).toEqual([expect.stringContaining('verify')])
})
