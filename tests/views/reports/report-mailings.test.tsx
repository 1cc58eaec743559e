import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fromCallback, fromPromise, type EventObject } from 'xstate'

import type { ReportMailing, ReportMailings as Mailings } from '../../../src/domain/contract/report-mailing.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import type { MailingHeld, MailingValues } from '../../../src/machines/reports/report-mailing.machine.ts'
import { createResourceMachine } from '../../../src/machines/resource/resource.machine.ts'
import ReportMailings from '../../../src/views/pages/reports/report-mailings.view.tsx'
import type { MovingMailing } from '../../../src/views/pages/reports/reports.props.ts'
import { aMailing, mailingsOf, mailingsThat } from '../../../src/views/pages/reports/story-mailings.ts'
import { answers, resourceThat } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

type Sent = { values: MailingValues; about?: unknown }

const open = async (...items: readonly ReportMailing[]) => {
  const sent: MailingValues[] = []
  const about: unknown[] = []
  const moved: string[] = []
  const machines = mailingsThat({
    list: resourceThat<Mailings>(answers(mailingsOf(...items))),
    setUp: fromPromise<MailingHeld, Sent>(async ({ input }) => {
      sent.push(input.values)
      about.push(input.about)
      return { id: 3 }
    }),
    move: fromPromise<void, { subject: MovingMailing }>(async ({ input: { subject } }) => {
      moved.push(`${subject.move} ${subject.mailing.id}`)
    }),
  })
  await renderSpoken(<ReportMailings machines={machines} />, ['reportsList', 'fieldRules'])
  return { sent, about, moved, user: userEvent.setup() }
}

test('a report is set up, and said when it is first mailed before it is', async () => {
  const { sent, user } = await open()
  await screen.findByText('Nothing is emailed each month.')
  await user.click(screen.getByRole('button', { name: 'Email something each month' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/First emailed .*May 5.*America\/Chicago/)).toBeVisible()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Report or list' }), 'Credit pack: Ashby Towing')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Day of the month' }), 'On the last day')
  await user.click(dialog.getByRole('button', { name: 'Email it each month' }))
  expect(sent).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: 'Email addresses' }), 'r.cole@example.org')
  await user.click(dialog.getByRole('button', { name: 'Email it each month' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { what: 'agency-2', day: '0', format: 'xlsx', language: 'en', recipients: 'r.cole@example.org' },
    ]),
  )
})

test('a view of a list is chosen, and one that is there is changed with all that it says', async () => {
  const mailing = aMailing({ day: 28, format: 'csv', recipients: [{ address: 'a@example.org', isAllowed: true }] })
  const { sent, about, user } = await open(mailing)
  await user.click(await screen.findByRole('button', { name: 'Change: Credit pack: Fairmont Fire Department' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change' }))
  expect(dialog.getByRole('combobox', { name: 'Report or list' })).toHaveDisplayValue(
    'Credit pack: Fairmont Fire Department',
  )
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Report or list' }), 'view-7')
  expect(dialog.getByText('One a line, each of an account that may see the list.')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Email addresses' }), '{Enter}b@example.org')
  await user.click(dialog.getByRole('button', { name: 'Save the change' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { what: 'view-7', day: '28', format: 'csv', language: 'en', recipients: 'a@example.org\nb@example.org' },
    ]),
  )
  expect(about).toEqual([mailing])
})

test('one that is stopped says why, and who receives nothing; it is resumed', async () => {
  const { moved, user } = await open(
    aMailing({
      state: 'stopped',
      problem: 'nobody',
      nextAt: null,
      moves: ['mailing.resumed', 'mailing.removed'],
      recipients: [{ address: 'gone@example.org', isAllowed: false }],
    }),
  )
  const list = within(await screen.findByRole('list', { name: 'Emailed each month' }))
  expect(list.getByText('None of these people may read it.')).toBeVisible()
  expect(list.getByText('may not read it any more, and receives nothing')).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Resume: Credit pack: Fairmont Fire Department' }))
  await waitFor(() => expect(moved).toEqual(['mailing.resumed 1']))
})

test('one that was removed is taken back at a press', async () => {
  const { moved, user } = await open(aMailing())
  await user.click(await screen.findByRole('button', { name: 'Remove: Credit pack: Fairmont Fire Department' }))
  await screen.findByText(/Credit pack: Fairmont Fire Department.* is emailed no more\./)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(moved).toEqual(['mailing.removed 1', 'mailing.restored 1']))
})

test('what is refused of the report or list that was chosen is said at its field alone', async () => {
  const machines = mailingsThat({
    setUp: fromPromise<MailingHeld, Sent>(() =>
      Promise.reject(new FaultError({ kind: 'refused', fields: [{ field: 'what', message: 'It is gone.' }] })),
    ),
  })
  await renderSpoken(<ReportMailings machines={machines} />, ['reportsList', 'fieldRules'])
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Change: Credit pack: Fairmont Fire Department' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change' }))
  await user.click(dialog.getByRole('button', { name: 'Save the change' }))
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: 'Report or list' })).toHaveAccessibleDescription(/It is gone\./),
  )
  expect(dialog.queryByText('The change was not saved')).toBeNull()
})

test('what somebody else changed meanwhile comes in beside what was written, and is saved upon', async () => {
  const mine = aMailing()
  const theirs = aMailing({ day: 28, format: 'csv', revision: 1 })
  let read = mailingsOf(mine)
  let tell = () => {}
  const sent: Sent[] = []
  const machines = mailingsThat({
    list: createResourceMachine<Mailings>().provide({
      actors: {
        read: fromPromise<Mailings, { query: undefined }>(async () => read),
        watchTopics: fromCallback<EventObject, undefined>(({ sendBack }) => {
          tell = () => sendBack({ type: 'topic.changed' })
        }),
      },
    }),
    setUp: fromPromise<MailingHeld, Sent>(async ({ input }) => {
      sent.push(input)
      if (sent.length > 1) return { id: 1 }
      read = mailingsOf(theirs)
      tell()
      throw new FaultError({ kind: 'conflict', code: 'REPORT_MAILING_CHANGED' })
    }),
  })
  await renderSpoken(<ReportMailings machines={machines} />, ['reportsList', 'fieldRules'])
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Change: Credit pack: Fairmont Fire Department' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change' }))
  await user.type(dialog.getByRole('textbox', { name: 'Email addresses' }), '{Enter}b@example.org')
  await user.click(dialog.getByRole('button', { name: 'Save the change' }))
  await user.click(await dialog.findByRole('button', { name: 'Load their changes' }))
  expect(dialog.getByRole('combobox', { name: 'Day of the month' })).toHaveValue('28')
  expect(dialog.getByRole('textbox', { name: 'Email addresses' })).toHaveValue('r.cole@example.org\nb@example.org')
  expect(dialog.getByText(/^Their changes are in/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save the change' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({
    values: { day: '28', format: 'csv', recipients: 'r.cole@example.org\nb@example.org' },
    about: { revision: 1 },
  })
})
