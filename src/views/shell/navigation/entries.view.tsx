import { useState } from 'react'
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
import { folded } from './fold.styles.ts'
import { MenuIcon } from './menu-icon.view.tsx'

const styles = {
  list: css({ display: 'flex', flexDirection: 'column', gap: '0.5' }),
  entry: css({
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '11',
    paddingInline: '3',
    paddingBlock: '1.5',
    borderRadius: 'control',
    color: 'fg.default',
    fontWeight: 'medium',
    lineHeight: 'snug',
    textAlign: 'start',
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
    '&[aria-disabled=true]': { color: 'fg.muted', cursor: 'not-allowed', _hover: { backgroundColor: 'transparent' } },
  }),
  label: css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' }),
  badge: css({
    paddingInline: '2',
    borderRadius: 'full',
    backgroundColor: 'brand.pink',
    color: 'brand.on',
    fontSize: 'xs',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  }),
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
  divider: css({ height: '0', marginBlock: '2', marginInline: '3', borderBlockStartWidth: 'hairline' }),
}

type Leaving = { onLeave?: (() => void) | undefined }

const Badge = ({ badge }: { badge: MenuBadge }) => {
  const words = useWords()
  const formats = useFormats()
  return (
    <span className={cx(styles.badge, folded.hidden)}>
      {badge === 'new' ? words.shell.newBadge() : formats.number(badge)}
    </span>
  )
}

const Page = ({ item, isCurrent, onLeave }: { item: MenuItem | MenuLink; isCurrent: boolean } & Leaving) => {
  const words = useWords()
  const inside = (
    <>
      <MenuIcon name={item.icon} />
      <span className={cx(styles.label, folded.hidden)}>
        {words.shell.menu[item.id]()} {item.target && <VisuallyHidden>{words.shell.newTab()}</VisuallyHidden>}
      </span>{' '}
      {item.badge !== undefined && <Badge badge={item.badge} />}
      {item.target && (
        <span className={folded.gone}>
          <MenuIcon name="external" />
        </span>
      )}
    </>
  )
  const className = cx(styles.entry, folded.centred)
  // A link that leads nowhere now is still there to be read.
  if (item.disabled) {
    return (
      <span role="link" aria-disabled tabIndex={0} className={className}>
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

const Collapse = ({ entry, path, onLeave }: { entry: MenuCollapse; path: string } & Leaving) => {
  const [isOpen, setOpen] = useState(() => hasPage(entry.children, path))
  const words = useWords()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        className={cx(styles.entry, folded.centred)}
        onClick={() => setOpen(!isOpen)}
        {...(entry.disabled ? { disabled: true, 'aria-disabled': true } : {})}
      >
        <MenuIcon name={entry.icon} />
        <span className={cx(styles.label, folded.hidden)}>{words.shell.groups[entry.id]()}</span>{' '}
        {entry.badge !== undefined && <Badge badge={entry.badge} />}
        <span className={cx(styles.chevron, folded.gone)} />
      </button>
      {isOpen && (
        <div className={cx(styles.inside, folded.flush)}>
          <Entries entries={entry.children} path={path} onLeave={onLeave} />
        </div>
      )}
    </>
  )
}

/** What stands in a group or a collapse. */
export const Entries = ({
  entries,
  path,
  onLeave,
  labelledBy,
}: { entries: readonly MenuEntry[]; path: string; labelledBy?: string } & Leaving) => (
  <ul className={styles.list} {...(labelledBy ? { 'aria-labelledby': labelledBy } : {})}>
    {entries.map((entry) => {
      // The lists around it say where one ends: the line is for the eye alone.
      if (entry.type === 'divider') return <li key={entry.id} aria-hidden className={styles.divider} />
      return (
        <li key={entry.id}>
          {entry.type === 'collapse' ? (
            <Collapse entry={entry} path={path} onLeave={onLeave} />
          ) : (
            <Page item={entry} isCurrent={entry.url === path} onLeave={onLeave} />
          )}
        </li>
      )
    })}
  </ul>
)
