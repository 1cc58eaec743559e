import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { ClassToHandOver } from '../../../src/domain/contract/handover.contract.ts'
import { INSTRUCTORS_LIST, type Instructor } from '../../../src/domain/contract/instructors.list.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { chosenRow, wholeList, type ListAsked } from '../../../src/domain/list.ts'
import type { ListRead } from '../../../src/machines/list/list.machine.ts'
import type { MessageValues } from '../../../src/machines/student-enrollments/message-form.machine.ts'
import { actingThat } from '../../../src/views/list-acts/story-acts.ts'
import { pageOf } from '../../../src/views/list/story-machines.ts'
import type {
  Approving,
  Handover,
  Lifting,
  Suspending,
} from '../../../src/views/pages/instructors/instructors.props.ts'
import { InstructorsPage } from '../../../src/views/pages/instructors/instructors.view.tsx'
import {
  IN_THE_WAY,
  INSTRUCTORS_ACT,
  instructorsThat,
  TO_HAND_OVER,
  type InstructorsStoryParts,
} from '../../../src/views/pages/instructors/story-instructors.ts'
import { fails } from '../../../src/views/pages/story-actors.ts'
import { chooseAct, openActs } from '../support/row-menu.ts'
import { renderSpoken } from '../support/speak.tsx'

// As wide as a desk: there is no screen here.
beforeEach(
  () =>
    void vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    })),
)
afterEach(() => void vi.unstubAllGlobals())

const open = async (parts: InstructorsStoryParts = {}) => {
  const begun: ListAct[] = []
  await renderSpoken(
    <InstructorsPage
      title="Instructor List"
      asked={wholeList(INSTRUCTORS_LIST)}
      machines={instructorsThat(parts)}
      acting={actingThat({ begun: (act) => begun.push(act) })}
    />,
    ['instructorsList', 'classDesk', 'coordinatorStudents', 'fieldRules', 'personal', 'lists', 'listActs', 'choosing'],
  )
  return { begun }
}

/** Keeps what it was asked to do. */
const noting = <Subject,>(subjects: Subject[]) =>
  fromPromise<ListAct, { subject: Subject }>(async ({ input }) => {
    subjects.push(input.subject)
    return INSTRUCTORS_ACT
  })

const choose = async (name: string, act: string) => {
  await screen.findByRole('row', { name: new RegExp(name) })
  await chooseAct(name, act)
  return within(await screen.findByRole('alertdialog'))
}

const actsOf = async (name: string) => {
  await screen.findByRole('row', { name: new RegExp(name) })
  const acts = (await openActs(name)).map(({ textContent }) => textContent)
  await userEvent.keyboard('{Escape}')
  return acts
}

const cellsOf = async (name: RegExp) => {
  const row = await screen.findByRole('row', { name })
  return within(row)
    .getAllByRole('cell')
    .slice(1, -1)
    .map(({ textContent }) => textContent)
}

test('each row says what they may teach and until when, by the first end of those that stand', async () => {
  await open()
  const ruth = await cellsOf(/Ruth Delgado/)
  expect(ruth.slice(0, 5)).toEqual(['Tow operator and Train the trainer', 'Jan 4, 2027', 'Used', '12', '240'])
  const [courses, ends] = await cellsOf(/هناء صالح/)
  expect([courses, ends]).toEqual(['None', 'Suspended'])
  const bora = await cellsOf(/Bora Demir/)
  expect([bora[1], bora[2]]).toEqual(['Not approved', 'None'])
  expect(screen.getByRole('link', { name: 'Ruth Delgado' })).toHaveAttribute('href', '/admin/users?person=1')
})

test('nothing there says so, and what could not be read can be tried again', async () => {
  let reads = 0
  const rows = fromPromise<ListRead<Instructor>, { query: ListAsked }>(async () => {
    reads += 1
    if (reads === 1) throw new FaultError({ kind: 'offline' })
    return pageOf<Instructor>([])
  })
  await open({ rows })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nobody teaches here yet')).toBeVisible()
})

test('each is offered what can be done with what they are approved for', async () => {
  await open()
  expect(await actsOf('Ruth Delgado')).toEqual(['Approve for a course', 'Renew', 'Suspend', 'Write'])
  expect(await actsOf('هناء صالح')).toEqual([
    'Approve for a course',
    'Renew',
    'Lift the suspension',
    'Hand over 2 classes',
    'Write',
  ])
  expect(await actsOf('Bora Demir')).toEqual(['Approve for a course', 'Write'])
})

test('nobody is approved without a course and a day, and renewed without a day', async () => {
  const approved: Approving[] = []
  const renewed: Approving[] = []
  const { begun } = await open({ approve: noting(approved), renew: noting(renewed) })
  const approving = await choose('Bora Demir', 'Approve for a course')
  const confirm = approving.getByRole('button', { name: 'Approve' })
  await userEvent.type(approving.getByLabelText(/^Until/), '2028-11-25')
  await userEvent.click(confirm)
  expect(approved).toEqual([])
  await userEvent.click(approving.getByRole('combobox', { name: 'Course' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Tow operator' }))
  await userEvent.click(confirm)
  await waitFor(() =>
    expect(approved).toEqual([{ people: chosenRow(3, 'Bora Demir'), courseId: 2, until: '2028-11-25' }]),
  )

  const renewing = await choose('Ruth Delgado', 'Renew')
  await userEvent.click(renewing.getByRole('button', { name: 'Renew' }))
  expect(renewed).toEqual([])
  await userEvent.type(renewing.getByLabelText(/^Until/), '2028-11-25')
  await userEvent.click(renewing.getByRole('button', { name: 'Renew' }))
  await waitFor(() =>
    expect(renewed).toEqual([{ people: chosenRow(1, 'Ruth Delgado'), courseId: null, until: '2028-11-25' }]),
  )
  expect(begun).toHaveLength(2)
})

test('nobody is suspended before it is said why', async () => {
  const suspended: Suspending[] = []
  const { begun } = await open({ suspend: noting(suspended) })
  const dialog = await choose('Ruth Delgado', 'Suspend')
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(suspended).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: 'Why' }), 'Missing papers')
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
  await waitFor(() => expect(begun).toEqual([INSTRUCTORS_ACT]))
  expect(suspended.map(({ courseId, reason }) => [courseId, reason])).toEqual([[null, 'Missing papers']])
})

const classesThat = (...reads: readonly (readonly ClassToHandOver[])[]) => {
  let read = 0
  return fromPromise<readonly ClassToHandOver[], { query: number }>(async () => {
    read += 1
    return reads[Math.min(read, reads.length) - 1] ?? []
  })
}

test('each class is handed over to who is chosen for it, and what is in their way is said before', async () => {
  const handed: Handover[] = []
  const hand = fromPromise<void, { subject: Handover }>(async ({ input }) => void handed.push(input.subject))
  await open({ classes: classesThat(TO_HAND_OVER), clashes: [IN_THE_WAY], hand })
  await screen.findByRole('row', { name: /صالح/ })
  await chooseAct('هناء صالح', 'Hand over 2 classes')
  const dialog = within(await screen.findByRole('dialog', { name: /Classes of .*صالح.* to hand over/ }))
  const [first] = await dialog.findAllByRole('combobox', { name: 'Who takes it over' })
  expect(dialog.queryByRole('button', { name: /^Hand over/ })).toBeNull()
  await userEvent.click(first ?? document.body)
  await userEvent.click(await dialog.findByRole('option', { name: 'Kemal Aydın' }))
  expect(await dialog.findByText(/Cable barrier/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: /^Hand over .*Tow operator.* to .*Kemal/ }))
  expect(await dialog.findByText(/Kemal Aydın.* teaches the class now/)).toBeVisible()
  expect(handed).toEqual([{ classId: 11, fromId: 2, toId: 9, toName: 'Kemal Aydın' }])
})

test('whoever is suspended is shown with what they have to hand over, and nothing where that is nothing', async () => {
  await open({ classes: classesThat(TO_HAND_OVER) })
  const suspend = async () => {
    const asking = await choose('Ruth Delgado', 'Suspend')
    await userEvent.type(asking.getByRole('textbox', { name: 'Why' }), 'Missing papers')
    await userEvent.click(asking.getByRole('button', { name: 'Suspend' }))
  }
  await suspend()
  expect(await screen.findByRole('dialog', { name: /Classes of .*Ruth Delgado.* to hand over/ })).toBeVisible()
  cleanup()
  const { begun } = await open({ classes: classesThat([]) })
  await suspend()
  await waitFor(() => expect(begun).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('classes that could not be handed over, or read, say so', async () => {
  const hand = fails<void, { subject: Handover }>({ kind: 'conflict', message: 'This class has begun.' })
  await open({ classes: classesThat(TO_HAND_OVER), hand })
  await screen.findByRole('row', { name: /صالح/ })
  await chooseAct('هناء صالح', 'Hand over 2 classes')
  const dialog = within(await screen.findByRole('dialog'))
  const [first] = await dialog.findAllByRole('combobox')
  await userEvent.click(first ?? document.body)
  await userEvent.click(await dialog.findByRole('option', { name: 'Kemal Aydın' }))
  await userEvent.click(dialog.getByRole('button', { name: /^Hand over/ }))
  expect(await dialog.findByText('This class has begun.')).toBeVisible()
  cleanup()
  await open({ classes: fails<readonly ClassToHandOver[], { query: number }>({ kind: 'offline' }) })
  await screen.findByRole('row', { name: /صالح/ })
  await chooseAct('هناء صالح', 'Hand over 2 classes')
  expect(await screen.findByText('The classes could not be loaded')).toBeVisible()
})

test('a message goes to those who are chosen, and needs a subject and words', async () => {
  const sent: unknown[] = []
  const write = fromPromise<ListAct, { values: MessageValues; about?: unknown }>(async ({ input }) => {
    sent.push(input)
    return INSTRUCTORS_ACT
  })
  await open({ write })
  await screen.findByRole('row', { name: /Ruth Delgado/ })
  await chooseAct('Ruth Delgado', 'Write')
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to one instructor' }))
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Subject' }), 'New slides')
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  expect(within(await dialog.findByRole('alert')).getByRole('link', { name: /^Message: / })).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'From Friday on.')
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    { values: { subject: 'New slides', text: 'From Friday on.' }, about: chosenRow(1, 'Ruth Delgado') },
  ])
})

test('a suspension is lifted of one course alone, or of all', async () => {
  const lifted: Lifting[] = []
  const { begun } = await open({ lift: noting(lifted) })
  const all = await choose('هناء صالح', 'Lift the suspension')
  await userEvent.click(all.getByRole('button', { name: 'Lift' }))
  await waitFor(() => expect(begun).toHaveLength(1))
  const one = await choose('هناء صالح', 'Lift the suspension')
  await userEvent.click(one.getByRole('combobox', { name: 'Of one course alone' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Tow operator' }))
  await userEvent.click(one.getByRole('button', { name: 'Lift' }))
  await waitFor(() => expect(begun).toEqual([INSTRUCTORS_ACT, INSTRUCTORS_ACT]))
  expect(lifted.map(({ courseId }) => courseId)).toEqual([null, 2])
})
