import { useSelector } from '@xstate/react'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { css } from 'styled-system/css'

import type { ListViews, SavedView } from '../../domain/contract/list-view.contract.ts'
import { useWords } from '../../i18n/words.tsx'
import type { DeedActor } from '../../machines/deed/deed.machine.ts'
import { DeedFailure } from '../pages/deed-failure.view.tsx'
import { IconButton } from '../ui/icon-button.view.tsx'
import { Select } from '../ui/select.view.tsx'
import type { Arrangement, ListViewing, OpensWith } from './list-views.props.ts'
import { WHOLE } from './view-links.view.tsx'
import { broughtName, roleName } from './view-words.ts'

const styles = {
  body: css({ display: 'grid', gap: '5' }),
  list: css({ listStyle: 'none', padding: '0', margin: '0', display: 'grid' }),
  row: css({
    display: 'grid',
    gap: '2',
    paddingBlock: '3',
    borderBlockStartWidth: 'hairline',
    borderColor: 'border',
    _first: { borderBlockStartWidth: '[0]', paddingBlockStart: '0' },
  }),
  head: css({ display: 'flex', alignItems: 'center', gap: '2' }),
  name: css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere', textStyle: 'label' }),
  acts: css({ display: 'flex', flexShrink: '0' }),
  none: css({ color: 'fg.muted' }),
  heading: css({ textStyle: 'label', marginBlockEnd: '2' }),
}

type Arranging = DeedActor<Arrangement>

const writeRef = ({ id, brought }: OpensWith): string =>
  id === null ? (brought === null ? 'all' : `brought ${brought}`) : `kept ${id}`

type Named = Readonly<{ view: OpensWith; name: string }>

type OpensProps = Readonly<{ viewing: ListViewing; kept: ListViews; arranging: Arranging; pending: Arrangement | null }>

/** What the list opens with from the menu, where its address asks nothing. */
const Opens = ({ viewing, kept, arranging, pending }: OpensProps) => {
  const words = useWords()
  const { listViews } = words
  const all: readonly Named[] = [
    { view: WHOLE, name: listViews.all() },
    ...viewing.brought.map(({ key }) => ({
      view: { id: null, brought: key },
      name: broughtName(words, viewing.list, key),
    })),
    ...kept.items.map(({ id, name }) => ({ view: { id, brought: null }, name })),
  ]
  const chosen = pending?.kind === 'opensWith' ? pending.view : (kept.opensWith ?? WHOLE)
  return (
    <Select
      label={listViews.manage.opens()}
      help={listViews.manage.opensHelp()}
      options={all.map(({ view, name }) => ({ value: writeRef(view), label: name }))}
      value={writeRef(chosen)}
      onValueChange={(value) => {
        const named = all.find(({ view }) => writeRef(view) === value)
        if (named) arranging.send({ type: 'deed.begun', subject: { kind: 'opensWith', view: named.view } })
      }}
    />
  )
}

type RowProps = Readonly<{
  view: SavedView
  /** Its own ones in order, of which it is one, or none. */
  order: readonly number[]
  viewing: ListViewing
  canShare: boolean
  isBusy: boolean
  arranging: Arranging
  pending: Arrangement | null
  onRename: (view: SavedView) => void
  onRemove: (view: SavedView) => void
}>

/** The order with one put one place further up or down; null where it is at the end already. */
const moved = (ids: readonly number[], id: number, by: -1 | 1): readonly number[] | null => {
  const at = ids.indexOf(id)
  const other = ids[at + by]
  if (at === -1 || other === undefined) return null
  return ids.map((one) => (one === id ? other : one === other ? id : one))
}

const Row = (props: RowProps) => {
  const { view, order, viewing, canShare, isBusy, arranging, pending, onRename, onRemove } = props
  const words = useWords()
  const { manage } = words.listViews
  const { name } = view
  const role = pending?.kind === 'share' && pending.view.id === view.id ? pending.role : view.role
  const move = (by: -1 | 1) => {
    const ids = moved(order, view.id, by)
    return {
      // It keeps the focus where it cannot go further.
      'aria-disabled': ids === null || isBusy || undefined,
      onClick: () => {
        if (ids && !isBusy) arranging.send({ type: 'deed.begun', subject: { kind: 'order', ids } })
      },
    }
  }
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <div className={styles.acts}>
          {view.isOwn && order.length > 1 && (
            <>
              <IconButton icon={ArrowUp} label={manage.up({ name })} {...move(-1)} />
              <IconButton icon={ArrowDown} label={manage.down({ name })} {...move(1)} />
            </>
          )}
          <IconButton icon={Pencil} label={manage.rename({ name })} onClick={() => onRename(view)} />
          <IconButton icon={Trash2} label={manage.remove({ name })} onClick={() => onRemove(view)} />
        </div>
      </div>
      {canShare && (
        <Select
          label={manage.sees()}
          aria-label={manage.seenBy({ name })}
          options={[
            { value: '', label: manage.onlyMe() },
            ...viewing.roles.map((one) => ({ value: String(one), label: roleName(words, one) })),
          ]}
          value={role === null ? '' : String(role)}
          onValueChange={(value) => {
            const next = viewing.roles.find((one) => String(one) === value) ?? null
            arranging.send({ type: 'deed.begun', subject: { kind: 'share', view, role: next } })
          }}
        />
      )}
    </li>
  )
}

type ManageViewsProps = Readonly<{
  viewing: ListViewing
  kept: ListViews
  /** They are read again: what was done last is not among them yet. */
  isBehind: boolean
  arranging: Arranging
  onRename: (view: SavedView) => void
  onRemove: (view: SavedView) => void
}>

const inOrder = (views: readonly SavedView[], ids: readonly number[]): readonly SavedView[] =>
  views.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))

/** Names, order, with whom they are shared, and which the list opens with. */
export const ManageViews = ({ viewing, kept, isBehind, arranging, onRename, onRemove }: ManageViewsProps) => {
  const { manage } = useWords().listViews
  const isUnderway = useSelector(arranging, (at) => at.hasTag('busy'))
  const isDone = useSelector(arranging, (at) => at.matches({ resting: 'done' }))
  const subject = useSelector(arranging, ({ context }) => context.subject)
  // Shown as it will be, until it is read as it is.
  const pending = isUnderway || (isDone && isBehind) ? subject : null
  const own = kept.items.filter(({ isOwn }) => isOwn)
  const ordered = pending?.kind === 'order' ? inOrder(own, pending.ids) : own
  const order = ordered.map(({ id }) => id)
  const others = kept.items.filter(({ isOwn, isChangeable }) => !isOwn && isChangeable)
  const shared = { viewing, canShare: kept.canShare, isBusy: isUnderway, arranging, pending, onRename, onRemove }
  return (
    <div className={styles.body}>
      <DeedFailure actor={arranging} failed={manage.failed()} refused={manage.failed()} />
      <Opens viewing={viewing} kept={kept} arranging={arranging} pending={pending} />
      {ordered.length + others.length === 0 ? (
        <p className={styles.none}>{manage.none()}</p>
      ) : (
        <div>
          <p className={styles.heading}>{manage.kept()}</p>
          <ul className={styles.list}>
            {ordered.map((view) => (
              <Row key={view.id} view={view} order={order} {...shared} />
            ))}
            {others.map((view) => (
              <Row key={view.id} view={view} order={[]} {...shared} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
