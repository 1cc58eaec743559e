import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import type { ExtensionPreview } from '../../../src/domain/contract/enrollment-record.contract.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { chosenRow } from '../../../src/domain/list.ts'
import {
  daysWritten,
  enrollmentExtensionMachine,
  type ExtensionAsked,
  type ExtensionChoice,
} from '../../../src/machines/enrollment-extension/enrollment-extension.machine.ts'
import { storyAct } from '../../../src/views/list-acts/story-acts.ts'
import { complaintsOf, fault, handPromise } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'

const PEOPLE = chosenRow(4, 'Bora Demir')
const PREVIEW: ExtensionPreview = { total: 1, extended: 1, completed: 0, rows: [] }
const NOTHING: ExtensionPreview = { total: 1, extended: 0, completed: 0, rows: [] }
const ACT = storyAct({ list: 'enrollmentRecords', act: 'extend' })
const DAY: ExtensionChoice = { way: 'until', days: '', until: '2027-03-31' }
const HALF: ExtensionChoice = { way: 'days', days: '', until: '' }

const start = () => {
  const preview = handPromise<ExtensionPreview, ExtensionAsked>()
  const extend = handPromise<ListAct, ExtensionAsked>()
  const actor = createActor(
    enrollmentExtensionMachine.provide({ actors: { preview: preview.logic, extend: extend.logic } }),
  ).start()
  actor.send({ type: 'extension.asked', people: PEOPLE })
  return { actor, preview, extend }
}

test('what it would come to is looked at before it is confirmed, and the same is asked for', async () => {
  const { actor, preview, extend } = start()
  expect(actor.getSnapshot().can({ type: 'extension.confirmed' })).toBe(false)
  actor.send({ type: 'look.asked' })
  preview.calls[0]?.resolve(PREVIEW)
  await waitFor(actor, (at) => at.matches('shown'))
  actor.send({ type: 'extension.confirmed' })
  const asked = { selection: PEOPLE.selection, days: 30, until: null }
  expect([preview.calls, extend.calls].map((calls) => calls.map(({ input }) => input))).toEqual([[asked], [asked]])
  extend.calls[0]?.resolve(ACT)
  expect((await waitFor(actor, (at) => at.matches({ resting: 'done' }))).context.done).toEqual({ act: ACT })
})

test('another choice is looked at again; one that is not whole is not, and says so until it is', async () => {
  const { actor, preview } = start()
  actor.send({ type: 'look.asked' })
  preview.calls[0]?.resolve(PREVIEW)
  await waitFor(actor, (at) => at.matches('shown'))
  actor.send({ type: 'choice.changed', choice: HALF })
  const half = actor.getSnapshot()
  expect([half.can({ type: 'extension.confirmed' }), half.context.preview]).toEqual([false, null])
  actor.send({ type: 'look.asked' })
  expect([actor.getSnapshot().value, preview.calls.length]).toEqual([{ choosing: 'wanting' }, 1])
  actor.send({ type: 'choice.changed', choice: DAY })
  actor.send({ type: 'look.asked' })
  expect(preview.calls.at(-1)?.input).toEqual({ selection: PEOPLE.selection, days: null, until: '2027-03-31' })
})

test('where none would end later there is nothing to confirm', async () => {
  const { actor, preview } = start()
  actor.send({ type: 'look.asked' })
  preview.calls[0]?.resolve(NOTHING)
  expect((await waitFor(actor, (at) => at.matches('shown'))).can({ type: 'extension.confirmed' })).toBe(false)
})

test('what could not be asked is asked again; what was refused is chosen anew', async () => {
  const { actor, preview, extend } = start()
  actor.send({ type: 'look.asked' })
  preview.calls[0]?.reject(fault('offline'))
  await waitFor(actor, (at) => at.matches('unlooked'))
  actor.send({ type: 'look.asked' })
  preview.calls[1]?.resolve(PREVIEW)
  await waitFor(actor, (at) => at.matches('shown'))
  actor.send({ type: 'extension.confirmed' })
  extend.calls[0]?.reject(fault('conflict'))
  const refused = await waitFor(actor, (at) => at.matches('refused'))
  expect([refused.can({ type: 'extension.confirmed' }), refused.context.fault]).toEqual([false, { kind: 'conflict' }])
})

test('days are whole, in the digits of any script, and no more than two years', () => {
  expect(['30', ' ٣٠ ', '730', '731', '0', '-3', '1.5', '', 'ten'].map(daysWritten)).toEqual([
    30,
    30,
    730,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

test('a missing actor says its name', async () => {
  expect(
    await complaintsOf(enrollmentExtensionMachine, {
      input: undefined,
      events: [{ type: 'extension.asked', people: PEOPLE }, { type: 'look.asked' }],
      until: (at) => at.hasTag('error'),
    }),
  ).toEqual(['No actor was provided for "preview".'])
})

test('every state and transition is reached, and nothing is extended that was not looked at', () => {
  const { snapshots } = expectEveryPath(enrollmentExtensionMachine, {
    inputs: [undefined],
    events: [
      { type: 'extension.asked', people: PEOPLE },
      { type: 'choice.changed', choice: HALF },
      { type: 'choice.changed', choice: DAY },
      { type: 'look.asked' },
      { type: 'extension.confirmed' },
      { type: 'extension.left' },
      done('preview', PREVIEW),
      done('preview', NOTHING),
      failed('preview', fault('offline')),
      done('extend', ACT),
      failed('extend', fault('offline')),
      failed('extend', fault('conflict')),
    ],
  })
  expect(
    snapshots
      .filter((at) => at.matches('underway') && (at.context.preview?.extended ?? 0) === 0)
      .map(({ value }) => value),
  ).toEqual([])
})
