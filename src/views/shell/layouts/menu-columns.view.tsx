import { useActorRef, useSelector } from '@xstate/react'
import { useId } from 'react'
import { cx } from 'styled-system/css'
import { iconButton } from 'styled-system/recipes/icon-button'
import { Link } from 'wouter'

import { PRODUCT_NAME } from '../../../domain/constants.ts'
import { hasPage, pagesOf, type MenuGroup } from '../../../domain/menu.ts'
import { useWords } from '../../../i18n/words.tsx'
import { hoverMenuMachine, type HoverMenuActor } from '../../../machines/hover-menu/hover-menu.machine.ts'
import { selectLayout } from '../../../machines/settings/settings.connect.ts'
import { LogoMark } from '../../illustrations/logo.view.tsx'
import { useActors } from '../actors.context.tsx'
import { Entries } from '../navigation/entries.view.tsx'
import { standingOut, turned } from '../navigation/fold.styles.ts'
import { HintCard } from '../navigation/hint-card.view.tsx'
import { Imprint } from '../navigation/imprint.view.tsx'
import { MenuIcon } from '../navigation/menu-icon.view.tsx'
import { useMenu } from '../navigation/navigation.view.tsx'
import { UserMenu } from '../user-menu.view.tsx'
import { columns as styles } from './columns.styles.ts'
import { beside } from './frame.styles.ts'
import { arrowKeys, hoverMenuProps, top } from './hover-menu.props.ts'

type Shown = Readonly<{ path: string; actor: HoverMenuActor }>

/** The entries of a group under its name: over the page, or in a column of its own. */
const Second = ({ group, path, onLeave }: { group: MenuGroup; path: string; onLeave?: () => void }) => {
  const words = useWords()
  const id = useId()
  return (
    <>
      <p id={id} className={styles.heading}>
        {words.shell.groups[group.id]()}
      </p>
      <div className={styles.entries}>
        <Entries entries={group.children} path={path} labelledBy={id} {...(onLeave ? { onLeave } : {})} />
      </div>
    </>
  )
}

const Group = ({ group, path, actor, isPinned }: Shown & Readonly<{ group: MenuGroup; isPinned: boolean }>) => {
  const isOpen = useSelector(actor, ({ context }) => context.open === group.id)
  const words = useWords()
  const id = useId()
  const isCurrent = hasPage(group.children, path)
  const props = hoverMenuProps(actor, group.id)
  const pages = pagesOf([group])
  const only = pages.length === 1 && group.children.length === 1 ? pages[0] : undefined
  const face = (
    <>
      <MenuIcon name={group.icon} />
      <span className={styles.label}>{words.shell.groups[group.id]()}</span>
    </>
  )
  const rest = { className: styles.group, 'data-current': isCurrent }
  return (
    <li {...(isPinned ? {} : props.group)}>
      {only ? (
        <Link
          href={only.url}
          {...top}
          {...arrowKeys(true)}
          onClick={props.close}
          {...rest}
          {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        >
          {face}
        </Link>
      ) : (
        <button
          type="button"
          {...(isPinned ? { 'aria-pressed': isOpen } : { 'aria-expanded': isOpen, 'aria-controls': id })}
          {...rest}
          {...top}
          {...arrowKeys(true)}
          {...props.button}
          {...(isPinned ? { onClick: () => actor.send({ type: 'menu.opened', menu: group.id }) } : {})}
        >
          {face}
        </button>
      )}
      {isOpen && !isPinned && (
        <div id={id} data-palette="nav" className={styles.over}>
          <Second group={group} path={path} onLeave={props.close} />
        </div>
      )}
    </li>
  )
}

const FoldButton = ({ isFolded }: { isFolded: boolean }) => {
  const { settings } = useActors()
  const words = useWords()
  const label = isFolded ? words.shell.keepMenu() : words.shell.foldMenu()
  return (
    <button
      type="button"
      className={cx(iconButton(), styles.fold)}
      aria-label={label}
      title={label}
      onClick={() => settings.send({ type: 'layout.changed', change: { navbar: { folded: !isFolded } } })}
    >
      <MenuIcon name={isFolded ? 'pin' : 'fold'} mirrored className={turned} />
    </button>
  )
}

/** The column beside the groups that stays: of the group that was chosen last, or of the page. */
const Pinned = ({ menu, path, actor }: Shown & Readonly<{ menu: readonly MenuGroup[] }>) => {
  const open = useSelector(actor, ({ context }) => context.open)
  const group = menu.find(({ id }) => id === open) ?? menu.find(({ children }) => hasPage(children, path)) ?? menu[0]
  return (
    <div className={styles.pinned}>
      {group && <Second group={group} path={path} />}
      <div className={styles.bottom}>
        <HintCard />
        <div className={styles.imprint}>
          <Imprint />
        </div>
      </div>
    </div>
  )
}

/** The menu as a column of groups, 120 px or, dense, 64 px wide, and a second one of a group's entries. */
const MenuColumns = () => {
  const { settings } = useActors()
  const isDense = useSelector(settings, (snapshot) => selectLayout(snapshot).config.navbar.style === 'style-3-dense')
  const isFolded = useSelector(settings, (snapshot) => selectLayout(snapshot).config.navbar.folded)
  const actor = useActorRef(hoverMenuMachine)
  const { menu, path } = useMenu()
  const words = useWords()
  return (
    <div data-palette="nav" className={styles.place}>
      <aside data-palette="nav" data-dense={isDense} className={cx(styles.aside, beside, standingOut)}>
        <div className={styles.column}>
          <Link href="/home" className={styles.brand} aria-label={PRODUCT_NAME}>
            <LogoMark />
          </Link>
          <nav aria-label={words.shell.mainMenu()} className={styles.scroll}>
            <ul className={styles.groups}>
              {menu.map((group) => (
                <Group key={group.id} group={group} path={path} actor={actor} isPinned={!isFolded} />
              ))}
            </ul>
          </nav>
          <div data-fold="folded" className={styles.foot}>
            {isFolded && <HintCard />}
            <FoldButton isFolded={isFolded} />
            <UserMenu place="panel" />
          </div>
        </div>
        {!isFolded && <Pinned menu={menu} path={path} actor={actor} />}
      </aside>
    </div>
  )
}

// The default export is what React's lazy() takes.
export default MenuColumns
