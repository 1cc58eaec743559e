import { useSelector } from '@xstate/react'
import { useState, type ReactNode } from 'react'

import { selectHabits } from '../../machines/list/list.connect.ts'
import type { ListActor, Listed } from '../../machines/list/list.machine.ts'
import { listKeyOf } from './list-key.ts'
import { goToBulk } from './to-bulk.ts'

const LISTS = '[data-list]'

/** Moves the focus by a row; to the first where it is in none. */
const goBy = (list: HTMLElement, step: 1 | -1) => {
  const rows = [...list.querySelectorAll('tbody tr')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const row = rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)]
  row?.querySelector<HTMLElement>('th')?.focus()
}

/** Whether it did something. */
const press = (list: HTMLElement, key: string | null, help: () => void): boolean => {
  switch (key ?? '') {
    case '/':
      list.querySelector<HTMLElement>('input[type=search]')?.focus()
      return true
    case 'j':
      goBy(list, 1)
      return true
    case 'k':
      goBy(list, -1)
      return true
    case 'a':
      return goToBulk(list)
    case '?':
      help()
      return true
    default:
      return false
  }
}

/** Hears what is pressed where no list has the focus: it is for the first of the page. Returns how to stop. */
const listen = (list: HTMLElement, isWide: () => boolean, help: () => void) => {
  const hear = (event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof Element && !event.target.closest(LISTS)
    if (!isWide() || !isElsewhere || document.querySelector(LISTS) !== list) return
    if (press(list, listKeyOf(event), help)) event.preventDefault()
  }
  document.addEventListener('keydown', hear)
  return () => document.removeEventListener('keydown', hear)
}

type KeysProps<Item extends Listed, Extra> = Readonly<{
  actor: ListActor<Item, Extra>
  className: string
  children: ReactNode
  onHelp: () => void
}>

/**
 * What keys do in a list, and on its whole page where somebody has not turned that off: those of its rows are in
 * `list-table.view.tsx`.
 */
export const ListKeys = <Item extends Listed, Extra>({
  actor,
  className,
  children,
  onHelp,
}: KeysProps<Item, Extra>) => {
  const habits = useSelector(actor, selectHabits<Item, Extra>)
  const [hear] = useState(() => (list: HTMLElement | null) => {
    const isWide = () => habits?.getSnapshot().context.keys === 'page'
    return list ? listen(list, isWide, onHelp) : undefined
  })
  return (
    <div
      ref={hear}
      role="presentation"
      data-list
      className={className}
      onKeyDown={(event) => {
        if (press(event.currentTarget, listKeyOf(event), onHelp)) event.preventDefault()
      }}
    >
      {children}
    </div>
  )
}
