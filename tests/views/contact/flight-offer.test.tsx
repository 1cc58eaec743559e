import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import type { FlightPart } from '../../../src/domain/flight.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import { flightOfferMachine } from '../../../src/machines/flight-offer/flight-offer.machine.ts'
import { FlightOffer } from '../../../src/views/pages/contact/flight-offer.view.tsx'
import { answers } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

const PARTS: readonly FlightPart[] = [
  {
    page: '/home',
    lines: [{ number: 1, ago: 4, actor: 'form#1', type: 'form.submitted', text: '{"data":{"field":"name"}}' }],
  },
  { page: null, lines: [{ number: 1, ago: 9, actor: 'auth#1', type: '', text: '' }] },
]

const open = async (parts: readonly FlightPart[] = PARTS, language: Locales = 'en') => {
  const chosen: unknown[] = []
  const machine = flightOfferMachine.provide({
    actors: { takeFlight: answers<readonly FlightPart[], undefined>(parts) },
  })
  await renderSpoken(
    <FlightOffer machine={machine} onChosen={(left) => void chosen.push(left)} />,
    ['flight'],
    language,
  )
  return { left: () => chosen.at(-1) }
}

it('shows all that would be sent, and leaves out what is unticked', async () => {
  const { left } = await open()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show what would be sent' }))
  const page = await screen.findByRole('checkbox', { name: '/home' })
  expect(screen.getByRole('list', { name: '/home' })).toHaveTextContent(
    '4 s beforeform#1 form.submitted{"data":{"field":"name"}}',
  )
  expect(screen.getByRole('list', { name: 'On every page' })).toHaveTextContent('9 s beforeauth#1 as it stood')
  await userEvent.click(page)
  expect(left()).toEqual(['/home'])
  await userEvent.click(page)
  expect(left()).toEqual([])
})

it('is put away again', async () => {
  const { left } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Show what would be sent' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send nothing of this' }))
  expect(left()).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('says in the language of the page that nothing was recorded', async () => {
  await open([], 'tr')
  await userEvent.click(screen.getByRole('button', { name: 'Ne gönderileceğini göster' }))
  expect(await screen.findByText('Bu sayfada henüz bir şey kaydedilmedi.')).toBeVisible()
})
