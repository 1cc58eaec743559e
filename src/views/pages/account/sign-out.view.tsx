import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { ClearedLane } from '../../illustrations/cleared-lane.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { PageFrame } from '../page-frame.view.tsx'
import { WaitingPage } from './waiting.view.tsx'

const styles = {
  held: css({ display: 'none', '[data-session=held] &': { display: 'block' } }),
  others: css({ '[data-session=held] &': { display: 'none' } }),
}

export type SignOutPageProps = Readonly<{
  /** The session is still being ended; `perhaps` is where nobody knows yet whether there is one. */
  isLeaving?: boolean | 'perhaps'
  signInHref?: string
}>

export const SignOutPage = ({ isLeaving = false, signInHref = '/sign-in' }: SignOutPageProps) => {
  const { signOut, callback } = useWords().account
  const leaving = <WaitingPage title={signOut.leaving()} text={callback.text()} />
  if (isLeaving === true) return leaving
  const left = (
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
  if (isLeaving === false) return left
  // A device that holds no session has left.
  return (
    <>
      <div className={styles.held}>{leaving}</div>
      <div className={styles.others}>{left}</div>
    </>
  )
}
