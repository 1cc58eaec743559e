import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { WholeReport } from '../../../src/domain/contract/report.contract.ts'
import { REPORTS_LIST, type ReportRow } from '../../../src/domain/contract/reports.list.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { wholeList, type ListAsked } from '../../../src/domain/list.ts'
import type { ListRead } from '../../../src/machines/list/list.machine.ts'
import type { ReportHeld, SendReportValues } from '../../../src/machines/reports/send-report.machine.ts'
import { actingThat } from '../../../src/views/list-acts/story-acts.ts'
import { listThat, pageOf } from '../../../src/views/list/story-machines.ts'
import type { Marking, ReportsMachines, SavingReport } from '../../../src/views/pages/reports/reports.props.ts'
import { ReportsPage } from '../../../src/views/pages/reports/reports.view.tsx'
import { NATIONAL, reportsThat } from '../../../src/views/pages/reports/story-reports.ts'
import { answers, resourceThat } from '../../../src/views/pages/story-actors.ts'
import { openActs } from '../support/row-menu.ts'
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

const open = (machines: ReportsMachines, asked: Partial<ListAsked> = {}) =>
  renderSpoken(
    <ReportsPage
      title="Reports"
      asked={{ ...wholeList(REPORTS_LIST), ...asked }}
      machines={machines}
      acting={actingThat()}
    />,
    ['reportsList', 'coordinatorStudents', 'lists', 'listActs', 'fieldRules', 'choosing'],
  )

const actsOf = async (name: string): Promise<readonly (string | null)[]> => {
  const acts = (await openActs(name)).map(({ textContent }) => textContent)
  await userEvent.keyboard('{Escape}')
  return acts
}

const choose = async (name: string, act: string) => {
  const item = (await openActs(name)).find(({ textContent }) => textContent === act)
  if (!item) throw new Error(`${name} is not offered ${act}`)
  await userEvent.click(item)
}

const SENT = 'Lorne County Sheriff, Q1 2026'

test('each is called by what it is about, and is offered what can be done with it as it stands', async () => {
  await open(reportsThat())
  const row = within(await screen.findByRole('row', { name: /Fairmont Fire Department/ }))
  expect([row.getByText('Overdue'), row.getByText('Q4 2025'), row.getByText('Credit pack')].every(Boolean)).toBe(true)
  expect(await actsOf('Fairmont Fire Department, Q4 2025')).toEqual(['Build'])
  expect(await actsOf('Ashby Towing and Recovery, Q1 2026')).toEqual(['Send by email', 'Mark as sent'])
  expect(await actsOf(SENT)).toEqual(['Send by email', 'Mark as sent'])
  expect(await actsOf('Redfield EMS, Q1 2026')).toEqual(['Build'])
  expect(await actsOf('National figures, Q1 2026')).toEqual(['Build'])
})

test('one is sent to whom the last was, unless another is named', async () => {
  const sent: (SendReportValues & ReportHeld)[] = []
  const send = fromPromise<ReportHeld, { values: SendReportValues; about?: unknown }>(async ({ input }) => {
    const { id } = input.about as ReportHeld
    sent.push({ id, ...input.values })
    return { id }
  })
  await open(reportsThat({ send }))
  await choose(SENT, 'Send by email')
  const dialog = within(await screen.findByRole('dialog', { name: `Send ${SENT}` }))
  expect(dialog.getByRole('textbox', { name: /Email address/ })).toHaveValue('training@lorne.example')
  await userEvent.clear(dialog.getByRole('textbox', { name: /Name of the person/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('Please check these fields')).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox', { name: /Name of the person/ }), 'Omar Reyes')
  await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'As agreed')
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(sent).toEqual([{ id: 3, name: 'Omar Reyes', address: 'training@lorne.example', note: 'As agreed' }]),
  )
})

test('one that somebody sent themself is marked so, with how', async () => {
  const marked: Marking[] = []
  await open(
    reportsThat({
      mark: fromPromise<void, { subject: Marking }>(async ({ input }) => void marked.push(input.subject)),
    }),
  )
  await choose('Ashby Towing and Recovery, Q1 2026', 'Mark as sent')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /How it was sent/ }), 'By post')
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }))
  await waitFor(() => expect(marked.map(({ report, note }) => [report.id, note])).toEqual([[2, 'By post']]))
})

test('beside the list stand its figures, what changed since it was sent, and its files', async () => {
  const saved: SavingReport[] = []
  const save = fromPromise<void, { subject: SavingReport }>(async ({ input }) => void saved.push(input.subject))
  await open(reportsThat({ save }), { open: 4 })
  expect(await screen.findByRole('heading', { name: 'Figures' })).toBeVisible()
  expect(screen.getByText('Without a license number').nextSibling).toHaveTextContent('2')
  const changes = within(screen.getByRole('region', { name: 'What changed since it was sent' }))
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bora DemirAdded TIM-7K3M-9Q2X',
    'Grace TanakaNo longer holds TIM-4HJK-22WZ',
  ])
  expect(changes.getByText('and one more')).toBeVisible()
  for (const name of ['Save as CSV', 'Save as Excel (XLSX)']) {
    await userEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(saved.length).toBe(name === 'Save as CSV' ? 1 : 2))
  }
  expect(saved).toEqual([
    { id: 4, edition: 0, format: 'csv' },
    { id: 4, edition: 0, format: 'xlsx' },
  ])
})

test('national figures that nobody built are told by discipline, as of now', async () => {
  await open(reportsThat({ whole: resourceThat<WholeReport, number>(answers(NATIONAL)) }), { open: 5 })
  expect(await screen.findByText(/these are the figures of this moment/)).toBeVisible()
  expect(screen.getByText('No discipline').nextSibling).toHaveTextContent('82')
  expect(screen.queryByRole('heading', { name: 'Editions' })).toBeNull()
})

test('nothing there says so, and what could not be read can be tried again', async () => {
  let reads = 0
  const read = fromPromise<ListRead<ReportRow>, { query: ListAsked }>(async () => {
    reads += 1
    if (reads === 1) throw new FaultError({ kind: 'offline' })
    return pageOf<ReportRow>([])
  })
  await open(reportsThat({ list: listThat(REPORTS_LIST, read) }))
  expect(screen.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing is due')).toBeVisible()
})

test('on a phone its quarter is said once', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  await open(reportsThat())
  const list = within(await screen.findByRole('list', { name: 'Reports' }))
  const [row] = list.getAllByText('Fairmont Fire Department').map((name) => name.closest('li'))
  expect(row?.textContent.match(/Q4 2025/g)).toHaveLength(1)
  expect(list.getByRole('button', { name: /Fairmont Fire Department, Q4 2025/ })).toBeVisible()
})
