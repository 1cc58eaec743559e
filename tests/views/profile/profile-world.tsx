import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'

import type { ProfileAnswer } from '../../../src/domain/contract/profile.contract.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import { profileMachines, type ProfileWorld } from '../../../src/views/pages/profile/profile.story-data.ts'
import { ProfilePage, type ProfileViewer } from '../../../src/views/pages/profile/profile.view.tsx'
import { ActorsProvider } from '../../../src/views/shell/actors.context.tsx'
import { shellActors } from '../../../src/views/shell/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

type World = ProfileWorld & Readonly<{ viewer?: ProfileViewer; language?: Locales; isWide?: boolean }>

const Security = ({ profile }: { profile: ProfileAnswer }) => <p>Security of {profile.email}</p>

export const open = async ({ viewer = 7, language = 'en', isWide = true, ...world }: World = {}) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }))
  const actors = shellActors()
  const machines = profileMachines(world)
  const asked: string[] = []
  await renderSpoken(
    <ActorsProvider actors={actors}>
      <ProfilePage
        viewer={viewer}
        machines={machines}
        onSignIn={() => asked.push('sign in')}
        onRetry={() => asked.push('retry')}
        Security={Security}
        Contact={() => <p>Phone and notifications alone</p>}
      />
    </ActorsProvider>,
    ['shell', 'profile', 'personal', 'security', 'passwords', 'fieldRules', 'choosing'],
    language,
  )
  return { actors, asked }
}

export const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const filled = () => waitFor(() => expect(field('First name')).toHaveValue('Dana'))
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const section = (name: string) => within(screen.getByRole('region', { name }))
