import { LogIn } from 'lucide-react'

import { useWords } from '../../../i18n/words.tsx'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { PageFrame } from '../page-frame.view.tsx'

type PlanningGateProps = Readonly<{
  isGuest: boolean
  /** Until it is known who looks, nothing is said of it. */
  isKnown: boolean
  /** Keeps this page for who signs in, then goes there. */
  onSignIn: () => void
}>

/** To who may not plan classes: why, and the way in. */
export const PlanningGate = ({ isGuest, isKnown, onSignIn }: PlanningGateProps) => {
  const { newClass, gate } = useWords().classDesk
  return (
    <PageFrame>
      <PageHeader title={newClass()} />
      {isKnown && (
        <EmptyState
          illustration={<EmptyLane />}
          title={isGuest ? gate.guestTitle() : gate.otherTitle()}
          action={
            <>
              {isGuest ? (
                <Button icon={LogIn} onClick={onSignIn}>
                  {gate.signIn()}
                </Button>
              ) : (
                <LinkButton href="/profile">{gate.enterCode()}</LinkButton>
              )}
              <LinkButton href="/contact" variant="outline">
                {gate.become()}
              </LinkButton>
            </>
          }
        >
          {isGuest ? `${gate.guest()} ${gate.other()}` : gate.other()}
        </EmptyState>
      )}
    </PageFrame>
  )
}
