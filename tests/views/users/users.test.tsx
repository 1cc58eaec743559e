import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import { type User, USERS_LIST } from '../../../src/domain/contract/users.list.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { wholeList, type ListAsked } from '../../../src/domain/list.ts'
import type { ListRead } from '../../../src/machines/list/list.machine.ts'
import { listThat, pageOf, rowsOf } from '../../../src/views/list/story-machines.ts'
import { USERS } from '../../../src/views/pages/users/story-users.ts'
import { UsersPage } from '../../../src/views/pages/users/users.view.tsx'
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

const open = (list = listThat(USERS_LIST, rowsOf(USERS))) =>
  renderSpoken(<UsersPage title="User List" asked={wholeList(USERS_LIST)} list={list} />, [
    'usersList',
    'coordinatorStudents',
    'personal',
    'lists',
    'choosing',
  ])

const cellsOf = async (name: RegExp) => {
  const row = await screen.findByRole('row', { name })
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

test('each row says who it is, what they are here, and where their account stands', async () => {
  await open()
  const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
  expect(heads).toEqual(['Name', 'Email', 'Roles', 'Agency', 'Verified', 'Last sign-in', 'State'])
  const [, ...walter] = await cellsOf(/Walter Okafor/)
  expect([walter[0], walter[1], walter.at(-1)]).toEqual(['Instructor and Student', 'State Patrol Academy', 'Active'])
  const [, ...bora] = await cellsOf(/Bora Demir/)
  expect(bora).toEqual(['Student', 'Not given', 'Not verified', 'Never', 'Active'])
  const [, ...grace] = await cellsOf(/Grace Tanaka/)
  expect([grace[0], grace.at(-1)]).toEqual(['No role', 'Deactivated'])
})

test('nothing there says so, and what could not be read can be tried again', async () => {
  let reads = 0
  const read = fromPromise<ListRead<User>, { query: ListAsked }>(async () => {
    reads += 1
    if (reads === 1) throw new FaultError({ kind: 'offline' })
    return pageOf<User>([])
  })
  await open(listThat(USERS_LIST, read))
  expect(screen.getByRole('heading', { level: 1, name: 'User List' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nobody has an account yet')).toBeVisible()
})
