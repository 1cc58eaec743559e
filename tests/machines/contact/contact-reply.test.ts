import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'

import type { WholeContactCase } from '../../../src/domain/contract/contact-case.contract.ts'
import { FaultError, type Fault } from '../../../src/domain/fault.ts'
import {
  contactReplyMachine,
  replyFormMachine,
  type Answering,
  type ReplyTo,
  type ReplyValues,
} from '../../../src/machines/contact/contact-reply.machine.ts'
import { handPromise } from '../support/actors.ts'
import { after, done, expectEveryPath, failed } from '../support/paths.ts'

const WHOLE: WholeContactCase = {
  case: {
    id: 7,
    reference: 'C-7K3M-9QX2',
    name: 'Ada Moreno',
    email: 'ada@example.org',
    topic: 'certificates',
    start: 'My certificate has my old name.',
    language: 'en',
    receivedAt: '2026-04-01T09:30:00.000Z',
    state: 'new',
    isLate: false,
    assignee: null,
    answering: null,
  },
  message: 'My certificate has my old name.',
  person: null,
  entries: [],
  closeReason: null,
  flightAt: null,
  revision: 3,
  log: [],
}
const ANOTHER: Fault = {
  kind: 'conflict',
  code: 'CONTACT_ANSWERED_BY_ANOTHER',
  facts: { name: 'Grace Tanaka', since: '2026-04-01T10:00:00.000Z' },
}

type Draft = Partial<ReplyValues>

type Sent = Readonly<{ values: ReplyValues; about?: unknown }>

const start = () => {
  const claim = handPromise<WholeContactCase, Answering>()
  const release = handPromise<void, { id: number }>()
  const submit = handPromise<WholeContactCase, Sent>()
  const kept: unknown[] = []
  const clock = new SimulatedClock()
  const form = replyFormMachine.provide({
    actors: {
      recallDraft: fromPromise<Draft | null, { form: string }>(async () => null),
      keepDraft: fromPromise<void, { form: string; draft: Draft }>(async ({ input }) => {
        kept.push(input)
      }),
      dropDraft: fromPromise<void, { form: string }>(async () => {}),
      submit: submit.logic,
    },
  })
  const actor = createActor(
    contactReplyMachine.provide({ actors: { claim: claim.logic, release: release.logic, form } }),
    {
      input: { id: 7 },
      clock,
    },
  ).start()
  return { actor, claim, release, submit, kept, clock }
}

const begun = async () => {
  const parts = start()
  parts.actor.send({ type: 'reply.begun' })
  parts.claim.calls[0]?.resolve(WHOLE)
  await waitFor(parts.actor, (at) => at.matches('writing'))
  const form = parts.actor.getSnapshot().children.form
  if (!form) throw new Error('Nothing is written.')
  await waitFor(form, (at) => at.matches('editing'))
  return { ...parts, form }
}

test('it is said that a message is answered before it is, and sent of the revision that was read then', async () => {
  const { actor, claim, submit, form } = await begun()
  form.send({ type: 'field.changed', field: 'text', value: 'It was reissued.' })
  await waitFor(form, (at) => at.matches({ editing: 'still' }))
  form.send({ type: 'form.submitted' })
  await waitFor(form, (at) => at.matches('submitting'))
  submit.calls[0]?.resolve(WHOLE)
  const { context } = await waitFor(actor, (at) => at.matches('answered'))
  expect(claim.calls.map(({ input }) => input)).toEqual([{ id: 7, takesOver: false }])
  expect(submit.calls.map(({ input }) => input)).toEqual([
    { values: { text: 'It was reissued.', asksBack: false }, about: { id: 7, revision: 3 } satisfies ReplyTo },
  ])
  expect(context.output).toBe(WHOLE)
})

test('whoever comes second is told who answers, may leave it to them, and may take over', async () => {
  const { actor, claim } = start()
  actor.send({ type: 'reply.begun' })
  claim.calls[0]?.reject(new FaultError(ANOTHER))
  const { context } = await waitFor(actor, (at) => at.matches('held'))
  expect(context.other).toEqual({ name: 'Grace Tanaka', since: '2026-04-01T10:00:00.000Z' })
  actor.send({ type: 'reply.left' })
  expect(actor.getSnapshot().value).toBe('resting')
  actor.send({ type: 'reply.begun' })
  claim.calls[1]?.reject(new FaultError(ANOTHER))
  await waitFor(actor, (at) => at.matches('held'))
  actor.send({ type: 'reply.insisted' })
  claim.calls[2]?.resolve(WHOLE)
  await waitFor(actor, (at) => at.matches('writing'))
  expect(claim.calls.map(({ input }) => input.takesOver)).toEqual([false, false, true])
})

test('what is closed by then is not answered, and what could not be asked is tried again', async () => {
  const { actor, claim } = start()
  actor.send({ type: 'reply.begun' })
  claim.calls[0]?.reject(new FaultError({ kind: 'conflict', code: 'ILLEGAL_TRANSITION' }))
  await waitFor(actor, (at) => at.matches('refused'))
  expect(actor.getSnapshot().can({ type: 'reply.retried' })).toBe(false)
  actor.send({ type: 'reply.left' })
  actor.send({ type: 'reply.begun' })
  claim.calls[1]?.reject(new FaultError({ kind: 'offline' }))
  await waitFor(actor, (at) => at.matches('failed'))
  actor.send({ type: 'reply.retried' })
  claim.calls[2]?.resolve(WHOLE)
  const { context } = await waitFor(actor, (at) => at.matches('writing'))
  expect(context.fault).toBeNull()
})

test('while it is written it is said again, and who took over is told without losing a word', async () => {
  const { actor, claim, clock, form } = await begun()
  form.send({ type: 'field.changed', field: 'text', value: 'Half of' })
  clock.increment(200_000)
  expect(claim.calls).toHaveLength(2)
  claim.calls[1]?.resolve(WHOLE)
  await waitFor(actor, (at) => at.matches({ writing: 'steady' }))
  clock.increment(200_000)
  claim.calls[2]?.reject(new FaultError(ANOTHER))
  await waitFor(actor, (at) => at.matches({ writing: 'overtaken' }))
  expect([actor.getSnapshot().context.other?.name, form.getSnapshot().context.values.text]).toEqual([
    'Grace Tanaka',
    'Half of',
  ])
  actor.send({ type: 'reply.insisted' })
  claim.calls[3]?.resolve(WHOLE)
  await waitFor(actor, (at) => at.matches({ writing: 'steady' }))
  expect([claim.calls[3]?.input.takesOver, actor.getSnapshot().context.other]).toEqual([true, null])
})

test('who leaves keeps the draft and frees the message; what is on its way is not left', async () => {
  const { actor, release, submit, kept, form } = await begun()
  form.send({ type: 'field.changed', field: 'text', value: 'Half of' })
  await waitFor(form, (at) => at.matches({ editing: 'still' }))
  expect(kept).toEqual([{ form: 'contactReply 7', draft: { text: 'Half of', asksBack: false } }])
  form.send({ type: 'form.submitted' })
  await waitFor(form, (at) => at.matches('submitting'))
  expect(actor.getSnapshot().can({ type: 'reply.left' })).toBe(false)
  submit.calls[0]?.reject(new FaultError({ kind: 'conflict', code: 'CONTACT_CHANGED' }))
  await waitFor(form, (at) => at.matches('failed'))
  actor.send({ type: 'reply.left' })
  release.calls[0]?.resolve()
  await waitFor(actor, (at) => at.matches('resting'))
  expect(release.calls.map(({ input }) => input)).toEqual([{ id: 7 }])
})

test('every state and transition is reached, and a form is there where it is written', () => {
  const outcomes = (id: string) => [done(id, WHOLE), failed(id, ANOTHER), failed(id), failed(id, { kind: 'conflict' })]
  const { snapshots } = expectEveryPath(contactReplyMachine, {
    inputs: [{ id: 7 }],
    events: [
      { type: 'reply.begun' },
      { type: 'reply.insisted' },
      { type: 'reply.retried' },
      { type: 'reply.left' },
      ...outcomes('claim'),
      ...outcomes('takeOver'),
      ...outcomes('say'),
      ...outcomes('insist'),
      done('release'),
      failed('release'),
      done('form', WHOLE),
      failed('form'),
      after('again', 'contactReply.writing.steady'),
    ],
  })
  expect(snapshots.filter((at) => at.matches('writing') !== 'form' in at.children)).toEqual([])
})
