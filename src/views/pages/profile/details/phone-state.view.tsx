import { css } from 'styled-system/css'

import type { ProfileAnswer } from '../../../../domain/contract/profile.contract.ts'
import { useWords } from '../../../../i18n/words.tsx'
import { Link } from '../../../ui/link.view.tsx'
import { StatusChip } from '../../../ui/status-chip.view.tsx'

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1' })

/** Whether the phone that is saved is verified. Of one that is being typed nothing can be said yet. */
export const PhoneState = ({ profile, isChanged }: { profile: ProfileAnswer; isChanged: boolean }) => {
  const { details } = useWords().profile
  if (profile.phone === '' || isChanged) return null
  return (
    <div className={row}>
      {profile.isPhoneVerified ? (
        <StatusChip tone="success">{details.verified()}</StatusChip>
      ) : (
        <>
          <StatusChip tone="warning">{details.unverified()}</StatusChip>
          <Link href="#phone">{details.verify()}</Link>
        </>
      )}
    </div>
  )
}
