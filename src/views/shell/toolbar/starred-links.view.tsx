import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'
import { iconButton } from 'styled-system/recipes/icon-button'
import { Link } from 'wouter'

import type { Place } from '../../../domain/menu-search.ts'
import { useWords } from '../../../i18n/words.tsx'
import { selectPath } from '../../../machines/route-guard/route-guard.connect.ts'
import { selectShortcuts } from '../../../machines/shortcuts/shortcuts.connect.ts'
import { useActors } from '../actors.context.tsx'
import { useLazySelector } from '../lazy-actor.ts'
import { MenuIcon } from '../navigation/menu-icon.view.tsx'
import { usePlaceList } from './place-list.ts'

const NONE: readonly string[] = []

/** What is starred and can be seen, in the order of the stars. An id that the menu lost is kept, and not shown. */
export const useStarred = (): readonly Place[] => {
  const { shortcuts } = useActors()
  const ids = useLazySelector(shortcuts, selectShortcuts, NONE)
  const places = usePlaceList()
  return ids.flatMap((id) => places.find((place) => place.id === id) ?? [])
}

const styles = {
  list: css({
    display: 'flex',
    gap: '0.5',
    // More stars than room: they scroll, and the focus brings its own into view.
    overflowX: 'auto',
    scrollbarWidth: '[none]',
    padding: '1',
  }),
  link: css({ '&[aria-current=page]': { backgroundColor: 'accent.subtle', color: 'accent.fg' } }),
}

const StarredLinks = () => {
  const { guard } = useActors()
  const path = useSelector(guard, (snapshot) => selectPath(snapshot).split(/[?#]/, 1)[0])
  const starred = useStarred()
  const words = useWords()
  return (
    <nav aria-label={words.shell.shortcuts()}>
      <ul className={styles.list}>
        {starred.map(({ id, url, title, icon }) => (
          <li key={id}>
            <Link
              href={url}
              title={title}
              aria-label={title}
              aria-current={url === path ? 'page' : undefined}
              className={`${iconButton()} ${styles.link}`}
            >
              <MenuIcon name={icon} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// The default export is what arrives.
export default StarredLinks
