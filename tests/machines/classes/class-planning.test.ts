import { describe, expect, test, vi } from 'vitest'
import { assign, createActor, fromPromise, waitFor } from 'xstate'

import type { ClashQuestion } from '../../../src/domain/class-clash.ts'
import type { ClassPlan } from '../../../src/domain/class-plan.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { clashWatchMachine } from '../../../src/machines/class-planning/clash-watch.machine.ts'
import {
  classPlanningMachine,
  type ClassPlanningInput,
  type PlanningGround,
} from '../../../src/machines/class-planning/class-planning.machine.ts'
import { planWizardMachine } from '../../../src/machines/class-planning/plan-wizard.machine.ts'
import type { WizardDraft } from '../../../src/machines/wizard/wizard.machine.ts'
import { complaintsOf, fault, handPromise, handSource } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'
import { PLAN } from './ground.ts'

const GROUND: PlanningGround = {
  choices: {
    courses: [
      { id: 3, title: 'Scene safety', totalCourseHours: 4 },
      { id: 4, title: 'Towing', totalCourseHours: 4 },
      { id: 5, title: 'Night work', totalCourseHours: 4 },
    ],
    instructors: [],
    agencies: [],
    venues: [],
    withheld: [{ id: 4, title: 'Towing', state: 'lapsed' }],
  },
  plan: PLAN,
}

type Recalled = Readonly<{ ground: PlanningGround; isOld: boolean }>

const start = (
  from: number | null = null,
  draft: WizardDraft<ClassPlan> | null = null,
  ground = GROUND,
  recalled: Recalled | null = null,
) => {
  const network = handSource()
  const forms: string[] = []
  const asked: ClashQuestion[] = []
  const gather = handPromise<PlanningGround, ClassPlanningInput>()
  const submit = handPromise<number, { values: ClassPlan }>()
  const wizard = planWizardMachine.provide({
    actors: {
      submit: submit.logic,
      recallDraft: fromPromise(async ({ input }) => {
        forms.push(input.form)
        return draft
      }),
      keepDraft: fromPromise<void, { form: string; draft: WizardDraft<ClassPlan> }>(async () => undefined),
      dropDraft: fromPromise<void, { form: string }>(async () => undefined),
    },
  })
  const clashes = clashWatchMachine.provide({
    actors: {
      findClashes: fromPromise(async ({ input }) => {
        asked.push(input.question)
        return []
      }),
    },
    delays: { settling: 0 },
  })
  const machine = classPlanningMachine.provide({
    actions: { recall: assign(() => recalled ?? {}) },
    actors: { gather: gather.logic, watchNetwork: network.logic, wizard, clashes },
  })
  const actor = createActor(machine, { input: { from } }).start()
  const planned = async () => {
    gather.calls.at(-1)?.resolve(ground)
    await waitFor(actor, (at) => at.matches('planning'))
    const child = actor.getSnapshot().children.wizard
    if (!child) throw new Error('No wizard')
    await waitFor(child, (at) => at.matches('open'))
    return child
  }
  return { actor, forms, asked, gather, network, submit, planned }
}

describe('planning a class', () => {
  test('asks what is in the way of what is typed, and not of what is only half written', async () => {
    const { actor, asked, planned } = start()
    const wizard = await planned()
    wizard.send({ type: 'field.changed', field: 'sessions', value: ['2026-04-08 08:00 '] })
    const { clashes } = actor.getSnapshot().children
    if (!clashes) throw new Error('Nobody watches')
    await waitFor(clashes, (at) => at.matches('unasked'))
    wizard.send({ type: 'field.changed', field: 'sessions', value: ['2026-04-08 09:00 10:00'] })
    await waitFor(clashes, (at) => at.matches('told'))
    expect(asked.at(-1)).toEqual({
      sessions: [{ startsAt: '2026-04-08T14:00:00.000Z', endsAt: '2026-04-08T15:00:00.000Z' }],
      venue: 'Fire Hall',
      city: 'Fairmont',
      coInstructorIds: [],
      except: null,
    })
  })

  test('has the closing follow the first session until it is changed', async () => {
    const { planned } = start()
    const wizard = await planned()
    const closing = () => wizard.getSnapshot().context.values.registrationClosesAt
    const meet = (day: string) =>
      wizard.send({ type: 'field.changed', field: 'sessions', value: [`2026-04-${day} 09:00 10:00`] })
    wizard.send({ type: 'field.changed', field: 'registrationClosesAt', value: ' ' })
    meet('08')
    const first = closing()
    meet('15')
    const second = closing()
    wizard.send({ type: 'field.changed', field: 'registrationClosesAt', value: '2026-04-10 17:00' })
    meet('22')
    expect([first, second, closing()]).toEqual(['2026-04-07 09:00', '2026-04-14 09:00', '2026-04-10 17:00'])
  })

  test('takes back the course of a draft or of a class again that is withheld, and begins with it', async () => {
    const choices = { ...GROUND.choices, withheld: [{ id: 3, title: 'Scene safety', state: 'suspended' as const }] }
    const draft = { at: 3, values: { ...PLAN, notes: 'Bring boots.' } }
    const { asked, planned } = start(5, draft, { choices, plan: PLAN })
    const wizard = await planned()
    const held = () => {
      const { at, values } = wizard.getSnapshot().context
      return { at, courseId: values.courseId, notes: values.notes }
    }
    const taken = held()
    wizard.send({ type: 'step.confirmed' })
    const stayed = held()
    wizard.send({ type: 'restart.asked' })
    wizard.send({ type: 'wizard.restarted' })
    await waitFor(wizard, (at) => at.matches('open'))
    const again = held()
    wizard.send({ type: 'field.changed', field: 'courseId', value: 5 })
    wizard.send({ type: 'step.confirmed' })
    expect([taken, stayed, again, held()]).toEqual([
      { at: 0, courseId: 0, notes: 'Bring boots.' },
      { at: 0, courseId: 0, notes: 'Bring boots.' },
      { at: 0, courseId: 0, notes: '' },
      { at: 1, courseId: 5, notes: '' },
    ])
    await vi.waitFor(() => expect(asked).not.toEqual([]))
  })

  describe.each([
    ['withheld', { withheld: [{ id: 3, title: 'Scene safety', state: 'lapsed' as const }] }],
    ['withdrawn', { courses: GROUND.choices.courses.filter(({ id }) => id !== 3) }],
  ])('opened with what it was made of a while ago, and a course that is %s since', (_how, changed) => {
    const choices = { ...GROUND.choices, ...changed }
    const reopened = async (draft: WizardDraft<ClassPlan>) => {
      const world = start(null, draft, GROUND, { ground: GROUND, isOld: true })
      const { wizard } = world.actor.getSnapshot().children
      if (!wizard) throw new Error('No wizard')
      const answered = () => world.gather.calls.at(-1)?.resolve({ choices, plan: PLAN })
      const held = () => {
        const { at, values } = wizard.getSnapshot().context
        const { lostCourseId } = world.actor.getSnapshot().context
        return { at, courseId: values.courseId, venue: values.venue, lostCourseId }
      }
      return { ...world, wizard, answered, held }
    }
    const LED_BACK = { at: 0, courseId: 0, venue: 'Fire Hall', lostCourseId: 3 }
    const isRead = (actor: ReturnType<typeof start>['actor']) =>
      waitFor(actor, (at) => at.matches({ planning: 'gathered' }))

    test.each([0, 1, 2, 3])('leads back to it from step %i, says so, and keeps all else', async (at) => {
      const { actor, wizard, answered, held } = await reopened({ at, values: PLAN })
      await waitFor(wizard, (open) => open.matches('open'))
      expect(held()).toEqual({ at, courseId: 3, venue: 'Fire Hall', lostCourseId: 0 })
      answered()
      await isRead(actor)
      expect(held()).toEqual(LED_BACK)
      wizard.send({ type: 'field.changed', field: 'courseId', value: 5 })
      expect(held()).toEqual({ ...LED_BACK, courseId: 5 })
    })

    test('leads back to it from the review', async () => {
      const { actor, wizard, answered, held } = await reopened({ at: 3, values: PLAN })
      await waitFor(wizard, (open) => open.matches('open'))
      wizard.send({ type: 'step.confirmed' })
      expect(wizard.getSnapshot().matches({ open: { place: 'reviewing' } })).toBe(true)
      answered()
      await isRead(actor)
      expect(held()).toEqual(LED_BACK)
      expect(wizard.getSnapshot().matches({ open: { place: 'filling' } })).toBe(true)
    })

    test('leads back to it once what the server did not take comes back', async () => {
      const { actor, wizard, submit, answered, held } = await reopened({ at: 3, values: PLAN })
      await waitFor(wizard, (open) => open.matches('open'))
      wizard.send({ type: 'step.confirmed' })
      wizard.send({ type: 'wizard.submitted' })
      answered()
      await isRead(actor)
      expect(held()).toEqual({ at: 3, courseId: 3, venue: 'Fire Hall', lostCourseId: 0 })
      submit.calls[0]?.reject(fault('refused'))
      await waitFor(wizard, (open) => open.matches('open'))
      expect(held()).toEqual(LED_BACK)
    })

    test('leads back to it where it is read before the draft is', async () => {
      const { actor, wizard, answered, held } = await reopened({ at: 2, values: PLAN })
      answered()
      await isRead(actor)
      await waitFor(wizard, (open) => open.matches('open'))
      expect(held()).toEqual(LED_BACK)
    })
  })

  describe('sent with a course that the server does not take any more', () => {
    const sent = async () => {
      const world = start()
      const wizard = await world.planned()
      for (let step = 0; step < 4; step += 1) wizard.send({ type: 'step.confirmed' })
      wizard.send({ type: 'wizard.submitted' })
      world.submit.calls[0]?.reject(
        new FaultError({ kind: 'refused', fields: [{ field: 'courseId', message: 'None of these.' }] }),
      )
      await waitFor(world.actor, (at) => at.matches({ planning: 'gatheringAgain' }))
      const answered = async (courses: PlanningGround['choices']['courses']) => {
        world.gather.calls[1]?.resolve({ choices: { ...GROUND.choices, courses }, plan: PLAN })
        await waitFor(world.actor, (at) => at.matches({ planning: 'gathered' }))
        const { at, values, refusals } = wizard.getSnapshot().context
        const { lostCourseId } = world.actor.getSnapshot().context
        return { at, courseId: values.courseId, venue: values.venue, lostCourseId, refusals }
      }
      return { ...world, wizard, answered }
    }

    test('reads what can be chosen, and says that it is lost', async () => {
      const { answered } = await sent()
      expect(await answered(GROUND.choices.courses.filter(({ id }) => id !== 3))).toEqual({
        at: 0,
        courseId: 0,
        venue: 'Fire Hall',
        lostCourseId: 3,
        refusals: {},
      })
    })

    test('reads that once where it is there all the same, and leaves what the server said', async () => {
      const { wizard, gather, answered } = await sent()
      expect(await answered(GROUND.choices.courses)).toEqual({
        at: 0,
        courseId: 3,
        venue: 'Fire Hall',
        lostCourseId: 0,
        refusals: { courseId: 'None of these.' },
      })
      wizard.send({ type: 'field.changed', field: 'coInstructorIds', value: [] })
      wizard.send({ type: 'field.changed', field: 'courseId', value: 5 })
      expect(gather.calls.length).toBe(2)
    })
  })

  test('that could not read again what it is made of reads it when the network is back, and stays as it is', async () => {
    const draft = { at: 2, values: PLAN }
    const { actor, gather, network } = start(null, draft, GROUND, { ground: GROUND, isOld: true })
    const { wizard } = actor.getSnapshot().children
    if (!wizard) throw new Error('No wizard')
    await waitFor(wizard, (at) => at.matches('open'))
    gather.calls[0]?.reject(fault('offline'))
    await waitFor(actor, (at) => at.matches({ planning: 'stale' }))
    network.tell({ type: 'network.returned' })
    expect([gather.calls.length, wizard.getSnapshot().context.at]).toEqual([2, 2])
    const choices = { ...GROUND.choices, venues: [] }
    gather.calls[1]?.resolve({ choices, plan: PLAN })
    await waitFor(actor, (at) => at.matches({ planning: 'gathered' }))
    expect(actor.getSnapshot().context.ground?.choices).toEqual(choices)
    expect(() => network.tell({ type: 'network.returned' })).toThrow('Nobody listens')
  })

  test('goes step by step to a class, of which the next one is a new one', async () => {
    const { actor, forms, gather, submit, planned } = start(5)
    const wizard = await planned()
    for (let step = 0; step < 4; step += 1) wizard.send({ type: 'step.confirmed' })
    wizard.send({ type: 'wizard.submitted' })
    expect(submit.calls.map(({ input }) => input)).toEqual([{ values: PLAN }])
    submit.calls[0]?.resolve(12)
    await waitFor(actor, (at) => at.matches('planned'))
    expect(actor.getSnapshot().context.classId).toBe(12)
    actor.send({ type: 'planning.repeated' })
    await planned()
    expect([gather.calls.map(({ input }) => input), forms]).toEqual([
      [{ from: 5 }, { from: null }],
      ['class-5-again', 'new-class'],
    ])
  })
})

test('missing actors say their names', async () => {
  const said = await complaintsOf(classPlanningMachine, { input: { from: null }, until: (at) => at.hasTag('error') })
  expect(said).toEqual(['No actor was provided for "gather".', 'No actor was provided for "watchNetwork".'])
})

const wizardAt = (values: ClassPlan, refusals = {}) =>
  Object.assign(
    { type: 'xstate.snapshot.wizard' as const },
    { actorId: 'wizard', snapshot: { context: { values, refusals, fault: fault('refused') }, matches: () => true } },
  )

test('every state and transition is reached, and nothing is planned without its ground', () => {
  const { snapshots } = expectEveryPath(classPlanningMachine, {
    inputs: [{ from: null }, { from: 5 }],
    recalled: [{ ground: GROUND }, { ground: GROUND, isOld: true }],
    events: [
      { type: 'ground.retried' },
      { type: 'network.returned' },
      { type: 'planning.repeated' },
      done('gather', GROUND),
      failed('gather', fault('offline')),
      done('gatherAgain', GROUND),
      done('gatherAgain', { ...GROUND, choices: { ...GROUND.choices, courses: [] } }),
      failed('gatherAgain'),
      failed('watchNetwork'),
      done('wizard', 12),
      failed('wizard'),
      failed('clashes'),
      wizardAt(PLAN),
      wizardAt({ ...PLAN, courseId: 4 }),
      wizardAt(PLAN, { courseId: 'None of these.' }),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.from, context.classId, context.courseId]),
  })
  expect(snapshots.filter((at) => at.matches('planning') && at.context.ground === null)).toEqual([])
})
