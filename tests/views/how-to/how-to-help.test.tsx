import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'

import type { HowToOffer, HowToOffers } from '../../../src/domain/contract/how-to-offers.contract.ts'
import { HowToHelp } from '../../../src/views/how-to/how-to-help.view.tsx'
import { MEDIA } from '../../../src/views/pages/how-to/story-how-to.ts'
import { answers, resourceThat } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

type Items = HowToOffers['items']

const OFFERS: Items = [
  { id: 1, title: 'Plan a class', seconds: 34, pages: ['/instructor/dash', '/instructor/course/:courseId'] },
  { id: 2, title: 'Take attendance', seconds: 29, pages: ['/instructor/roster/:instructorCourseId'] },
  { id: 3, title: 'Write to a class', seconds: 20, pages: ['/instructor/course/:courseId'] },
]

const open = async (path: string, isKeyHeard = true) => {
  const offer = fromPromise<HowToOffer, { query: number }>(async ({ input: { query: id } }) => ({
    id,
    title: OFFERS.find((one) => one.id === id)?.title ?? '',
    about: `About ${id}`,
    media: MEDIA,
  }))
  await renderSpoken(
    <>
      <input aria-label="Notes" />
      <HowToHelp
        machines={{
          offers: resourceThat<Items>(answers<Items, { query: undefined }>(OFFERS)),
          offer: resourceThat<HowToOffer, number>(offer),
        }}
        path={path}
        isKeyHeard={() => isKeyHeard}
        renderPlayer={({ title }) => <p>{`Player of ${title}`}</p>}
      />
    </>,
    ['howToHelp'],
  )
}

test('the first that fits the page is opened, and the others are a press away', async () => {
  await open('/instructor/course/7')
  await userEvent.click(await screen.findByRole('button', { name: 'See how it is done' }))
  const dialog = await screen.findByRole('dialog', { name: 'Plan a class' })
  expect(await within(dialog).findByText('Player of Plan a class')).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: /Write to a class/ }))
  expect(await screen.findByText('Player of Write to a class')).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Write to a class' })).toBeVisible()
})

test('where none fits there is no button, and the key does nothing', async () => {
  await open('/instructor/materials')
  await userEvent.keyboard('?')
  expect([screen.queryByRole('button'), screen.queryByRole('dialog')]).toEqual([null, null])
})

test('the question mark opens it, but not where somebody writes or turned single keys off', async () => {
  await open('/instructor/roster/7')
  await screen.findByRole('button', { name: 'See how it is done' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'why?')
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByRole('button', { name: 'See how it is done' }).focus()
  await userEvent.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Take attendance' })).toBeVisible()
})

test('who turned single keys off has the button alone', async () => {
  await open('/instructor/roster/7', false)
  ;(await screen.findByRole('button', { name: 'See how it is done' })).focus()
  await userEvent.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
})
