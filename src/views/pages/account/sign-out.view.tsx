import { useWords } from '../../../i18n/words.tsx'
import { ClearedLane } from '../../illustrations/cleared-lane.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { PageFrame } from '../page-frame.view.tsx'
import { WaitingPage } from './waiting.view.tsx'

export type SignOutPageProps = Readonly<{
  /** The session is still being ended. */
  isLeaving?: boolean
  signInHref?: string
}>

export const SignOutPage = ({ isLeaving = false, signInHref = '/sign-in' }: SignOutPageProps) => {
  const { signOut, callback } = useWords().account
  if (isLeaving) return <WaitingPage title={signOut.leaving()} text={callback.text()} />
  return (
    <PageFrame width="narrow">
      <EmptyState
        level={1}
        title={signOut.title()}
        illustration={<ClearedLane />}
        action={<LinkButton href={signInHref}>{signOut.again()}</LinkButton>}
      >
        {signOut.text()}
      </EmptyState>
    </PageFrame>
  )
}
