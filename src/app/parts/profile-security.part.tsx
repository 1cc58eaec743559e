import { useState } from 'react'
import { useLocation } from 'wouter'

import { wordsIn } from '../../i18n/words-in.ts'
import type { Words } from '../../i18n/words.tsx'
import type { NotificationTone } from '../../machines/notifications/notification-list.ts'
import { selectLanguage } from '../../machines/settings/settings.connect.ts'
import { SecuritySections } from '../../views/pages/profile/security/security-sections.view.tsx'
import type { SecurityProfile } from '../../views/pages/profile/security/security.props.ts'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createSecurityMachines } from '../actors/security.actors.ts'
import { useApp } from '../app.context.tsx'

type SecurityPartProps = Readonly<{ profile: SecurityProfile; isWhole: boolean }>

const Sections = ({ profile, isWhole }: SecurityPartProps) => {
  const { gateway } = useApp()
  const { notifications, settings } = useActors()
  const [, go] = useLocation()
  const [machines] = useState(() => {
    const tell = (tone: NotificationTone, pick: (words: Words) => string) => {
      const text = pick(wordsIn(selectLanguage(settings.getSnapshot())))
      notifications.send({ type: 'notice.given', notice: { tone, text } })
    }
    return createSecurityMachines(gateway, {
      onChoiceUnsaved: () => tell('error', (words) => words.security.notification.failed()),
      onDeactivated: () => {
        tell('success', (words) => words.security.deactivation.gone())
        // Signs out: the session is no more.
        go('/sign-out')
      },
    })
  })
  return <SecuritySections profile={profile} machines={machines} isWhole={isWhole} />
}

/** The sections of the profile about security, with words of their own. */
const ProfileSecurityPart = (props: SecurityPartProps) => (
  <Speaking namespaces={['security', 'fieldRules', 'passwords']}>
    <Sections {...props} />
  </Speaking>
)

// The default export is what arrives.
export default ProfileSecurityPart
