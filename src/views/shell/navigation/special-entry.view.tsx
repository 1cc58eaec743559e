import { useState, type ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { Link } from 'wouter'

import {
  hasPage,
  type MenuBadge,
  type MenuCollapse,
  type MenuEntry,
  type MenuItem,
  type MenuLink,
} from '../../../domain/menu.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import { label, line } from './entry.styles.ts'
import { folded } from './fold.styles.ts'
import { MenuIcon } from './menu-icon.view.tsx'

const styles = {
  badge: css({
    paddingInline: '2',
    borderRadius: 'full',
    backgroundColor: 'brand.pink',
    color: 'brand.on',
    fontSize: 'xs',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  }),
  disabled: css({ color: 'fg.muted', cursor: 'not-allowed', _hover: { backgroundColor: 'transparent' } }),
  /** A corner that points down, and to where the text ends when it is shut. */
  chevron: css({
    width: '2',
    height: '2',
    marginInline: '1',
    borderBlockEndWidth: 'thick',
    borderInlineEndWidth: 'thick',
    borderColor: 'current',
    transform: 'rotate(45deg)',
    _rtl: { transform: 'rotate(-45deg)' },
    '[aria-expanded=false] > &': { transform: 'rotate(-45deg)', _rtl: { transform: 'rotate(45deg)' } },
  }),
  inside: css({ paddingInlineStart: '5' }),
}

const Badge = ({ badge }: { badge: MenuBadge }) => {
  const words = useWords()
  const formats = useFormats()
  return (
    <span className={cx(styles.badge, folded.hidden)}>
      {badge === 'new' ? words.shell.newBadge() : formats.number(badge)}
    </span>
  )
}

type PageProps = Readonly<{ item: MenuItem | MenuLink; isCurrent: boolean; onLeave?: (() => void) | undefined }>

const Page = ({ item, isCurrent, onLeave }: PageProps) => {
  const words = useWords()
  const inside = (
    <>
      <MenuIcon name={item.icon} />
      <span className={cx(label, folded.hidden)}>
        {words.shell.menu[item.id]()} {item.target && <VisuallyHidden>{words.shell.newTab()}</VisuallyHidden>}
      </span>{' '}
      {item.badge !== undefined && <Badge badge={item.badge} />}
      {item.target && (
        <span className={folded.gone}>
          <MenuIcon name="external" mirrored />
        </span>
      )}
    </>
  )
  const className = cx(line, folded.centred)
  // A link that leads nowhere now is still there to be read.
  if (item.disabled) {
    return (
      <span role="link" aria-disabled tabIndex={0} className={cx(className, styles.disabled)}>
        {inside}
      </span>
    )
  }
  const rest = {
    className,
    ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
    ...(item.target ? { target: item.target, rel: 'noopener' } : {}),
    ...(onLeave ? { onClick: onLeave } : {}),
  }
  return item.type === 'item' ? (
    <Link href={item.url} {...rest}>
      {inside}
    </Link>
  ) : (
    <a href={item.url} {...rest}>
      {inside}
    </a>
  )
}

type CollapseProps = Readonly<{ entry: MenuCollapse; path: string; children: ReactNode }>

const Collapse = ({ entry, path, children }: CollapseProps) => {
  const [isOpen, setOpen] = useState(() => hasPage(entry.children, path))
  const words = useWords()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        disabled={entry.disabled}
        className={cx(line, folded.centred, entry.disabled ? styles.disabled : '')}
        onClick={() => setOpen(!isOpen)}
      >
        <MenuIcon name={entry.icon} />
        <span className={cx(label, folded.hidden)}>{words.shell.groups[entry.id]()}</span>{' '}
        {entry.badge !== undefined && <Badge badge={entry.badge} />}
        <span className={cx(styles.chevron, folded.gone)} />
      </button>
      {isOpen && <div className={cx(styles.inside, folded.flush)}>{children}</div>}
    </>
  )
}

export type SpecialEntryProps = Readonly<{
  entry: Exclude<MenuEntry, { type: 'divider' }>
  path: string
  onLeave?: (() => void) | undefined
  /** The entries of a collapse, drawn. */
  children: ReactNode
}>

/** Whatever is more than a page's name: a collapse, an address outside, a badge, what cannot be chosen now. */
const SpecialEntry = ({ entry, path, onLeave, children }: SpecialEntryProps) =>
  entry.type === 'collapse' ? (
    <Collapse entry={entry} path={path}>
      {children}
    </Collapse>
  ) : (
    <Page item={entry} isCurrent={entry.url === path} onLeave={onLeave} />
  )

// The default export is what React's lazy() takes.
export default SpecialEntry
