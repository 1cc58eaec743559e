import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import type { GroupRequirements, RemindersAnswer } from '../../src/domain/contract/group-progress.contract.ts'
import type { ListSelection } from '../../src/domain/list.ts'
import { groupProgressMachine, type Reminded } from '../../src/machines/group-progress/group-progress.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const REMINDED: Reminded = { selection: { kind: 'some', ids: [4, 5] }, count: 2, isExact: true }
const GROUP: GroupRequirements = { id: 3, name: 'Field crews', courses: [{ courseId: 1, dueOn: '2026-12-01' }] }
const ANSWER: RemindersAnswer = { people: 2, reminders: 3, recent: 1 }
const CHOSEN = { type: 'reminder.chosen', reminded: REMINDED, courseId: null } as const
const OPENED = { type: 'requirements.opened', group: GROUP } as const

const start = () => {
  const remind = handPromise<RemindersAnswer, { selection: ListSelection; courseId: number | null }>()
  const setCourses = handPromise<
    GroupRequirements,
    { groupId: number; courses: readonly GroupRequirements['courses'][number][] }
  >()
  const actor = createActor(
    groupProgressMachine.provide({ actors: { remind: remind.logic, setCourses: setCourses.logic } }),
  ).start()
  return { actor, remind, setCourses }
}

describe('reminding', () => {
  test('is asked about first, and says what became of it', async () => {
    const { actor, remind } = start()
    actor.send(CHOSEN)
    actor.send({ type: 'course.chosen', courseId: 7 })
    expect(remind.calls).toHaveLength(0)
    actor.send({ type: 'reminder.confirmed' })
    actor.send({ type: 'reminder.confirmed' })
    expect(remind.calls.map(({ input }) => input)).toEqual([{ selection: REMINDED.selection, courseId: 7 }])
    remind.calls[0]?.resolve(ANSWER)
    const { context } = await waitFor(actor, (at) => at.matches('still'))
    expect(context).toEqual({
      reminded: null,
      courseId: null,
      group: null,
      fault: null,
      news: { what: 'reminded', ...ANSWER },
    })
  })

  test('declined, nobody is reminded', () => {
    const { actor, remind } = start()
    actor.send(CHOSEN)
    actor.send({ type: 'reminder.declined' })
    expect([actor.getSnapshot().value, remind.calls.length]).toEqual(['still', 0])
  })

  test('what failed is kept and can be tried again', async () => {
    const { actor, remind } = start()
    actor.send(CHOSEN)
    actor.send({ type: 'reminder.confirmed' })
    remind.calls[0]?.reject(fault('offline'))
    const { context } = await waitFor(actor, (at) => at.hasTag('error'))
    expect([context.reminded, context.fault]).toEqual([REMINDED, { kind: 'offline' }])
    actor.send({ type: 'reminder.confirmed' })
    expect(remind.calls).toHaveLength(2)
  })
})

describe('what a group is to hold', () => {
  test('is edited as a whole, and saved as a whole', async () => {
    const { actor, setCourses } = start()
    actor.send(OPENED)
    actor.send({ type: 'course.toggled', courseId: 1 })
    actor.send({ type: 'course.toggled', courseId: 2 })
    actor.send({ type: 'course.dated', courseId: 2, dueOn: '2027-01-31' })
    actor.send({ type: 'requirements.saved' })
    const courses = [{ courseId: 2, dueOn: '2027-01-31' }]
    expect(setCourses.calls.map(({ input }) => input)).toEqual([{ groupId: 3, courses }])
    setCourses.calls[0]?.resolve({ ...GROUP, courses })
    const { context } = await waitFor(actor, (at) => at.matches('still'))
    expect(context.news).toEqual({ what: 'set', group: 'Field crews' })
  })

  test('what was not saved stays as it was set', async () => {
    const { actor, setCourses } = start()
    actor.send(OPENED)
    actor.send({ type: 'course.toggled', courseId: 9 })
    actor.send({ type: 'requirements.saved' })
    setCourses.calls[0]?.reject(fault('offline'))
    const { context } = await waitFor(actor, (at) => at.hasTag('error'))
    expect(context.group?.courses).toEqual([...GROUP.courses, { courseId: 9, dueOn: null }])
  })
})

test('a missing actor says its name', async () => {
  expect(
    await complaintsOf(groupProgressMachine, {
      events: [CHOSEN, { type: 'reminder.confirmed' }],
      until: (at) => at.hasTag('error'),
    }),
  ).toEqual(['No actor was provided for "remind".'])
  expect(
    await complaintsOf(groupProgressMachine, {
      events: [OPENED, { type: 'requirements.saved' }],
      until: (at) => at.hasTag('error'),
    }),
  ).toEqual(['No actor was provided for "setCourses".'])
})

test('every state and transition is reached, and nothing is left over where it is still', () => {
  const { snapshots } = expectEveryPath(groupProgressMachine, {
    events: [
      CHOSEN,
      { type: 'course.chosen', courseId: 7 },
      { type: 'reminder.confirmed' },
      { type: 'reminder.declined' },
      OPENED,
      { type: 'course.toggled', courseId: 1 },
      { type: 'course.dated', courseId: 1, dueOn: null },
      { type: 'requirements.saved' },
      { type: 'requirements.left' },
      done('remind', ANSWER),
      failed('remind'),
      failed('remind', { kind: 'conflict' }),
      done('setCourses', GROUP),
      failed('setCourses'),
      failed('setCourses', { kind: 'conflict' }),
    ],
  })
  expect(
    snapshots.filter((at) => at.matches('still') && (at.context.reminded !== null || at.context.group !== null)),
  ).toEqual([])
})
