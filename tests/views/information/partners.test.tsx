import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { Partner } from '../../../src/domain/discipline.ts'
import { PartnersPage } from '../../../src/views/pages/partners/partners.view.tsx'
import { answers, fails, resourceThat } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

const PARTNERS: readonly Partner[] = [
  { name: 'Harlan County Sheriff', discipline: 'lawEnforcement' },
  { name: 'Karaca Brothers Towing', discipline: 'towing' },
  { name: 'Lorne County Sheriff', discipline: 'lawEnforcement' },
  { name: 'Lorne County Volunteers', discipline: null },
]
const known = resourceThat(answers<readonly Partner[], { query: undefined }>(PARTNERS))

const open = (machine = known) => renderSpoken(<PartnersPage machine={machine} />, ['shell', 'partners'])

it('says of each of ten disciplines what it brings and what it asks', async () => {
  await open()
  const together = within(screen.getByRole('region', { name: 'Who trains together' }))
  expect(together.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Law enforcement',
    'Fire and rescue',
    'Emergency medical services',
    'Towing and recovery',
    'Transportation and public works',
    'Dispatch',
    'Emergency management',
    'Hazardous materials',
    'Coroner and medical examiner',
    'Safety service patrol',
  ])
  expect(together.getAllByText('Brings')).toHaveLength(10)
  expect(together.getAllByText('Asks of you')).toHaveLength(10)
})

it('lists the agencies that the installation knows, by discipline', async () => {
  await open()
  const listed = within(screen.getByRole('region', { name: /Agencies in this state/ }))
  const terms = await listed.findAllByRole('term')
  expect(terms.map((term) => [term.textContent, term.parentElement?.textContent])).toEqual([
    ['Law enforcement', 'Law enforcementHarlan County SheriffLorne County Sheriff'],
    ['Towing and recovery', 'Towing and recoveryKaraca Brothers Towing'],
    ['Other partners', 'Other partnersLorne County Volunteers'],
  ])
})

it('says where no agency is listed yet', async () => {
  await open(resourceThat(answers<readonly Partner[], { query: undefined }>([])))
  expect(await screen.findByText('No agency is listed yet')).toBeVisible()
})

it('says where the agencies could not be loaded, and tries again', async () => {
  await open(resourceThat(fails<readonly Partner[], { query: undefined }>({ kind: 'offline' })))
  expect(await screen.findByText('The agencies could not be loaded')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
})

it('tells how an agency joins, and leads to the contact page', async () => {
  await open()
  const join = within(screen.getByRole('region', { name: 'How your agency joins' }))
  expect(join.getAllByRole('listitem').map((step) => within(step).getByRole('heading').textContent)).toEqual([
    'Write to us',
    'Name a coordinator',
    'Take the first course',
    'Host a class',
  ])
  expect(join.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
})
