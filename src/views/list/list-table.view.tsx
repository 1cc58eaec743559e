import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useSelector } from '@xstate/react'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useMemo, useRef, type ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { table as tableRecipe } from 'styled-system/recipes/table'

import { useWords } from '../../i18n/words.tsx'
import { isChosen, nextSort, selectAsked, sortOf } from '../../machines/list/list.connect.ts'
import type { Listed } from '../../machines/list/list.machine.ts'
import { focusableWhileScrolling } from '../ui/focusable-while-scrolling.ts'
import { Icon } from '../ui/icon.view.tsx'
import type { ShownProps } from './list-faces.view.tsx'
import { LONG_PAGE } from './list.props.ts'
import { PageBox, RowBox } from './row-box.view.tsx'

/** Pixels that a row is taken to be high until it was measured. */
const ROW_HEIGHT = 56

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

const styles = {
  /** The heads, and what names a row, stay in sight whichever way the rest is scrolled. */
  scroll: css({
    maxHeight: '[calc(100dvh - 8rem)]',
    overflowY: 'auto',
    scrollPaddingBlockStart: '16',
    scrollPaddingInlineStart: '[28rem]',
    '& :is(th, [data-names])': {
      position: 'sticky',
      zIndex: '[1]',
      backgroundColor: 'bg.canvas',
      _print: { position: 'static' },
    },
    '& thead th': { insetBlockStart: '0', boxShadow: '[inset 0 -2px 0 var(--colors-fg-default)]' },
    '& [data-names]': { insetInlineStart: '0' },
    '& [data-names=beside]': { insetInlineStart: '[4.8rem]' },
    '& thead [data-names]': { zIndex: '[2]' },
    '& [data-chosen] [data-names]': { backgroundColor: 'accent.subtle' },
    _print: { maxHeight: '[none]', overflow: 'visible' },
  }),
  sort: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: 'target',
    padding: '0',
    border: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'inset',
    _hover: { textDecoration: 'underline' },
  }),
  resting: css({ opacity: '0.5' }),
  row: css({ '&[data-chosen]': { backgroundColor: 'accent.subtle' } }),
  box: css({ width: '[4.8rem]' }),
}

const SORT_ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const

type HeadProps<Item extends Listed, Extra> = ShownProps<Item, Extra> &
  Readonly<{ columnKey: string; children: ReactNode }>

const SortHead = <Item extends Listed, Extra>({ actor, columnKey, children }: HeadProps<Item, Extra>) => {
  const asked = useSelector(actor, selectAsked<Item, Extra>)
  const sort = sortOf(asked, columnKey)
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => actor.send({ type: 'sort.chosen', sort: nextSort(asked, columnKey) })}
    >
      {children}
      <Icon as={SORT_ICONS[sort]} size="sm" {...(sort === 'none' && { className: styles.resting })} />
    </button>
  )
}

/** TanStack Table's instance stays the same while what it holds changes, so the compiler may not take it for a constant. */
export const ListTable = <Item extends Listed, Extra>(props: ShownProps<Item, Extra>) => {
  'use no memo'
  const { actor, definition, label, columns, shown, page, rowActions, bulk } = props
  const { lists } = useWords()
  const recipe = tableRecipe()
  const scroll = useRef<HTMLDivElement>(null)
  const snapshot = useSelector(actor, (at) => at)
  const { asked } = snapshot.context

  const held = useMemo(() => ({ columns, page }), [columns, page])
  const defined = useMemo(
    () =>
      held.columns.map(({ key, header, cell }): ColumnDef<typeof features, Item> => ({
        id: key,
        header,
        cell: ({ row }) => cell(row.original, held.page),
      })),
    [held],
  )
  const table = useTable({
    features,
    data: page.items,
    columns: defined,
    getRowId: ({ id }) => String(id),
    state: {
      columnVisibility: Object.fromEntries(columns.map(({ key }) => [key, shown.some((column) => column.key === key)])),
      rowSelection: Object.fromEntries(
        page.items.filter(({ id }) => isChosen(snapshot, id)).map(({ id }) => [id, true]),
      ),
    },
  })
  const { rows } = table.getRowModel()
  const isLong = rows.length >= LONG_PAGE
  // It holds for the whole function, which is why the compiler passes over it.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isLong,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  })
  const seen = virtual.getVirtualItems()
  const inSight = isLong ? seen.flatMap(({ index }) => rows[index] ?? []) : rows
  const above = isLong ? (seen[0]?.start ?? 0) : 0
  const below = isLong ? virtual.getTotalSize() - (seen.at(-1)?.end ?? 0) : 0
  const names = bulk ? 'beside' : 'alone'
  const alignOf = (key: string) => columns.find((column) => column.key === key)?.align

  return (
    <div
      ref={(element) => {
        scroll.current = element
        return element ? focusableWhileScrolling(element) : undefined
      }}
      className={cx(recipe.scroll, styles.scroll)}
      role="group"
      aria-label={label}
    >
      <table className={recipe.root} aria-rowcount={isLong ? rows.length + 1 : undefined}>
        <caption className={css({ srOnly: true })}>{label}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} aria-rowindex={isLong ? 1 : undefined}>
              {bulk && (
                <th scope="col" data-names className={cx(recipe.head, styles.box)}>
                  <PageBox {...props} />
                </th>
              )}
              {group.headers.map(({ id, column }, at) => {
                const isSorted = definition.sorts.includes(column.id)
                const words = String(column.columnDef.header)
                return (
                  <th
                    key={id}
                    scope="col"
                    data-align={alignOf(column.id)}
                    data-names={at === 0 ? names : undefined}
                    className={recipe.head}
                    aria-sort={isSorted ? sortOf(asked, column.id) : undefined}
                  >
                    {isSorted ? (
                      <SortHead {...props} columnKey={column.id}>
                        {words}
                      </SortHead>
                    ) : (
                      words
                    )}
                  </th>
                )
              })}
              {rowActions && (
                <th scope="col" className={recipe.head}>
                  {lists.actions()}
                </th>
              )}
            </tr>
          ))}
        </thead>
        <tbody>
          {above > 0 && <tr aria-hidden style={{ blockSize: above }} />}
          {inSight.map((row) => (
            <tr
              key={row.id}
              ref={isLong ? virtual.measureElement : undefined}
              data-index={row.index}
              data-chosen={row.getIsSelected() || undefined}
              aria-rowindex={isLong ? row.index + 2 : undefined}
              className={cx(recipe.row, styles.row)}
            >
              {bulk && (
                <td data-names className={recipe.cell}>
                  <RowBox {...props} item={row.original} />
                </td>
              )}
              {row.getVisibleCells().map((cell, at) => {
                const Cell = at === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={cell.id}
                    {...(at === 0 && { scope: 'row', 'data-names': names })}
                    data-align={alignOf(cell.column.id)}
                    className={recipe.cell}
                  >
                    <table.FlexRender cell={cell} />
                  </Cell>
                )
              })}
              {rowActions && <td className={recipe.cell}>{rowActions(row.original, page)}</td>}
            </tr>
          ))}
          {below > 0 && <tr aria-hidden style={{ blockSize: below }} />}
        </tbody>
      </table>
    </div>
  )
}
