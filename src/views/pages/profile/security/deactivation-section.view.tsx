import { useActorRef, useSelector } from '@xstate/react'

import { useWords } from '../../../../i18n/words.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { latePart } from '../../../ui/late-part.ts'
import { LateDialog } from '../../account/late-dialog.view.tsx'
import { ProfileSection } from '../profile-section.view.tsx'
import type { SecurityMachines } from './security.props.ts'
import * as styles from './security.styles.ts'

const DeactivationDialog = latePart(() => import('./deactivation-dialog.view.tsx'))

type DeactivationSectionProps = Readonly<{ email: string; machine: SecurityMachines['deactivation'] }>

export const DeactivationSection = ({ email, machine }: DeactivationSectionProps) => {
  const { deactivation } = useWords().security
  const actor = useActorRef(machine, { input: { values: { password: '' } } })
  const form = useSelector(actor, ({ children }) => children.form)
  return (
    <ProfileSection id="deactivation" title={deactivation.title()} lead={deactivation.lead()}>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        className={styles.start}
        onClick={() => actor.send({ type: 'form.begun' })}
      >
        {deactivation.open()}
      </Button>
      {form && (
        <LateDialog>
          <DeactivationDialog actor={form} email={email} onClose={() => actor.send({ type: 'form.left' })} />
        </LateDialog>
      )}
    </ProfileSection>
  )
}
