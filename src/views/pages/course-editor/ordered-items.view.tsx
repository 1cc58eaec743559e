import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { css, cx } from 'styled-system/css'

import type { ListPlace } from '../../../domain/course/course-change.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import { useKeys } from '../lesson/use-keys.ts'
import { fieldId } from './editor-places.ts'
import type { Editor } from './use-editor.ts'

const styles = {
  list: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' }),
  item: css({ display: 'flex', alignItems: 'flex-start', gap: '1' }),
  /** A phone has no room for fields beside buttons. */
  form: css({ flexWrap: { base: 'wrap', sm: 'nowrap' } }),
  content: css({ flex: '[1]', minWidth: '0' }),
  fields: css({ flexBasis: { base: 'full', sm: '0' } }),
  moves: css({ display: 'flex', flexShrink: '0' }),
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

type ItemProps = Readonly<{ isForm: boolean; onMove: (by: -1 | 1) => void; children: ReactNode }>

/** What is pressed anywhere in an item. */
const Item = ({ isForm, onMove, children }: ItemProps) => {
  const holdKeys = useKeys((event) => {
    const by = event.altKey ? STEPS[event.key] : undefined
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onMove(by)
  })
  return (
    <li ref={holdKeys} className={cx(styles.item, isForm && styles.form)}>
      {children}
    </li>
  )
}

type OrderedItemsProps<Thing extends Readonly<{ key: string }>> = Readonly<{
  editor: Editor
  /** Of the list. */
  at: readonly string[]
  label: string
  items: readonly Thing[]
  /** Each is fields rather than a line. */
  isForm?: boolean
  nameOf: (item: Thing, index: number) => string
  renderItem: (item: Thing, index: number) => ReactNode
  /** After the buttons that move it. */
  renderEnd?: (item: Thing, index: number) => ReactNode
}>

/** Things in an order that is changed by buttons and by Alt with an arrow; the focus stays with what was moved. */
export const OrderedItems = <Thing extends Readonly<{ key: string }>>({
  editor,
  at,
  label,
  items,
  isForm = false,
  nameOf,
  renderItem,
  renderEnd,
}: OrderedItemsProps<Thing>) => {
  const { order } = useWords().courseEditor
  const formats = useFormats()
  const [told, setTold] = useState('')
  const moveId = (key: string, by: -1 | 1) => fieldId([...at, key, by === -1 ? 'up' : 'down'])

  const move = (item: Thing, index: number, by: -1 | 1) => {
    const to = index + by
    if (to < 0 || to >= items.length) return
    const held = document.activeElement instanceof HTMLElement ? document.activeElement.id : ''
    flushSync(() => {
      editor.move(at as ListPlace, item.key, by)
      setTold(
        order.moved({ name: nameOf(item, index), place: formats.number(to + 1), total: formats.number(items.length) }),
      )
    })
    // What is moved in the page loses the focus; a button at the end of its way gives it to the other one.
    const back = document.getElementById(held)
    if (back instanceof HTMLButtonElement && back.disabled)
      document.getElementById(moveId(item.key, by === -1 ? 1 : -1))?.focus()
    else back?.focus()
  }

  return (
    <>
      <ol aria-label={label} className={styles.list}>
        {items.map((item, index) => (
          <Item key={item.key} isForm={isForm} onMove={(by) => move(item, index, by)}>
            <div className={cx(styles.content, isForm && styles.fields)}>{renderItem(item, index)}</div>
            <div className={styles.moves}>
              <IconButton
                id={moveId(item.key, -1)}
                icon={ArrowUp}
                label={order.up({ name: nameOf(item, index) })}
                disabled={index === 0}
                onClick={() => move(item, index, -1)}
              />
              <IconButton
                id={moveId(item.key, 1)}
                icon={ArrowDown}
                label={order.down({ name: nameOf(item, index) })}
                disabled={index === items.length - 1}
                onClick={() => move(item, index, 1)}
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
