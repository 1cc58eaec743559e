import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { css, cx } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import { selectViewer } from '../../machines/auth/auth.connect.ts'
import { latePart } from '../ui/late-part.ts'
import { LinkButton } from '../ui/link.view.tsx'
import type { AccountPlace } from './account.view.tsx'
import { useActors } from './actors.context.tsx'
import { folded } from './navigation/fold.styles.ts'
import { MenuIcon } from './navigation/menu-icon.view.tsx'
import { usePlaces } from './places.context.tsx'

const Account = latePart(() => import('./account.view.tsx'))

const styles = {
  guest: css({
    display: 'flex',
    gap: '2',
    whiteSpace: 'nowrap',
  }),
  wide: css({ display: { base: 'none', sm: 'inline-flex' } }),
  grow: css({ flex: '1', _folded: { paddingInline: '0' } }),
  /** On a large screen the panel beside the page has it, while the panel is there. */
  elsewhere: css({ '[data-panel=shown] &': { lg: { display: 'none' } } }),
  room: css({ height: '10' }),
}

const Guest = ({ place }: { place: AccountPlace }) => {
  const leadsSomewhere = usePlaces()
  const words = useWords()
  const isPanel = place === 'panel'
  return (
    <div data-guest={place} className={styles.guest}>
      {leadsSomewhere('/auth/register') && (
        <LinkButton
          href="/auth/register"
          variant="outline"
          className={isPanel ? cx(styles.grow, folded.gone) : styles.wide}
        >
          {words.shell.signUp()}
        </LinkButton>
      )}
      <LinkButton href="/sign-in" {...(isPanel ? { variant: 'outline', className: styles.grow } : {})}>
        {isPanel && (
          <span className={folded.only}>
            <MenuIcon name="signIn" mirrored />
          </span>
        )}
        <span className={isPanel ? folded.hidden : ''}>{words.shell.signIn()}</span>
      </LinkButton>
    </div>
  )
}

/** Name, e-mail and the ways on for who is signed in; Sign In and Sign up for guests. */
export const UserMenu = ({ place = 'toolbar' }: { place?: AccountPlace }) => {
  const { auth } = useActors()
  const isPresent = useSelector(auth, (snapshot) => selectViewer(snapshot) !== null)
  return (
    <div className={isPresent && place === 'toolbar' ? styles.elsewhere : ''}>
      {isPresent ? (
        <Suspense fallback={<div className={styles.room} />}>
          <Account place={place} />
        </Suspense>
      ) : (
        <Guest place={place} />
      )}
    </div>
  )
}
