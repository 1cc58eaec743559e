import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'

import { menuFor, pagesOf, type MenuGroup, type MenuItem } from '../../domain/menu.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectRoles } from '../../machines/auth/auth.connect.ts'
import { selectPath } from '../../machines/route-guard/route-guard.connect.ts'
import { useActors } from './actors.context.tsx'
import { MenuIcon } from './menu-icon.view.tsx'
import { usePlaces } from './places.context.tsx'

const styles = {
  groups: css({ display: 'flex', flexDirection: 'column', gap: '5', paddingInline: '3', paddingBlock: '4' }),
  group: css({
    textStyle: 'caption',
    fontWeight: 'semibold',
    color: 'fg.muted',
    paddingInline: '3',
    marginBlockEnd: '1',
  }),
  list: css({ display: 'flex', flexDirection: 'column', gap: '0.5' }),
  item: css({
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingInline: '3',
    paddingBlock: '1.5',
    borderRadius: 'control',
    color: 'fg.default',
    fontWeight: 'medium',
    lineHeight: 'snug',
    textDecoration: 'none',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { backgroundColor: 'bg.sunken' },
    '&[aria-current=page]': {
      backgroundColor: 'bg.sunken',
      boxShadow: '[inset 4px 0 0 var(--colors-brand-pink)]',
      _rtl: { boxShadow: '[inset -4px 0 0 var(--colors-brand-pink)]' },
      _forcedColors: { outline: '2px solid' },
    },
  }),
}

const pathOnly = (path: string) => path.split(/[?#]/, 1)[0] ?? path

const Item = ({
  item,
  isCurrent,
  onLeave,
}: {
  item: MenuItem
  isCurrent: boolean
  onLeave?: (() => void) | undefined
}) => {
  const words = useWords()
  return (
    <li>
      <Link
        href={item.url}
        className={styles.item}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        {...(onLeave ? { onClick: onLeave } : {})}
      >
        <MenuIcon name={item.icon} />
        {words.shell.menu[item.id]()}
      </Link>
    </li>
  )
}

const Group = ({ group, path, onLeave }: { group: MenuGroup; path: string; onLeave?: (() => void) | undefined }) => {
  const words = useWords()
  const labelId = useId()
  const list = (
    <ul className={styles.list} aria-labelledby={labelId}>
      {pagesOf([group]).map((item) => (
        <Item key={item.id} item={item} isCurrent={item.url === path} onLeave={onLeave} />
      ))}
    </ul>
  )
  return (
    <div>
      <p id={labelId} className={styles.group}>
        {words.shell.groups[group.id]()}
      </p>
      {list}
    </div>
  )
}

/** The menu of the specification, as the viewer's roles allow. `onLeave` closes the drawer that holds it. */
export const Navigation = ({ onLeave }: { onLeave?: () => void }) => {
  const { auth, guard } = useActors()
  const leadsSomewhere = usePlaces()
  const roles = useSelector(auth, selectRoles)
  const path = pathOnly(useSelector(guard, selectPath))
  const words = useWords()
  return (
    <nav aria-label={words.shell.mainMenu()} className={styles.groups}>
      {menuFor(roles, leadsSomewhere).map((group) => (
        <Group key={group.id} group={group} path={path} onLeave={onLeave} />
      ))}
    </nav>
  )
}
