import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import type { ProgrammeQuality } from '../../../src/domain/contract/programme-quality.contract.ts'
import { ROLE, type RoleId } from '../../../src/domain/role.ts'
import { mayOpen } from '../../../src/domain/route-guard.ts'
import { ProgrammeQualityFaces } from '../../../src/views/pages/programme/programme-quality.view.tsx'
import { NO_QUALITY, QUALITY } from '../../../src/views/pages/programme/story-quality.ts'
import { answers, fails, resourceThat } from '../../../src/views/pages/story-actors.ts'
import { PlacesProvider } from '../../../src/views/shell/places.context.tsx'
import { renderSpoken } from '../support/speak.tsx'

type Asked = { query: undefined }

const open = async (machine: Parameters<typeof ProgrammeQualityFaces>[0]['machine'], roles: readonly RoleId[]) => {
  const files: (readonly (string | undefined)[])[] = []
  const view = await renderSpoken(
    <PlacesProvider leadsSomewhere={() => true} mayOpen={(url) => mayOpen(url, [...roles])}>
      <ProgrammeQualityFaces machine={machine} saveText={(...file) => void files.push(file)} />
    </PlacesProvider>,
    ['shell', 'programmeDash', 'homeWaiting', 'coordinatorStudents'],
  )
  return { files, ...view }
}
const holds = (quality: ProgrammeQuality) => resourceThat(answers<ProgrammeQuality, Asked>(quality))

it('tells each finding with its count, the oldest and where it is put right', async () => {
  await open(holds(QUALITY), [ROLE.master, ROLE.admin])
  expect(await screen.findByText('2 classes ended more than three days ago and are not completed')).toBeVisible()
  expect(screen.getByText('1 student has no discipline')).toBeVisible()
  const places = (name: RegExp) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
  expect(places(/^Fix/)).toEqual([
    '/instructor/roster/5',
    '/admin/users?likelyDouble=yes',
    '/admin/students?missing=agency',
    '/admin/students?missing=discipline',
    '/admin/students?missing=licenseNumber',
  ])
  expect(places(/^The oldest/)).toEqual([
    '/instructor/roster/5',
    ...[6, 7, 8, 9].map((id) => `/admin/users?person=${id}`),
  ])
})

it('leads who may not put it right nowhere', async () => {
  await open(holds(QUALITY), [ROLE.master])
  expect(await screen.findByText('31 students have no agency')).toBeVisible()
  expect(screen.queryAllByRole('link')).toEqual([])
})

it('says of each county and discipline who of how many is trained, and saves it as a file', async () => {
  const { files } = await open(holds(QUALITY), [ROLE.master])
  const table = await screen.findByRole('table', { name: 'Trained today, by county and discipline' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent)),
  ).toEqual([
    ['County', 'Fire and rescue', 'Towing and recovery', 'Not given'],
    ['Harlan', '96 of 120', '4 of 40', '–'],
    ['Lorne', '80 of 80', '–', '0 of 3'],
    ['Not given', '–', '6 of 12', '–'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Trained today, by county and discipline, as CSV' }))
  expect(files[0]?.[1]?.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFCounty,Discipline,Hold a certificate,People',
    'Harlan,Fire and rescue,96,120',
  ])
})

it('says that nothing was found, and that it could not be loaded', async () => {
  const empty = await open(holds(NO_QUALITY), [ROLE.master])
  expect(await screen.findByText('Nothing was found.')).toBeVisible()
  expect(screen.getByText('Nobody learns here yet.')).toBeVisible()
  empty.unmount()
  await open(resourceThat(fails<ProgrammeQuality, Asked>({ kind: 'offline' })), [ROLE.master])
  expect(await screen.findByRole('heading', { name: 'What is known of the records could not be loaded' })).toBeVisible()
})
