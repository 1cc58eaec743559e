import { useSelector } from '@xstate/react'
import { UserPlus } from 'lucide-react'
import { css } from 'styled-system/css'

import { beyondSeats } from '../../../domain/class.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { RosterActor } from '../../../machines/roster/roster.machine.ts'
import { FormDialog } from '../../form/form-dialog.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import type { RosterPageProps } from './roster.props.ts'
import { WalkInFormView } from './walk-in-form.view.tsx'

const full = css({ marginBlockStart: '3' })

type WalkInDialogProps = Readonly<{
  actor: RosterActor
  agencies: RosterPageProps['agencies']
  /** Of the class. */
  seats: number
  /** How many are on it, with those on their way. */
  onClass: number
}>

/** Where all seats are taken they are added as well, which is said before. */
export const WalkInDialog = ({ actor, agencies, seats, onClass }: WalkInDialogProps) => {
  const { walkIn } = useWords().roster
  const over = beyondSeats(seats, onClass + 1)
  return (
    <FormDialog
      form={useSelector(actor, ({ children }) => children.form)}
      onLeave={() => actor.send({ type: 'desk.left' })}
      title={walkIn.title()}
      description={
        <>
          {walkIn.lead()}
          {over > 0 && (
            <Banner tone="warning" className={full}>
              {walkIn.full({ seats, over })}
            </Banner>
          )}
        </>
      }
      send={walkIn.add()}
      icon={UserPlus}
      first="firstName"
      renderForm={(id, form) => <WalkInFormView id={id} actor={form} agencies={agencies} />}
    />
  )
}
