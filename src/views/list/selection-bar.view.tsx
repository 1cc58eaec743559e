import { useSelector } from '@xstate/react'
import { Ellipsis, X } from 'lucide-react'
import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import { chosenCount, selectionOf } from '../../machines/list/list.connect.ts'
import type { Listed, ListRead } from '../../machines/list/list.machine.ts'
import { Button } from '../ui/button.view.tsx'
import { handingBy } from '../ui/focus-heir.ts'
import { IconButton } from '../ui/icon-button.view.tsx'
import { LazyMenu } from '../ui/lazy-menu.view.tsx'
import type { BulkAct, ListViewProps } from './list.props.ts'
import { goingBar } from './way-back.ts'

const styles = {
  bar: css({
    position: 'sticky',
    insetBlockEnd: '3',
    zIndex: '[2]',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '1', lg: '2' },
    paddingInline: '4',
    paddingBlock: { base: '2', lg: '3' },
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'surface',
    backgroundColor: 'bg.raised',
    boxShadow: 'float',
  }),
  // One row at 320 px too: what is longest breaks its words.
  said: css({
    flex: { base: '[1 0 100%]', lg: '[0 1 auto]' },
    minWidth: '0',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', lg: '3' },
    marginInlineEnd: { lg: 'auto' },
  }),
  matching: css({ minWidth: '0', textAlign: 'start' }),
  clear: css({ marginInlineStart: { base: 'auto', lg: '0' } }),
  count: css({ whiteSpace: 'nowrap', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' }),
  // One row that is scrolled where there is no room for all, so that the rows above stay in sight; at a desk they begin on
  // the line of what is said.
  acts: css({
    display: { base: 'flex', lg: 'contents' },
    gap: '2',
    minWidth: '0',
    lgDown: {
      overflowX: 'auto',
      flex: '[1 0 100%]',
      marginInline: '-4',
      paddingInline: '4',
      paddingBlock: '1',
      '& > *': { flex: 'none' },
      // Their words are what they are known by: three of them have room so.
      '& svg': { display: 'none' },
    },
  }),
}

/** All that match are chosen by a button that goes with that: what is done with them is beside it. */
const goingMatching = handingBy((button) => button.closest('section'))

/** As many as have room on one line beside what is said; of more, these and the rest behind one button. */
const ON_A_LINE = 3
const BEFORE_MORE = 2

type MoreProps = Readonly<{ acts: readonly BulkAct[]; onChoose: (act: BulkAct) => void }>

/** The acts that are done less often. */
const MoreActs = ({ acts, onChoose }: MoreProps) => {
  const { lists } = useWords()
  return (
    <LazyMenu
      label={lists.selection()}
      placement="top-end"
      renderTrigger={(opening) => (
        <Button {...opening} variant="outline" size="sm" icon={Ellipsis}>
          {lists.moreActs()}
        </Button>
      )}
      onSelect={(label) => {
        const act = acts.find((one) => one.label === label)
        if (act) onChoose(act)
      }}
      items={acts.map(({ label, icon, isDangerous = false }) => ({
        value: label,
        label,
        icon,
        tone: isDangerous ? 'danger' : undefined,
      }))}
    />
  )
}

type BarProps<Item extends Listed, Extra> = ListViewProps<Item, Extra> & Readonly<{ page: ListRead<Item, Extra> }>

/** How many are chosen, how to choose all that match, and what can be done with them. */
export const SelectionBar = <Item extends Listed, Extra>({ actor, bulkActs, page }: BarProps<Item, Extra>) => {
  const { lists } = useWords()
  const snapshot = useSelector(actor, (at) => at)
  if (!bulkActs) return null
  const { total, isTotalExact } = page
  const isMatching = snapshot.matches({ selection: 'matching' })
  const count = chosenCount(snapshot, total)
  const isExact = !isMatching || isTotalExact
  const selection = selectionOf(snapshot, { total, isTotalExact })
  const isShown = selection !== null && count > 0
  const clear = () => actor.send({ type: 'selection.cleared' })
  const first = bulkActs.length > ON_A_LINE ? BEFORE_MORE : ON_A_LINE
  const said = isExact ? lists.selected({ count }) : lists.selectedAtLeast({ count })
  return (
    <>
      <div role="status" className={css({ srOnly: true })}>
        {isShown && said}
      </div>
      {isShown && (
        <section ref={goingBar} tabIndex={-1} aria-label={lists.selection()} data-told className={styles.bar}>
          <div className={styles.said}>
            <span className={styles.count}>{said}</span>
            {!isMatching && (count < total || !isTotalExact) && (
              <Button
                ref={goingMatching}
                variant="ghost"
                size="sm"
                className={styles.matching}
                onClick={() => actor.send({ type: 'matching.chosen' })}
              >
                {isTotalExact ? lists.selectMatching({ count: total }) : lists.selectMatchingAtLeast({ count: total })}
              </Button>
            )}
            <IconButton icon={X} label={lists.clearSelection()} className={styles.clear} onClick={clear} />
          </div>
          <div data-bulk className={styles.acts}>
            {bulkActs.slice(0, first).map(({ label, icon, onChoose }) => (
              <Button
                key={label}
                variant="outline"
                size="sm"
                icon={icon}
                onClick={() => onChoose({ selection, count, isExact })}
              >
                {label}
              </Button>
            ))}
            {bulkActs.length > first && (
              <MoreActs acts={bulkActs.slice(first)} onChoose={(act) => act.onChoose({ selection, count, isExact })} />
            )}
          </div>
        </section>
      )}
    </>
  )
}
