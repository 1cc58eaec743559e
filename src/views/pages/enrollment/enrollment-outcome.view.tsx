import { isUnsent, type Fault } from '../../../domain/fault.ts'
import type { RoleId } from '../../../domain/role.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import type { EnrollmentFace } from './enrollment.connect.ts'
import { OwnPages } from './own-pages.view.tsx'

/** How a guest becomes somebody. */
export type WayIn = 'signIn' | 'signUp'

export type EnrollmentOutcomeProps = Readonly<{
  face: EnrollmentFace
  fault: Fault | null
  isGuest: boolean
  roles: readonly RoleId[]
  /** A guest goes to sign in or up, and comes back. */
  onWayIn: (way: WayIn) => void
  /** "I have read that I was refused." */
  onDismiss: () => void
}>

/** What stands between a person and the enrollment, or what came of it. */
export const EnrollmentOutcome = ({ face, fault, isGuest, roles, onWayIn, onDismiss }: EnrollmentOutcomeProps) => {
  const words = useWords()
  const { enrollment } = words
  if (face === 'notAStudent')
    return isGuest ? (
      <Banner
        tone="info"
        title={enrollment.notAStudent()}
        action={
          <>
            <Button onClick={() => onWayIn('signIn')}>{enrollment.signIn()}</Button>
            <Button variant="outline" onClick={() => onWayIn('signUp')}>
              {enrollment.signUp()}
            </Button>
          </>
        }
      >
        {enrollment.guest()}
      </Banner>
    ) : (
      <Banner tone="warning" announce="status" title={enrollment.notAStudent()}>
        <OwnPages roles={roles} />
      </Banner>
    )
  if (face === 'refused')
    return (
      <FaultBanner
        tone="danger"

        title={enrollment.refusedTitle()}
        action={
          <Button variant="outline" size="sm" onClick={onDismiss}>
            {words.actions.dismiss()}
          </Button>
        }
        fault={fault}
      />
    )
  if (face === 'unanswered')
    return isUnsent(fault) ? (
      <FaultBanner title={enrollment.refusedTitle()} fault={fault} />
    ) : (
      <Banner tone="warning" announce="alert" title={enrollment.unansweredTitle()}>
        {enrollment.unanswered()}
      </Banner>
    )
  if (face === 'settling' || face === 'enrolled')
    return (
      <Banner tone="success" announce="status" title={enrollment.enrolledTitle()}>
        {enrollment.enrolled()}
      </Banner>
    )
  // Whatever else it is, the facts and the button say enough.
  return null
}
