import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { GroupInvitation } from '../../../src/domain/contract/group-invitations.list.ts'
import type { Group } from '../../../src/domain/contract/group.contract.ts'
import type { PeopleImport } from '../../../src/domain/contract/import.contract.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import type { Language } from '../../../src/domain/language.ts'
import { chosenRow, type ChosenRows } from '../../../src/domain/list.ts'
import type { GroupInviteValues, GroupNameValues } from '../../../src/machines/group-desk/group-forms.machine.ts'
import type { ChosenFile } from '../../../src/machines/import/import.machine.ts'
import type { Notice } from '../../../src/machines/notifications/notification-list.ts'
import { actingThat, storyAct } from '../../../src/views/list-acts/story-acts.ts'
import type { Move, StudentsAsked } from '../../../src/views/pages/group-students/group-students.props.ts'
import { GroupStudentsPage } from '../../../src/views/pages/group-students/group-students.view.tsx'
import {
  addressOf,
  ASKED,
  BORA,
  DONE,
  GROUPS,
  PREVIEWED,
  studentsThat,
  type StudentsParts,
} from '../../../src/views/pages/group-students/story-students.ts'
import type { Registering } from '../../../src/views/pages/registering/registering.props.ts'
import { answers, fails, waits } from '../../../src/views/pages/story-actors.ts'
import { chooseAct } from '../support/row-menu.ts'
import { renderSpoken } from '../support/speak.tsx'

/** A screen as wide as a desk's: jsdom has none. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(() => void vi.unstubAllGlobals())

const NAMESPACES = [
  'coordinatorStudents',
  'peopleImport',
  'personal',
  'lists',
  'listActs',
  'invitations',
  'fieldRules',
  'choosing',
  'classPlaces',
] as const
type Filed = { groupId: number; language: Language; file: ChosenFile }

const open = async (parts: StudentsParts = {}, asked: Partial<StudentsAsked> = {}) => {
  const told: Notice[] = []
  const begun: ListAct[] = []
  const Shown = () => {
    const [machines] = useState(() => studentsThat(parts))
    return (
      <GroupStudentsPage
        title="Student List"
        asked={{ ...ASKED, ...asked }}
        machines={machines}
        addressOf={addressOf}
        tell={(notice) => told.push(notice)}
        acting={actingThat({ begun: (act) => begun.push(act) })}
      />
    )
  }
  await renderSpoken(<Shown />, NAMESPACES)
  return { told, begun }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the students of a coordinator', () => {
  it('are told with their group, their agency and when they joined', async () => {
    await open()
    const rows = await screen.findAllByRole('row')
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent?.trim()))
    expect(cells[1]?.slice(1)).toEqual([
      'Leyla Şahinleyla.sahin@example.org',
      'Central Cimarron EMS Authority',
      'Emergency medical services',
      'Central EMS, field crews',
      expect.stringMatching(/2025/),
      '',
    ])
    expect(screen.getByText('7 students · 2 invited')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Students' })).toHaveAttribute('aria-current', 'page')
  })

  it('are moved to the group that is chosen, by an act that is looked after', async () => {
    const moved: Move[] = []
    const move = fromPromise<ListAct, { subject: Move }>(async ({ input }) => {
      moved.push(input.subject)
      return storyAct()
    })
    const { begun } = await open({ move })
    await userEvent.click(await screen.findByRole('checkbox', { name: /Leyla/ }))
    await userEvent.click(await button('Move'))
    const dialog = within(await screen.findByRole('alertdialog'))
    const group = dialog.getByRole('combobox', { name: 'To the group' })
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
    expect(group).toHaveFocus()
    expect(group).toHaveAccessibleDescription('Field Required')
    expect(moved).toEqual([])
    await userEvent.selectOptions(group, '2')
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
    await vi.waitFor(() => expect(begun).toEqual([storyAct()]))
    expect(moved).toEqual([
      { groupId: 2, students: { selection: { kind: 'some', ids: [11] }, count: 1, isExact: true } },
    ])
  })

  it('are registered for a class that is looked for, and told what becomes of them before', async () => {
    const registered: Registering[] = []
    const register = fromPromise<ListAct, { subject: Registering }>(async ({ input }) => {
      registered.push(input.subject)
      return storyAct({ act: 'register' })
    })
    const { begun } = await open({ register })
    await chooseAct('Leyla Şahin', 'Register for a class')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Register this person for a class?' }))
    await userEvent.type(dialog.getByRole('combobox', { name: 'Class' }), 'nowhere')
    expect(await dialog.findAllByText('No class open for registration matches this')).not.toEqual([])
    await userEvent.clear(dialog.getByRole('combobox', { name: 'Class' }))
    await userEvent.type(dialog.getByRole('combobox', { name: 'Class' }), 'harlan')
    await userEvent.click(await screen.findByRole('option', { name: /Harlan County Annex, Harlan.*: 24 seats left/ }))
    expect(dialog.getByText('This person gets a seat.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Register' }))
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    expect(registered.map(({ people, held }) => [people, held?.id])).toEqual([[chosenRow(11, 'Leyla Şahin'), 42]])
  })

  it('are told no seats of a class that takes nobody any more, until another is chosen', async () => {
    const message = 'One cannot register for this class any more.'
    const register = fromPromise<ListAct, { subject: Registering }>(async () => {
      throw new FaultError({ kind: 'refused', fields: [{ field: 'classId', message }] })
    })
    await open({ register })
    await chooseAct('Leyla Şahin', 'Register for a class')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Register this person for a class?' }))
    const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('option', { name }))
    await userEvent.type(dialog.getByRole('combobox', { name: 'Class' }), 'harlan')
    await choose(/Harlan County Annex/)
    await userEvent.click(dialog.getByRole('button', { name: 'Register' }))
    expect(await dialog.findByText(message)).toBeVisible()
    expect(dialog.queryByText('This person gets a seat.')).toBeNull()
    await userEvent.clear(dialog.getByRole('combobox', { name: 'Class' }))
    await userEvent.type(dialog.getByRole('combobox', { name: 'Class' }), 'harlan')
    await choose(/Harlan County Annex/)
    expect(dialog.queryByText(message)).toBeNull()
    expect(dialog.getByText('This person gets a seat.')).toBeVisible()
  })

  it('are moved and removed one by one, by the menu at the end of their row', async () => {
    const removed: ChosenRows[] = []
    const remove = fromPromise<ListAct, { subject: ChosenRows }>(async ({ input }) => {
      removed.push(input.subject)
      return storyAct()
    })
    const { begun } = await open({ remove })
    await chooseAct('Leyla Şahin', 'Move')
    const moving = within(await screen.findByRole('alertdialog', { name: 'Move to another group' }))
    await userEvent.click(moving.getByRole('button', { name: 'Cancel' }))
    await chooseAct('Leyla Şahin', 'Remove')
    const removing = within(await screen.findByRole('alertdialog', { name: 'Remove from the group?' }))
    expect(removing.getByText('Leyla Şahin')).toBeVisible()
    await userEvent.click(removing.getByRole('button', { name: 'Remove' }))
    await vi.waitFor(() => expect(begun).toEqual([storyAct()]))
    expect(removed).toEqual([chosenRow(11, 'Leyla Şahin')])
  })

  it('stay where removing could not be asked for, and the dialog says why', async () => {
    await open({ remove: fails<ListAct, { subject: ChosenRows }>({ kind: 'offline' }) })
    await userEvent.click(await screen.findByRole('checkbox', { name: /Leyla/ }))
    await userEvent.click(await button('Remove'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await dialog.findByText('Whether this was done is not known')).toBeVisible()
  })

  it('are invited into a group by a form that the group is chosen in', async () => {
    const sent: GroupInviteValues[] = []
    const submit = fromPromise<GroupInvitation, { values: GroupInviteValues }>(async ({ input }) => {
      sent.push(input.values)
      return BORA
    })
    const { told } = await open({ submit })
    await userEvent.click(await button('Invite someone'))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Group' }), '2')
    await userEvent.type(dialog.getByRole('textbox', { name: 'First name' }), 'Bora')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Demir')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Email/ }), 'bora.demir@example.org')
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }))
    await vi.waitFor(() => expect(told).toHaveLength(1))
    expect(sent.map(({ groupId, email }) => [groupId, email])).toEqual([[2, 'bora.demir@example.org']])
  })
})

describe('groups', () => {
  it('are made first, where there is none', async () => {
    const named: GroupNameValues[] = []
    const name = fromPromise<Group, { values: GroupNameValues }>(async ({ input }) => {
      named.push(input.values)
      return { id: 3, name: input.values.name, members: 0, invited: 0 }
    })
    const { told } = await open({ groups: answers<readonly Group[], { query: undefined }>([]), name })
    await userEvent.click(await button('Make your first group'))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Name of the group/ }), 'Night shift')
    await userEvent.click(dialog.getByRole('button', { name: 'Make the group' }))
    await vi.waitFor(() => expect(told).toHaveLength(1))
    expect(named).toEqual([{ name: 'Night shift' }])
  })

  it('that cannot be loaded can be asked for again', async () => {
    await open({ groups: fails<readonly Group[], { query: undefined }>({ kind: 'offline' }) })
    expect(await screen.findByRole('heading', { name: 'Your groups could not be loaded' })).toBeVisible()
    expect(await button('Try again')).toBeVisible()
  })

  it('that are on their way are said to be', async () => {
    await open({ groups: waits<readonly Group[], { query: undefined }>() })
    expect(screen.getByRole('status', { name: 'Loading your groups' })).toBeInTheDocument()
  })
})

it('an invitation is revoked after it was asked about', async () => {
  const revoked: GroupInvitation[] = []
  const revoke = fromPromise<void, { subject: GroupInvitation }>(async ({ input }) => void revoked.push(input.subject))
  const { told } = await open({ revoke }, { view: 'invitations' })
  await chooseAct('Bora Demir', 'Revoke')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke the invitation' }))
  await vi.waitFor(() => expect(told).toHaveLength(1))
  expect(revoked).toMatchObject([{ groupId: 1, id: 21 }])
})

describe('a file', () => {
  const file = () => new File(['email'], 'night-shift.csv', { type: 'text/csv' })
  const choose = async () => userEvent.upload(await screen.findByLabelText('Choose a file'), file())

  it('is looked through row by row before anyone is invited', async () => {
    const asked: Filed[] = []
    const preview = fromPromise<PeopleImport, Filed>(async ({ input }) => {
      asked.push(input)
      return PREVIEWED
    })
    await open({ preview }, { view: 'imports', opened: 'new' })
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Into the group' }), '2')
    await choose()
    expect(await button('Invite 2 people')).toBeVisible()
    expect(asked.map(({ groupId, file: { name } }) => [groupId, name])).toEqual([[GROUPS[1]?.id, 'night-shift.csv']])
    const row = within(await screen.findByRole('row', { name: /not an address/ }))
    expect(row.getByText('This is not an email address')).toBeVisible()
    expect(row.getByText('There are more cells than columns')).toBeVisible()
    expect(screen.getByText('Needs correction: 1')).toBeVisible()
  })

  it('that was looked through says so to who hears it, and of other rows only where there are some', async () => {
    const verdicts = { ready: 0, invalid: 0, repeated: 0, member: 0, invited: 0 }
    const lefts: readonly [PeopleImport['verdicts'], string, readonly number[]][] = [
      [{ ...verdicts, ready: 2 }, '2 people are ready to be invited.', [0, 0]],
      [{ ...verdicts, ready: 1, repeated: 1 }, 'One person is ready to be invited.', [1, 0]],
      [{ ...verdicts, invalid: 2 }, 'Nobody is ready to be invited.', [0, 1]],
      [{ ...verdicts, member: 1, invited: 1 }, 'Nobody is ready to be invited.', [0, 0]],
    ]
    for (const [of, said, helps] of lefts) {
      const rowCount = Object.values(of).reduce((sum, count) => sum + count, 0)
      await open(
        { held: answers<PeopleImport, { id: number }>({ ...PREVIEWED, rowCount, verdicts: of }) },
        {
          view: 'imports',
          opened: PREVIEWED.id,
        },
      )
      expect((await screen.findByText(said)).closest('[role=status]')).not.toBeNull()
      const told = [/^The other rows are left out/, /^Correct the file/].map(
        (text) => screen.queryAllByText(text).length,
      )
      expect(told).toEqual(helps)
      cleanup()
    }
  })

  it.each([
    ['IMPORT_NOT_CSV', 'This file cannot be read'],
    ['IMPORT_TOO_LARGE', 'This file is too large'],
    ['IMPORT_EMPTY', 'This file was not taken'],
  ])('that is refused with %s is said to be, and another can be chosen', async (code, title) => {
    await open({ preview: fails<PeopleImport, Filed>({ kind: 'refused', code }) }, { view: 'imports', opened: 'new' })
    await choose()
    expect(await screen.findByRole('alert')).toHaveTextContent(title)
    expect(screen.getByLabelText('Choose another file')).toBeEnabled()
  })

  it('of other columns is told which are missing', async () => {
    const facts = { missing: ['lastName'], repeated: ['email'] }
    const preview = fails<PeopleImport, Filed>({ kind: 'refused', code: 'IMPORT_COLUMNS', facts })
    await open({ preview }, { view: 'imports', opened: 'new' })
    await choose()
    expect(await screen.findByRole('alert')).toHaveTextContent('Missing: Last name. There more than once: Email.')
  })

  it('is started, and goes on by itself', async () => {
    await open({}, { view: 'imports', opened: PREVIEWED.id })
    await userEvent.click(await button('Invite 2 people'))
    expect(await screen.findByRole('progressbar', { name: 'People are being invited' })).toHaveAttribute(
      'aria-valuetext',
      '1,800 of 4,500',
    )
  })

  it('that is done tells its results', async () => {
    const held = answers<PeopleImport, { id: number }>(DONE)
    await open({ held }, { view: 'imports', opened: DONE.id })
    expect(await screen.findByText('The import is done')).toBeVisible()
    expect(screen.getByText('One person was invited.')).toBeVisible()
    expect(screen.getByText('Too many invitations lately: 1')).toBeVisible()
  })

  it('that is done leads to the rows that were not taken, by each reason and all together', async () => {
    const held = answers<PeopleImport, { id: number }>(DONE)
    await open({ held }, { view: 'imports', opened: DONE.id })
    const wrong = await screen.findByRole('link', { name: `Needs correction: ${DONE.verdicts.invalid}` })
    const rows = `/coordinator/students?view=imports&import=${DONE.id}`
    expect(wrong).toHaveAttribute('href', `${rows}&verdict=invalid`)
    expect(screen.getByRole('link', { name: /^See which, and why/ })).toHaveAttribute(
      'href',
      `${rows}&verdict=invalid&verdict=repeated&verdict=member&verdict=invited`,
    )
    expect(screen.queryByText(/^Ready: /)).not.toBeInTheDocument()
  })

  it('that is done is undone once it is asked about', async () => {
    const held = answers<PeopleImport, { id: number }>(DONE)
    await open({ held }, { view: 'imports', opened: DONE.id })
    await userEvent.click(await button('Take the invitation back'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Undo this import?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take them back' }))
    expect(await screen.findByText('One invitation was taken back')).toBeVisible()
    expect(screen.getByText('Nobody had accepted.')).toBeVisible()
  })

  it('whose file has further columns tells which are not read', async () => {
    const held = answers<PeopleImport, { id: number }>({ ...PREVIEWED, ignoredColumns: ['Badge', 'Shift'] })
    await open({ held }, { view: 'imports', opened: PREVIEWED.id })
    expect(await screen.findByText(/^Columns that are not read: .*Badge.* and .*Shift/)).toBeVisible()
  })
})
