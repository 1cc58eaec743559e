import { useSelector } from '@xstate/react'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import {
  Suspense,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { css, cx } from 'styled-system/css'
import { table as tableRecipe } from 'styled-system/recipes/table'

import { useWords } from '../../i18n/words.tsx'
import { isChosen, nextSort, selectAsked, selectHabits, sortOf } from '../../machines/list/list.connect.ts'
import type { Listed } from '../../machines/list/list.machine.ts'
import { Icon } from '../ui/icon.view.tsx'
import { latePart } from '../ui/late-part.ts'
import { cellLine } from './cell-line.ts'
import { listKeyOf } from './list-key.ts'
import type { ShownProps } from './list.props.ts'
import { NameLink } from './name-link.view.tsx'
import { RowMenu, useDoing } from './row-acts.view.tsx'
import { PageBox, RowBox, rowToggled } from './row-box.view.tsx'
import { RowFacts } from './row-facts.view.tsx'
import { arriveAt, goingRow, leavingRow } from './way-back.ts'

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
    '& [data-names]': { insetInlineStart: '0' },
    '& [data-names=beside]': { insetInlineStart: '[4rem]' },
    '& thead [data-names]': { zIndex: '[2]' },
    '& :is(th, td)': { height: '10', paddingInline: '2', paddingBlock: '0', verticalAlign: 'middle' },
    '& [data-align=end]': { whiteSpace: 'nowrap' },
    '& thead th': {
      height: '9',
      insetBlockStart: '0',
      boxShadow: '[inset 0 -2px 0 var(--colors-fg-default)]',
    },
    '& tbody th': { minWidth: '[16rem]' },
    // A title with its day: the day is never cut, and would leave a few letters of the title.
    '& tbody th:has(:not(time) + time)': { minWidth: '[28rem]' },
    // At hand however far the rest is scrolled.
    '& [data-acts]': {
      position: 'sticky',
      insetInlineEnd: '0',
      width: '[1%]',
      paddingInline: '1',
      backgroundColor: 'bg.canvas',
      textAlign: 'end',
      _print: { display: 'none' },
    },
    '& thead [data-acts]': { zIndex: '[2]' },
    '& [data-chosen] :is([data-names], [data-acts])': { backgroundColor: 'accent.subtle' },
    '&[data-density=comfortable] tbody :is(th, td)': { height: '[5.2rem]', paddingInline: '3' },
    _print: { maxHeight: '[none]', overflow: 'visible' },
  }),
  both: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    alignItems: 'start',
    gap: '4',
    '&[data-open]': { gridTemplateColumns: '[minmax(0, 1fr) minmax(34rem, 28%)]' },
    _print: { gridTemplateColumns: '[minmax(0, 1fr)]!' },
  }),
  sort: css({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    padding: '0',
    border: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderRadius: 'inset',
    _hover: { textDecoration: 'underline' },
    // A head that is repeated on paper has no words in a box of its own.
    _print: { display: 'contents', '& svg': { display: 'none' } },
  }),
  // Between two heads, where it takes no room from any column, and moves none when another is sorted by.
  order: css({
    position: 'absolute',
    insetInlineStart: '[calc(100% + 2px)]',
    width: '[1.2rem]',
    height: '[1.2rem]',
    'th:last-child &': { position: 'static', marginInlineStart: '0.5' },
  }),
  /** A head says that one can sort by it to whoever comes near. */
  resting: css({ opacity: '0', ':is(:hover, :focus-visible) > &': { opacity: '0.7' } }),
  row: css({
    '&[data-chosen]': { backgroundColor: 'accent.subtle' },
    '&[data-opened] > th': {
      boxShadow: '[inset 3px 0 0 var(--colors-accent-solid)]',
      _rtl: { boxShadow: '[inset -3px 0 0 var(--colors-accent-solid)]' },
    },
    // On its cells, some of which stay in sight over the others.
    '&:has(> th:focus-visible) > :is(th, td)': {
      boxShadow: '[inset 0 2px 0 var(--colors-focus), inset 0 -2px 0 var(--colors-focus)]',
      _forcedColors: { borderBlockEndColor: '[Highlight]' },
    },
    '& > th:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '[-2px]' },
    // What is cut is laid whole over the rows by it, where the keyboard is. Of a row that is open it stands beside the list.
    '&:not([data-opened]):has(> th:focus-visible)': {
      '& > :is(th, [data-acts])': { zIndex: '[3]' },
      '& > td[data-whole]': { position: 'relative', zIndex: '[2]' },
      '& > [data-whole]::after': {
        // Once is enough to who hears it.
        content: 'attr(data-whole) / ""',
        position: 'absolute',
        insetInline: '0',
        insetBlockStart: '0',
        minHeight: 'full',
        paddingInline: '2',
        paddingBlock: '[0.9rem]',
        borderWidth: 'hairline',
        borderRadius: 'inset',
        backgroundColor: 'bg.raised',
        boxShadow: 'float',
        // What lies under it is pressed all the same.
        pointerEvents: 'none',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        textAlign: 'start',
        _print: { display: 'none' },
      },
      // It would make the list longer than its last row.
      '&:nth-last-child(-n + 2) > [data-whole]::after': { insetBlockStart: '[auto]', insetBlockEnd: '0' },
    },
  }),
  // Nobody chooses on paper.
  box: css({ width: '[4rem]', _print: { display: 'none' } }),
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
      <Icon as={SORT_ICONS[sort]} size="sm" className={cx(styles.order, sort === 'none' && styles.resting)} />
    </button>
  )
}

const isCut = (cell: HTMLElement): boolean =>
  [...cell.querySelectorAll('*')].some((part) => part.scrollHeight > part.clientHeight + 1)
const wholeOf = (cell: HTMLElement): string => cell.innerText.replaceAll(/\s+/g, ' ')

/** What is cut is said whole where somebody points at it. */
const tellWhole = ({ target }: PointerEvent<HTMLElement>) => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('th, td') : null
  if (!cell) return
  if (isCut(cell)) cell.title = wholeOf(cell)
  else cell.removeAttribute('title')
}

/** And laid over its row where the keyboard comes to that. */
const layWhole = ({ target, currentTarget: row }: SyntheticEvent<HTMLTableRowElement>) => {
  if (!(target instanceof Element && target.parentElement === row)) return
  for (const cell of row.cells) {
    if (isCut(cell)) cell.dataset['whole'] = wholeOf(cell)
    else delete cell.dataset['whole']
  }
}

const RowBeside = latePart(() => import('./row-beside.view.tsx'))

/** What is drawn outside of a row is told to it as well. */
const isWithin = ({ target, currentTarget }: SyntheticEvent<HTMLElement>): boolean =>
  target instanceof Node && currentTarget.contains(target)

/** What is pressed or marked in a row is no press of the row itself. */
const isOnRow = (event: MouseEvent<HTMLElement>): boolean =>
  isWithin(event) &&
  event.target instanceof Element &&
  !event.target.closest('a, button, input, label') &&
  String(getSelection()) === ''

/** A page of a list, all of it: what nobody has scrolled to is found and printed, too. */
export const ListTable = <Item extends Listed, Extra>(props: ShownProps<Item, Extra>) => {
  const { actor, definition, label, shown, columns, page, nameOf, brief, level = 2, rowActs, bulkActs, whole } = props
  const { lists } = useWords()
  const recipe = tableRecipe()
  const snapshot = useSelector(actor, (at) => at)
  const { asked } = snapshot.context
  const density = useSelector(useSelector(actor, selectHabits), (habits) => habits?.context.density)
  const opened = page.items.find(({ id }) => id === asked.open)
  const open = ({ id }: Item) => actor.send({ type: 'row.opened', id })
  const names = bulkActs ? 'beside' : 'alone'
  const act = useDoing()
  const close = () => {
    // The row has the focus that was beside it.
    document.querySelector<HTMLElement>('tr[data-opened] > th')?.focus()
    actor.send({ type: 'row.closed' })
  }
  const press = (event: KeyboardEvent<HTMLElement>, item: Item) => {
    const key = listKeyOf(event)
    const isOfRow = event.target instanceof HTMLElement && event.target.matches('th')
    const link = event.currentTarget.querySelector<HTMLElement>('th a')
    if (key?.toLowerCase() === 'x' && bulkActs) actor.send(rowToggled(event, item.id, page))
    else if (key === 'e') act(item.id, rowActs?.(item, page)[0])
    else if (key === 'o') open(item)
    else if (key === 'Enter' && isOfRow) link?.click()
    else if (key === 'Escape' && opened) close()
    else return
    event.preventDefault()
  }

  const table = (
    <div
      ref={arriveAt}
      className={cx(recipe.scroll, styles.scroll)}
      role="group"
      aria-label={label}
      data-density={density}
      onPointerOver={tellWhole}
    >
      <table className={recipe.root}>
        <caption className={css({ srOnly: true })}>{label}</caption>
        <thead>
          <tr>
            {bulkActs && (
              <th scope="col" data-names className={cx(recipe.head, styles.box)}>
                <PageBox {...props} />
              </th>
            )}
            {shown.map(({ key, header, align }, at) => {
              const isSorted = definition.sorts.includes(key)
              return (
                <th
                  key={key}
                  scope="col"
                  data-align={align}
                  data-names={at === 0 ? names : undefined}
                  className={recipe.head}
                  aria-sort={isSorted ? sortOf(asked, key) : undefined}
                >
                  {isSorted ? (
                    <SortHead {...props} columnKey={key}>
                      {header}
                    </SortHead>
                  ) : (
                    header
                  )}
                </th>
              )
            })}
            {rowActs && (
              <th scope="col" data-acts className={recipe.head}>
                <span className={css({ srOnly: true })}>{lists.actions()}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {page.items.map((item) => (
            <tr
              key={item.id}
              ref={goingRow}
              data-row={item.id}
              data-chosen={isChosen(snapshot, item.id) || undefined}
              data-opened={item === opened || undefined}
              className={cx(recipe.row, styles.row)}
              onKeyDown={(event) => press(event, item)}
              onClickCapture={leavingRow(item.id)}
              onClick={(event) => isOnRow(event) && open(item)}
              onFocus={(event) => {
                layWhole(event)
                if (opened && item !== opened && isWithin(event)) open(item)
              }}
            >
              {bulkActs && (
                <td data-names className={cx(recipe.cell, styles.box)}>
                  <RowBox {...props} item={item} />
                </td>
              )}
              {shown.map(({ key, align, cell }, at) => {
                const Cell = at === 0 ? 'th' : 'td'
                const said = cell(item, page)
                const line = align === 'end' ? said : <div className={cellLine}>{said}</div>
                const hasPage = brief(item, page).href !== undefined
                return (
                  <Cell
                    key={key}
                    {...(at === 0 && { scope: 'row', tabIndex: -1, 'data-names': names })}
                    data-align={align}
                    className={recipe.cell}
                  >
                    {at > 0 || hasPage ? (
                      line
                    ) : (
                      <NameLink id={item.id} onOpen={() => open(item)}>
                        {said}
                      </NameLink>
                    )}
                  </Cell>
                )
              })}
              {rowActs && (
                <td data-acts className={recipe.cell}>
                  <RowMenu {...props} item={item} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

  return (
    <div className={styles.both} data-open={opened ? true : undefined}>
      {table}
      {opened && (
        <Suspense>
          <RowBeside
            row={opened.id}
            href={brief(opened, page).href}
            name={nameOf(opened)}
            level={level}
            onClose={close}
          >
            <RowFacts {...props} item={opened} columns={columns} />
            {whole?.(opened)}
          </RowBeside>
        </Suspense>
      )}
    </div>
  )
}
