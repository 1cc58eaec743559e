import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'

import { DEFAULT_APPEARANCE } from '../../../src/domain/appearance.ts'
import Account from '../../../src/views/shell/account.view.tsx'
import { ActorsProvider } from '../../../src/views/shell/actors.context.tsx'
import { shellActors, storyViewer } from '../../../src/views/shell/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

const PHOTO = '/api/files/photos/download/a.jpg?signature=b'

const open = async (photoUrl: string | null) => {
  const viewer = { ...storyViewer, photoUrl }
  const actors = shellActors({ appearance: DEFAULT_APPEARANCE, viewer, path: '/home' })
  await renderSpoken(
    <ActorsProvider actors={actors}>
      <Suspense>
        <Account place="toolbar" />
      </Suspense>
    </ActorsProvider>,
    ['shell'],
  )
  return screen.getByRole('button', { name: /Your account/ })
}

it('has the photo of who is signed in over their initials, which are seen while it is not there', async () => {
  const button = await open(PHOTO)
  const photo = button.querySelector<HTMLElement>('[data-photo]')
  expect([photo?.style.backgroundImage, button.textContent.startsWith('AD')]).toEqual([`url("${PHOTO}")`, true])
})

it('asks for no picture of who has none', async () => {
  const button = await open(null)
  expect([button.querySelector('[data-photo], img'), button.textContent.startsWith('AD')]).toEqual([null, true])
})
