import { useActorRef, useSelector } from '@xstate/react'
import { useId } from 'react'
import { css, cx } from 'styled-system/css'
import { Link } from 'wouter'

import { hasPage, pagesOf, type MenuGroup } from '../../../domain/menu.ts'
import { useWords } from '../../../i18n/words.tsx'
import { hoverMenuMachine, type HoverMenuActor } from '../../../machines/hover-menu/hover-menu.machine.ts'
import { selectLayout } from '../../../machines/settings/settings.connect.ts'
import { useActors } from '../actors.context.tsx'
import { Entries } from '../navigation/entries.view.tsx'
import { standingOut } from '../navigation/fold.styles.ts'
import { useMenu } from '../navigation/navigation.view.tsx'
import { UserMenu } from '../user-menu.view.tsx'
import { arrowKeys, hoverMenuProps, top } from './hover-menu.props.ts'

const styles = {
  bar: css({
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: 'sticky',
    // Two bars cannot both stay at the top.
    '[data-tools=fixed] &': { position: 'relative', zIndex: '[101]' },
    borderBlockEndWidth: 'hairline',
  }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    paddingInline: '4',
    '[data-width=container] &': { maxWidth: '[var(--container-width)]', marginInline: 'auto' },
  }),
  nav: css({ flex: '1', minWidth: '0' }),
  groups: css({ display: 'flex', flexWrap: 'wrap', gap: '1', paddingBlock: '1' }),
  group: css({ position: 'relative' }),
  button: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '10',
    paddingInline: '3',
    paddingBlock: '1.5',
    borderRadius: 'control',
    color: 'fg.default',
    fontWeight: 'medium',
    lineHeight: 'snug',
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { backgroundColor: 'bg.sunken' },
    _touch: { minHeight: 'touch' },
    '&[aria-expanded=true]': { backgroundColor: 'bg.sunken' },
    '&[data-current=true]': {
      boxShadow: '[inset 0 -3px 0 var(--colors-brand-pink)]',
      borderEndStartRadius: 'none',
      borderEndEndRadius: 'none',
      _forcedColors: { outline: '2px solid' },
    },
  }),
  chevron: css({
    width: '1.5',
    height: '1.5',
    borderBlockEndWidth: 'thick',
    borderInlineEndWidth: 'thick',
    borderColor: 'current',
    transform: 'translateY(-2px) rotate(45deg)',
    _rtl: { transform: 'translateY(-2px) rotate(-45deg)' },
  }),
  menu: css({
    position: 'absolute',
    insetBlockStart: '[100%]',
    insetInlineStart: '0',
    zIndex: 'popup',
    width: 'max',
    minWidth: '56',
    maxWidth: 'card',
    maxHeight: '[80dvh]',
    overflow: 'auto',
    padding: '1.5',
    borderWidth: 'hairline',
    borderRadius: 'surface',
    boxShadow: 'float',
    presence: 'appear',
    // The last ones would stand out of the page.
    'li:nth-last-child(-n + 2) > &': { insetInlineStart: '[auto]', insetInlineEnd: '0' },
  }),
}

type GroupProps = Readonly<{ group: MenuGroup; path: string; actor: HoverMenuActor }>

const Group = ({ group, path, actor }: GroupProps) => {
  const isOpen = useSelector(actor, ({ context }) => context.open === group.id)
  const words = useWords()
  const id = useId()
  const label = words.shell.groups[group.id]()
  const isCurrent = hasPage(group.children, path)
  const [only, ...others] = pagesOf([group])
  const props = hoverMenuProps(actor, group.id)
  // One page needs no menu of its own: its group's name leads there.
  if (only && others.length === 0 && group.children.length === 1) {
    return (
      <li className={styles.group}>
        <Link
          href={only.url}
          {...top}
          {...arrowKeys(false)}
          data-current={isCurrent}
          className={styles.button}
          {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        >
          {words.shell.menu[only.id]()}
        </Link>
      </li>
    )
  }
  return (
    <li className={styles.group} {...props.group}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={isCurrent}
        className={styles.button}
        {...top}
        {...arrowKeys(false)}
        {...props.button}
      >
        {label}
        <span className={styles.chevron} />
      </button>
      {isOpen && (
        <div id={id} data-palette="nav" role="group" aria-label={label} className={styles.menu}>
          <Entries entries={group.children} path={path} onLeave={props.close} />
        </div>
      )}
    </li>
  )
}

/** The menu as a bar over the page: a group opens under the pointer, by a press, or by the keyboard. */
const MenuBar = () => {
  const { settings } = useActors()
  const hasToolbar = useSelector(settings, (snapshot) => selectLayout(snapshot).config.toolbar.display)
  const actor = useActorRef(hoverMenuMachine)
  const { menu, path } = useMenu()
  const words = useWords()
  return (
    <div data-palette="nav" className={cx(styles.bar, standingOut)}>
      <div className={styles.row}>
        <nav aria-label={words.shell.mainMenu()} className={styles.nav}>
          <ul className={styles.groups}>
            {menu.map((group) => (
              <Group key={group.id} group={group} path={path} actor={actor} />
            ))}
          </ul>
        </nav>
        {!hasToolbar && <UserMenu />}
      </div>
    </div>
  )
}

// The default export is what React's lazy() takes.
export default MenuBar
