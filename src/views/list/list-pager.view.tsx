import { useSelector } from '@xstate/react'
import { ChevronFirst, ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { css, cx } from 'styled-system/css'
import { input } from 'styled-system/recipes/input'

import { useFormats, useWords } from '../../i18n/words.tsx'
import { pagesFrom, selectAsked } from '../../machines/list/list.connect.ts'
import type { Listed, ListEvent, ListRead } from '../../machines/list/list.machine.ts'
import { IconButton } from '../ui/icon-button.view.tsx'
import type { ListViewProps } from './list.props.ts'

const styles = {
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4' }),
  turner: css({ display: 'flex', alignItems: 'center', gap: '2' }),
  where: css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums', paddingInline: '2' }),
  per: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'small',
    color: 'fg.muted',
    _print: { display: 'none' },
  }),
  select: css({ width: 'auto', minWidth: '[7.2rem]' }),
}

const WAYS = [
  { way: 'first', icon: ChevronFirst },
  { way: 'previous', icon: ChevronLeft },
  { way: 'next', icon: ChevronRight },
] as const

type PagerProps<Item extends Listed, Extra> = Pick<ListViewProps<Item, Extra>, 'actor' | 'definition' | 'label'> &
  Readonly<{ page: ListRead<Item, Extra>; isFresh: boolean }>

/** A way that ends stays where it is, or it would take the focus with it. */
export const ListPager = <Item extends Listed, Extra>({
  actor,
  definition,
  label,
  page,
  isFresh,
}: PagerProps<Item, Extra>) => {
  const { lists } = useWords()
  const formats = useFormats()
  const perPageId = useId()
  const asked = useSelector(actor, selectAsked<Item, Extra>)
  const ways = pagesFrom(asked, page)
  const isOnly = ways.first === null && ways.next === null
  // While rows are read the cursors are those of what was asked before.
  const turn = (event: ListEvent | null) => (event !== null && isFresh ? () => actor.send(event) : undefined)
  const pages = page.isTotalExact ? Math.ceil(page.total / asked.perPage) : null
  const [least = 0] = definition.perPage
  return (
    <div className={styles.row}>
      {!isOnly && (
        <nav aria-label={lists.pages.label({ list: label })} className={styles.turner}>
          {WAYS.map(({ way, icon }) => {
            const to = turn(ways[way])
            return (
              <IconButton
                key={way}
                icon={icon}
                mirrored
                variant="outline"
                label={lists.pages[way]()}
                aria-disabled={to === undefined || undefined}
                onClick={to}
              />
            )
          })}
          <span className={styles.where}>
            {pages === null || asked.page > pages
              ? lists.pages.where({ page: formats.number(asked.page) })
              : lists.pages.whereOf({ page: formats.number(asked.page), pages: formats.number(pages) })}
          </span>
        </nav>
      )}
      {definition.perPage.length > 1 && (!isOnly || page.total > least) && (
        <div className={styles.per}>
          <label htmlFor={perPageId}>{lists.perPage()}</label>
          <select
            id={perPageId}
            value={asked.perPage}
            onChange={(event) => actor.send({ type: 'perPage.chosen', perPage: Number(event.currentTarget.value) })}
            className={cx(input({ kind: 'select' }), styles.select)}
          >
            {definition.perPage.map((perPage) => (
              <option key={perPage} value={perPage}>
                {formats.number(perPage)}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  )
}
