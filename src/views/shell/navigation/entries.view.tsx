import { Suspense } from 'react'
import { css, cx } from 'styled-system/css'
import { Link } from 'wouter'

import type { MenuEntry, MenuItem } from '../../../domain/menu.ts'
import { useWords } from '../../../i18n/words.tsx'
import { latePart } from '../../ui/late-part.ts'
import { label, line } from './entry.styles.ts'
import { folded } from './fold.styles.ts'
import { MenuIcon } from './menu-icon.view.tsx'

/** The product's own menu is pages by name: what is more than that comes with the menu that has it. */
const SpecialEntry = latePart(() => import('./special-entry.view.tsx'))

const styles = {
  list: css({ display: 'flex', flexDirection: 'column', gap: '0.5' }),
  room: css({ minHeight: '11' }),
  divider: css({ height: '0', marginBlock: '2', marginInline: '3', borderBlockStartWidth: 'hairline' }),
}

type EntriesProps = Readonly<{
  entries: readonly MenuEntry[]
  path: string
  labelledBy?: string
  onLeave?: (() => void) | undefined
}>

const isPlain = (entry: MenuEntry): entry is MenuItem =>
  entry.type === 'item' && entry.badge === undefined && !entry.disabled && !entry.target

const Entry = ({ entry, path, onLeave }: Omit<EntriesProps, 'entries'> & Readonly<{ entry: MenuEntry }>) => {
  const words = useWords()
  if (entry.type === 'divider') return null
  if (isPlain(entry)) {
    return (
      <Link
        href={entry.url}
        className={cx(line, folded.centred)}
        {...(entry.url === path ? { 'aria-current': 'page' as const } : {})}
        {...(onLeave ? { onClick: onLeave } : {})}
      >
        <MenuIcon name={entry.icon} />
        <span className={cx(label, folded.hidden)}>{words.shell.menu[entry.id]()}</span>
      </Link>
    )
  }
  return (
    <Suspense fallback={<div className={styles.room} />}>
      <SpecialEntry entry={entry} path={path} onLeave={onLeave}>
        {entry.type === 'collapse' && <Entries entries={entry.children} path={path} onLeave={onLeave} />}
      </SpecialEntry>
    </Suspense>
  )
}

/** What stands in a group or a collapse. */
export const Entries = ({ entries, path, onLeave, labelledBy }: EntriesProps) => (
  <ul className={styles.list} {...(labelledBy ? { 'aria-labelledby': labelledBy } : {})}>
    {entries.map((entry) =>
      // The lists around it say where one ends: the line is for the eye alone.
      entry.type === 'divider' ? (
        <li key={entry.id} aria-hidden className={styles.divider} />
      ) : (
        <li key={entry.id}>
          <Entry entry={entry} path={path} onLeave={onLeave} />
        </li>
      ),
    )}
  </ul>
)
