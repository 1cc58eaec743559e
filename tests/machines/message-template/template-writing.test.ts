import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate'

import type { WholeMessageTemplate } from '../../../src/domain/contract/message-template.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import type { TemplateKind } from '../../../src/domain/message-variables.ts'
import {
  createTemplateForm,
  type TemplateValues,
} from '../../../src/machines/message-template/template-form.machine.ts'
import {
  createTemplateWriting,
  type TemplateWritingEvent,
} from '../../../src/machines/message-template/template-writing.machine.ts'
import { handPromise } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'

const KIND: TemplateKind = { channel: 'sms', template: 'phoneCode' }
const TEXT = { subject: '', preview: '', body: 'Your code is {code}' }
const whole = (revision: number): WholeMessageTemplate => ({
  ...KIND,
  revision,
  builtIn: { en: TEXT, tr: TEXT, ar: TEXT },
  inForce: null,
  draft: null,
  older: [],
  testTo: null,
})
const LATE = new FaultError({ kind: 'conflict', code: 'MESSAGE_TEMPLATE_CHANGED' })

type Draft = Partial<TemplateValues>

const opened = async () => {
  const read = handPromise<WholeMessageTemplate, TemplateKind>()
  const submit = handPromise<WholeMessageTemplate, { values: TemplateValues; about?: unknown }>()
  const dropped: string[] = []
  let change: () => void = () => {}
  const dropDraft = fromPromise<void, { form: string }>(async ({ input }) => {
    dropped.push(input.form)
  })
  const actor = createActor(
    createTemplateWriting(KIND).provide({
      actors: {
        readTemplate: read.logic,
        dropDraft,
        watchTopics: fromCallback<EventObject, undefined>(({ sendBack }) => {
          change = () => sendBack({ type: 'topic.changed' })
        }),
        form: createTemplateForm(KIND).provide({
          actors: {
            recallDraft: fromPromise<Draft | null, { form: string }>(async () => null),
            keepDraft: fromPromise<void, { form: string; draft: Draft }>(async () => {}),
            dropDraft,
            submit: submit.logic,
          },
        }),
      },
    }),
  ).start()
  read.calls[0]?.resolve(whole(3))
  await waitFor(actor, (at) => at.matches('writing'))
  const formNow = async () => {
    const { form } = actor.getSnapshot().children
    if (!form) throw new Error('Nothing is written.')
    await waitFor(form, (at) => at.matches('editing'))
    return form
  }
  return { actor, read, submit, dropped, formNow, change: () => change() }
}

const overtaken = async () => {
  const parts = await opened()
  const form = await parts.formNow()
  form.send({ type: 'field.changed', field: 'enBody', value: 'Mine: {code}' })
  form.send({ type: 'form.submitted' })
  await waitFor(form, (at) => at.matches('submitting'))
  parts.submit.calls[0]?.reject(LATE)
  await waitFor(parts.actor, (at) => at.matches({ writing: 'overtaken' }))
  return { ...parts, form }
}

test('what is saved is saved upon the revision that was read, however unfinished', async () => {
  const { actor, submit, formNow } = await opened()
  const form = await formNow()
  form.send({ type: 'field.changed', field: 'trBody', value: '' })
  form.send({ type: 'form.submitted' })
  await waitFor(form, (at) => at.matches('submitting'))
  expect(submit.calls[0]?.input.values).toMatchObject({ trBody: '', revision: 3, isToCheck: false })
  submit.calls[0]?.resolve(whole(4))
  const { context } = await waitFor(actor, (at) => at.context.saved !== null)
  expect([context.saved, context.whole]).toEqual([whole(4), whole(4)])
  expect((await formNow()).getSnapshot().context.values.revision).toBe(4)
})

test('what is to be checked is not sent while anything is wrong with it, and all of it is said', async () => {
  const { submit, formNow } = await opened()
  const form = await formNow()
  form.send({ type: 'field.changed', field: 'trBody', value: '' })
  form.send({ type: 'field.changed', field: 'arBody', value: 'No {nobody}' })
  form.send({ type: 'field.changed', field: 'isToCheck', value: true })
  form.send({ type: 'form.submitted' })
  expect(form.getSnapshot().context.errors).toEqual({
    trBody: 'empty 480',
    arBody: 'unknown 480 nobody;missing 480 code',
  })
  expect(submit.calls).toEqual([])
})

test('who was too late keeps what they wrote, and may save it over the other', async () => {
  const { actor, read, submit, form } = await overtaken()
  actor.send({ type: 'mine.kept' })
  read.calls[1]?.resolve(whole(7))
  await waitFor(form, (at) => at.matches('submitting'))
  expect(submit.calls[1]?.input.values).toMatchObject({ enBody: 'Mine: {code}', revision: 7 })
  expect(actor.getSnapshot().matches({ writing: 'steady' })).toBe(true)
})

test('or takes what the other wrote, and their own draft is gone', async () => {
  const { actor, read, dropped, formNow } = await overtaken()
  actor.send({ type: 'theirs.taken' })
  await waitFor(actor, (at) => at.matches('reading'))
  read.calls[1]?.resolve(whole(8))
  await waitFor(actor, (at) => at.matches('writing'))
  expect(dropped).toEqual(['messageTemplate sms phoneCode'])
  expect((await formNow()).getSnapshot().context.values.enBody).toBe(TEXT.body)
})

test('what a deed changed flows into what was not typed', async () => {
  const { actor, read, formNow, change } = await opened()
  const form = await formNow()
  form.send({ type: 'field.changed', field: 'enBody', value: 'Mine: {code}' })
  change()
  const builtIn = { en: TEXT, tr: { ...TEXT, body: 'Yeni: {code}' }, ar: TEXT }
  read.calls[1]?.resolve({ ...whole(4), builtIn })
  await waitFor(actor, (at) => at.context.whole?.revision === 4)
  expect(form.getSnapshot().context.values).toMatchObject({
    enBody: 'Mine: {code}',
    trBody: 'Yeni: {code}',
    revision: 4,
  })
})

test('takes every state and transition', () => {
  const events: readonly TemplateWritingEvent[] = [
    { type: 'template.retried' },
    { type: 'topic.changed' },
    { type: 'network.returned' },
    { type: 'mine.kept' },
    { type: 'theirs.taken' },
  ]
  const unread = { kind: 'offline' } as const
  const snapshot = { matches: () => true, context: { fault: LATE.fault } }
  const overdue = { type: 'xstate.snapshot.form' as const, snapshot }
  const { missedStates } = expectEveryPath(createTemplateWriting(KIND), {
    recalled: [{ whole: whole(3) }],
    inputs: [undefined],
    events: [
      ...events,
      done('readTemplate', whole(3)),
      failed('readTemplate', unread),
      done('renew', whole(4)),
      failed('renew', unread),
      done('rebase', whole(5)),
      failed('rebase', unread),
      done('form', whole(6)),
      failed('form', unread),
      failed('watchTopics', unread),
      done('dropDraft', undefined),
      failed('dropDraft', unread),
      overdue,
    ],
  })
  expect(missedStates).toEqual([])
})
