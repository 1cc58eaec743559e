import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import { CONTACT_CASES_LIST, type ContactCasesRow } from '../../../src/domain/contract/contact-cases.list.ts'
import type { ActOnRows, PlainActOf } from '../../../src/domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { wholeList, type ListAsked } from '../../../src/domain/list.ts'
import type { ListRead } from '../../../src/machines/list/list.machine.ts'
import { actDeedThat, actingThat, storyAct } from '../../../src/views/list-acts/story-acts.ts'
import { listThat, pageOf, rowsOf } from '../../../src/views/list/story-machines.ts'
import { ContactCasesPage } from '../../../src/views/pages/contact-cases/contact-cases.view.tsx'
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

const ROW_1: ContactCasesRow = {
  id: 1,
  name: 'Bora Demir',
  reference: 'Reference 1',
  topic: 'courses',
  createdAt: '2026-04-01T09:30:00.000Z',
  email: 'bora@example.org',
  state: 'active',
}
const ROW_2: ContactCasesRow = {
  id: 2,
  name: 'Grace Tanaka',
  reference: 'Reference 2',
  topic: 'classes',
  createdAt: '2026-04-02T09:30:00.000Z',
  email: 'grace@example.org',
  state: 'answeringSince',
}

const ACT = storyAct({ list: 'contactCases', act: 'markSpam' })

type Acted = ActOnRows<PlainActOf<typeof CONTACT_CASES_LIST>>

const open = async (list = listThat(CONTACT_CASES_LIST, rowsOf([ROW_1, ROW_2]))) => {
  const asked: Acted[] = []
  const begun: ListAct[] = []
  const deed = actDeedThat(
    CONTACT_CASES_LIST,
    fromPromise<ListAct, { subject: Acted }>(async ({ input }) => {
      asked.push(input.subject)
      return ACT
    }),
  )
  await renderSpoken(
    <ContactCasesPage
      asked={wholeList(CONTACT_CASES_LIST)}
      list={list}
      deed={deed}
      acting={actingThat({ begun: (act) => begun.push(act) })}
    />,
    ['contactCasesList', 'lists', 'listActs', 'fieldRules'],
  )
  return { asked, begun }
}

const rowNamed = async (name: RegExp) => within(await screen.findByRole('row', { name }))

test('each row says what it is and where it stands, and is offered what was not done with it yet', async () => {
  await open()
  const [head, ...rows] = await screen.findAllByRole('row')
  const headers = [...(head?.children ?? [])].slice(1, -1).map(({ textContent }) => textContent)
  expect([headers, rows.length]).toEqual([['Name', 'Reference', 'Topic', 'Created', 'Email', 'State'], 2])
  expect((await rowNamed(/Bora Demir/)).getByText('Active')).toBeVisible()
  expect((await rowNamed(/Grace Tanaka/)).getByText('Answering since')).toBeVisible()
  expect((await openActs('Bora Demir')).map(({ textContent }) => textContent)).toEqual(['Mark spam'])
  await userEvent.keyboard('{Escape}')
  expect((await openActs('Grace Tanaka')).map(({ textContent }) => textContent)).toEqual(['Lift spam'])
})

test.each(['Mark spam', 'Lift spam'])('%s is asked about first, and then looked after', async (name) => {
  const { asked, begun } = await open()
  for (const row of [/Bora Demir/, /Grace Tanaka/]) await userEvent.click((await rowNamed(row)).getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name }))
  const dialog = await screen.findByRole('alertdialog')
  expect(asked).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name }))
  await waitFor(() => expect(begun).toEqual([ACT]))
  expect(asked.map(({ act, rows }) => [act, rows.selection])).toEqual([
    [name === 'Mark spam' ? 'markSpam' : 'liftSpam', { kind: 'some', ids: [1, 2] }],
  ])
})

test('nothing there says so, and what could not be read can be tried again', async () => {
  let reads = 0
  const read = fromPromise<ListRead<ContactCasesRow>, { query: ListAsked }>(async () => {
    reads += 1
    if (reads === 1) throw new FaultError({ kind: 'offline' })
    return pageOf<ContactCasesRow>([])
  })
  await open(listThat(CONTACT_CASES_LIST, read))
  expect(screen.getByRole('heading', { level: 1, name: 'Contact cases' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing yet')).toBeVisible()
})
