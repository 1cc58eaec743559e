import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import { FaultError, type FieldFault } from '../../src/domain/fault.ts'
import { connectWizard } from '../../src/machines/wizard/wizard.connect.ts'
import { createWizardMachine, type WizardDraft } from '../../src/machines/wizard/wizard.machine.ts'
import { complaintsOf, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

type Values = Readonly<{ title: string; venue: string; days: readonly string[] }>
const STEPS = [
  { key: 'what', fields: ['title'] },
  { key: 'where', fields: ['venue', 'days'] },
] as const

const machine = createWizardMachine<Values, number>({
  steps: STEPS,
  validate: ({ title, venue, days }) => ({
    ...(title === '' && { title: 'required' }),
    ...(venue === '' && { venue: 'required' }),
    ...Object.fromEntries(days.flatMap((day, at) => (day === '' ? [[`days.${at}`, 'required'] as const] : []))),
  }),
  // A day is written as one.
  placeOf: (path) => path.split('.').slice(0, 2).join('.'),
})

const BLANK: Values = { title: '', venue: '', days: [''] }
const WHOLE: Values = { title: 'Towing', venue: 'Station 4', days: ['2026-03-02'] }
const INPUT = { form: 'meeting', values: BLANK }

const start = async (draft: WizardDraft<Values> | null = null) => {
  const drafts = new Map<string, WizardDraft<Values>>(draft ? [['meeting', draft]] : [])
  const submit = handPromise<number, { values: Values }>()
  const actor = createActor(
    machine.provide({
      actors: {
        submit: submit.logic,
        recallDraft: fromPromise(async ({ input }) => drafts.get(input.form) ?? null),
        keepDraft: fromPromise(async ({ input }) => void drafts.set(input.form, input.draft)),
        dropDraft: fromPromise(async ({ input }) => void drafts.delete(input.form)),
      },
    }),
    { input: INPUT },
  ).start()
  await waitFor(actor, (at) => at.matches('open'))
  const props = () => connectWizard<Values, number>(STEPS, actor.getSnapshot(), (event) => actor.send(event))
  return { actor, drafts, submit, props }
}
const filled = () => start({ at: 1, values: WHOLE })

test('a field that follows from another is settled with it, before the rules judge', async () => {
  const following = createWizardMachine<Values, number>({
    steps: STEPS,
    validate: ({ venue }) => (venue === 'Station 4' ? {} : { venue: 'required' }),
    settle: (values, before) => (values.title === before.title ? values : { ...values, venue: 'Station 4' }),
  })
  const actor = createActor(
    following.provide({
      actors: {
        recallDraft: fromPromise<WizardDraft<Values> | null, { form: string }>(async () => null),
        keepDraft: fromPromise<void, { form: string; draft: WizardDraft<Values> }>(async () => {}),
      },
    }),
    { input: INPUT },
  ).start()
  await waitFor(actor, (at) => at.matches('open'))
  actor.send({ type: 'field.changed', field: 'title', value: 'Towing' })
  const { values, errors, typed } = actor.getSnapshot().context
  expect([values.venue, errors, typed]).toEqual(['Station 4', {}, { title: 'Towing' }])
})

describe('the steps', () => {
  test('are gone through in order, and one that is not whole says why', async () => {
    const { props } = await start()
    const before = [props().step, props().complaints]
    props().next()
    const refused = [props().step, props().complaints, props().error('title')]
    props().change('title', 'Towing')
    props().next()
    expect([before, refused, props().step, props().complaints, props().position]).toEqual([
      ['what', []],
      ['what', ['title'], 'required'],
      'where',
      [],
      2,
    ])
  })

  test('complain of a field that was left, and of a path in it', async () => {
    const { props } = await start({ at: 1, values: { ...BLANK, title: 'Towing' } })
    props().leave('days.0')
    const left = props().complaints
    props().next()
    expect([left, props().complaints]).toEqual([['days.0'], ['venue', 'days.0']])
  })

  test('gone back to keep what was typed, later too', async () => {
    const { props } = await start({ at: 1, values: { ...BLANK, title: 'Towing' } })
    props().change('venue', 'Station')
    props().back()
    props().change('title', 'Night towing')
    props().next()
    expect([props().step, props().value('venue'), props().value('title')]).toEqual(['where', 'Station', 'Night towing'])
  })

  test('are open up to the first that is not whole', async () => {
    const { props } = await start()
    props().choose('where')
    const locked = [props().step, props().places.map(({ state }) => state)]
    props().change('title', 'Towing')
    const open = props().places.map(({ state }) => state)
    props().choose('where')
    expect([locked, open, props().step, props().places.map(({ state }) => state)]).toEqual([
      ['what', ['current', 'locked', 'locked']],
      ['current', 'open', 'locked'],
      'where',
      ['done', 'current', 'locked'],
    ])
  })
})

describe('the place that is shown was come to', () => {
  test('not as long as it is the first', async () => {
    const { props } = await start()
    props().next()
    props().change('title', 'Towing')
    expect(props().hasMoved).toBe(false)
  })

  test('with a draft that leads further, by a step, by a choice, and on the review', async () => {
    const whole = () => start({ at: 0, values: WHOLE })
    const [drafted, stepped, chosen, reviewed] = await Promise.all([filled(), whole(), whole(), whole()])
    const before = [stepped, chosen, reviewed].map(({ props }) => props().hasMoved)
    stepped.props().next()
    chosen.props().choose('where')
    reviewed.props().choose('review')
    const after = [drafted, stepped, chosen, reviewed].map(({ props }) => props().hasMoved)
    expect([before, after]).toEqual([
      [false, false, false],
      [true, true, true, true],
    ])
  })
})

describe('the review', () => {
  test('comes after the last step, leads to each of them, and is come back to', async () => {
    const { props } = await filled()
    props().next()
    const review = [props().step, props().position, props().places.map(({ key, state }) => [key, state])]
    props().choose('what')
    const changing = [props().step, props().canReview]
    props().choose('review')
    const back = props().step
    props().back()
    expect([review, changing, back, props().step]).toEqual([
      [
        null,
        3,
        [
          ['what', 'done'],
          ['where', 'done'],
          ['review', 'current'],
        ],
      ],
      ['what', true],
      null,
      'what',
    ])
  })

  test('is sent once, and its draft is dropped', async () => {
    const { actor, props, submit, drafts } = await filled()
    props().next()
    props().submit()
    props().submit()
    const sent = submit.calls.map(({ input }) => input)
    const isBusy = props().isBusy
    submit.calls[0]?.resolve(7)
    const { output } = await waitFor(actor, (at) => at.matches('done'))
    expect([sent, isBusy, output, drafts.size]).toEqual([[{ values: WHOLE }], true, 7, 0])
  })

  const refuse = async (fields: readonly FieldFault[]) => {
    const screen = await filled()
    const { actor, props, submit } = screen
    props().next()
    props().submit()
    submit.calls[0]?.reject(new FaultError({ kind: 'refused', fields }))
    await waitFor(actor, (at) => at.hasTag('error'))
    return screen
  }

  test('that was refused keeps all, and goes to the first step with a refused field, until that changes', async () => {
    const { props, submit } = await refuse([
      { field: 'days.0.from', message: 'A holiday' },
      { field: 'title', message: 'Taken' },
    ])
    const first = [props().step, props().isFailed, props().complaints, props().refusal('title'), props().fault]
    props().change('title', 'Night towing')
    props().next()
    const second = [props().step, props().complaints, props().refusal('days.0'), props().value('venue')]
    props().change('days', ['2026-03-03'])
    expect([first, second, props().refusal('days.0'), props().isFailed]).toEqual([
      ['what', true, ['title'], 'Taken', null],
      ['where', ['days.0'], 'A holiday', 'Station 4'],
      null,
      false,
    ])
    props().next()
    props().submit()
    expect(submit.calls.length).toBe(2)
  })

  test('that was refused for what is of no step says so where all of it is read', async () => {
    const { props } = await refuse([{ field: 'address', message: 'Unknown' }])
    expect([props().step, props().isFailed, props().fault?.fields]).toEqual([
      null,
      true,
      [{ field: 'address', message: 'Unknown' }],
    ])
  })

  test('that was refused for a step before has that step as one that is not done, and can be sent as it is', async () => {
    const { props, submit } = await refuse([{ field: 'venue', message: 'Closed that day' }])
    const states = props().places.map(({ state }) => state)
    props().choose('review')
    expect([states, props().places.map(({ state }) => state)]).toEqual([
      ['done', 'current', 'open'],
      ['done', 'open', 'current'],
    ])
    props().submit()
    expect([submit.calls.length, props().refusal('venue')]).toEqual([2, null])
  })

  test('what went wrong stays said while it is asked whether to start over', async () => {
    const { actor, props, submit } = await filled()
    props().next()
    props().submit()
    submit.calls[0]?.reject(new FaultError({ kind: 'offline' }))
    await waitFor(actor, (at) => at.hasTag('error'))
    props().askRestart()
    const asked = props().isFailed
    props().declineRestart()
    expect([asked, props().isFailed, props().step]).toEqual([true, true, null])
  })
})

describe('the draft', () => {
  test('knows the values and the step', async () => {
    const { actor, drafts, props } = await start()
    props().change('title', 'Towing')
    props().next()
    await waitFor(actor, (at) => at.matches({ open: { place: { filling: 'still' } } }))
    expect(drafts.get('meeting')).toEqual({ at: 1, values: { ...BLANK, title: 'Towing' } })
  })

  test('leads no further than the first step that is not whole', async () => {
    const { props } = await start({ at: 1, values: BLANK })
    expect(props().step).toBe('what')
  })

  test('does not undo what was typed before it came', async () => {
    const actor = createActor(
      machine.provide({
        actors: {
          recallDraft: fromPromise<WizardDraft<Values> | null, { form: string }>(async () => ({
            at: 0,
            values: WHOLE,
          })),
          keepDraft: fromPromise(async () => {}),
        },
      }),
      { input: INPUT },
    ).start()
    actor.send({ type: 'field.changed', field: 'title', value: 'Typed' })
    const { context } = await waitFor(actor, (at) => at.matches('open'))
    expect(context.values).toEqual({ ...WHOLE, title: 'Typed' })
  })

  test('goes when it is started over, which is asked about first', async () => {
    const { actor, drafts, props } = await filled()
    props().restart()
    props().askRestart()
    const isAsked = props().isRestartAsked
    props().declineRestart()
    props().restart()
    const kept = [props().isRestartAsked, props().step, actor.getSnapshot().context.values]
    props().askRestart()
    props().restart()
    const { context } = await waitFor(actor, (at) => at.matches('open'))
    expect([isAsked, kept]).toEqual([true, [false, 'where', WHOLE]])
    expect([context.values, context.at, drafts.size, props().isRestartAsked]).toEqual([BLANK, 0, 0, false])
  })
})

test('missing actors say their names', async () => {
  const said = await complaintsOf(machine, {
    input: { form: 'meeting', values: WHOLE },
    events: [],
    until: (at) => at.matches('open'),
  })
  expect(said).toEqual(['No actor was provided for "recallDraft".'])
})

test('every state and transition is reached', () => {
  expect.hasAssertions()
  expectEveryPath(machine, {
    inputs: [INPUT, { form: 'meeting', values: WHOLE }],
    events: [
      { type: 'field.changed', field: 'title', value: 'Towing' },
      { type: 'field.left', field: 'title' },
      { type: 'step.confirmed' },
      { type: 'step.left' },
      { type: 'step.chosen', at: 0 },
      { type: 'step.chosen', at: 1 },
      { type: 'review.chosen' },
      { type: 'wizard.submitted' },
      { type: 'restart.asked' },
      { type: 'restart.declined' },
      { type: 'wizard.restarted' },
      done('recallDraft', null),
      failed('recallDraft'),
      done('keepDraft'),
      failed('keepDraft'),
      done('submit', 7),
      failed('submit'),
      failed('submit', new FaultError({ kind: 'refused', fields: [{ field: 'title', message: 'Taken' }] })),
      done('dropDraft'),
      failed('dropDraft'),
    ],
    serializeState: ({ value, context }) =>
      JSON.stringify([
        value,
        context.at,
        context.hasMoved,
        Object.keys(context.errors),
        context.confirmed,
        context.refusals,
      ]),
  })
  const walked = createActor(machine, { input: INPUT }).getSnapshot()
  expect(walked.can({ type: 'wizard.submitted' })).toBe(false)
})
