import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import type { ProgrammeInstructors } from '../../../src/domain/contract/programme-instructors.contract.ts'
import { ROLE, type RoleId } from '../../../src/domain/role.ts'
import { mayOpen } from '../../../src/domain/route-guard.ts'
import { ProgrammeInstructorsFaces } from '../../../src/views/pages/programme/programme-instructors.view.tsx'
import { INSTRUCTORS, NO_INSTRUCTORS } from '../../../src/views/pages/programme/story-instructors.ts'
import { answers, fails, resourceThat } from '../../../src/views/pages/story-actors.ts'
import { PlacesProvider } from '../../../src/views/shell/places.context.tsx'
import { renderSpoken } from '../support/speak.tsx'

type Asked = { query: string }

const open = (machine: Parameters<typeof ProgrammeInstructorsFaces>[0]['machine'], roles: readonly RoleId[]) =>
  renderSpoken(
    <PlacesProvider leadsSomewhere={() => true} mayOpen={(url) => mayOpen(url, [...roles])}>
      <ProgrammeInstructorsFaces machine={machine} saveText={() => {}} />
    </PlacesProvider>,
    ['shell', 'programmeDash', 'homeWaiting', 'coordinatorStudents'],
  )
const holds = (told: ProgrammeInstructors) =>
  resourceThat<ProgrammeInstructors, string>(answers<ProgrammeInstructors, Asked>(told))

it('tells what instructors did, and who is silent, with their list for who may open it', async () => {
  await open(holds(INSTRUCTORS), [ROLE.master, ROLE.admin])
  const chart = await screen.findByRole('list', { name: 'Instructors, by people trained' })
  expect(within(chart).getAllByRole('listitem')[0]).toHaveTextContent('Ada Lane64Classes held: 5')
  expect(screen.getByText('7 more instructors held classes.')).toBeVisible()
  expect(screen.getByRole('link', { name: '2 instructors have held no class for a year.' })).toHaveAttribute(
    'href',
    '/admin/instructors?silent=yes',
  )
  expect(within(screen.getByRole('table', { name: 'Without a class for a year' })).getByText('None yet')).toBeVisible()
})

it('shows who trained whom as a tree, and all of it as a table', async () => {
  await open(holds(INSTRUCTORS), [ROLE.master])
  const tree = await screen.findByRole('list', { name: 'Who trained whom' })
  const [ada] = within(tree).getAllByRole('listitem')
  expect(ada).toHaveTextContent(/^Ada LaneBo LaneCy Lane$/)
  expect(within(tree).getAllByText('Cy Lane')).toHaveLength(1)
  const shown = screen.getByRole('group', { name: 'Who trained whom: how it is shown' })
  await userEvent.click(within(shown).getByRole('radio', { name: 'Table' }))
  const table = screen.getByRole('table', { name: 'Who trained whom' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'InstructorTrained byOn',
    'Bo LaneAda LaneMar 1, 2024',
    'Cy LaneBo LaneMar 1, 2025',
    'Cy LaneAda LaneApr 1, 2025',
  ])
})

it('says that nobody taught, is silent or was trained, and that it could not be loaded', async () => {
  const empty = await open(holds(NO_INSTRUCTORS), [ROLE.master])
  expect(await screen.findByText('Nobody held a class in these days.')).toBeVisible()
  expect(screen.getByText('Everybody who has taught here for a year held a class in it.')).toBeVisible()
  expect(screen.getByText('No instructor was trained in a class here yet.')).toBeVisible()
  empty.unmount()
  await open(resourceThat<ProgrammeInstructors, string>(fails<ProgrammeInstructors, Asked>({ kind: 'offline' })), [
    ROLE.master,
  ])
  expect(await screen.findByRole('heading', { name: 'What instructors did could not be loaded' })).toBeVisible()
})
