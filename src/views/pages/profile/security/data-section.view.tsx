import { useActorRef, useSelector } from '@xstate/react'
import { Download } from 'lucide-react'

import { useWords } from '../../../../i18n/words.tsx'
import { Banner } from '../../../ui/banner.view.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { FaultBanner } from '../../fault-banner.view.tsx'
import { ProfileSection } from '../profile-section.view.tsx'
import type { SecurityMachines } from './security.props.ts'
import * as styles from './security.styles.ts'

export const DataSection = ({ machine }: { machine: SecurityMachines['exportData'] }) => {
  const { data } = useWords().security
  const actor = useActorRef(machine)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const isDone = useSelector(actor, (at) => at.matches({ resting: 'done' }))
  const isFailed = useSelector(actor, (at) => at.hasTag('error'))
  return (
    <ProfileSection id="data" title={data.title()} lead={data.lead()}>
      <Button
        variant="outline"
        icon={Download}
        busy={isBusy}
        className={styles.start}
        onClick={() => actor.send({ type: 'deed.begun', subject: true })}
      >
        {data.export()}
      </Button>
      {isFailed && <FaultBanner isReading title={data.failed()} fault={fault} />}
      <div role="status" className={styles.outcome}>
        {isDone && <Banner tone="success">{data.done()}</Banner>}
      </div>
    </ProfileSection>
  )
}
