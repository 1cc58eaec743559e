import { useActorRef, useSelector } from '@xstate/react'

import { notificationOption } from '../../../../domain/notification-option.ts'
import { useWords } from '../../../../i18n/words.tsx'
import { handOnFocus } from '../../../shell/quick-panel/hand-on-focus.ts'
import { Button } from '../../../ui/button.view.tsx'
import { latePart } from '../../../ui/late-part.ts'
import { StatusChip } from '../../../ui/status-chip.view.tsx'
import { LateDialog } from '../../account/late-dialog.view.tsx'
import { ProfileSection } from '../profile-section.view.tsx'
import { PhoneCode } from './phone-code.view.tsx'
import { PhoneNumber } from './phone-number.view.tsx'
import type { SecurityMachines, SecurityProfile } from './security.props.ts'
import * as styles from './security.styles.ts'
import { Teller } from './teller.view.tsx'

const NotificationDialog = latePart(() => import('./notification-dialog.view.tsx'))

type PhoneSectionProps = Readonly<{
  profile: SecurityProfile
  machines: Pick<SecurityMachines, 'phoneVerification' | 'isDemo'>
}>

export const PhoneSection = ({ profile, machines }: PhoneSectionProps) => {
  const { phone } = useWords().security
  const known = { phoneNumber: profile.phone, isVerified: profile.isPhoneVerified }
  const actor = useActorRef(machines.phoneVerification, {
    input: { ...known, option: notificationOption(profile.notifyPhone) },
  })
  const verifiedNumber = useSelector(actor, ({ context }) => context.verifiedNumber)
  const isNumbering = useSelector(actor, (at) => at.matches('numbering'))
  const isSent = useSelector(actor, (at) => at.matches('sent'))
  const isVerified = useSelector(actor, (at) => at.matches('verified'))
  const choice = useSelector(actor, (at) => at.children.notificationChoice)
  return (
    <ProfileSection id="phone" title={phone.title()} lead={phone.lead()}>
      <Teller key={JSON.stringify(known)} tell={() => actor.send({ type: 'number.known', ...known })} />
      {isNumbering && <PhoneNumber actor={actor} />}
      {isSent && <PhoneCode actor={actor} isDemo={machines.isDemo} />}
      {isVerified && (
        <div ref={handOnFocus} className={styles.part}>
          <p className={styles.actions}>
            <bdi dir="ltr" className={styles.fact}>
              {verifiedNumber}
            </bdi>
            <StatusChip tone="success">{phone.verified()}</StatusChip>
          </p>
          <Button variant="outline" className={styles.start} onClick={() => actor.send({ type: 'number.reopened' })}>
            {phone.another()}
          </Button>
        </div>
      )}
      {choice && (
        <LateDialog>
          <NotificationDialog actor={choice} onLeave={() => actor.send({ type: 'configuration.left' })} />
        </LateDialog>
      )}
    </ProfileSection>
  )
}
