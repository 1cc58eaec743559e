import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import { NAME_CHANGES_LIST, type NameChangeRow } from '../../../src/domain/contract/name-changes.list.ts'
import type { Fault } from '../../../src/domain/fault.ts'
import { wholeList } from '../../../src/domain/list.ts'
import type { Refusing } from '../../../src/views/pages/name-changes/name-changes.props.ts'
import { NameChangesPage } from '../../../src/views/pages/name-changes/name-changes.view.tsx'
import { nameChangesThat, type NameChangesParts } from '../../../src/views/pages/name-changes/story-name-changes.ts'
import { fails } from '../../../src/views/pages/story-actors.ts'
import { chooseAct } from '../support/row-menu.ts'
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

const open = (parts: NameChangesParts = {}) =>
  renderSpoken(
    <NameChangesPage
      title="User List"
      asked={wholeList(NAME_CHANGES_LIST)}
      machines={nameChangesThat(parts)}
      viewerId={9}
    />,
    ['nameChanges', 'lists', 'choosing'],
  )

const noting = <Subject,>(subjects: Subject[]) =>
  fromPromise<void, { subject: Subject }>(async ({ input }) => {
    subjects.push(input.subject)
  })

test('each request says who asks for which name, why, and what shows it', async () => {
  await open()
  const row = await screen.findByRole('row', { name: /^Bora Demir/ })
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(cells.slice(0, 4)).toEqual([
    'Bora Demir-Lopez',
    'bora.demir@example.org',
    'I got married',
    'Marriage certificate, seen by Sergeant Cole',
  ])
})

test('what was decided, and one’s own, has nothing to be done with', async () => {
  await open()
  await screen.findByRole('row', { name: /^Bora Demir/ })
  const withActs = screen
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('button', { name: /Bora|Priya|Hana|Tessa|Marcus/ }) !== null)
  expect(withActs).toHaveLength(1)
})

test('approving says what comes of it, and does it', async () => {
  const approved: NameChangeRow[] = []
  await open({ approve: noting(approved) })
  await chooseAct('Bora Demir', 'Approve')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Approve “Bora Demir-Lopez”?' }))
  expect(dialog.getByText(/is called Bora Demir-Lopez from now on/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(approved.map(({ id }) => id)).toEqual([1]))
})

test('nobody is refused without a reason, and what was written stays where it was not refused', async () => {
  const refused: Refusing[] = []
  await open({ refuse: noting(refused) })
  await chooseAct('Bora Demir', 'Refuse')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
  expect(refused).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), 'No paper shows it')
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
  await waitFor(() =>
    expect(refused.map(({ change, reason }) => [change.id, reason])).toEqual([[1, 'No paper shows it']]),
  )
})

test.each<[string, Fault, string]>([
  ['did not come about', { kind: 'offline' }, 'Whether this was done is not known'],
  ['was not sent', { kind: 'offline', code: 'UNSENT' }, 'The request was not refused'],
])('what %s says so, and keeps the words', async (_what, fault, said) => {
  await open({ refuse: fails<void, { subject: Refusing }>(fault) })
  await chooseAct('Bora Demir', 'Refuse')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), 'No paper shows it')
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
  expect(await dialog.findByText(said)).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /Why/ })).toHaveValue('No paper shows it')
})
