import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { FaultError } from '../../src/domain/fault.ts'
import {
  agencyFormMachine,
  agencyWritingMachine,
  NO_AGENCY,
  type AgencyValues,
  type WordHeld,
} from '../../src/machines/vocabulary/vocabulary-forms.machine.ts'
import { handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const SEEN = { name: 'Metro EMS', discipline: 'ems', county: 'Lorne', city: '' } as const
/** Somebody else wrote the county anew, and a kind that was never one. */
const THEIRS = { ...SEEN, discipline: 'wizards', county: 'Redfield' }
const overtaken = (is: object = THEIRS) =>
  new FaultError({ kind: 'conflict', code: 'CHANGED_MEANWHILE', facts: { is } })

const open = () => {
  const submit = handPromise<WordHeld, { values: AgencyValues; about?: unknown }>()
  const actor = createActor(
    agencyWritingMachine.provide({
      actors: { form: agencyFormMachine.provide({ actors: { submit: submit.logic } }) },
    }),
    { input: { values: NO_AGENCY } },
  ).start()
  actor.send({ type: 'form.begun', values: SEEN, about: { id: 7, was: SEEN } })
  const { form } = actor.getSnapshot().children
  if (!form) throw new Error('Nothing is asked.')
  const write = (field: 'name' | 'county', value: string) => form.send({ type: 'field.changed', field, value })
  const refuse = async (fault: FaultError) => {
    const tries = submit.calls.length
    form.send({ type: 'form.submitted' })
    submit.calls[tries]?.reject(fault)
    await waitFor(form, (at) => at.matches('failed'))
  }
  return {
    actor,
    form,
    submit,
    write,
    refuse,
    values: () => form.getSnapshot().context.values,
    meanwhile: () => actor.getSnapshot().context.meanwhile,
  }
}

test('who comes second keeps what they wrote, and has theirs where they wrote nothing', async () => {
  const { meanwhile, refuse, values, write } = open()
  write('name', 'Metropolitan EMS')
  await refuse(overtaken())
  const is = { ...SEEN, discipline: '', county: 'Redfield' }
  expect([values(), meanwhile()]).toEqual([
    { ...is, name: 'Metropolitan EMS' },
    { was: SEEN, is },
  ])
})

test('the next try to save has seen theirs, as it is and not as the form shows it', async () => {
  const { actor, form, refuse, submit, write } = open()
  write('county', 'Lorne West')
  await refuse(overtaken())
  form.send({ type: 'form.submitted' })
  expect(submit.calls.map(({ input }) => input)).toEqual([
    { values: { ...SEEN, county: 'Lorne West' }, about: { id: 7, was: SEEN } },
    { values: { ...SEEN, discipline: '', county: 'Lorne West' }, about: { id: 7, was: THEIRS } },
  ])
  submit.calls[1]?.resolve({ id: 7 })
  expect((await waitFor(actor, (at) => at.matches('answered'))).context.output).toEqual({ id: 7 })
})

test('where a third was quicker still, that is what is there', async () => {
  const { form, meanwhile, refuse, submit, values, write } = open()
  write('name', 'Metropolitan EMS')
  await refuse(overtaken())
  const third = { ...THEIRS, county: 'Northfield', city: 'Lorne Falls' }
  await refuse(overtaken(third))
  const is = { ...third, discipline: '' }
  expect([values(), meanwhile()]).toEqual([
    { ...is, name: 'Metropolitan EMS' },
    { was: SEEN, is },
  ])
  form.send({ type: 'form.submitted' })
  expect(submit.calls[2]?.input.about).toEqual({ id: 7, was: third })
})

test('theirs is taken over, and can be changed and saved', async () => {
  const { actor, form, meanwhile, refuse, submit, values, write } = open()
  write('name', 'Metropolitan EMS')
  const early = actor.getSnapshot().can({ type: 'theirs.taken' })
  await refuse(overtaken())
  actor.send({ type: 'theirs.taken' })
  const is = { ...SEEN, discipline: '', county: 'Redfield' }
  expect([early, values(), meanwhile()]).toEqual([false, is, null])
  form.send({ type: 'form.submitted' })
  expect([submit.calls[1]?.input, actor.getSnapshot().can({ type: 'theirs.taken' })]).toEqual([
    { values: is, about: { id: 7, was: THEIRS } },
    false,
  ])
})

test('what is closed and opened again begins with what it is given', async () => {
  const { actor, meanwhile, refuse } = open()
  await refuse(overtaken())
  actor.send({ type: 'form.left' })
  actor.send({ type: 'form.begun', values: SEEN, about: { id: 7, was: SEEN } })
  expect(meanwhile()).toBeNull()
})

test.each([
  ['another refusal', new FaultError({ kind: 'conflict', code: 'IN_USE' })],
  ['one that does not say what is there', overtaken({ name: 1 })],
  ['no answer', new FaultError({ kind: 'offline' })],
])('%s is told as any other fault', async (_, fault) => {
  const { form, meanwhile, refuse } = open()
  await refuse(fault)
  expect([meanwhile(), form.getSnapshot().context.fault]).toEqual([null, fault.fault])
})

test('every state and transition is reached', async () => {
  const { form, refuse } = open()
  await refuse(overtaken())
  const snapshot = form.getSnapshot()
  const { snapshots } = expectEveryPath(agencyWritingMachine, {
    inputs: [{ values: NO_AGENCY }],
    events: [
      { type: 'form.begun' },
      { type: 'form.left' },
      { type: 'theirs.taken' },
      { type: 'xstate.snapshot.form' as const, snapshot } as never,
      done('form', { id: 7 }),
      failed('form'),
    ],
  })
  expect(snapshots.filter((at) => at.matches('writing') !== 'form' in at.children)).toEqual([])
})
