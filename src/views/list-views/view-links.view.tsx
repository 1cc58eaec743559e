import { Check, Flag } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import type { ListViews } from '../../domain/contract/list-view.contract.ts'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../ui/icon.view.tsx'
import { Link } from '../ui/link.view.tsx'
import type { ListViewing, OpensWith } from './list-views.props.ts'
import { broughtName, roleName } from './view-words.ts'

const styles = {
  group: css({ display: 'grid', gap: '0.5' }),
  heading: css({ textStyle: 'small', color: 'fg.muted', paddingInline: '2', paddingBlockStart: '2' }),
  list: css({ listStyle: 'none', padding: '0', margin: '0', display: 'grid' }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '2',
    borderRadius: 'control',
    color: 'fg.default',
    textDecoration: 'none',
    _hover: { backgroundColor: 'accent.subtle' },
    '&[aria-current=true]': { fontWeight: 'medium', backgroundColor: 'accent.subtle', color: 'accent.fg' },
  }),
  mark: css({ display: 'grid', width: '5', flexShrink: '0' }),
  text: css({ flex: '1', minWidth: '0', display: 'grid' }),
  name: css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  more: css({ textStyle: 'small', color: 'fg.muted', fontWeight: 'normal' }),
  first: css({ display: 'inline-flex', alignItems: 'center', gap: '1', textStyle: 'small', color: 'fg.muted' }),
}

type Shown = Readonly<{ key: string; name: string; asked: string; more: string | null; view: OpensWith }>

type GroupProps = Readonly<{
  /** Without one it is the first. */
  heading?: string
  views: readonly Shown[]
  viewing: ListViewing
  opensWith: OpensWith
  onChosen: () => void
}>

const isSame = (one: OpensWith, other: OpensWith): boolean => one.id === other.id && one.brought === other.brought

const Group = ({ heading, views, viewing, opensWith, onChosen }: GroupProps) => {
  const { listViews } = useWords()
  const headingId = useId()
  if (views.length === 0) return null
  return (
    <div className={styles.group}>
      {heading !== undefined && (
        <p id={headingId} className={styles.heading}>
          {heading}
        </p>
      )}
      <ul className={styles.list} {...(heading !== undefined && { 'aria-labelledby': headingId })}>
        {views.map(({ key, name, asked, more, view }) => {
          const isCurrent = asked === viewing.current
          return (
            <li key={key}>
              <Link
                variant="quiet"
                href={viewing.hrefOf(asked)}
                aria-current={isCurrent || undefined}
                className={styles.link}
                onClick={onChosen}
              >
                <span className={styles.mark}>{isCurrent && <Icon as={Check} />}</span>
                <span className={styles.text}>
                  <span className={styles.name} title={name}>
                    <bdi>{name}</bdi>
                  </span>
                  {more !== null && <span className={styles.more}>{more}</span>}
                </span>
                {isSame(view, opensWith) && (
                  <span className={styles.first}>
                    <Icon as={Flag} size="sm" />
                    {listViews.opensHere()}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

export const WHOLE: OpensWith = { id: null, brought: null }

type ViewLinksProps = Readonly<{
  viewing: ListViewing
  /** Those that are kept; undefined before they are known. */
  kept: ListViews | undefined
  onChosen: () => void
}>

/** The whole list, the views that it brings, one's own and those that are shared: each is an address. */
export const ViewLinks = ({ viewing, kept, onChosen }: ViewLinksProps) => {
  const words = useWords()
  const { listViews } = words
  const items = kept?.items ?? []
  const opensWith = kept === undefined ? { id: -1, brought: null } : (kept.opensWith ?? WHOLE)
  const shared = { viewing, opensWith, onChosen }
  const shownOf = (isOwn: boolean): readonly Shown[] =>
    items
      .filter((view) => view.isOwn === isOwn)
      .map(({ id, name, asked, role }) => ({
        key: String(id),
        name,
        asked,
        more: role === null ? null : listViews.sharedWith({ role: roleName(words, role) }),
        view: { id, brought: null },
      }))
  return (
    <>
      <Group
        {...shared}
        views={[
          { key: 'all', name: listViews.all(), asked: '', more: null, view: WHOLE },
          ...viewing.brought.map(({ key, asked }) => ({
            key: `brought ${key}`,
            name: broughtName(words, viewing.list, key),
            asked,
            more: null,
            view: { id: null, brought: key },
          })),
        ]}
      />
      <Group {...shared} heading={listViews.own()} views={shownOf(true)} />
      <Group {...shared} heading={listViews.shared()} views={shownOf(false)} />
    </>
  )
}
