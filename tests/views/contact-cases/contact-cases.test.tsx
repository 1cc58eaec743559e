import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import {
  CONTACT_CASES_LIST,
  type CaseStaff,
  type ContactCase,
} from '../../../src/domain/contract/contact-cases.list.ts'
import type { ActOnRows, PlainActOf } from '../../../src/domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { wholeList, type ListAsked } from '../../../src/domain/list.ts'
import { isSeen } from '../../../src/domain/plain-name.ts'
import { createDeedMachine } from '../../../src/machines/deed/deed.machine.ts'
import type { ListRead } from '../../../src/machines/list/list.machine.ts'
import { actDeedThat, actingThat, storyAct } from '../../../src/views/list-acts/story-acts.ts'
import { listThat, pageOf } from '../../../src/views/list/story-machines.ts'
import type {
  Assigning,
  Closing,
  ContactCasesMachines,
} from '../../../src/views/pages/contact-cases/contact-cases.props.ts'
import { ContactCasesPage } from '../../../src/views/pages/contact-cases/contact-cases.view.tsx'
import { contactCasesThat } from '../../../src/views/pages/contact-cases/story-contact.ts'
import { fails, resourceThat } from '../../../src/views/pages/story-actors.ts'
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

type Acted = ActOnRows<PlainActOf<typeof CONTACT_CASES_LIST>>

const ACT = storyAct({ list: 'contactCases', act: 'markSpam' })
const BORA = 'Bora Demir · C-7K3M-9QX2'

const open = async (more: Partial<ContactCasesMachines> = {}) => {
  const asked: unknown[] = []
  const begun: ListAct[] = []
  const told = <Subject,>(keep: (subject: Subject) => unknown) =>
    fromPromise<ListAct, { subject: Subject }>(async ({ input }) => {
      asked.push(keep(input.subject))
      return ACT
    })
  const machines = contactCasesThat({
    deed: actDeedThat(
      CONTACT_CASES_LIST,
      told<Acted>(({ act, rows }) => [act, rows.selection]),
    ),
    assigning: createDeedMachine<Assigning, ListAct>({ isReady: ({ userId }) => userId !== undefined }).provide({
      actors: { perform: told<Assigning>(({ cases, userId }) => ['assign', cases.selection, userId]) },
    }),
    closing: createDeedMachine<Closing, ListAct>({ isReady: ({ reason }) => isSeen(reason) }).provide({
      actors: { perform: told<Closing>(({ cases, reason }) => ['close', cases.selection, reason]) },
    }),
    ...more,
  })
  await renderSpoken(
    <ContactCasesPage
      title="Contact Form Logs"
      asked={wholeList(CONTACT_CASES_LIST)}
      machines={machines}
      acting={actingThat({ begun: (act) => begun.push(act) })}
      viewerId={12}
      whole={() => null}
      parts={null}
    />,
    ['contactCasesList', 'lists', 'listActs', 'choosing', 'fieldRules'],
  )
  return { asked, begun }
}

const rowNamed = async (name: RegExp) => within(await screen.findByRole('row', { name }))
const labelsOf = async (name: string) => {
  const labels = (await openActs(name)).map(({ textContent }) => textContent)
  await userEvent.keyboard('{Escape}')
  return labels
}
const choose = async (name: string, act: string) => {
  const item = (await openActs(name)).find(({ textContent }) => textContent === act)
  if (!item) throw new Error(`${act} is not offered.`)
  await userEvent.click(item)
  return screen.findByRole('alertdialog')
}

test('each row says who wrote what, where it stands, that it is late, and who is answering it now', async () => {
  await open()
  const [head, ...rows] = await screen.findAllByRole('row')
  const headers = [...(head?.children ?? [])].slice(1, -1).map(({ textContent }) => textContent)
  expect([headers, rows.length]).toEqual([
    ['Sender', 'Topic', 'Message', 'Received', 'State', 'Assigned to', 'Reference'],
    6,
  ])
  const dana = await rowNamed(/Dana Whitfield/)
  expect(dana.getByText('Late')).toBeVisible()
  expect(dana.getByText('Becoming an instructor')).toBeVisible()
  expect(dana.getByText('Grace Tanaka')).toBeVisible()
  expect((await rowNamed(/C-MA7X-3PD9/)).getByText('Ines Aydin is answering')).toBeVisible()
})

test('one that is opened does not say its message twice: it stands whole in the thread below', async () => {
  await open()
  await userEvent.click(await screen.findByRole('link', { name: /Dana Whitfield/ }))
  const opened = within(await screen.findByRole('complementary'))
  expect(opened.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Sender',
    'Topic',
    'Received',
    'State',
    'Assigned to',
    'Reference',
    'Language',
  ])
})

test('what can be done with each is what the chart takes', async () => {
  await open()
  expect(await labelsOf(BORA)).toEqual(['Assign', 'Close', 'Spam'])
  expect(await labelsOf('Marcus Webb · C-8WZK-55NF')).toEqual(['Assign', 'Close', 'Spam'])
  expect(await labelsOf('Owen Price · C-X2HC-YT64')).toEqual(['Open again'])
})

test('a message is taken by oneself with two presses, given to somebody else, and to nobody', async () => {
  const { asked, begun } = await open()
  for (const whom of [null, 'Ines Aydin', 'Nobody']) {
    const dialog = await choose(BORA, 'Assign')
    const field = within(dialog).getByRole('combobox', { name: 'To whom' })
    expect(field).toHaveDisplayValue('You')
    if (whom !== null) await userEvent.selectOptions(field, whom)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  const selection = { kind: 'some', ids: [1] }
  expect(asked).toEqual([
    ['assign', selection, 12],
    ['assign', selection, 13],
    ['assign', selection, null],
  ])
  expect(begun).toEqual([ACT, ACT, ACT])
})

test('where the others do not come, whoever looks is told, and can ask again', async () => {
  await open({ staff: resourceThat(fails<readonly CaseStaff[], { query: undefined }>({ kind: 'offline' })) })
  const dialog = await choose(BORA, 'Assign')
  expect(await within(dialog).findByText('Who can answer could not be loaded.')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('is closed for a reason alone', async () => {
  const { asked } = await open()
  const dialog = await choose(BORA, 'Close')
  const confirm = within(dialog).getByRole('button', { name: 'Close', description: '' })
  await userEvent.click(confirm)
  const reason = within(dialog).getByRole('textbox', { name: 'Reason' })
  expect(reason).toHaveFocus()
  expect(reason).toHaveAccessibleDescription(/^Field Required/)
  await userEvent.type(reason, 'Answered by phone.')
  await userEvent.click(confirm)
  await waitFor(() => expect(asked).toEqual([['close', { kind: 'some', ids: [1] }, 'Answered by phone.']]))
})

test('several are taken for spam at once', async () => {
  const { asked, begun } = await open()
  for (const row of [/Bora Demir/, /Dana Whitfield/]) await userEvent.click((await rowNamed(row)).getByRole('checkbox'))
  await chooseFurther('Spam')
  const dialog = await screen.findByRole('alertdialog', { name: 'Take 2 messages for spam?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take for spam' }))
  await waitFor(() => expect(begun).toEqual([ACT]))
  expect(asked).toEqual([['markSpam', { kind: 'some', ids: [1, 2] }]])
})

test('nothing there says so, and what could not be read can be tried again', async () => {
  let reads = 0
  const read = fromPromise<ListRead<ContactCase>, { query: ListAsked }>(async () => {
    reads += 1
    if (reads === 1) throw new FaultError({ kind: 'offline' })
    return pageOf<ContactCase>([])
  })
  await open({ list: listThat(CONTACT_CASES_LIST, read) })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nobody has written yet')).toBeVisible()
})
