import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fromPromise } from 'xstate'

import type { ProgrammeFigures } from '../../../src/domain/contract/programme-figures.contract.ts'
import { ROLE, type RoleId } from '../../../src/domain/role.ts'
import { mayOpen } from '../../../src/domain/route-guard.ts'
import { ProgrammeFiguresFaces } from '../../../src/views/pages/programme/programme-figures.view.tsx'
import { FIGURES, NO_FIGURES } from '../../../src/views/pages/programme/story-programme.ts'
import { answers, fails, resourceThat } from '../../../src/views/pages/story-actors.ts'
import { PlacesProvider } from '../../../src/views/shell/places.context.tsx'
import { renderSpoken } from '../support/speak.tsx'

type Asked = { query: string }
type Machine = Parameters<typeof ProgrammeFiguresFaces>[0]['machine']

const open = async (
  machine: Machine,
  { roles = [ROLE.master], period = 'year' }: { roles?: RoleId[]; period?: string } = {},
) => {
  const chosen: string[] = []
  const files: (readonly (string | undefined)[])[] = []
  const page = (asked: string) => (
    <PlacesProvider leadsSomewhere={() => true} mayOpen={(url) => mayOpen(url, roles)}>
      <ProgrammeFiguresFaces
        machine={machine}
        period={asked}
        onPeriod={(key) => void chosen.push(key)}
        saveText={(...file) => void files.push(file)}
      />
    </PlacesProvider>
  )
  const view = await renderSpoken(page(period), [
    'shell',
    'programmeDash',
    'homeWaiting',
    'coordinatorStudents',
    'lists',
  ])
  return { chosen, files, ...view }
}
const holds = (figures: ProgrammeFigures): Machine =>
  resourceThat<ProgrammeFigures, string>(answers<ProgrammeFigures, Asked>(figures))

it('tells each figure with its change in words, and opens the lists that the reader may open', async () => {
  await open(holds(FIGURES), { roles: [ROLE.master, ROLE.admin] })
  expect(await screen.findByText('41 more than before')).toBeVisible()
  expect(screen.getByText('3 fewer than before')).toBeVisible()
  expect(screen.getByText('29 of 402 seats. Before: 10%')).toBeVisible()
  expect(screen.getByText(/Compared with Jan 1, 2025 – Nov 25, 2025\. As of .*Central Time/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'People trained' })).toHaveAttribute(
    'href',
    '/admin/students?issued=2026-01-01..2026-11-25',
  )
  expect(screen.getByRole('link', { name: /ends within 60 days/ })).toHaveAttribute(
    'href',
    '/admin/students?expires=next60',
  )
})

it('leads a master trainer to no list that is not theirs to open', async () => {
  await open(holds(FIGURES))
  await screen.findByText('41 more than before')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/course/search?delivery=inPerson',
  ])
})

it('shows each chart as a table too, and saves both as files', async () => {
  const { files } = await open(holds(FIGURES))
  const chart = await screen.findByRole('list', { name: 'People trained, by discipline' })
  expect(
    within(chart)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Fire and rescue160Before: 122',
    'Law enforcement141Before: 150',
    'Towing and recovery64Before: 64',
    'Not given47Before: 35',
  ])
  const shown = screen.getByRole('group', { name: 'People trained, by discipline: how it is shown' })
  await userEvent.click(within(shown).getByRole('radio', { name: 'Table' }))
  const table = screen.getByRole('table', { name: 'People trained, by discipline' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'DisciplinePeople trainedBefore',
    'Fire and rescue160122',
    'Law enforcement141150',
    'Towing and recovery6464',
    'Not given4735',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'People trained, by discipline, as CSV' }))
  await userEvent.click(screen.getByRole('button', { name: 'People trained, by discipline, as a picture' }))
  const [csv = [], picture = []] = files
  expect(csv).toEqual([
    'trained-by-discipline-2026.csv',
    '\uFEFFDiscipline,People trained,Before\r\nFire and rescue,160,122\r\nLaw enforcement,141,150\r\nTowing and recovery,64,64\r\nNot given,47,35\r\n',
  ])
  expect([picture[0], picture[2]]).toEqual(['trained-by-discipline-2026.svg', 'image/svg+xml'])
  const drawn = new DOMParser().parseFromString(picture[1] ?? '', 'image/svg+xml')
  expect(drawn.querySelector('parsererror')).toBeNull()
  expect([...drawn.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain('160 / 122')
})

it('asks for another period by its unit, its neighbours, or two days', async () => {
  const { chosen } = await open(holds(FIGURES))
  await userEvent.click(await screen.findByRole('radio', { name: 'Quarter' }))
  await userEvent.click(screen.getByRole('button', { name: 'Earlier' }))
  expect(screen.getByRole('button', { name: 'Later' })).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: 'Own days' }))
  expect(chosen).toEqual(['quarter', '2025', '2026-01-01..2026-11-25'])
})

it('keeps what is typed of own days until it is a period, and says what is not right', async () => {
  const { chosen } = await open(holds(NO_FIGURES), { period: '2026-11-01..2026-11-10' })
  const from = await screen.findByLabelText('From')
  await userEvent.clear(from)
  await userEvent.type(from, '2026-11-20')
  expect(from).toHaveValue('2026-11-20')
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('The first day is after the last.')
  await userEvent.clear(from)
  await userEvent.type(from, '2019-11-05')
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('1,827 days at most')
  expect(chosen).toEqual([])
  await userEvent.clear(from)
  await userEvent.type(from, '2026-11-05')
  expect(chosen).toEqual(['2026-11-05..2026-11-10'])
})

it('says that nobody was trained, and that the figures could not be loaded', async () => {
  const empty = await open(holds(NO_FIGURES))
  expect(await screen.findAllByText('Nobody was trained in these days or before.')).toHaveLength(3)
  expect(screen.getByText('0 of 0 seats. Before: None')).toBeVisible()
  empty.unmount()
  await open(resourceThat<ProgrammeFigures, string>(fails<ProgrammeFigures, Asked>({ kind: 'offline' })))
  expect(await screen.findByRole('heading', { name: 'The figures could not be loaded' })).toBeVisible()
})

it('reads the period that the address names', async () => {
  const asked: string[] = []
  const machine: Machine = resourceThat<ProgrammeFigures, string>(
    fromPromise<ProgrammeFigures, Asked>(({ input }) => {
      asked.push(input.query)
      return Promise.resolve(FIGURES)
    }),
  )
  await open(machine, { period: '2026-q1' })
  await screen.findByText('41 more than before')
  expect(asked).toEqual(['2026-q1'])
})
