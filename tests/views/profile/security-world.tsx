import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, useSyncExternalStore } from 'react'

import type { Locales } from '../../../src/i18n/i18n-types'
import { SecuritySections } from '../../../src/views/pages/profile/security/security-sections.view.tsx'
import type { SecurityProfile } from '../../../src/views/pages/profile/security/security.props.ts'
import {
  SECURITY_PROFILE,
  securityMachines,
  type SecurityWorld,
} from '../../../src/views/pages/profile/security/security.story-machines.ts'
import { renderSpoken } from '../support/speak.tsx'

export const VERIFIED: SecurityProfile = { ...SECURITY_PROFILE, phone: '(555) 123-4567', isPhoneVerified: true }

type Opening = SecurityWorld & Readonly<{ profile?: Partial<SecurityProfile>; language?: Locales }>

/** The sections as they stand on the profile. `know` is what comes when the profile was read again. */
export const openSections = async ({ profile, language = 'en', ...world }: Opening = {}) => {
  let person: SecurityProfile = { ...SECURITY_PROFILE, ...profile }
  let tell = () => {}
  const subscribe = (onChange: () => void) => {
    tell = onChange
    return () => {}
  }
  const Sections = () => {
    const [machines] = useState(() => securityMachines(world))
    return <SecuritySections profile={useSyncExternalStore(subscribe, () => person)} machines={machines} />
  }
  await renderSpoken(<Sections />, ['security', 'fieldRules', 'passwords'], language)
  return {
    know: (change: Partial<SecurityProfile>) => {
      person = { ...person, ...change }
      act(tell)
    },
  }
}

export const section = (name: string) => within(screen.getByRole('region', { name }))
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
