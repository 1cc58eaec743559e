import { useSelector } from '@xstate/react'
import { BookOpen, LogOut, Palette, Settings, User } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { useLocation } from 'wouter'

import { ROLE } from '../../domain/role.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectFullName, selectRoles, selectViewer } from '../../machines/auth/auth.connect.ts'
import { initialsOf } from '../initials.ts'
import { LazyMenu } from '../ui/lazy-menu.view.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.view.tsx'
import { useActors } from './actors.context.tsx'
import { folded } from './navigation/fold.styles.ts'
import { usePlaces } from './places.context.tsx'

const styles = {
  button: css({ display: 'inline-grid', borderRadius: 'full', cursor: 'pointer' }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    padding: '2',
    borderRadius: 'control',
    lineHeight: 'snug',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { backgroundColor: 'bg.sunken' },
    _folded: { justifyContent: 'center', paddingInline: '0' },
  }),
  picture: css({
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    placeItems: 'center',
    flexShrink: '0',
    width: '10',
    height: '10',
    borderRadius: 'full',
    backgroundColor: 'accent.solid',
    color: 'accent.on',
    fontSize: 'sm',
    fontWeight: 'semibold',
    _touch: { width: 'touch', height: 'touch' },
    // Where the accent is the colour of the bar around it, the edge still shows.
    borderWidth: 'hairline',
    borderColor: 'border.control',
  }),
  photo: css({ position: 'absolute', inset: '0', backgroundSize: 'cover', backgroundPosition: 'center' }),
  words: css({ flex: '1', minWidth: '0' }),
  name: css({ display: 'block', fontWeight: 'semibold', overflowWrap: 'anywhere' }),
  email: css({ display: 'block', textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' }),
}

/** A photo lies over the initials: while it is on its way, and where it does not come, they are seen. */
const Picture = ({ name, photoUrl }: { name: string; photoUrl: string | null }) => (
  <span className={styles.picture}>
    {initialsOf(name)}
    {photoUrl !== null && (
      <span data-photo className={styles.photo} style={{ backgroundImage: `url(${JSON.stringify(photoUrl)})` }} />
    )}
  </span>
)

const Person = ({ name, email }: { name: string; email: string }) => (
  <>
    <span className={styles.name}>
      <bdi>{name}</bdi>
    </span>{' '}
    <span className={styles.email}>
      <bdi>{email}</bdi>
    </span>
  </>
)

export type AccountPlace = 'toolbar' | 'panel'

/** Who is signed in, and the ways on from there. */
const Account = ({ place }: { place: AccountPlace }) => {
  const { auth, navigation } = useActors()
  const viewer = useSelector(auth, selectViewer)
  const name = useSelector(auth, selectFullName)
  const isStudent = useSelector(auth, (snapshot) => selectRoles(snapshot).includes(ROLE.student))
  const leadsSomewhere = usePlaces()
  const [, navigate] = useLocation()
  const words = useWords()
  if (!viewer || name === null) return null

  const pages = [
    { value: '/student/dash', label: words.shell.menu.myCourses(), icon: BookOpen, isShown: isStudent },
    { value: '/profile', label: words.shell.myProfile(), icon: User, isShown: true },
  ].filter(({ value, isShown }) => isShown && leadsSomewhere(value))
  const choose = (value: string) => {
    if (value === 'settings' || value === 'schemes') navigation.send({ type: 'settingsPanel.opened', view: value })
    else navigate(value)
  }
  return (
    <LazyMenu
      label={words.shell.yourAccount()}
      placement={place === 'panel' ? 'top-start' : 'bottom-end'}
      onSelect={choose}
      {...(place === 'toolbar' ? { header: <Person name={name} email={viewer.email} /> } : {})}
      items={[
        ...pages,
        { value: 'settings', label: words.shell.settings(), icon: Settings },
        { value: 'schemes', label: words.shell.schemes(), icon: Palette },
        { kind: 'separator', value: 'out' },
        { value: '/sign-out', label: words.shell.signOut(), icon: LogOut },
      ]}
      renderTrigger={(opening) => (
        <button type="button" className={place === 'panel' ? styles.row : styles.button} title={name} {...opening}>
          <Picture name={name} photoUrl={viewer.photoUrl} />{' '}
          {place === 'panel' && (
            <span className={cx(styles.words, folded.gone)}>
              <Person name={name} email={viewer.email} />
            </span>
          )}{' '}
          <VisuallyHidden>{words.shell.yourAccount()}</VisuallyHidden>
        </button>
      )}
    />
  )
}

// The default export is what React's lazy() takes.
export default Account
