import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { OwnHistory } from '../../../src/domain/contract/own-history.contract.ts'
import { answers, fails, waits } from '../../../src/views/pages/story-actors.ts'
import { openSections, press, section } from './security-world.tsx'

type Asked = { query: undefined }

test('one’s history is read when it is asked for, and the focus goes on from its first entry', async () => {
  await openSections()
  expect(section('History').queryByRole('list')).toBeNull()
  await press('Show my history')
  const list = await screen.findByRole('list', { name: 'Your history' })
  expect(within(list).getAllByRole('listitem')[0]).toHaveFocus()
})

test('it says what was done, by whom in one word, how it was and is, and why', async () => {
  await openSections()
  await press('Show my history')
  const list = await screen.findByRole('list', { name: 'Your history' })
  const told = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, ''))
  expect(told[0]).toMatch(
    /^Certificate revoked.*The program’s staffCertificate TIM-7K3M-9Q2X · Why: Issued to the wrong person$/,
  )
  expect(told[1]).toMatch(/^Role given.*The program’s staffStudent → Student, Instructor$/)
  expect(told[2]).toMatch(/^Profile changed.*YouFields: Phone, License number,? and Photo$/)
  expect(told[3]).toMatch(/^Email verified.*Without signing in$/)
  expect(screen.getByText('The latest 4 entries are shown.')).toBeVisible()
})

test('where there is none yet it says so', async () => {
  await openSections({ history: answers<OwnHistory, Asked>({ items: [], hasMore: false }) })
  await press('Show my history')
  expect(await screen.findByText('Nothing was noted yet.')).toBeVisible()
})

test('on its way it is told of', async () => {
  await openSections({ history: waits<OwnHistory, Asked>() })
  await press('Show my history')
  expect(await screen.findByRole('status', { name: 'Loading your history' })).toBeVisible()
})

test('what could not be read is told, and can be asked for again', async () => {
  await openSections({ history: fails<OwnHistory, Asked>({ kind: 'offline' }) })
  await press('Show my history')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByRole('heading', { name: 'Your history could not be loaded' })).toBeVisible()
  expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
})
