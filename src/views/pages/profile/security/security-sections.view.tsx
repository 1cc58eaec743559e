import { useWords } from '../../../../i18n/words.tsx'
import { SecuritySection } from './security-section.view.tsx'
import type { SecuritySectionsProps } from './security.props.ts'

/** Phone, notifications, password, e-mail address, sessions, own data, and the way out. The page has to speak `security`, `fieldRules` and `passwords`. */
export const SecuritySections = ({ profile }: SecuritySectionsProps) => {
  const { security } = useWords()
  return (
    <div>
      <SecuritySection title={security.phone.title()} lead={security.phone.lead()}>
        {profile.phone}
      </SecuritySection>
      <SecuritySection title={security.notification.title()} lead={security.notification.lead()}>
        {null}
      </SecuritySection>
    </div>
  )
}
