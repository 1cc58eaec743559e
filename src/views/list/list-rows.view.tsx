import { useId, useState } from 'react'
import { css, cx } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import { selectAsked } from '../../machines/list/list.connect.ts'
import type { Listed } from '../../machines/list/list.machine.ts'
import { Link } from '../ui/link.view.tsx'
import type { ShownProps } from './list.props.ts'
import { RowBox } from './row-box.view.tsx'
import { RowFacts } from './row-facts.view.tsx'
import { useRowsAtFirst } from './rows-at-first.ts'
import { comeBack, goingRow, leavingRow } from './way-back.ts'

/** In one line, and cut where it is longer: the whole text stands below, in what the row opens. */
const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Rows from which on those out of sight are not laid out. */
const LONG_PAGE = 100

const styles = {
  list: css({
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'surface',
    backgroundColor: 'bg.surface',
    overflow: 'hidden',
  }),
  // A long page draws the rows that are in sight.
  long: css({ '& > li': { contentVisibility: 'auto', containIntrinsicBlockSize: '[auto 7rem]' } }),
  row: css({
    borderBlockStartWidth: 'hairline',
    borderColor: 'border',
    _first: { borderBlockStartWidth: 'none' },
    '&[data-chosen]': { backgroundColor: 'accent.subtle' },
  }),
  head: css({ position: 'relative', display: 'flex', alignItems: 'stretch', paddingInlineStart: '1' }),
  // Above what opens the row, which is all of it.
  box: css({ position: 'relative', zIndex: '[1]', display: 'grid', placeItems: 'center', flex: 'none' }),
  lines: css({
    flex: '[1 1 0]',
    minWidth: '0',
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    alignContent: 'center',
    gap: '0.5',
    paddingInlineStart: '3',
    paddingBlock: '2',
  }),
  named: css({ position: 'relative', zIndex: '[1]' }),
  // A name of another direction begins where the others do, and is cut where it ends. What is said with it wraps out of
  // its line where that has no room to say something of both.
  name: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    height: '[1lh]',
    overflow: 'hidden',
    whiteSpace: 'pre',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    '& bdi': { ...line, minWidth: '0' },
    '& > bdi': { flex: '[1 1 6em]', maxWidth: '[max-content]' },
    '& > span': { display: 'flex', flex: '[1 1 7.5em]', minWidth: '0', maxWidth: '[max-content]' },
  }),
  // As high as both lines.
  page: css({ _after: { content: '""', position: 'absolute', inset: '0' } }),
  // Where a status leaves too little of the line for the facts to say anything they wrap out of it.
  second: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'start',
    columnGap: '2',
    height: '6',
    overflow: 'hidden',
  }),
  // What comes first is said whole. Of the others those wrap out of the line that have too little of it left.
  facts: css({
    display: 'flex',
    flexWrap: 'wrap',
    height: '6',
    overflow: 'hidden',
    flex: '[1 1 6em]',
    minWidth: '0',
    textStyle: 'small',
    color: 'fg.muted',
    lineHeight: '[2.4rem]',
    '& > span': { display: 'flex', whiteSpace: 'pre', flex: '[0 1 auto]', minWidth: '0', maxWidth: '[100%]' },
    '& > span ~ span': { flex: '[1 1 7em]', maxWidth: '[max-content]' },
    // Each is cut where it ends, whichever way it is read: an address from right to left would lose its beginning.
    '& bdi': { ...line, minWidth: '0' },
  }),
  status: css({ flex: 'none', maxWidth: '[100%]', minWidth: '0', display: 'flex', '& *': line }),
  rest: css({ paddingInline: '4', paddingBlockStart: '1', paddingBlockEnd: '4' }),
  toggle: css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 'touch',
    minHeight: 'touch',
    color: 'fg.muted',
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: '0' },
    // The chevron of our icons, by no element: there is one in every row.
    _before: {
      content: '""',
      direction: 'ltr',
      width: '[0.71rem]',
      height: '[0.71rem]',
      borderWidth: '[0 1.5px 1.5px 0]',
      borderColor: 'fg.muted',
      borderRadius: '[0.5px]',
      transform: 'translateY(-25%) rotate(45deg)',
    },
    '&[aria-expanded=true]::before': { transform: 'translateY(25%) rotate(225deg)' },
    _focusVisible: { outlineOffset: '[-2px]' },
  }),
}

type RowProps<Item extends Listed, Extra> = ShownProps<Item, Extra> & Readonly<{ item: Item }>

const Row = <Item extends Listed, Extra>(props: RowProps<Item, Extra>) => {
  const { actor, item, page, nameOf, brief, bulkActs, shown, whole } = props
  const { lists } = useWords()
  const id = useId()
  // Who comes back finds the row as it was left.
  const [isOpen, setOpen] = useState(() => selectAsked(actor.getSnapshot()).open === item.id)
  const name = nameOf(item)
  const { href, facts, status, title = name } = brief(item, page)
  const [first, second] = typeof title === 'string' ? [title] : title
  const named = (
    <>
      <bdi>{first}</bdi>
      {second !== undefined && (
        <span>
          {' · '}
          <bdi>{second}</bdi>
        </span>
      )}
    </>
  )
  return (
    <>
      <div className={styles.head}>
        {bulkActs && <RowBox {...props} className={styles.box} />}
        <div className={cx(styles.lines, href !== undefined && styles.named)}>
          {href === undefined ? (
            <div className={styles.name}>{named}</div>
          ) : (
            <Link variant="quiet" href={href} className={cx(styles.name, styles.page)}>
              {named}
            </Link>
          )}
          <div className={styles.second}>
            {status !== undefined && <span className={styles.status}>{status}</span>}
            <span className={styles.facts}>
              {[...facts.entries()].map(([place, fact]) => (
                // They have no name, and each stands in its place for as long as the row does.
                <span key={place}>
                  {place > 0 && ' · '}
                  <bdi>{fact}</bdi>
                </span>
              ))}
            </span>
          </div>
        </div>
        <button
          type="button"
          aria-label={lists.detailsOf({ name })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className={styles.toggle}
          onClick={() => {
            setOpen(!isOpen)
            actor.send(isOpen ? { type: 'row.closed' } : { type: 'row.opened', id: item.id })
          }}
        />
      </div>
      {isOpen && (
        <div id={id} className={styles.rest}>
          <RowFacts {...props} columns={shown} />
          {whole?.(item)}
        </div>
      )}
    </>
  )
}

/** Where there is no room for a table: two lines a row, which open the rest of it. */
export const ListRows = <Item extends Listed, Extra>(props: ShownProps<Item, Extra>) => {
  const { page, label } = props
  const items = useRowsAtFirst(page.items)
  return (
    <ul ref={comeBack} aria-label={label} className={cx(styles.list, page.items.length >= LONG_PAGE && styles.long)}>
      {items.map((item) => (
        <li key={item.id} ref={goingRow} data-row={item.id} className={styles.row} onClickCapture={leavingRow(item.id)}>
          <Row {...props} item={item} />
        </li>
      ))}
    </ul>
  )
}
