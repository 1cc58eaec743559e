import { HistorySection } from '../history/history-section.view.tsx'
import { DataSection } from './data-section.view.tsx'
import { DeactivationSection } from './deactivation-section.view.tsx'
import { EmailSection } from './email-section.view.tsx'
import { NotificationSection } from './notification-section.view.tsx'
import { PasswordSection } from './password-section.view.tsx'
import { PhoneSection } from './phone-section.view.tsx'
import type { SecuritySectionsProps } from './security.props.ts'
import { SessionsSection } from './sessions-section.view.tsx'

/**
 * Phone, notifications, password, e-mail address, sessions, history, own data, and the way out. The page has to speak
 * `security`, `fieldRules` and `passwords`.
 */
export const SecuritySections = ({
  profile,
  machines,
  isWhole = true,
  signOutHref = '/sign-out',
}: SecuritySectionsProps) => (
  <div>
    <PhoneSection profile={profile} machines={machines} />
    <NotificationSection
      profile={profile}
      // Whether a number was verified is not told everywhere: the server decides then.
      hasPhone={isWhole ? profile.isPhoneVerified : profile.phone !== ''}
      machine={machines.notificationChoice}
    />
    {isWhole && (
      <>
        <PasswordSection email={profile.email} machine={machines.changePassword} />
        <EmailSection profile={profile} machines={machines} />
        <SessionsSection machines={machines} signOutHref={signOutHref} />
        <HistorySection machine={machines.history} />
        <DataSection machine={machines.exportData} />
        <DeactivationSection email={profile.email} machine={machines.deactivation} />
      </>
    )}
  </div>
)
