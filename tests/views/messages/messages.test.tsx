import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { ActOnRows, PlainActOf } from '../../../src/domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import {
  MESSAGES_LIST,
  type MessageFigures,
  type MessageListRow,
  type WholeMessage,
} from '../../../src/domain/contract/messages.list.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { wholeList, type ListAsked } from '../../../src/domain/list.ts'
import type { ListRead } from '../../../src/machines/list/list.machine.ts'
import { actDeedThat, actingThat } from '../../../src/views/list-acts/story-acts.ts'
import { listThat, pageOf } from '../../../src/views/list/story-machines.ts'
import type { MessagesMachines } from '../../../src/views/pages/messages/messages.props.ts'
import { MessagesPage } from '../../../src/views/pages/messages/messages.view.tsx'
import { messagesThat, RESENT, WHOLE_MESSAGE } from '../../../src/views/pages/messages/story-messages.ts'
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

type Acted = ActOnRows<PlainActOf<typeof MESSAGES_LIST>>

const open = async (more: Partial<MessagesMachines> = {}, asked: Partial<ListAsked> = {}) => {
  const acted: Acted[] = []
  const begun: ListAct[] = []
  const deed = actDeedThat(
    MESSAGES_LIST,
    fromPromise<ListAct, { subject: Acted }>(async ({ input }) => {
      acted.push(input.subject)
      return RESENT
    }),
  )
  await renderSpoken(
    <MessagesPage
      title="Email Report List"
      asked={{ ...wholeList(MESSAGES_LIST), ...asked }}
      machines={messagesThat({ deed, ...more })}
      acting={actingThat({ begun: (act) => begun.push(act) })}
    />,
    ['messagesList', 'messageKinds', 'lists', 'listActs', 'fieldRules'],
  )
  return { acted, begun }
}

const rowNamed = async (name: RegExp) => within(await screen.findByRole('row', { name }))

test('each row says what was written to whom and what became of it; what waits is not sent again', async () => {
  await open()
  const [head, ...rows] = await screen.findAllByRole('row')
  const headers = [...(head?.children ?? [])].slice(1, -1).map(({ textContent }) => textContent)
  expect([headers, rows.length]).toEqual([
    ['Written', 'Message', 'Recipient', 'Language', 'State', 'Tries', 'Why not'],
    6,
  ])
  expect((await rowNamed(/There is no such mailbox/)).getByText('Came back')).toBeVisible()
  expect((await rowNamed(/ofAnotherVersion/)).getByText('In the outbox')).toBeVisible()
  expect((await openActs('Link to set another password, Bora Demir')).map(({ textContent }) => textContent)).toEqual([
    'Send again',
    'Write to this address again',
  ])
  expect((await rowNamed(/A seat is confirmed|Kept back/)).getByText('Kept back')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  const waiting = await screen.findByRole('row', { name: /A seat is offered/ })
  expect(within(waiting).queryByRole('button', { name: /Actions/ })).toBeNull()
})

test('figures lead to the messages that they count', async () => {
  await open()
  const figures = within(await screen.findByRole('region', { name: 'Messages at a glance' }))
  const hrefs = figures.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    '/admin/emails?state=queued&state=outbox&sort=written',
    '/admin/emails?failedLately=yes',
    '/admin/emails?returnedLately=yes',
    '/admin/users?heldBack=yes',
    '/admin/emails?state=queued&state=outbox&sort=written&open=3',
  ])
})

test('where nothing waits the figures say so, and lead nowhere', async () => {
  const figures = resourceThat(
    answers<MessageFigures, { query: undefined }>({
      waiting: 0,
      failedLately: 0,
      returnedLately: 0,
      heldBack: 0,
      oldest: null,
      mailbox: { state: 'off', since: null, problem: null },
    }),
  )
  await open({ figures })
  expect(await screen.findByText('Nothing waits')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Messages at a glance' })).queryByRole('link')).toBeNull()
})

const mailboxThat = (mailbox: MessageFigures['mailbox']) =>
  resourceThat(
    answers<MessageFigures, { query: undefined }>({
      waiting: 0,
      failedLately: 0,
      returnedLately: 0,
      heldBack: 0,
      oldest: null,
      mailbox,
    }),
  )

test('that answers and returned mail are not read is said where no mailbox is set', async () => {
  await open({ figures: mailboxThat({ state: 'off', since: null, problem: null }) })
  expect(await screen.findByText(/no mailbox is set up.*\(IMAP_URL\)/)).toBeVisible()
})

test('what is in the way of the mailbox is said, and since when', async () => {
  await open({ figures: mailboxThat({ state: 'failing', since: '2026-04-01T08:02:00.000Z', problem: 'refused' }) })
  expect(await screen.findByText(/^The mailbox has not been read since .*2026/)).toBeVisible()
  expect(screen.getByText('It refuses the name or the password.')).toBeVisible()
})

test('one that is opened says what it said and each time that it was tried', async () => {
  await open({}, { open: 1 })
  const beside = within(await screen.findByRole('complementary', { name: /Bora Demir/ }))
  expect(await beside.findByText(/parola istendi/)).toHaveAttribute('lang', 'tr')
  expect(beside.getByText('Queued by Ines Aydin')).toBeVisible()
  expect(beside.getByRole('link', { name: 'To the page of Bora Demir' })).toHaveAttribute(
    'href',
    '/admin/users?person=12&tab=messages',
  )
  expect(beside.getByText('451 4.7.1 Please come back later').parentElement).toHaveTextContent(
    'It was not taken at that moment, which says nothing of the address. 451 4.7.1',
  )
})

test('one that could not be read can be tried again, and one that is forgotten says so', async () => {
  let reads = 0
  const whole = resourceThat<WholeMessage, number>(
    fromPromise<WholeMessage, { query: number }>(async () => {
      reads += 1
      if (reads === 1) throw new FaultError({ kind: 'offline' })
      return { ...WHOLE_MESSAGE, said: null, personId: null }
    }),
  )
  await open({ whole }, { open: 1 })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('What it said is no longer kept.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^To the page of/ })).toBeNull()
})

test('those that are chosen are asked about first, by their number, and then sent again', async () => {
  const { acted, begun } = await open()
  for (const row of [/There is no such mailbox/, /Grace Tanaka/])
    await userEvent.click((await rowNamed(row)).getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.type(dialog.getByRole('textbox'), '2')
  expect(acted).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(begun).toEqual([RESENT]))
  expect(acted.map(({ act, rows }) => [act, rows.selection])).toEqual([['resend', { kind: 'some', ids: [1, 2] }]])
})

test('nothing there says so, and what could not be read can be tried again', async () => {
  let reads = 0
  const read = fromPromise<ListRead<MessageListRow>, { query: ListAsked }>(async () => {
    reads += 1
    if (reads === 1) throw new FaultError({ kind: 'offline' })
    return pageOf<MessageListRow>([])
  })
  await open({ list: listThat(MESSAGES_LIST, read) })
  expect(screen.getByRole('heading', { level: 1, name: 'Email Report List' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing was written yet')).toBeVisible()
})
