import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { FaultError } from '../../../src/domain/fault.ts'
import {
  acceptInvitationMachine,
  codeFormMachine,
  type CodeValues,
} from '../../../src/machines/profile/accept-invitation.machine.ts'
import { complaintsOf, handPromise } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'

const start = () => {
  const submit = handPromise<boolean, { values: CodeValues }>()
  const codeForm = codeFormMachine.provide({ actors: { submit: submit.logic } })
  const actor = createActor(acceptInvitationMachine.provide({ actors: { codeForm } })).start()
  const form = () => {
    const child = actor.getSnapshot().children.codeForm
    if (!child) throw new Error('No code is being written.')
    return child
  }
  return { actor, submit, form }
}

test('a code is sent once, and another may follow when it was accepted', async () => {
  const { actor, submit, form } = start()
  actor.send({ type: 'code.begun' })
  form().send({ type: 'field.changed', field: 'verificationCode', value: 'ABCD-EFGH' })
  form().send({ type: 'form.submitted' })
  form().send({ type: 'form.submitted' })
  expect(submit.calls.map(({ input }) => input)).toEqual([{ values: { verificationCode: 'ABCD-EFGH' } }])
  submit.calls[0]?.resolve(true)
  await waitFor(actor, (at) => at.matches('accepted'))
  actor.send({ type: 'code.begun' })
  expect(form().getSnapshot().context.values).toEqual({ verificationCode: '' })
})

test('a code that is refused stays to be read again, with what the server said', async () => {
  const { actor, submit, form } = start()
  actor.send({ type: 'code.begun' })
  form().send({ type: 'field.changed', field: 'verificationCode', value: 'ABCD' })
  form().send({ type: 'form.submitted' })
  const fields = [{ field: 'verificationCode', message: 'This code was used.' }]
  submit.calls[0]?.reject(new FaultError({ kind: 'refused', fields }))
  const { context } = await waitFor(form(), (at) => at.matches('failed'))
  expect([context.values, context.refusals, actor.getSnapshot().value]).toEqual([
    { verificationCode: 'ABCD' },
    { verificationCode: 'This code was used.' },
    'writing',
  ])
})

test('no code and one that is too long are not sent', () => {
  const { actor, submit, form } = start()
  actor.send({ type: 'code.begun' })
  const errors = ['', 'x'.repeat(101)].map((value) => {
    form().send({ type: 'field.changed', field: 'verificationCode', value })
    form().send({ type: 'form.submitted' })
    return form().getSnapshot().context.errors
  })
  expect([errors, submit.calls]).toEqual([[{ verificationCode: 'required' }, { verificationCode: 'tooLong' }], []])
})

test('an actor that nobody provided says its name', async () => {
  const complaints = await complaintsOf(codeFormMachine, {
    input: { form: 'verificationCode', values: { verificationCode: 'ABCD' } },
    events: [{ type: 'form.submitted' }],
    until: (at) => at.matches('failed'),
  })
  expect(complaints).toEqual(['No actor was provided for "submit".'])
})

test('every state and transition is reached, and a code is written where its form is', () => {
  const { snapshots } = expectEveryPath(acceptInvitationMachine, {
    events: [{ type: 'code.begun' }, { type: 'code.left' }, done('codeForm', true), failed('codeForm')],
  })
  expect(snapshots.filter((at) => at.matches('writing') !== 'codeForm' in at.children)).toEqual([])
})
