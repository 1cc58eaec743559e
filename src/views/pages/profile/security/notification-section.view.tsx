import { useActorRef, useSelector } from '@xstate/react'

import { notificationOption } from '../../../../domain/notification-option.ts'
import { useWords } from '../../../../i18n/words.tsx'
import { Banner } from '../../../ui/banner.view.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { ProfileSection } from '../profile-section.view.tsx'
import { NotificationOptions } from './notification-options.view.tsx'
import type { SecurityMachines, SecurityProfile } from './security.props.ts'
import * as styles from './security.styles.ts'
import { Teller } from './teller.view.tsx'

type NotificationSectionProps = Readonly<{
  profile: SecurityProfile
  hasPhone: boolean
  machine: SecurityMachines['notificationChoice']
}>

export const NotificationSection = ({ profile, hasPhone, machine }: NotificationSectionProps) => {
  const { notification } = useWords().security
  const known = notificationOption(profile.notifyPhone)
  const actor = useActorRef(machine, { input: { option: known } })
  const option = useSelector(actor, ({ context }) => context.option)
  const isSaving = useSelector(actor, (at) => at.matches('saving'))
  const isSaved = useSelector(actor, (at) => at.matches('saved'))
  const canSave = useSelector(actor, (at) => at.can({ type: 'choice.made' })) && option !== known
  return (
    <ProfileSection id="notifications" title={notification.title()} lead={notification.lead()}>
      <Teller key={known} tell={() => actor.send({ type: 'option.known', option: known })} />
      <NotificationOptions actor={actor} hasPhone={hasPhone} />
      <div className={styles.actions}>
        <Button
          variant="outline"
          busy={isSaving}
          aria-disabled={!canSave || undefined}
          onClick={() => {
            if (canSave) actor.send({ type: 'choice.made' })
          }}
        >
          {notification.save()}
        </Button>
      </div>
      <div role="status" className={styles.outcome}>
        {isSaved && <Banner tone="success">{notification.saved()}</Banner>}
      </div>
    </ProfileSection>
  )
}
