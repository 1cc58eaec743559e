import { useState } from 'react'
import { useLocation } from 'wouter'

import { i18nObject } from '../../i18n/i18n-util'
import { selectLanguage } from '../../machines/settings/settings.connect.ts'
import { SecuritySections } from '../../views/pages/profile/security/security-sections.view.tsx'
import type { SecurityProfile } from '../../views/pages/profile/security/security.props.ts'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createSecurityMachines } from '../actors/security.actors.ts'
import { useApp } from '../app.context.tsx'

const Sections = ({ profile }: { profile: SecurityProfile }) => {
  const { gateway } = useApp()
  const { notifications, settings } = useActors()
  const [, go] = useLocation()
  const [machines] = useState(() =>
    createSecurityMachines(gateway, () => {
      const { security } = i18nObject(selectLanguage(settings.getSnapshot()))
      notifications.send({ type: 'notice.given', notice: { tone: 'success', text: security.deactivation.gone() } })
      // Signs out: the session is no more.
      go('/sign-out')
    }),
  )
  return (
    <SecuritySections
      profile={profile}
      machines={machines}
      tell={(notice) => notifications.send({ type: 'notice.given', notice })}
    />
  )
}

/** The sections of the profile about security, with words of their own. */
export const ProfileSecurityPart = (props: { profile: SecurityProfile }) => (
  <Speaking namespaces={['security', 'fieldRules', 'passwords']}>
    <Sections {...props} />
  </Speaking>
)

export default ProfileSecurityPart
