import { useSelector } from '@xstate/react'
import { BookOpen, LogOut, User } from 'lucide-react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'

import { ROLE } from '../../domain/role.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectFullName, selectRoles, selectViewer } from '../../machines/auth/auth.connect.ts'
import { LinkButton } from '../ui/link.view.tsx'
import { useActors } from './actors.context.tsx'
import { LazyMenu } from './lazy-menu.view.tsx'
import { usePlaces } from './places.context.tsx'

const styles = {
  guest: css({
    display: 'flex',
    gap: '2',
    whiteSpace: 'nowrap',
    // A session is held: who it belongs to is being asked, and no sign-in is offered meanwhile.
    '[data-session=held] &': { visibility: 'hidden' },
  }),
  wide: css({ display: { base: 'none', sm: 'inline-flex' } }),
  button: css({
    display: 'inline-grid',
    placeItems: 'center',
    width: '10',
    height: '10',
    borderRadius: 'full',
    backgroundColor: 'accent.solid',
    color: 'accent.on',
    fontSize: 'sm',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { backgroundColor: 'accent.hover' },
    _touch: { width: 'touch', height: 'touch' },
  }),
  name: css({ fontWeight: 'semibold', overflowWrap: 'anywhere' }),
  email: css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' }),
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => Array.from(part)[0] ?? '')
    .join('')

const Guest = () => {
  const leadsSomewhere = usePlaces()
  const words = useWords()
  return (
    <div className={styles.guest}>
      {leadsSomewhere('/auth/register') && (
        <LinkButton href="/auth/register" variant="outline" className={styles.wide}>
          {words.shell.signUp()}
        </LinkButton>
      )}
      <LinkButton href="/sign-in">{words.shell.signIn()}</LinkButton>
    </div>
  )
}

/** Name, e-mail and the ways on for who is signed in; Sign In and Sign up for guests. */
export const UserMenu = () => {
  const { auth } = useActors()
  const viewer = useSelector(auth, selectViewer)
  const name = useSelector(auth, selectFullName)
  const isStudent = useSelector(auth, (snapshot) => selectRoles(snapshot).includes(ROLE.student))
  const leadsSomewhere = usePlaces()
  const [, navigate] = useLocation()
  const words = useWords()
  if (!viewer || name === null) return <Guest />

  const entries = [
    { value: '/student/dash', label: words.shell.menu.myCourses(), icon: BookOpen, isShown: isStudent },
    { value: '/profile', label: words.shell.myProfile(), icon: User, isShown: true },
    { value: '/sign-out', label: words.shell.signOut(), icon: LogOut, isShown: true },
  ]
  return (
    <LazyMenu
      label={words.shell.yourAccount()}
      placement="bottom-end"
      onSelect={(url) => navigate(url)}
      header={
        <>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <p className={styles.email}>
            <bdi>{viewer.email}</bdi>
          </p>
        </>
      }
      items={entries.filter(({ value, isShown }) => isShown && leadsSomewhere(value))}
      renderTrigger={(opening) => (
        <button
          type="button"
          className={styles.button}
          aria-label={`${initialsOf(name)} ${words.shell.yourAccount()}`}
          title={name}
          {...opening}
        >
          <span aria-hidden>{initialsOf(name)}</span>
        </button>
      )}
    />
  )
}
