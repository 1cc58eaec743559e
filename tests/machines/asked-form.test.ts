import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { createAskedForm } from '../../src/machines/form/asked-form.machine.ts'
import { createFormMachine } from '../../src/machines/form/form.machine.ts'
import { deactivationMachine, emailChangeMachine } from '../../src/machines/security/security-forms.machine.ts'
import { handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

type Values = Readonly<{ password: string }>

const BLANK: Values = { password: '' }

const form = createFormMachine<Values, string>({ validate: () => ({}) })

const start = () => {
  const submit = handPromise<string, { values: Values }>()
  const machine = createAskedForm({ id: 'closing', form: form.provide({ actors: { submit: submit.logic } }) })
  const actor = createActor(machine, { input: { values: BLANK } }).start()
  actor.send({ type: 'form.begun' })
  const child = actor.getSnapshot().children.form
  if (!child) throw new Error('Nothing is asked.')
  return { actor, submit, child }
}

test('a form is left, and opens empty again', () => {
  const { actor, child } = start()
  child.send({ type: 'field.changed', field: 'password', value: 'x' })
  actor.send({ type: 'form.left' })
  const left = [actor.getSnapshot().value, actor.getSnapshot().children.form]
  actor.send({ type: 'form.begun' })
  expect([left, actor.getSnapshot().children.form?.getSnapshot().context.values]).toEqual([
    ['resting', undefined],
    BLANK,
  ])
})

test('what it is about goes along when it is sent, and not the next time', async () => {
  const submit = handPromise<string, { values: Values; about?: unknown }>()
  const machine = createAskedForm<Values, string, number>({
    id: 'closing',
    form: form.provide({ actors: { submit: submit.logic } }),
  })
  const actor = createActor(machine, { input: { values: BLANK } }).start()
  actor.send({ type: 'form.begun', about: 7 })
  actor.getSnapshot().children.form?.send({ type: 'form.submitted' })
  submit.calls[0]?.resolve('gone')
  await waitFor(actor, (at) => at.matches('answered'))
  actor.send({ type: 'form.begun' })
  actor.getSnapshot().children.form?.send({ type: 'form.submitted' })
  expect(submit.calls.map(({ input }) => input)).toEqual([{ values: BLANK, about: 7 }, { values: BLANK }])
})

test('what is on its way is not left, and its outcome is told', async () => {
  const { actor, submit, child } = start()
  child.send({ type: 'form.submitted' })
  const canLeave = actor.getSnapshot().can({ type: 'form.left' })
  actor.send({ type: 'form.left' })
  submit.calls[0]?.resolve('gone')
  const { context } = await waitFor(actor, (at) => at.matches('answered'))
  expect([canLeave, context.output]).toEqual([false, 'gone'])
})

test('what was refused stays, and can be left', async () => {
  const { actor, submit, child } = start()
  child.send({ type: 'form.submitted' })
  submit.calls[0]?.reject(new Error('no'))
  await waitFor(child, (at) => at.matches('failed'))
  expect([actor.getSnapshot().value, actor.getSnapshot().can({ type: 'form.left' })]).toEqual(['writing', true])
})

const EVENTS = [{ type: 'form.begun' }, { type: 'form.left' }, failed('form')] as const

test('every state and transition is reached, and a form is there where it is written', () => {
  const closing = expectEveryPath(deactivationMachine, {
    inputs: [{ values: BLANK }],
    events: [...EVENTS, done('form', undefined)],
  })
  const moving = expectEveryPath(emailChangeMachine, {
    inputs: [{ values: { email: '', password: '' } }],
    events: [...EVENTS, done('form', 'ada@example.org')],
  })
  const snapshots = [...closing.snapshots, ...moving.snapshots]
  expect(snapshots.filter((at) => at.matches('writing') !== 'form' in at.children)).toEqual([])
})
