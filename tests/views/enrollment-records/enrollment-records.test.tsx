import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { ExtensionPreview } from '../../../src/domain/contract/enrollment-record.contract.ts'
import { ENROLLMENT_RECORDS_LIST } from '../../../src/domain/contract/enrollment-records.list.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { wholeList } from '../../../src/domain/list.ts'
import type { ExtensionAsked } from '../../../src/machines/enrollment-extension/enrollment-extension.machine.ts'
import { actingThat } from '../../../src/views/list-acts/story-acts.ts'
import type { AttemptReset, Dropping } from '../../../src/views/pages/enrollment-records/enrollment-records.props.ts'
import { EnrollmentRecordsPage } from '../../../src/views/pages/enrollment-records/enrollment-records.view.tsx'
import { EnrollmentWhole } from '../../../src/views/pages/enrollment-records/enrollment-whole.view.tsx'
import {
  ACT,
  enrollmentsThat,
  EXTENSION,
  wholeThat,
} from '../../../src/views/pages/enrollment-records/story-enrollments.ts'
import { chooseFurther, openActs } from '../support/row-menu.ts'
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

const NAMESPACES = ['enrollmentRecordsList', 'auditList', 'usersList', 'lists', 'listActs', 'choosing'] as const

const open = async (asked = wholeList(ENROLLMENT_RECORDS_LIST), preview = EXTENSION) => {
  const extended: ExtensionAsked[] = []
  const dropped: Dropping[] = []
  const begun: ListAct[] = []
  const machines = enrollmentsThat({
    preview: fromPromise<ExtensionPreview, ExtensionAsked>(async () => preview),
    extend: fromPromise<ListAct, ExtensionAsked>(async ({ input }) => {
      extended.push(input)
      return ACT
    }),
    drop: fromPromise<ListAct, { subject: Dropping }>(async ({ input }) => {
      dropped.push(input.subject)
      return ACT
    }),
  })
  await renderSpoken(
    <EnrollmentRecordsPage
      title="Online Enrollments"
      asked={asked}
      machines={machines}
      acting={actingThat({ begun: (act) => begun.push(act) })}
      whole={({ id }) => <p>All of {id}</p>}
    />,
    NAMESPACES,
  )
  return { extended, dropped, begun }
}

const rowNamed = async (name: RegExp) => within(await screen.findByRole('row', { name }))

test('each row says where it stands, and is offered what its chart takes', async () => {
  await open()
  const row = await rowNamed(/Bora Demir/)
  expect(row.getByText('6 of 9')).toBeVisible()
  expect(row.getByText('Active')).toBeVisible()
  const offered = async (name: string) => {
    const acts = (await openActs(name)).map(({ textContent }) => textContent)
    await userEvent.keyboard('{Escape}')
    return acts
  }
  expect(await offered('Bora Demir')).toEqual(['Extend', 'Remind', 'Drop'])
  expect(await offered('Dale McCready')).toEqual(['Extend'])
  expect(screen.queryByRole('button', { name: /Omar Farouk/ })).toBeNull()
})

test('one that is opened is shown whole', async () => {
  await open({ ...wholeList(ENROLLMENT_RECORDS_LIST), open: 4 })
  expect(await screen.findByText('All of 4')).toBeVisible()
})

test('old and new are looked at before those chosen are extended', async () => {
  const { extended, begun } = await open()
  for (const row of [/Bora Demir/, /Omar Farouk/]) await userEvent.click((await rowNamed(row)).getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Extend' }))
  const dialog = within(await screen.findByRole('dialog'))
  const days = dialog.getByRole('textbox', { name: 'Days' })
  await userEvent.clear(days)
  await userEvent.type(days, '900')
  expect(dialog.getByText('Enter a whole number from 1 to 730.')).toBeVisible()
  await userEvent.clear(days)
  await userEvent.type(days, '60')
  await userEvent.click(dialog.getByRole('button', { name: 'Show what changes' }))
  expect(await dialog.findByText(/One enrollment would be extended\. One stays as it is\./)).toBeVisible()
  expect(dialog.getByText('Stays: completed or dropped')).toBeVisible()
  expect(extended).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Extend one' }))
  await waitFor(() => expect(begun).toEqual([ACT]))
  expect(extended).toEqual([{ selection: { kind: 'some', ids: [1, 4] }, days: 60, until: null }])
})

test('that an extension completes some at once is said before it is confirmed, at each of them too', async () => {
  const [kept, extended] = EXTENSION.rows
  if (!kept || !extended) throw new Error('Two rows were meant')
  const completing = { ...EXTENSION, completed: 1, rows: [kept, { ...extended, completes: true }] }
  await open(wholeList(ENROLLMENT_RECORDS_LIST), completing)
  for (const row of [/Bora Demir/, /Omar Farouk/]) await userEvent.click((await rowNamed(row)).getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Extend' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Show what changes' }))
  expect(await dialog.findByText(/One of them would be completed at once .*That cannot be undone\./)).toBeVisible()
  const [first, second] = within(dialog.getByRole('list', { name: 'Old and new end' })).getAllByRole('listitem')
  expect([first, second].map((row) => row?.textContent.includes('Completed at once'))).toEqual([false, true])
})

test('how far is said to be missing at its field, which has the focus, once somebody asks without', async () => {
  await open()
  await userEvent.click((await rowNamed(/Bora Demir/)).getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Extend' }))
  const dialog = within(await screen.findByRole('dialog'))
  const look = dialog.getByRole('button', { name: 'Show what changes' })
  const days = dialog.getByRole('textbox', { name: 'Days' })
  await userEvent.clear(days)
  expect(days).not.toHaveAttribute('aria-invalid')
  await userEvent.click(look)
  expect(days).toHaveAccessibleDescription(/Enter a whole number from 1 to 730\./)
  expect(days).toHaveFocus()
  await userEvent.type(days, '60')
  await userEvent.click(dialog.getByRole('radio', { name: 'To a day' }))
  await userEvent.click(look)
  const until = dialog.getByLabelText(/^Last day/)
  expect(until).toHaveAccessibleDescription(/Field Required/)
  expect(until).toHaveFocus()
})

test('nobody is dropped without a reason', async () => {
  const { dropped, begun } = await open()
  await userEvent.click((await rowNamed(/Bora Demir/)).getByRole('checkbox'))
  await chooseFurther('Drop')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Drop' }))
  expect(dropped).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Asked for it')
  await userEvent.click(dialog.getByRole('button', { name: 'Drop' }))
  await waitFor(() => expect(begun).toEqual([ACT]))
  expect(dropped.map(({ reason }) => reason)).toEqual(['Asked for it'])
})

test('one is told in words: where it stands, each attempt, and what was done with it', async () => {
  const reset: AttemptReset[] = []
  await renderSpoken(
    <EnrollmentWhole
      id={1}
      machines={wholeThat({
        reset: fromPromise<void, { subject: AttemptReset }>(async ({ input }) => void reset.push(input.subject)),
      })}
    />,
    NAMESPACES,
  )
  const states = within(await screen.findByRole('list', { name: 'The ways of an enrollment' }))
  expect(states.getAllByRole('listitem').map((item) => [item.textContent, item.getAttribute('aria-current')])).toEqual([
    ['Under way', 'step'],
    ['Completed', null],
    ['Expired', null],
    ['Dropped', null],
  ])
  const attempts = within(screen.getByRole('list', { name: 'Attempts at Scene Safety' })).getAllByRole('listitem')
  expect(attempts.map((item) => within(item).queryByRole('button') !== null)).toEqual([false, true, true])
  expect(attempts[0]).toHaveTextContent('The network of the station failed.')
  expect(screen.getByText('Extended')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Reset attempt 2 of Scene Safety' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The network failed')
  await userEvent.click(dialog.getByRole('button', { name: 'Reset the attempt' }))
  await waitFor(() =>
    expect(reset.map(({ attemptId, reason }) => [attemptId, reason])).toEqual([[91, 'The network failed']]),
  )
})
