import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { agencies } from '../../../server/demo/content/agencies.ts'
import { LOCAL_AGENCIES, STATE_BODIES } from '../../../src/views/pages/partners/agencies.data.ts'
import { PartnersPage } from '../../../src/views/pages/partners/partners.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

const open = () => renderSpoken(<PartnersPage />, ['shell', 'partners'])

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

it('names the agencies of the demo’s program', async () => {
  await open()
  const listed = within(screen.getByRole('region', { name: /Agencies in this state/ }))
  for (const { name } of STATE_BODIES) expect(listed.getByText(name)).toBeVisible()
  const local = LOCAL_AGENCIES.flatMap(({ discipline, names }) => names.map((name) => ({ discipline, name })))
  for (const { name } of local) expect(listed.getByText(name)).toBeVisible()
  const seeded = agencies.map(({ name, discipline }) => ({ discipline, name }))
  expect(seeded).toEqual(expect.arrayContaining(local))
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
