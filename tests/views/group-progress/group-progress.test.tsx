import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { ProgressOverview } from '../../../src/domain/contract/group-progress.contract.ts'
import { GROUP_PROGRESS } from '../../../src/domain/contract/group-progress.list.ts'
import { chosenRow, listAddress, type ListAsked } from '../../../src/domain/list.ts'
import { actingThat } from '../../../src/views/list-acts/story-acts.ts'
import type { GroupProgressProps } from '../../../src/views/pages/group-progress/group-progress.props.ts'
import { GroupProgress } from '../../../src/views/pages/group-progress/group-progress.view.tsx'
import { doing, NOBODY, OVERVIEW, progressThat, READ } from '../../../src/views/pages/group-progress/story-progress.ts'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import { chooseAct } from '../support/row-menu.ts'
import { renderSpoken } from '../support/speak.tsx'

const wideScreen = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }))

const written = vi.fn<(asked: ListAsked) => void>()
const told = vi.fn<(input: unknown) => void>()
const tell = vi.fn<GroupProgressProps['tell']>()
const begun = vi.fn<GroupProgressProps['acting']['begun']>()
beforeEach(() => {
  vi.clearAllMocks()
  wideScreen(true)
})

afterEach(() => vi.unstubAllGlobals())

const overviewOf = (overview: ProgressOverview) =>
  resourceThat(answers<ProgressOverview, { query: number | null }>(overview))

const open = (props: Partial<GroupProgressProps> = {}, language: 'en' | 'tr' | 'ar' = 'en') =>
  renderSpoken(
    <GroupProgress
      title="Student Course Progress"
      query={new URLSearchParams()}
      overview={overviewOf(OVERVIEW)}
      list={progressThat(answers(READ), written)}
      {...doing(null, told)}
      tell={tell}
      acting={actingThat({ begun })}
      {...props}
    />,
    ['progressMatrix', 'lists', 'listActs', 'choosing'],
    language,
  )

const cellsOf = async (name: RegExp) => {
  const row = await screen.findByRole('row', { name })
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}

describe('the matrix', () => {
  it('has a column for each course that a group expects, and a row for each student', async () => {
    await open()
    expect((await screen.findAllByRole('columnheader')).map((head) => head.textContent)).toEqual(
      expect.arrayContaining(['Group', 'National TIM Responder Course (online)', 'Cable Barrier Response']),
    )
    expect(screen.queryByRole('columnheader', { name: /Tow and Recovery/ })).toBeNull()
    expect(screen.getByText('6 students')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Leyla Şahin' })).toHaveAttribute(
      'href',
      '/coordinator/students?person=101&tab=training',
    )
  })

  it('says each standing and each label, X of N, the day, and until when', async () => {
    await open()
    const texts = async (name: RegExp) => (await cellsOf(name)).join(' | ')
    expect(await texts(/Leyla/)).toMatch(/CurrentCertificate until [^|]*Completed /)
    expect(await texts(/Leyla/)).toContain('In progressClass on Dec 12')
    expect(await texts(/Omar/)).toContain('OverdueDue May 20Active - 4 of 9 completeReminded')
    expect(await texts(/Omar/)).toContain('CurrentCertificate without an end')
    expect(await texts(/ليلى/)).toContain('Expiring within 30 days')
    expect(await texts(/Wolfe/)).toContain('ExpiredCertificate ended Mar 1, 2025Completed - Expired')
    expect(await texts(/Wolfe/)).toContain('ExpiredExpired - Incomplete')
    expect(await texts(/Tessa/)).toContain('Not startedDropped')
    expect(await texts(/Tessa/)).toContain('ExpiredExpired')
    expect(await texts(/Victor/)).toContain('Nothing expected')
  })

  it('is narrowed to one course by the address', async () => {
    const narrowed: typeof READ = {
      ...READ,
      named: [{ filter: 'course', id: 3, name: 'Tow and Recovery Operator Course' }],
    }
    await open({ query: new URLSearchParams('course=3'), list: progressThat(answers(narrowed), written) })
    expect(await screen.findByRole('columnheader', { name: /Tow and Recovery/ })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: /Cable/ })).toBeNull()
    expect(await screen.findByText('Course: Tow and Recovery Operator Course')).toBeVisible()
  })

  it('writes filters into the address', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Overdue' }))
    await waitFor(() =>
      expect(written.mock.calls.map(([asked]) => listAddress(GROUP_PROGRESS, asked))).toEqual(['?standing=overdue']),
    )
  })

  it('has cards on a phone', async () => {
    wideScreen(false)
    await open()
    expect(await screen.findByText('Overdue', { selector: 'article *, li *' })).toBeInTheDocument()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

it('counts people above, and leads to who is late', async () => {
  await open({ query: new URLSearchParams('group=2') })
  const figures = within(await screen.findByRole('region', { name: 'At a glance' }))
  expect(figures.getByText('21')).toBeVisible()
  expect(figures.getByText('8')).toBeVisible()
  expect(figures.getByRole('link', { name: 'Show who is overdue' })).toHaveAttribute(
    'href',
    '/coordinator/student-progress?group=2&standing=overdue',
  )
  expect(figures.getByRole('link', { name: 'Lapse within 60 days' })).toHaveAttribute(
    'href',
    '/coordinator/student-progress?group=2&expires=next60',
  )
})

describe('reminding', () => {
  it('asks first, and reminds of what is chosen by an act that is looked after', async () => {
    await open()
    await chooseAct('Omar Farouk', 'Remind')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Send a reminder' }))
    expect(dialog.getByText(/^One student is selected\./)).toBeVisible()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Courses' }), 'Cable Barrier Response')
    await userEvent.click(dialog.getByRole('button', { name: 'Send reminders' }))
    await waitFor(() => expect(begun).toHaveBeenCalledTimes(1))
    expect(told.mock.calls).toEqual([[{ people: chosenRow(2, 'Omar Farouk'), courseId: 2, typed: '' }]])
  })

  it('reminds all that are chosen, once it is typed how many they are', async () => {
    await open()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remind' }))
    const send = await screen.findByRole('button', { name: 'Send reminders' })
    const field = screen.getByRole('textbox', { name: 'To confirm, type how many: 6' })
    await userEvent.type(field, '5')
    await userEvent.click(send)
    expect(field).toHaveAccessibleDescription(/This is not the number: type 6\./)
    expect(told).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '6{Enter}')
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1))
    expect(told.mock.calls[0]).toEqual([
      {
        people: { selection: { kind: 'some', ids: [1, 2, 3, 4, 5, 6] }, count: 6, isExact: true },
        courseId: null,
        typed: '6',
      },
    ])
  })

  it('reminds all whom the figure of the overdue counts, of the group that is looked at', async () => {
    await open({ query: new URLSearchParams('group=2') })
    await userEvent.click(await screen.findByRole('button', { name: 'Remind them' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'To confirm, type how many: 3' }), '3')
    await userEvent.click(screen.getByRole('button', { name: 'Send reminders' }))
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1))
    const filters = { group: ['2'], standing: ['overdue'] }
    expect(told.mock.calls[0]).toEqual([
      {
        people: {
          selection: { kind: 'matching', search: '', filters, except: [], count: 3 },
          count: 3,
          isExact: true,
        },
        courseId: null,
        typed: '3',
      },
    ])
  })

  it('says where it failed, and stays open', async () => {
    await open(doing({ kind: 'offline' }))
    await chooseAct('Omar Farouk', 'Remind')
    await userEvent.click(await screen.findByRole('button', { name: 'Send reminders' }))
    expect(await screen.findByText('Whether this was done is not known')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})

it('sets which courses a group is to hold, and by when', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Set courses' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What the group is to hold' }))
  expect(dialog.getByLabelText('Due on: National TIM Responder Course (online)')).toHaveValue('2026-05-20')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Cable Barrier Response' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Tow and Recovery Operator Course' }))
  await userEvent.type(dialog.getByLabelText('Due on: Tow and Recovery Operator Course'), '2027-01-31')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(tell).toHaveBeenCalledTimes(1))
  expect(told.mock.calls).toEqual([
    [
      {
        id: 1,
        name: 'Central EMS, field crews',
        courses: [
          { courseId: 1, dueOn: '2026-05-20' },
          { courseId: 3, dueOn: '2027-01-31' },
        ],
      },
    ],
  ])
})

describe('its faces', () => {
  it('loading', async () => {
    await open({ overview: resourceThat(waits<ProgressOverview, { query: number | null }>()) })
    expect(screen.getByRole('status', { name: 'Loading your groups' })).toBeInTheDocument()
  })
  it('no groups, and no students', async () => {
    const first = await open({ overview: overviewOf({ ...OVERVIEW, groups: [] }) })
    expect(await screen.findByRole('heading', { name: 'You have no group yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'To the student list' })).toHaveAttribute('href', '/coordinator/students')
    first.unmount()
    await open({ list: progressThat(answers(NOBODY)) })
    expect(await screen.findByRole('heading', { name: 'No students yet' })).toBeVisible()
  })
  it('failed and partial', async () => {
    const first = await open({
      overview: resourceThat(fails<ProgressOverview, { query: number | null }>({ kind: 'offline' })),
    })
    expect(await screen.findByRole('heading', { name: 'Your groups could not be loaded' })).toBeVisible()
    first.unmount()
    await open({ overview: resourceGoneStale<ProgressOverview, number | null>(OVERVIEW, { kind: 'offline' }) })
    expect(await screen.findByText(/may be out of date/)).toBeVisible()
  })
})

it.each([
  ['tr', 'Eğitimleri belirle', '6 öğrenci'],
  ['ar', 'تحديد الدورات', '6 متدرّبين'],
] as const)('speaks %s', async (language, action, count) => {
  await open({}, language)
  expect(await screen.findByRole('button', { name: action })).toBeVisible()
  expect(await screen.findByText(count)).toBeVisible()
})
