import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import type {
  CheckedEnrollment,
  VerificationDetails,
} from '../../../src/domain/contract/enrollment-verification.contract.ts'
import { detailsFormMachine, type Verdict } from '../../../src/machines/enrollment-verification/details-form.machine.ts'
import { enrollmentVerificationMachine } from '../../../src/machines/enrollment-verification/enrollment-verification.machine.ts'
import { complaintsOf, fault, handPromise } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'

const DETAILS: VerificationDetails = { firstName: 'Ada', lastName: 'Moreno', licenseNumber: '', primaryAgencyId: 0 }
const FOUND: CheckedEnrollment = {
  enrollmentId: 7,
  courseId: 1,
  courseTitle: 'National TIM Responder',
  isVerified: false,
  verifiedAt: null,
  details: DETAILS,
}
const VERIFIED = {
  enrollmentId: 7,
  courseId: 1,
  courseTitle: 'National TIM Responder',
  verifiedAt: '2026-03-02T15:00:00.000Z',
  incomplete: true,
}
const VERDICT: Verdict = { kind: 'verified', enrollment: VERIFIED }

const start = (code: string | null = null) => {
  const find = handPromise<CheckedEnrollment, { code: string }>()
  const send = handPromise<void, { enrollmentId: number }>()
  const submit = handPromise<Verdict, { values: VerificationDetails }>()
  const form = detailsFormMachine.provide({
    actors: {
      submit: submit.logic,
      recallDraft: fromPromise<Partial<VerificationDetails> | null, { form: string }>(() => Promise.resolve(null)),
      keepDraft: fromPromise(() => Promise.resolve()),
      dropDraft: fromPromise(() => Promise.resolve()),
    },
  })
  const actor = createActor(
    enrollmentVerificationMachine.provide({
      actors: { findEnrollment: find.logic, sendCode: send.logic, detailsForm: form },
    }),
    { input: { code } },
  ).start()
  const until = (state: string) => waitFor(actor, (at) => at.matches({ code: state } as never))
  return { actor, find, send, submit, until }
}

const codeOf = (actor: ReturnType<typeof start>['actor']) => actor.getSnapshot().value.code

describe('the code', () => {
  test('of the address is looked up at once, in its printed form', () => {
    const { actor, find } = start('k7p2 9xq4')
    expect([codeOf(actor), find.calls.map(({ input }) => input)]).toEqual(['finding', [{ code: 'K7P2-9XQ4' }]])
  })

  test.each([
    [null, 'idle'],
    ['  ', 'idle'],
    ['K7P2', 'malformed'],
  ])('%j is not looked up', (code, state) => {
    const { actor, find } = start(code)
    expect([codeOf(actor), find.calls.length]).toEqual([state, 0])
  })

  test('that is of nothing of theirs is unknown, and one that could not be asked about is not', async () => {
    const { actor, find, until } = start('K7P2-9XQ4')
    find.calls[0]?.reject(fault('offline'))
    await until('couldNotAsk')
    actor.send({ type: 'check.retried' })
    find.calls[1]?.reject(fault('notFound'))
    await until('unknown')
    actor.send({ type: 'code.changed' })
    expect(codeOf(actor)).toBe('idle')
  })

  test('of an enrolment that is verified says so', async () => {
    const { find, until } = start('K7P2-9XQ4')
    find.calls[0]?.resolve({ ...FOUND, isVerified: true, verifiedAt: VERIFIED.verifiedAt })
    const { context } = await until('alreadyVerified')
    expect(context.found?.verifiedAt).toBe(VERIFIED.verifiedAt)
  })
})

describe('the details', () => {
  const confirming = async () => {
    const started = start('K7P2-9XQ4')
    started.find.calls[0]?.resolve(FOUND)
    const { children } = await started.until('confirming')
    const form = children.detailsForm
    if (!form) throw new Error('There is no form')
    await waitFor(form, (at) => at.matches('editing'))
    return { ...started, form }
  }

  test('are confirmed as they were corrected', async () => {
    const { form, submit, until } = await confirming()
    form.send({ type: 'field.changed', field: 'firstName', value: 'Adela' })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (at) => at.matches('submitting'))
    expect(submit.calls.map(({ input }) => input.values)).toEqual([{ ...DETAILS, firstName: 'Adela' }])
    submit.calls[0]?.resolve(VERDICT)
    const { context } = await until('verified')
    expect(context.verified).toEqual(VERIFIED)
  })

  test.each([
    ['already', 'alreadyVerified'],
    ['unknown', 'unknown'],
  ] as const)('meet a verdict of %s', async (kind, state) => {
    const { form, submit, until } = await confirming()
    form.send({ type: 'form.submitted' })
    await waitFor(form, (at) => at.matches('submitting'))
    submit.calls[0]?.resolve({ kind })
    expect((await until(state)).context.verified).toBeNull()
  })

  test('stay in the form when they are refused', async () => {
    const { actor, form, submit } = await confirming()
    form.send({ type: 'form.submitted' })
    await waitFor(form, (at) => at.matches('submitting'))
    submit.calls[0]?.reject(fault('offline'))
    const { context } = await waitFor(form, (at) => at.matches('failed'))
    expect([codeOf(actor), context.values]).toEqual(['confirming', DETAILS])
  })
})

test('another code is mailed while a code is looked up', async () => {
  const { actor, send } = start('K7P2-9XQ4')
  actor.send({ type: 'code.wanted', enrollmentId: 7 })
  expect(send.calls.map(({ input }) => input)).toEqual([{ enrollmentId: 7 }])
  send.calls[0]?.reject(fault('refused'))
  await waitFor(actor, (at) => at.matches({ mail: 'unsent' }))
  actor.send({ type: 'code.wanted', enrollmentId: 7 })
  send.calls[1]?.resolve()
  const { context } = await waitFor(actor, (at) => at.matches({ mail: 'sent' }))
  expect(context.mailFault).toBeNull()
})

test('every state and every transition is taken, and details are confirmed only of an enrolment that was found', () => {
  const { snapshots } = expectEveryPath(enrollmentVerificationMachine, {
    inputs: [{ code: null }, { code: 'K7P2-9XQ4' }, { code: 'K7' }],
    events: [
      { type: 'code.submitted', code: 'K7P2-9XQ4' },
      { type: 'code.submitted', code: '' },
      { type: 'code.submitted', code: 'K7' },
      { type: 'code.changed' },
      { type: 'check.retried' },
      { type: 'verification.left' },
      { type: 'code.wanted', enrollmentId: 7 },
      done('findEnrollment', FOUND),
      done('findEnrollment', { ...FOUND, isVerified: true }),
      failed('findEnrollment'),
      failed('findEnrollment', fault('notFound')),
      done('detailsForm', VERDICT),
      done('detailsForm', { kind: 'already' }),
      done('detailsForm', { kind: 'unknown' }),
      failed('detailsForm'),
      done('sendCode'),
      failed('sendCode'),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.typed, context.found !== null]),
  })
  const confirming = snapshots.filter((at) => at.matches({ code: 'confirming' }))
  expect(confirming.map(({ context }) => context.found?.enrollmentId)).toEqual(confirming.map(() => 7))
})

test('what nobody provided says its name', async () => {
  expect(
    await complaintsOf(enrollmentVerificationMachine, {
      input: { code: 'K7P2-9XQ4' },
      events: [{ type: 'code.wanted', enrollmentId: 7 }],
      until: (at) => at.matches({ code: 'couldNotAsk', mail: 'unsent' }),
    }),
  ).toEqual([expect.stringContaining('findEnrollment'), expect.stringContaining('sendCode')])
})
