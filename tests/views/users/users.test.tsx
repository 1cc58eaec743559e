import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { type User, USERS_LIST } from '../../../src/domain/contract/users.list.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { chosenRow, wholeList, type ListAsked } from '../../../src/domain/list.ts'
import { mergeAddress, personAddress } from '../../../src/domain/person-address.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { ListRead } from '../../../src/machines/list/list.machine.ts'
import { actingThat } from '../../../src/views/list-acts/story-acts.ts'
import { listThat, pageOf } from '../../../src/views/list/story-machines.ts'
import { USERS_ACT, usersThat, type UsersParts } from '../../../src/views/pages/users/story-users.ts'
import type { Closing, RoleChange, UsersProps } from '../../../src/views/pages/users/users.props.ts'
import { UsersPage } from '../../../src/views/pages/users/users.view.tsx'
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

const ADMIN = { userId: 1, roles: [ROLE.admin] } as const
const OWNER = { userId: 9, roles: [ROLE.owner] } as const

const open = async (parts: UsersParts = {}, viewer: UsersProps['viewer'] = OWNER) => {
  const begun: ListAct[] = []
  await renderSpoken(
    <UsersPage
      title="User List"
      asked={wholeList(USERS_LIST)}
      machines={usersThat(parts)}
      acting={actingThat({ begun: (act) => begun.push(act) })}
      viewer={viewer}
      personOf={personAddress}
      mergeOf={mergeAddress}
    />,
    ['usersList', 'coordinatorStudents', 'personal', 'lists', 'listActs', 'choosing'],
  )
  return { begun }
}

/** Keeps what it was asked to do. */
const noting = <Subject,>(subjects: Subject[]) =>
  fromPromise<ListAct, { subject: Subject }>(async ({ input }) => {
    subjects.push(input.subject)
    return USERS_ACT
  })

const actsOf = async (name: string) => {
  const acts = (await openActs(name)).map(({ textContent }) => textContent)
  await userEvent.keyboard('{Escape}')
  return acts
}

const choose = async (name: string, act: string) => {
  await chooseAct(name, act)
  return within(await screen.findByRole('alertdialog'))
}

const cellsOf = async (name: RegExp) => {
  const row = await screen.findByRole('row', { name })
  return within(row)
    .getAllByRole('cell')
    .slice(1, -1)
    .map(({ textContent }) => textContent)
}

test('each row says who it is, what they are here, and where their account stands', async () => {
  await open()
  const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
  expect(heads.slice(1, -1)).toEqual(['Name', 'Email', 'Roles', 'Agency', 'Verified', 'Last sign-in', 'State'])
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
  await open({ list: listThat(USERS_LIST, read) })
  expect(screen.getByRole('heading', { level: 1, name: 'User List' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nobody has an account yet')).toBeVisible()
})

test('each is offered what can be done with them by who looks, and nothing that would be refused', async () => {
  await open({}, ADMIN)
  await screen.findByRole('row', { name: /Bora Demir/ })
  expect(await actsOf('Bora Demir')).toEqual([
    'Change a role',
    'Send a password reset',
    'Send the verification email again',
    'Merge with another account',
    'Deactivate',
  ])
  expect(await actsOf('Walter Okafor')).toEqual([
    'Change a role',
    'Send a password reset',
    'End sessions',
    'Merge with another account',
    'Deactivate',
  ])
  expect(await actsOf('Grace Tanaka')).toEqual(['Change a role', 'Reactivate', 'Merge with another account'])
  // Oneself.
  expect(screen.queryByRole('button', { name: /Priya Raman/ })).not.toBeInTheDocument()
})

test('an administrator is offered to an owner alone, and so are the roles of those who run the program', async () => {
  await open({}, OWNER)
  await screen.findByRole('row', { name: /Priya Raman/ })
  expect(await actsOf('Priya Raman')).toContain('Deactivate')
  const dialog = await choose('Bora Demir', 'Change a role')
  const roles = within(dialog.getByRole('combobox', { name: 'Role' })).getAllByRole('option')
  expect(roles.map(({ textContent }) => textContent)).toEqual([
    'Choose a role',
    'Owner',
    'Administrator',
    'Master trainer',
    'Instructor',
    'Group coordinator',
    'Student',
  ])
})

test('a role is given or taken once it is chosen, and the act is looked after', async () => {
  const changes: RoleChange[] = []
  const { begun } = await open({ change: noting(changes) }, ADMIN)
  await screen.findByRole('row', { name: /Bora Demir/ })
  const dialog = await choose('Bora Demir', 'Change a role')
  expect(dialog.getByText('Bora Demir')).toBeVisible()
  const confirm = dialog.getByRole('button', { name: 'Change' })
  await userEvent.click(confirm)
  expect(changes).toEqual([])
  await userEvent.click(dialog.getByRole('radio', { name: 'Take a role' }))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Student')
  await userEvent.click(confirm)
  await waitFor(() => expect(begun).toEqual([USERS_ACT]))
  expect(changes).toEqual([{ people: chosenRow(4, 'Bora Demir'), way: 'takeRole', role: 'student' }])
})

test('accounts are not deactivated before it is said why', async () => {
  const closed: Closing[] = []
  const { begun } = await open({ close: noting(closed) })
  for (const name of [/Walter Okafor/, /Bora Demir/]) {
    await userEvent.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'))
  }
  await chooseFurther('Deactivate')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Deactivate 2 accounts?' }))
  const confirm = dialog.getByRole('button', { name: 'Deactivate' })
  await userEvent.click(confirm)
  expect(closed).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: 'Why' }), 'Left the state')
  await userEvent.click(confirm)
  await waitFor(() => expect(begun).toEqual([USERS_ACT]))
  expect(closed.map(({ people, reason }) => [people.selection, reason])).toEqual([
    [{ kind: 'some', ids: [2, 4] }, 'Left the state'],
  ])
})
