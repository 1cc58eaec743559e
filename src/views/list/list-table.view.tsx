import { useSelector } from '@xstate/react'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { table as tableRecipe } from 'styled-system/recipes/table'

import { useWords } from '../../i18n/words.tsx'
import { isChosen, nextSort, selectAsked, sortOf } from '../../machines/list/list.connect.ts'
import type { Listed } from '../../machines/list/list.machine.ts'
import { focusableWhileScrolling } from '../ui/focusable-while-scrolling.ts'
import { Icon } from '../ui/icon.view.tsx'
import type { ShownProps } from './list.props.ts'
import { PageBox, RowBox } from './row-box.view.tsx'

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

/** A page of a list, all of it: what nobody has scrolled to is found and printed, too. */
export const ListTable = <Item extends Listed, Extra>(props: ShownProps<Item, Extra>) => {
  const { actor, definition, label, shown, page, rowActions, bulk } = props
  const { lists } = useWords()
  const recipe = tableRecipe()
  const snapshot = useSelector(actor, (at) => at)
  const { asked } = snapshot.context
  const names = bulk ? 'beside' : 'alone'

  return (
    <div
      ref={(element) => (element ? focusableWhileScrolling(element) : undefined)}
      className={cx(recipe.scroll, styles.scroll)}
      role="group"
      aria-label={label}
    >
      <table className={recipe.root}>
        <caption className={css({ srOnly: true })}>{label}</caption>
        <thead>
          <tr>
            {bulk && (
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
            {rowActions && (
              <th scope="col" className={recipe.head}>
                {lists.actions()}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {page.items.map((item) => (
            <tr
              key={item.id}
              data-chosen={isChosen(snapshot, item.id) || undefined}
              className={cx(recipe.row, styles.row)}
            >
              {bulk && (
                <td data-names className={recipe.cell}>
                  <RowBox {...props} item={item} />
                </td>
              )}
              {shown.map(({ key, align, cell }, at) => {
                const Cell = at === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={key}
                    {...(at === 0 && { scope: 'row', 'data-names': names })}
                    data-align={align}
                    className={recipe.cell}
                  >
                    {cell(item, page)}
                  </Cell>
                )
              })}
              {rowActions && <td className={recipe.cell}>{rowActions(item, page)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
