import { lazy, useState } from 'react'

import { useWords } from '../../../../i18n/words.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { LateDialog } from '../../account/late-dialog.view.tsx'
import { ProfileSection } from '../profile-section.view.tsx'
import type { SecurityMachines } from './security.props.ts'
import * as styles from './security.styles.ts'

const DeactivationDialog = lazy(() => import('./deactivation-dialog.view.tsx'))

type DeactivationSectionProps = Readonly<{ email: string; machine: SecurityMachines['deactivate'] }>

export const DeactivationSection = ({ email, machine }: DeactivationSectionProps) => {
  const { deactivation } = useWords().security
  const [isOpen, setOpen] = useState(false)
  return (
    <ProfileSection id="deactivation" title={deactivation.title()} lead={deactivation.lead()}>
      <Button variant="outline" aria-haspopup="dialog" className={styles.start} onClick={() => setOpen(true)}>
        {deactivation.open()}
      </Button>
      {isOpen && (
        <LateDialog>
          <DeactivationDialog machine={machine} email={email} onClose={() => setOpen(false)} />
        </LateDialog>
      )}
    </ProfileSection>
  )
}
