import { act } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'

import { giveNavigation } from '../../../src/app/actors/navigation.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import { ActorsProvider, type Actors } from '../../../src/views/shell/actors.context.tsx'
import { loadShellParts } from '../../../src/views/shell/layouts/shell-parts.tsx'
import { laidOut, laidOutActors, type LaidOut } from '../../../src/views/shell/story-shell.tsx'
import { renderSpoken } from '../support/speak.tsx'

/** Shows a part of the shell among actors that hear of each other as the app's do. */
export const showInShell = async (story: LaidOut, part: ReactNode, language: Locales = 'en') => {
  const actors: Actors = laidOutActors(story)
  giveNavigation(actors)
  await loadShellParts(laidOut(story))
  const { visited, container } = await renderSpoken(
    <ActorsProvider actors={actors}>
      <Suspense>{part}</Suspense>
    </ActorsProvider>,
    ['shell', 'sidePanel'],
    language,
  )
  const goTo = (path: string) => act(() => actors.guard.send({ type: 'path.changed', path }))
  return { actors, visited, container, goTo }
}
