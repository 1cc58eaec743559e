import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import {
  createCertificateForm,
  createCertificateIssue,
  NO_CERTIFICATE,
  type CertificateValues,
  type Issued,
} from '../../../src/machines/certificate-issue/certificate-issue.machine.ts'
import { handPromise } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'

const TODAY = '2026-05-04'
const WHOLE: CertificateValues = {
  courseId: 2,
  completedOn: '2026-05-04',
  reason: 'Held elsewhere',
  evidence: 'Roster of the academy',
}

const start = () => {
  const submit = handPromise<Issued, { values: CertificateValues }>()
  const form = createCertificateForm(() => TODAY).provide({ actors: { submit: submit.logic } })
  const actor = createActor(createCertificateIssue(form), { input: { values: NO_CERTIFICATE } }).start()
  actor.send({ type: 'form.begun' })
  const child = actor.getSnapshot().children.form
  if (!child) throw new Error('Nothing is asked.')
  const write = (values: CertificateValues) => {
    child.send({ type: 'field.changed', field: 'courseId', value: values.courseId })
    child.send({ type: 'field.changed', field: 'completedOn', value: values.completedOn })
    child.send({ type: 'field.changed', field: 'reason', value: values.reason })
    child.send({ type: 'field.changed', field: 'evidence', value: values.evidence })
    child.send({ type: 'form.submitted' })
  }
  return { actor, submit, child, write }
}

test('none is issued without its course, its day, why, and what shows it', () => {
  const { child, submit, write } = start()
  write(NO_CERTIFICATE)
  expect(child.getSnapshot().context.errors).toEqual({
    courseId: 'required',
    completedOn: 'required',
    reason: 'required',
    evidence: 'required',
  })
  expect(submit.calls).toEqual([])
})

test.each([
  ['2026-05-05', 'dayAhead'],
  ['2026-02-30', 'required'],
  ['1026-05-04', 'required'],
])('%s is no day on which something was completed', (completedOn, complaint) => {
  const { child, write } = start()
  write({ ...WHOLE, completedOn })
  expect(child.getSnapshot().context.errors).toEqual({ completedOn: complaint })
})

test('its number is told, and the next form is empty', async () => {
  const { actor, submit, write } = start()
  write(WHOLE)
  expect(submit.calls[0]?.input.values).toEqual(WHOLE)
  submit.calls[0]?.resolve({ number: 'TIM-7K3M-9Q2X' })
  const { context } = await waitFor(actor, (at) => at.matches('answered'))
  expect(context.output).toEqual({ number: 'TIM-7K3M-9Q2X' })
  actor.send({ type: 'form.begun', values: NO_CERTIFICATE })
  expect(actor.getSnapshot().children.form?.getSnapshot().context.values).toEqual(NO_CERTIFICATE)
})

test('what was not issued keeps what was written', async () => {
  const { actor, submit, child, write } = start()
  write(WHOLE)
  submit.calls[0]?.reject(new Error('no'))
  const { context } = await waitFor(child, (at) => at.matches('failed'))
  expect([actor.getSnapshot().value, context.values]).toEqual(['writing', WHOLE])
})

test('every state and transition is reached', () => {
  const { missedStates } = expectEveryPath(createCertificateIssue(createCertificateForm(() => TODAY)), {
    inputs: [{ values: NO_CERTIFICATE }],
    events: [{ type: 'form.begun' }, { type: 'form.left' }, failed('form'), done('form', { number: 'TIM-7K3M-9Q2X' })],
  })
  expect(missedStates).toEqual([])
})
