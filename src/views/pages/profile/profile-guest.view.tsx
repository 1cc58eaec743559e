import { LogIn } from 'lucide-react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { ClearedLane } from '../../illustrations/cleared-lane.view.tsx'
import { usePlaces } from '../../shell/places.context.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'

/** While it is asked whose the held session is, no sign-in is offered. */
const guests = css({ '[data-session=held] &': { display: 'none' } })

/** What a guest finds here. Without scripts the link is a link; with them this page is come back to. */
export const ProfileGuest = ({ onSignIn }: { onSignIn: () => void }) => {
  const { guest } = useWords().profile
  const leadsSomewhere = usePlaces()
  return (
    <div className={guests}>
      <EmptyState
        title={guest.title()}
        illustration={<ClearedLane />}
        action={
          <>
            <LinkButton
              href="/sign-in"
              icon={LogIn}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onSignIn()
              }}
            >
              {guest.signIn()}
            </LinkButton>
            {leadsSomewhere('/auth/register') && (
              <LinkButton href="/auth/register" variant="outline">
                {guest.signUp()}
              </LinkButton>
            )}
          </>
        }
      >
        {guest.text()}
      </EmptyState>
    </div>
  )
}
