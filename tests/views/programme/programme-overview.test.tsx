import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { ProgrammeOverview } from '../../../src/domain/contract/programme.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { mayOpen } from '../../../src/domain/route-guard.ts'
import { ProgrammeFaces } from '../../../src/views/pages/programme/programme-overview.view.tsx'
import { EMPTY_PROGRAMME, PROGRAMME } from '../../../src/views/pages/programme/story-programme.ts'
import { answers, fails, resourceGoneStale, resourceThat } from '../../../src/views/pages/story-actors.ts'
import { PlacesProvider } from '../../../src/views/shell/places.context.tsx'
import { renderSpoken } from '../support/speak.tsx'

type Asked = { query: undefined }

const open = (machine: Parameters<typeof ProgrammeFaces>[0]['machine']) =>
  renderSpoken(
    <PlacesProvider leadsSomewhere={() => true} mayOpen={(url) => mayOpen(url, [ROLE.master])}>
      <ProgrammeFaces machine={machine} />
    </PlacesProvider>,
    ['shell', 'programmeDash', 'homeWaiting'],
  )
const holds = (overview: ProgrammeOverview) => resourceThat(answers<ProgrammeOverview, Asked>(overview))

it('begins with what waits, and leads to the lists that a master trainer may open, and to no other', async () => {
  await open(holds(PROGRAMME))
  expect(await screen.findByRole('heading', { level: 2, name: 'Waiting' })).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/master/dash?state=open'])
})

it('says that nothing waits', async () => {
  await open(holds(EMPTY_PROGRAMME))
  expect(await screen.findByText('Nothing waits.')).toBeVisible()
})

it('says that it could not be loaded, and keeps what it has', async () => {
  const failed = await open(resourceThat(fails<ProgrammeOverview, Asked>({ kind: 'offline' })))
  expect(await screen.findByRole('heading', { name: 'What waits could not be loaded' })).toBeVisible()
  failed.unmount()
  await open(resourceGoneStale<ProgrammeOverview>(PROGRAMME, { kind: 'offline' }))
  expect(await screen.findByText(/may be out of date/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Waiting' })).toBeVisible()
})
