import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import type { NameChange, NameStanding } from '../../../src/domain/contract/name-change.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import {
  nameChangeMachine,
  nameFormMachine,
  type NameChangeValues,
} from '../../../src/machines/name-change/name-change.machine.ts'
import { complaintsOf, handPromise } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'

const NAME = { firstName: 'Dana', lastName: 'Whitfield' }
const BEGUN = { type: 'asking.begun', ...NAME } as const

const change = (facts: Partial<NameChange> = {}): NameChange => ({
  id: 3,
  state: 'asked',
  from: NAME,
  to: { firstName: 'Dana', lastName: 'Reyes' },
  reason: 'I married.',
  evidence: '',
  askedAt: '2026-02-20T15:00:00.000Z',
  decidedAt: null,
  refusal: null,
  ...facts,
})

const standing = (latest: NameChange | null, needsApproval = true): NameStanding => ({ needsApproval, latest })
const REFUSED = standing(change({ state: 'refused', refusal: 'The record is of another person.' }))

const start = (read: NameStanding) => {
  const renewed = handPromise<NameStanding | null, undefined>()
  const submit = handPromise<NameChange, { values: NameChangeValues }>()
  const withdraw = handPromise<NameChange, undefined>()
  const actor = createActor(
    nameChangeMachine.provide({
      actors: {
        readStanding: fromPromise<NameStanding, undefined>(async () => read),
        readIfOld: renewed.logic,
        withdraw: withdraw.logic,
        nameForm: nameFormMachine.provide({ actors: { submit: submit.logic } }),
      },
    }),
  ).start()
  const form = () => {
    const child = actor.getSnapshot().children.nameForm
    if (!child) throw new Error('Nothing is being written.')
    return child
  }
  return { actor, submit, withdraw, renewed, form, known: () => waitFor(actor, (at) => !at.matches('reading')) }
}

test.each([
  [standing(null, false), { known: 'free' }, false],
  [standing(change({ state: 'refused' }), false), { known: 'free' }, false],
  [standing(null), { known: { vouched: 'held' } }, true],
  [standing(change({ state: 'withdrawn' })), { known: { vouched: 'held' } }, true],
  [REFUSED, { known: { vouched: 'refused' } }, true],
  [standing(change({ state: 'approved' })), { known: { vouched: 'approved' } }, true],
  [standing(change()), { waiting: 'still' }, false],
])('how the name stands is shown, and whether another can be asked for', async (read, value, canAsk) => {
  const { known } = start(read)
  const at = await known()
  expect([at.value, at.can(BEGUN)]).toEqual([value, canAsk])
})

test('another name is asked for with a reason, from the name of today, and then waits', async () => {
  const { actor, submit, form, known } = start(REFUSED)
  await known()
  actor.send(BEGUN)
  form().send({ type: 'form.submitted' })
  expect([form().getSnapshot().context.errors, submit.calls]).toEqual([{ reason: 'required' }, []])
  form().send({ type: 'field.changed', field: 'lastName', value: 'Reyes' })
  form().send({ type: 'field.changed', field: 'reason', value: 'I married.' })
  form().send({ type: 'form.submitted' })
  expect(submit.calls.map(({ input }) => input)).toEqual([
    { values: { firstName: 'Dana', lastName: 'Reyes', reason: 'I married.', evidence: '' } },
  ])
  submit.calls[0]?.resolve(change())
  const { context } = await waitFor(actor, (at) => at.matches('waiting'))
  expect(context.standing).toEqual(standing(change()))
})

test('what the server says of a field stays beside what was written', async () => {
  const { actor, submit, form, known } = start(standing(null))
  await known()
  actor.send(BEGUN)
  form().send({ type: 'field.changed', field: 'reason', value: 'I married.' })
  form().send({ type: 'form.submitted' })
  const fields = [{ field: 'firstName', message: 'This is your name already.' }]
  submit.calls[0]?.reject(new FaultError({ kind: 'refused', fields }))
  const { context } = await waitFor(form(), (at) => at.matches('failed'))
  expect([context.refusals, context.values.reason]).toEqual([{ firstName: 'This is your name already.' }, 'I married.'])
})

test('a request is withdrawn once it was confirmed; what was decided meanwhile is read again', async () => {
  const { actor, withdraw, known } = start(standing(change()))
  await known()
  actor.send({ type: 'withdrawal.asked' })
  actor.send({ type: 'withdrawal.declined' })
  actor.send({ type: 'withdrawal.asked' })
  actor.send({ type: 'withdrawal.confirmed' })
  withdraw.calls[0]?.reject(new FaultError({ kind: 'conflict' }))
  await waitFor(actor, (at) => at.matches({ waiting: 'unwithdrawn' }))
  actor.send({ type: 'withdrawal.declined' })
  await waitFor(actor, (at) => at.matches({ waiting: 'still' }))
  actor.send({ type: 'withdrawal.asked' })
  actor.send({ type: 'withdrawal.confirmed' })
  withdraw.calls[1]?.resolve(change({ state: 'withdrawn' }))
  await waitFor(actor, (at) => at.matches({ known: { vouched: 'held' } }))
  expect(withdraw.calls.length).toBe(2)
})

test.each([
  [standing(change()), { known: { vouched: 'refused' } }],
  [standing(null), { known: { vouched: 'refused' } }],
])('what was decided since it was seen last is shown when it was read again', async (read, value) => {
  const { actor, renewed, known } = start(read)
  await known()
  renewed.calls[0]?.resolve(REFUSED)
  expect((await waitFor(actor, (at) => at.context.standing === REFUSED)).value).toEqual(value)
})

test('what is being written goes on, and who leaves it sees how the name stands by then', async () => {
  const { actor, renewed, known } = start(standing(null))
  await known()
  actor.send(BEGUN)
  renewed.calls[0]?.resolve(standing(change()))
  await waitFor(actor, (at) => at.context.standing?.latest?.state === 'asked')
  expect(actor.getSnapshot().value).toBe('writing')
  actor.send({ type: 'asking.left' })
  expect(actor.getSnapshot().value).toEqual({ waiting: 'still' })
})

test.each([
  [standing(change()), { waiting: 'asking' }],
  [standing(change({ state: 'approved' })), { known: { vouched: 'approved' } }],
])('whether a request is withdrawn is asked on as long as it waits', async (read, value) => {
  const { actor, renewed, known } = start(standing(change()))
  await known()
  actor.send({ type: 'withdrawal.asked' })
  renewed.calls[0]?.resolve(read)
  await new Promise((settle) => setTimeout(settle))
  expect(actor.getSnapshot().value).toEqual(value)
})

test('what was read before a request was withdrawn does not bring it back', async () => {
  const { actor, renewed, withdraw, known } = start(standing(change()))
  await known()
  actor.send({ type: 'withdrawal.asked' })
  actor.send({ type: 'withdrawal.confirmed' })
  withdraw.calls[0]?.resolve(change({ state: 'withdrawn' }))
  await waitFor(actor, (at) => at.matches('known'))
  renewed.calls[0]?.resolve(standing(change()))
  await new Promise((settle) => setTimeout(settle))
  expect(actor.getSnapshot().value).toEqual({ known: { vouched: 'held' } })
})

test('missing actors say their names', async () => {
  const said = await complaintsOf(nameChangeMachine, { events: [], until: (at) => at.matches('unread') })
  expect(said.toSorted()).toEqual(
    ['readIfOld', 'readStanding', 'watchNetwork'].map((name) => `No actor was provided for "${name}".`),
  )
})

test('every state and transition is reached, and nothing is asked for while something waits', () => {
  const { snapshots } = expectEveryPath(nameChangeMachine, {
    recalled: [{ standing: standing(null) }],
    events: [
      { type: 'standing.retried' },
      { type: 'network.returned' },
      BEGUN,
      { type: 'asking.left' },
      { type: 'withdrawal.asked' },
      { type: 'withdrawal.confirmed' },
      { type: 'withdrawal.declined' },
      done('readStanding', standing(null, false)),
      done('readStanding', standing(null)),
      done('readStanding', REFUSED),
      done('readStanding', standing(change({ state: 'approved' }))),
      done('readStanding', standing(change())),
      failed('readStanding'),
      done('readIfOld', null),
      done('readIfOld', REFUSED),
      done('readIfOld', standing(change())),
      failed('readIfOld'),
      failed('watchNetwork'),
      done('nameForm', change()),
      failed('nameForm'),
      done('withdraw', change({ state: 'withdrawn' })),
      failed('withdraw'),
    ],
  })
  const waiting = snapshots.filter((at) => at.matches('waiting'))
  expect(waiting.length).toBeGreaterThan(0)
  expect(waiting.some((at) => at.can(BEGUN))).toBe(false)
})
