import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { css, cx } from 'styled-system/css'

import { useFormats, useWords } from '../../i18n/words.tsx'
import { useKeys } from '../pages/lesson/use-keys.ts'
import { IconButton } from '../ui/icon-button.view.tsx'
import { Icon } from '../ui/icon.view.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.view.tsx'
import { useDragged } from './use-dragged.ts'

const styles = {
  list: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' }),
  item: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1',
    '&[data-dragged]': { opacity: '0.5' },
    // Where what is dragged would come to stand.
    '&[data-over]::before': {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      height: '1',
      borderRadius: 'inset',
      backgroundColor: 'accent.solid',
    },
    '&[data-over=before]::before': { insetBlockStart: '-1.5' },
    '&[data-over=after]::before': { insetBlockEnd: '-1.5' },
  }),
  /** A phone has no room for fields beside buttons. */
  form: css({ flexWrap: { base: 'wrap', sm: 'nowrap' } }),
  content: css({ flex: '[1]', minWidth: '0' }),
  fields: css({ flexBasis: { base: 'full', sm: '0' } }),
  moves: css({ display: 'flex', flexShrink: '0' }),
  /** For a mouse alone: keys and fingers have the buttons. */
  grip: css({
    display: 'none',
    alignItems: 'center',
    alignSelf: 'stretch',
    paddingInline: '1',
    color: 'fg.muted',
    cursor: 'grab',
    '@media (hover: hover) and (pointer: fine)': { display: 'flex' },
  }),
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

type ItemProps = Readonly<{
  list: string
  index: number
  isForm: boolean
  onMove: (index: number, by: number) => void
  children: ReactNode
}>

/** What is pressed anywhere in an item, and what is carried by its grip. */
const Item = ({ list, index, isForm, onMove, children }: ItemProps) => {
  const holdKeys = useKeys((event) => {
    const by = event.altKey ? STEPS[event.key] : undefined
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onMove(index, by)
  })
  const { holdItem, holdGrip, isCarried, over } = useDragged({ list, index, onDropped: onMove })
  return (
    <li
      ref={(element) => {
        holdKeys(element)
        holdItem(element)
      }}
      data-dragged={isCarried ? '' : undefined}
      data-over={over ?? undefined}
      className={cx(styles.item, isForm && styles.form)}
    >
      <span ref={holdGrip} aria-hidden className={styles.grip}>
        <Icon as={GripVertical} />
      </span>
      {children}
    </li>
  )
}

export type OrderedItemsProps<Thing extends Readonly<{ key: string }>> = Readonly<{
  label: string
  items: readonly Thing[]
  /** Each is fields rather than a line. */
  isForm?: boolean
  /** Of the button that moves an item. */
  idOf: (key: string, way: 'up' | 'down') => string
  nameOf: (item: Thing, index: number) => string
  /** By so many places, up where that is negative. */
  onMove: (key: string, by: number) => void
  renderItem: (item: Thing, index: number) => ReactNode
  /** After the buttons that move it. */
  renderEnd?: (item: Thing, index: number) => ReactNode
}>

/**
 * Things in an order that is changed by buttons, by Alt with an arrow, and by dragging; the focus stays with what was
 * moved. Its page speaks `lists`.
 */
export const OrderedItems = <Thing extends Readonly<{ key: string }>>({
  label,
  items,
  isForm = false,
  idOf,
  nameOf,
  onMove,
  renderItem,
  renderEnd,
}: OrderedItemsProps<Thing>) => {
  const { moving } = useWords().lists
  const formats = useFormats()
  const list = useId()
  const [told, setTold] = useState('')

  const move = (index: number, by: number) => {
    const item = items[index]
    const to = index + by
    if (item === undefined || by === 0 || to < 0 || to >= items.length) return
    const held = document.activeElement instanceof HTMLElement ? document.activeElement.id : ''
    flushSync(() => {
      onMove(item.key, by)
      setTold(
        moving.moved({ name: nameOf(item, index), place: formats.number(to + 1), total: formats.number(items.length) }),
      )
    })
    // What is moved in the page loses the focus; a button at the end of its way gives it to the other one.
    const back = document.getElementById(held)
    if (back instanceof HTMLButtonElement && back.disabled)
      document.getElementById(idOf(item.key, by < 0 ? 'down' : 'up'))?.focus()
    else back?.focus()
  }
  return (
    <>
      <ol aria-label={label} className={styles.list}>
        {items.map((item, index) => (
          <Item key={item.key} list={list} index={index} isForm={isForm} onMove={move}>
            <div className={cx(styles.content, isForm && styles.fields)}>{renderItem(item, index)}</div>
            <div className={styles.moves}>
              <IconButton
                id={idOf(item.key, 'up')}
                icon={ArrowUp}
                label={moving.up({ name: nameOf(item, index) })}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                id={idOf(item.key, 'down')}
                icon={ArrowDown}
                label={moving.down({ name: nameOf(item, index) })}
                disabled={index === items.length - 1}
                onClick={() => move(index, 1)}
              />
              {renderEnd?.(item, index)}
            </div>
          </Item>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </>
  )
}
