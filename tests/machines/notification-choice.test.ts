import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { NOTIFICATION_OPTION, type NotificationOptionId } from '../../src/domain/notification-option.ts'
import { notificationChoiceMachine } from '../../src/machines/notification-choice/notification-choice.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const { textAndEmail, emailOnly } = NOTIFICATION_OPTION

const start = () => {
  const save = handPromise<void, { option: NotificationOptionId }>()
  const machine = notificationChoiceMachine.provide({ actors: { saveNotification: save.logic } })
  const actor = createActor(machine, { input: { option: emailOnly } }).start()
  return { actor, save }
}

test('a choice is saved when it is made, and shown as it is saved', async () => {
  const { actor, save } = start()
  actor.send({ type: 'option.chosen', option: textAndEmail })
  actor.send({ type: 'choice.made' })
  actor.send({ type: 'option.chosen', option: emailOnly })
  save.calls[0]?.resolve()
  const { context } = await waitFor(actor, (at) => at.matches('saved'))
  expect([save.calls.map(({ input }) => input), context.option]).toEqual([[{ option: textAndEmail }], textAndEmail])
})

test('a choice that was not saved stays, and is saved again', async () => {
  const { actor, save } = start()
  actor.send({ type: 'option.chosen', option: textAndEmail })
  actor.send({ type: 'choice.made' })
  save.calls[0]?.reject(fault('offline'))
  const { context } = await waitFor(actor, (at) => at.matches('unsaved'))
  actor.send({ type: 'choice.made' })
  expect([context, save.calls.length]).toEqual([{ option: textAndEmail, fault: { kind: 'offline' } }, 2])
})

test('what is known anew is shown, unless another choice is under way', () => {
  const { actor } = start()
  actor.send({ type: 'option.known', option: textAndEmail })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.option]).toEqual(['choosing', textAndEmail])
})

test('a missing actor says its name', async () => {
  const complaints = await complaintsOf(notificationChoiceMachine, {
    input: { option: emailOnly },
    events: [{ type: 'choice.made' }],
    until: (at) => at.matches('unsaved'),
  })
  expect(complaints).toEqual(['No actor was provided for "saveNotification".'])
})

test('every state and transition is reached, and what is saved has no fault', () => {
  const { snapshots } = expectEveryPath(notificationChoiceMachine, {
    inputs: [{ option: emailOnly }],
    events: [
      { type: 'option.chosen', option: textAndEmail },
      { type: 'option.known', option: emailOnly },
      { type: 'choice.made' },
      done('saveNotification'),
      failed('saveNotification'),
    ],
  })
  expect(snapshots.filter((at) => at.matches('saved') && at.context.fault !== null)).toEqual([])
})
