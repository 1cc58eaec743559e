import { useSelector } from '@xstate/react'
import type { ChangeEvent, MouseEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { checkbox } from 'styled-system/recipes/checkbox'

import { useWords } from '../../i18n/words.tsx'
import { canToggle, chosenCount, isChosen } from '../../machines/list/list.connect.ts'
import type { Listed } from '../../machines/list/list.machine.ts'
import type { ShownProps } from './list.props.ts'
import { goToBulk } from './to-bulk.ts'

const styles = {
  target: css({
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: { base: 'touch', lg: 'target' },
    minHeight: { base: 'touch', lg: 'target' },
    verticalAlign: 'middle',
    cursor: 'pointer',
  }),
  page: css({ position: 'relative', display: 'inline-flex' }),
  /** Seen by who comes to it with the keyboard. */
  toActs: css({
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineStart: '[100%]',
    zIndex: '[1]',
    minHeight: 'target',
    paddingInline: '3',
    borderRadius: 'control',
    backgroundColor: 'accent.solid',
    color: 'accent.on',
    textStyle: 'small',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    '&:not(:focus)': {
      width: '[1px]',
      minHeight: '[1px]',
      height: '[1px]',
      padding: '0',
      overflow: 'hidden',
      clipPath: '[inset(50%)]',
    },
  }),
}

type BoxProps = Readonly<{
  label: string
  checked: boolean
  indeterminate?: boolean
  disabled?: boolean
  className?: string | undefined
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void
}>

/** Pressed with Shift it is no beginning of a text that is marked. */
const unmarked = (event: MouseEvent) => event.shiftKey && event.preventDefault()

const Box = ({ label, checked, indeterminate = false, disabled = false, className, onToggle }: BoxProps) => (
  <label className={cx(styles.target, className)}>
    <input
      type="checkbox"
      // A browser that loads the page anew would tick it as it was, and say nothing of it.
      autoComplete="off"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      ref={(element) => {
        if (element) element.indeterminate = indeterminate
      }}
      onMouseDown={unmarked}
      onChange={onToggle}
      className={checkbox().box}
    />
  </label>
)

/** With Shift, by a pointer or a key, it is all rows from the one that was chosen last. */
export const rowToggled = (by: object, id: number, { items }: Readonly<{ items: readonly Listed[] }>) => ({
  type: 'row.toggled' as const,
  id,
  ...('shiftKey' in by && by.shiftKey === true && { among: items.map((item) => item.id) }),
})

type RowBoxProps<Item extends Listed, Extra> = Pick<ShownProps<Item, Extra>, 'actor' | 'nameOf' | 'page'> &
  Readonly<{ item: Item; className?: string }>

export const RowBox = <Item extends Listed, Extra>({
  actor,
  item,
  nameOf,
  page,
  className,
}: RowBoxProps<Item, Extra>) => {
  const { lists } = useWords()
  const { id } = item
  const isOn = useSelector(actor, (at) => isChosen(at, id))
  const isFree = useSelector(actor, (at) => canToggle(at, id))
  return (
    <Box
      label={lists.selectRow({ name: nameOf(item) })}
      checked={isOn}
      disabled={!isFree}
      className={className}
      onToggle={({ nativeEvent }) => actor.send(rowToggled(nativeEvent, id, page))}
    />
  )
}

/** Stands for all rows of the page. From it what can be done with those that are chosen is one key away, past all rows. */
export const PageBox = <Item extends Listed, Extra>({
  actor,
  page,
}: Pick<ShownProps<Item, Extra>, 'actor' | 'page'>) => {
  const { lists } = useWords()
  const ids = page.items.map(({ id }) => id)
  const chosen = useSelector(actor, (at) => ids.filter((id) => isChosen(at, id)).length)
  const isFree = useSelector(actor, (at) => at.can({ type: 'page.toggled', ids }))
  const isAnyChosen = useSelector(actor, (at) => chosenCount(at, page.total) > 0)
  return (
    <span className={styles.page}>
      <Box
        label={lists.selectPage()}
        checked={chosen > 0 && chosen === ids.length}
        indeterminate={chosen > 0 && chosen < ids.length}
        disabled={!isFree}
        onToggle={() => actor.send({ type: 'page.toggled', ids })}
      />
      {isAnyChosen && (
        <button
          type="button"
          className={styles.toActs}
          onClick={({ currentTarget }) => goToBulk(currentTarget.closest('[data-list]'))}
        >
          {lists.keys.bulk()}
        </button>
      )}
    </span>
  )
}
