import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import type { RecordPlan } from '../../../src/domain/class-record-plan.ts'
import type { ClassRecorded } from '../../../src/domain/contract/recorded-class.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import {
  classRecordingMachine,
  type RecordingGround,
} from '../../../src/machines/class-recording/class-recording.machine.ts'
import { recordWizardMachine } from '../../../src/machines/class-recording/record-wizard.machine.ts'
import type { WizardDraft } from '../../../src/machines/wizard/wizard.machine.ts'
import { HELD } from '../../../src/views/pages/class-recording/story-recording.ts'
import { complaintsOf, fault, handPromise } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'

const GROUND: RecordingGround = {
  choices: { courses: [], instructors: [], agencies: [], venues: [], withheld: [] },
  plan: HELD,
}
const RECORDED: ClassRecorded = { id: 31, certificates: 2 }

const start = async () => {
  const submit = handPromise<ClassRecorded, { values: RecordPlan }>()
  const wizard = recordWizardMachine.provide({
    actors: {
      submit: submit.logic,
      recallDraft: fromPromise<WizardDraft<RecordPlan> | null, { form: string }>(async () => null),
      keepDraft: fromPromise<void, { form: string; draft: WizardDraft<RecordPlan> }>(async () => undefined),
      dropDraft: fromPromise<void, { form: string }>(async () => undefined),
    },
  })
  const gather = fromPromise<RecordingGround, undefined>(async () => GROUND)
  const actor = createActor(classRecordingMachine.provide({ actors: { gather, wizard } })).start()
  await waitFor(actor, (at) => at.matches('recording'))
  const child = actor.getSnapshot().children.wizard
  if (!child) throw new Error('No wizard')
  await waitFor(child, (at) => at.matches({ open: { place: 'filling' } }))
  for (const _ of [1, 2, 3, 4]) child.send({ type: 'step.confirmed' })
  await waitFor(child, (at) => at.matches({ open: { place: 'reviewing' } }))
  return { actor, child, submit }
}

test('a class that was held is recorded after its review, and another can be', async () => {
  const { actor, child, submit } = await start()
  child.send({ type: 'wizard.submitted' })
  await waitFor(child, (at) => at.matches('submitting'))
  submit.calls[0]?.resolve(RECORDED)
  expect((await waitFor(actor, (at) => at.matches('recorded'))).context.recorded).toEqual(RECORDED)
  actor.send({ type: 'recording.repeated' })
  await waitFor(actor, (at) => at.matches('recording'))
})

test('lines that name nobody lead back to where they are written, each with what is said of it', async () => {
  const { child, submit } = await start()
  child.send({ type: 'wizard.submitted' })
  await waitFor(child, (at) => at.matches('submitting'))
  submit.calls[0]?.reject(
    new FaultError({
      kind: 'refused',
      fields: [
        { field: 'people.1', message: 'Line 2: nobody' },
        { field: 'people.2', message: 'Line 3: twice' },
      ],
    }),
  )
  const { context } = await waitFor(child, (at) => at.matches({ open: { place: 'filling' } }))
  expect([context.at, context.refusals, context.values.people]).toEqual([
    3,
    { 'people.1': 'Line 2: nobody', 'people.2': 'Line 3: twice' },
    HELD.people,
  ])
  child.send({ type: 'field.changed', field: 'people', value: 'otis@example.org' })
  expect(child.getSnapshot().context.refusals).toEqual({})
})

test('a missing actor says its name', async () => {
  const said = await complaintsOf(classRecordingMachine, { input: undefined, until: (at) => at.hasTag('error') })
  expect(said).toEqual(['No actor was provided for "gather".', 'No actor was provided for "watchNetwork".'])
})

test('every state and transition is reached, and nothing is recorded without its ground', () => {
  const { snapshots } = expectEveryPath(classRecordingMachine, {
    inputs: [undefined],
    recalled: [{ ground: GROUND }],
    events: [
      { type: 'ground.retried' },
      { type: 'network.returned' },
      { type: 'recording.repeated' },
      done('gather', GROUND),
      failed('gather', fault('offline')),
      failed('watchNetwork'),
      done('wizard', RECORDED),
      failed('wizard'),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.recorded]),
  })
  expect(snapshots.filter((at) => at.matches('recording') && at.context.ground === null)).toEqual([])
})
