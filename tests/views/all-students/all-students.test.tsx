import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import { ALL_STUDENTS, type AnyStudent } from '../../../src/domain/contract/all-students.list.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { chosenRow, wholeList, type ListAsked } from '../../../src/domain/list.ts'
import type { ListRead } from '../../../src/machines/list/list.machine.ts'
import { actingThat } from '../../../src/views/list-acts/story-acts.ts'
import { pageOf } from '../../../src/views/list/story-machines.ts'
import type {
  Enrolling,
  Grouping,
  StudentReminder,
  Timing,
} from '../../../src/views/pages/all-students/all-students.props.ts'
import { AllStudentsPage } from '../../../src/views/pages/all-students/all-students.view.tsx'
import { STUDENTS_ACT, studentsThat, type StudentsParts } from '../../../src/views/pages/all-students/story-students.ts'
import type { Registering } from '../../../src/views/pages/registering/registering.props.ts'
import { chooseAct, chooseFurther, openActs } from '../support/row-menu.ts'
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

const open = async (parts: StudentsParts = {}) => {
  const begun: ListAct[] = []
  await renderSpoken(
    <AllStudentsPage
      title="Student List"
      asked={wholeList(ALL_STUDENTS)}
      machines={studentsThat(parts)}
      acting={actingThat({ begun: (act) => begun.push(act) })}
    />,
    ['allStudentsList', 'coordinatorStudents', 'personal', 'lists', 'listActs', 'choosing', 'classPlaces'],
  )
  await screen.findByRole('heading', { level: 1, name: 'Student List' })
  return { begun }
}

/** Keeps what it was asked to do. */
const noting = <Subject,>(subjects: Subject[]) =>
  fromPromise<ListAct, { subject: Subject }>(async ({ input }) => {
    subjects.push(input.subject)
    return STUDENTS_ACT
  })

const choose = async (name: string, act: string) => {
  await screen.findByRole('row', { name: new RegExp(name) })
  await chooseAct(name, act)
  return within(await screen.findByRole('alertdialog'))
}

const pick = async (dialog: Awaited<ReturnType<typeof choose>>, label: string, option: string | RegExp) => {
  await userEvent.click(dialog.getByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

test('each row says who it is and how they are trained, and leads to their training', async () => {
  await open()
  const row = await screen.findByRole('row', { name: /Ada Moreno/ })
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.slice(1, -1)).toEqual([
    'Name',
    'Agency',
    'Discipline',
    'License no.',
    'Active',
    'Completed',
    'Expired',
    'Last activity',
    'Group',
  ])
  const cells = within(row)
    .getAllByRole('cell')
    .slice(1, -1)
    .map(({ textContent }) => textContent)
  expect(cells.slice(0, 6)).toEqual(['Fairmont Fire Department', 'Fire and rescue', 'F-20418', '1', '3', '1'])
  expect(cells.at(-1)).toBe('Fairmont crew')
  expect(within(row).getByRole('link', { name: 'Ada Moreno' })).toHaveAttribute(
    'href',
    '/admin/users?person=101&tab=training',
  )
})

test('who is due can be looked at, and reminded once their number is typed', async () => {
  const reminded: StudentReminder[] = []
  const { begun } = await open({ remind: noting(reminded) })
  const due = within(await screen.findByRole('region', { name: 'What is due' }))
  const [overdue, lapsing] = due.getAllByRole('link')
  expect(overdue).toHaveAccessibleName(/^\d+ overdue$/)
  expect(overdue).toHaveAttribute('href', '/admin/students?standing=overdue')
  expect(lapsing).toHaveAttribute('href', '/admin/students?expires=next60')
  const [remind] = due.getAllByRole('button', { name: 'Remind them' })
  if (!remind) throw new Error('Nobody can be reminded')
  await userEvent.click(remind)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remind 2 people?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Send reminders' }))
  expect(reminded).toEqual([])
  await userEvent.type(dialog.getByRole('textbox'), '2')
  await userEvent.click(dialog.getByRole('button', { name: 'Send reminders' }))
  await waitFor(() => expect(begun).toEqual([STUDENTS_ACT]))
  expect(reminded[0]?.people.selection).toEqual({
    kind: 'matching',
    search: '',
    filters: { standing: ['overdue'] },
    except: [],
    count: 2,
  })
})

test('what could not be read can be tried again, and nothing there says so', async () => {
  let reads = 0
  const rows = fromPromise<ListRead<AnyStudent>, { query: ListAsked }>(async () => {
    reads += 1
    if (reads === 1) throw new FaultError({ kind: 'offline' })
    return pageOf<AnyStudent>([])
  })
  await open({ rows })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nobody learns here yet')).toBeVisible()
})

test('whoever is in no group is taken from none', async () => {
  await open()
  await screen.findByRole('row', { name: /Bora Demir/ })
  const acts = (await openActs('Bora Demir')).map(({ textContent }) => textContent)
  expect(acts).toEqual([
    'Remind',
    'Enroll',
    'Register for a class',
    'Add to a group',
    'Set the quiz time',
    'Transcripts (CSV)',
    'Certificates (ZIP)',
    'Learning records (xAPI)',
  ])
})

test('a course, a group and a time are chosen before anything is done', async () => {
  const enrolled: Enrolling[] = []
  const grouped: Grouping[] = []
  const timed: Timing[] = []
  const { begun } = await open({ enroll: noting(enrolled), group: noting(grouped), time: noting(timed) })
  const people = chosenRow(3, 'Bora Demir')

  const enrolling = await choose('Bora Demir', 'Enroll')
  await userEvent.click(enrolling.getByRole('button', { name: 'Enroll' }))
  expect(enrolled).toEqual([])
  await pick(enrolling, 'Online course', 'TIM basics')
  await userEvent.click(enrolling.getByRole('button', { name: 'Enroll' }))
  await waitFor(() => expect(enrolled).toEqual([{ people, courseId: 5 }]))

  const grouping = await choose('Bora Demir', 'Add to a group')
  await pick(grouping, 'Group', 'Night shift')
  await userEvent.click(grouping.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(grouped).toEqual([{ people, groupId: 8 }]))

  const timing = await choose('Bora Demir', 'Set the quiz time')
  await userEvent.selectOptions(timing.getByRole('combobox', { name: 'Time for a quiz' }), 'Twice the time')
  await userEvent.click(timing.getByRole('button', { name: 'Set' }))
  await waitFor(() => expect(timed).toEqual([{ people, quizTime: 'double' }]))
  expect(begun).toHaveLength(3)
})

test('people are registered for a class that is looked for, once it is told who gets a seat of it', async () => {
  const registered: Registering[] = []
  const { begun } = await open({ register: noting(registered) })
  const boxes = await screen.findAllByRole('checkbox')
  for (const box of boxes.slice(1, 4)) await userEvent.click(box)
  await chooseFurther('Register for a class')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Register 3 people for a class?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Register' }))
  expect(registered).toEqual([])
  expect(dialog.getByRole('combobox', { name: 'Class' })).toHaveAccessibleDescription(/Field Required/)

  await pick(dialog, 'Class', /Fairmont Fire Station 3.*: 2 seats left/)
  expect(dialog.getByText('3 people chosen, 2 seats left.')).toBeVisible()
  expect(
    dialog.getByText(
      'In the order of their names, the first 2 get a seat; one goes on the waitlist until a seat comes free.',
    ),
  ).toBeVisible()
  await pick(dialog, 'Class', /Harlan County Annex/)
  expect(dialog.getByText('All of them get a seat.')).toBeVisible()
  await pick(dialog, 'Class', /: no seats left/)
  expect(dialog.getByText('They all go on the waitlist, behind 3 who wait.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(begun).toEqual([STUDENTS_ACT]))
  expect(registered.map(({ people, held }) => [people.count, held?.id])).toEqual([[3, 43]])
})

test('transcripts, certificates and records are asked about, and not confirmed by their number: nothing is changed', async () => {
  const { begun } = await open()
  for (const [act, confirm] of [
    ['Transcripts (CSV)', 'Prepare the file'],
    ['Certificates (ZIP)', 'Prepare the archive'],
    ['Learning records (xAPI)', 'Prepare the records'],
  ] as const) {
    const boxes = await screen.findAllByRole('checkbox')
    for (const box of boxes.slice(1, 3)) if (!(box as HTMLInputElement).checked) await userEvent.click(box)
    await chooseFurther(act)
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.queryByRole('textbox')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: confirm }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  expect(begun).toHaveLength(3)
})
