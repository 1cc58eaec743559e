import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import { CLASS_RECORDS, type ClassRecord } from '../../../src/domain/contract/class-records.list.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { chosenRow, wholeList, type ListAsked } from '../../../src/domain/list.ts'
import type { ClassMessageValues } from '../../../src/machines/class-desk/class-forms.machine.ts'
import type { ListRead } from '../../../src/machines/list/list.machine.ts'
import { actingThat } from '../../../src/views/list-acts/story-acts.ts'
import { pageOf } from '../../../src/views/list/story-machines.ts'
import type {
  Cancelling,
  Changing,
  MonthAsked,
  MonthRead,
  ReadAt,
} from '../../../src/views/pages/class-records/class-records.props.ts'
import { ClassRecordsPage } from '../../../src/views/pages/class-records/class-records.view.tsx'
import {
  CLASSES,
  CLASSES_ACT,
  CLASSES_NOW,
  classesThat,
  type ClassesStoryParts,
} from '../../../src/views/pages/class-records/story-classes.ts'
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

const AHEAD = 'Tow and recovery operator, Jun 17'
const OVER = 'National TIM responder, Jun 9'
const DONE = 'Cable barriers, May 20'

const open = async (parts: ClassesStoryParts = {}, month: string | null = null) => {
  const begun: ListAct[] = []
  await renderSpoken(
    <ClassRecordsPage
      title="In Person Enrollments List"
      asked={wholeList(CLASS_RECORDS)}
      machines={classesThat(parts)}
      month={month}
      today="2026-06-10"
      monthHref={(other) => `/admin/in-person${other === null ? '' : `?month=${other}`}`}
      acting={actingThat({ begun: (act) => begun.push(act) })}
    />,
    ['classRecordsList', 'classDesk', 'fieldRules', 'lists', 'listActs', 'choosing'],
  )
  return { begun }
}

/** Keeps what it was asked to do. */
const noting = <Subject,>(subjects: Subject[]) =>
  fromPromise<ListAct, { subject: Subject }>(async ({ input }) => {
    subjects.push(input.subject)
    return CLASSES_ACT
  })

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))

const actsOf = async (name: string) => {
  const acts = (await openActs(name)).map(({ textContent }) => textContent)
  await userEvent.keyboard('{Escape}')
  return acts
}

test('each row says its class and day, who teaches it, its seats, where it stands and what lacks', async () => {
  await open()
  const over = await rowOf(/Jun 9|June 9/)
  expect(over.getByRole('link', { name: 'National TIM responder' })).toHaveAttribute('href', '/instructor/course/3')
  const cells = over.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells.slice(1, -1)).toEqual([
    'Over',
    'Fairmont Fire Training CenterHarlan',
    'Ruth Delgado',
    '10 of 12',
    '0',
    '10',
    '0',
  ])
  const crowded = await rowOf(/May 20/)
  expect(crowded.getByText('Nobody')).toBeVisible()
  expect(crowded.getByRole('cell', { name: '14 of 12' })).toBeVisible()
})

test('each class is offered what can be done with it as it stands', async () => {
  await open()
  await screen.findAllByRole('row')
  expect(await actsOf(AHEAD)).toEqual([
    'Roster',
    'Hold it again',
    'Repeat',
    'Write',
    'Change the instructor',
    'Cancel',
    'History',
  ])
  expect(await actsOf(OVER)).toEqual(['Roster', 'Hold it again', 'Repeat', 'Write', 'Cancel', 'History'])
  expect(await actsOf(DONE)).toEqual([
    'Roster',
    'Hold it again',
    'Repeat',
    'Correct the attendance',
    'Write',
    'History',
  ])
})

test('nothing there says so, and what could not be read can be tried again', async () => {
  let reads = 0
  const rows = fromPromise<ListRead<ClassRecord, ReadAt>, { query: ListAsked }>(async () => {
    reads += 1
    if (reads === 1) throw new FaultError({ kind: 'offline' })
    return { ...pageOf<ClassRecord>([]), now: CLASSES_NOW }
  })
  await open({ rows })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No classes yet')).toBeVisible()
})

test('no class is cancelled before it is said why', async () => {
  const cancelled: Cancelling[] = []
  const { begun } = await open({ cancel: noting(cancelled) })
  await screen.findAllByRole('row')
  await chooseAct(AHEAD, 'Cancel')
  const dialog = within(await screen.findByRole('alertdialog'))
  const confirm = dialog.getByRole('button', { name: 'Cancel the class' })
  await userEvent.click(confirm)
  expect(cancelled).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The hall is flooded')
  await userEvent.click(confirm)
  await waitFor(() => expect(begun).toEqual([CLASSES_ACT]))
  expect(cancelled).toEqual([{ classes: chosenRow(2, AHEAD), reason: 'The hall is flooded', typed: '' }])
})

test('several are cancelled with one reason, once their number is typed', async () => {
  const cancelled: Cancelling[] = []
  await open({ cancel: noting(cancelled) })
  await screen.findAllByRole('row')
  for (const name of [AHEAD, OVER]) {
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }))
  }
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel 2 classes?' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /2/ }), '2{Enter}')
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  expect(reason).toHaveFocus()
  expect(reason).toHaveAccessibleDescription(/^Field Required/)
  await userEvent.keyboard('Snow')
  expect(cancelled).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel 2 classes' }))
  await waitFor(() => expect(cancelled.map(({ reason, classes }) => [reason, classes.count])).toEqual([['Snow', 2]]))
})

test('an instructor is changed once it is said who teaches', async () => {
  const changed: Changing[] = []
  const { begun } = await open({ change: noting(changed) })
  await screen.findAllByRole('row')
  await chooseAct(AHEAD, 'Change the instructor')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Change' }))
  expect(changed).toEqual([])
  await userEvent.click(dialog.getByRole('combobox', { name: 'Who teaches' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Ruth Delgado' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Change' }))
  await waitFor(() => expect(begun).toEqual([CLASSES_ACT]))
  expect(changed).toEqual([{ classes: chosenRow(2, AHEAD), fromId: null, toId: 7 }])
})

test('what is written to a class stays written where it could not be sent', async () => {
  await open({ write: fails<ListAct, { values: ClassMessageValues; about?: unknown }>({ kind: 'offline' }) })
  await screen.findAllByRole('row')
  await chooseAct(AHEAD, 'Write')
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to the people of one class' }))
  const text = dialog.getByRole('textbox', { name: 'Message' })
  await userEvent.type(text, 'Bring a vest')
  await userEvent.click(dialog.getByRole('button', { name: 'Send the message' }))
  expect(await dialog.findByText('Whether this was done is not known')).toBeVisible()
  expect(text).toHaveValue('Bring a vest')
})

test('a month has each class on its days, with its hour and where it stands, and leads to the months beside it', async () => {
  const asked: MonthAsked[] = []
  const month = fromPromise<MonthRead, { query: MonthAsked }>(async ({ input }) => {
    asked.push(input.query)
    return { classes: CLASSES, isWhole: false, now: CLASSES_NOW }
  })
  await open({ month }, '2026-06')
  const shown = within(await screen.findByRole('table', { name: 'Classes in June 2026' }))
  for (const [day, time] of [
    ['17', '9:00 AM'],
    ['18', '10:00 AM'],
    ['19', '10:00 AM'],
  ]) {
    const there = within(shown.getByRole('cell', { name: new RegExp(`^${day}`) }))
    const name = new RegExp(`^Tow and recovery operator, ${time}, .*, Scheduled$`)
    expect(there.getByRole('link', { name })).toHaveAttribute('href', '/instructor/course/2')
  }
  expect(shown.getAllByRole('columnheader').map(({ textContent }) => textContent)[0]).toBe('Sun')
  expect(shown.getAllByRole('link')).toHaveLength(5)
  expect(screen.getByText(/first classes of the month/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'The month before' })).toHaveAttribute(
    'href',
    '/admin/in-person?month=2026-05',
  )
  expect(screen.getByRole('link', { name: 'The month after' })).toHaveAttribute(
    'href',
    '/admin/in-person?month=2026-07',
  )
  expect(screen.getByRole('link', { name: 'Hide the calendar' })).toHaveAttribute('href', '/admin/in-person')
  expect(asked).toEqual([{ month: '2026-06', asked: wholeList(CLASS_RECORDS) }])
})
