import { useActorRef, useSelector } from '@xstate/react'
import { Star } from 'lucide-react'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { FINDING_MAX, type FoundKind } from '../../../domain/finding.ts'
import type { Place } from '../../../domain/menu-search.ts'
import { isStarred, type Shortcuts } from '../../../domain/shortcuts.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import {
  recordsFace,
  type RecordsFace,
  selectActive,
  selectFound,
  selectQuery,
} from '../../../machines/menu-search/menu-search.connect.ts'
import { menuSearchMachine, type MenuSearchMachine } from '../../../machines/menu-search/menu-search.machine.ts'
import { useDates } from '../../dates.ts'
import { handingOn } from '../../ui/focus-heir.ts'
import { Icon } from '../../ui/icon.view.tsx'
import { MenuIcon } from '../navigation/menu-icon.view.tsx'
import { FinderHead, finderInput } from './finder-head.view.tsx'

const styles = {
  list: css({ display: 'flex', flexDirection: 'column', padding: '1.5' }),
  place: css({
    display: 'flex',
    textAlign: 'start',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingInline: '3',
    paddingBlock: '1.5',
    borderRadius: 'control',
    lineHeight: 'snug',
    cursor: 'pointer',
    scrollMarginBlock: '16',
    '&[data-active]': {
      backgroundColor: 'accent.subtle',
      outline: '2px solid',
      outlineColor: 'focus',
      outlineOffset: '[-2px]',
    },
  }),
  names: css({
    flex: '1',
    minWidth: '0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    overflowWrap: 'anywhere',
  }),
  title: css({ fontWeight: 'medium' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
  group: css({ display: 'grid' }),
  star: css({
    display: 'grid',
    color: 'fg.muted',
    '&[data-starred]': { color: 'accent.fg', '& svg': { fill: 'current' } },
  }),
  section: css({
    textStyle: 'small',
    color: 'fg.muted',
    paddingInline: '3',
    paddingBlockStart: '3',
    paddingBlockEnd: '1',
  }),
  nothing: css({
    color: 'fg.muted',
    paddingInline: '5',
    paddingBlock: '6',
    textAlign: 'center',
    _empty: { display: 'none' },
    '&[data-beside]': { paddingBlock: '2', textStyle: 'small' },
  }),
  retry: css({
    marginInlineStart: '2',
    textDecoration: 'underline',
    color: 'accent.fg',
    minHeight: 'target',
    cursor: 'pointer',
  }),
}

const KEYS = { ArrowDown: 'next', ArrowUp: 'previous', PageUp: 'first', PageDown: 'last' } as const
const isMove = (key: string): key is keyof typeof KEYS => key in KEYS

/** The one that the keys reach stays in view. */
const reveal = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' })

const goOn = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** What is typed goes on, though the way to ask again is gone with its press. */
const leavingRetry = handingOn(() => document.querySelector<HTMLElement>('dialog [role=combobox]'))

type Section = Readonly<{ kind: FoundKind | undefined; places: readonly Place[]; from: number }>

/** Pages, and the records of each kind after them. */
const sectionsOf = (found: readonly Place[]): readonly Section[] =>
  found.reduce<readonly Section[]>((sections, place, at) => {
    const last = sections.at(-1)
    const kind = place.record?.kind
    return last && last.kind === kind
      ? [...sections.slice(0, -1), { ...last, places: [...last.places, place] }]
      : [...sections, { kind, places: [place], from: at }]
  }, [])

const STATUS = {
  busy: (search) => search.looking(),
  failed: (search) => search.failed(),
  overlong: (search) => search.overlong({ most: FINDING_MAX }),
  nothing: (search) => search.noResults(),
} as const satisfies Record<Exclude<RecordsFace, 'quiet'>, (search: Words['toolbar']['search']) => string>

export type PlaceFinderProps = Readonly<{
  places: readonly Place[]
  /** Where what the server holds is looked for too. */
  machine?: MenuSearchMachine
  /** Suggestions at once; ten, if nothing is said. */
  limit?: number
  /** What was typed into the field that stood here before: this one takes its place, and the keys. */
  typed?: string
  /** Whether Enter was pressed in that one, too. */
  isEntered?: boolean
  label: string
  placeholder: string
  listLabel: string
  onChoose: (place: Place) => void
  /** Where places are starred rather than gone to: those that are. */
  starred?: Shortcuts
  /** Beside the field. */
  end?: ReactNode
}>

/** A field, and the places that it finds. The focus stays in the field: arrows choose, Enter takes. */
export const PlaceFinder = ({
  places,
  machine,
  limit,
  typed,
  isEntered = false,
  label,
  placeholder,
  listLabel,
  onChoose,
  starred,
  end,
}: PlaceFinderProps) => {
  const choosing = (machine ?? menuSearchMachine).provide({
    actions: { choose: (_, { place }) => place && onChoose(place) },
  })
  const finder = useActorRef(choosing, {
    input: {
      places,
      isEntered,
      findsRecords: machine !== undefined,
      ...(limit !== undefined && { limit }),
      ...(typed !== undefined && { query: typed }),
    },
  })
  const query = useSelector(finder, selectQuery)
  const found = useSelector(finder, selectFound)
  const active = useSelector(finder, selectActive)
  const face = useSelector(finder, recordsFace)
  const id = useId()
  const words = useWords()
  const { search } = words.toolbar
  const dates = useDates()
  const chosen = active === null ? undefined : found[active]
  const noteOf = ({ group, title, record }: Place) => {
    const when = record?.startsAt && record.timeZone ? dates.day(record.startsAt, record.timeZone) : ''
    return [group === title ? '' : group, when].filter((part) => part !== '').join(' · ')
  }
  const idOf = (place: Place) => `${id}${place.id}`

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends what is composed of several keys before it takes anything.
    if (event.nativeEvent.isComposing) return
    if (isMove(event.key)) finder.send({ type: 'selection.moved', to: KEYS[event.key] })
    else if (event.key === 'Enter') finder.send({ type: 'choice.entered' })
    else return
    event.preventDefault()
  }

  const optionOf = (place: Place, at: number) => (
    <button
      key={place.id}
      type="button"
      tabIndex={-1}
      id={idOf(place)}
      role="option"
      aria-selected={starred ? isStarred(starred, place.id) : at === active}
      data-active={at === active ? '' : undefined}
      ref={at === active ? reveal : undefined}
      className={styles.place}
      onPointerMove={() => at !== active && finder.send({ type: 'suggestion.reached', at })}
      // The focus stays in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(place)}
    >
      <MenuIcon name={place.icon} />
      <span className={styles.names}>
        <span className={styles.title}>{place.title}</span>
        {noteOf(place) !== '' && <span className={styles.note}>{noteOf(place)}</span>}
      </span>
      {starred && (
        <span className={styles.star} data-starred={isStarred(starred, place.id) ? '' : undefined}>
          <Icon as={Star} />
        </span>
      )}
    </button>
  )

  return (
    <>
      <FinderHead>
        <input
          ref={typed === undefined ? undefined : goOn}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={chosen && idOf(chosen)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          value={query}
          className={finderInput}
          onChange={(event) => finder.send({ type: 'query.typed', query: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
        {end}
      </FinderHead>
      <div
        role="listbox"
        id={id}
        aria-label={listLabel}
        aria-multiselectable={starred !== undefined || undefined}
        className={styles.list}
        hidden={found.length === 0}
        aria-busy={face === 'busy'}
      >
        {sectionsOf(found).map(({ kind, places: shown, from }) =>
          kind === undefined ? (
            shown.map((place, at) => optionOf(place, from + at))
          ) : (
            <div key={kind} role="group" aria-label={search.found[kind]()} className={styles.group}>
              <p aria-hidden className={styles.section}>
                {search.found[kind]()}
              </p>
              {shown.map((place, at) => optionOf(place, from + at))}
            </div>
          ),
        )}
      </div>
      <p role="status" className={styles.nothing} data-beside={found.length > 0 ? '' : undefined}>
        {face === 'quiet' ? null : STATUS[face](search)}
        {face === 'failed' && (
          <button
            ref={leavingRetry}
            type="button"
            className={styles.retry}
            onClick={() => finder.send({ type: 'records.retried' })}
          >
            {words.actions.retry()}
          </button>
        )}
      </p>
    </>
  )
}
