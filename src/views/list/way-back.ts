import type { MouseEvent } from 'react'

import { handingBy } from '../ui/focus-heir.ts'
import { focusableWhileScrolling } from '../ui/focusable-while-scrolling.ts'
import { BESIDE, isMarked } from '../ui/history-marks.ts'

/** A page that is loaded anew stays where it was. */
const isReload = (): boolean =>
  'window' in globalThis &&
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'reload'

/** Whether the row that was left is found already: one is led there once each time that one comes. */
let isFound = isReload()
// Before whoever draws by it.
if ('window' in globalThis) addEventListener('popstate', () => (isFound = false), { capture: true })

/** Marks the place in the history with the row that is left for a page: who comes back finds it, however often. */
export const leaveRow = (id: number): void => {
  isFound = false
  history.replaceState({ ...(isMarked(history.state, BESIDE) && { [BESIDE]: true }), row: id }, '')
}

/** The same, of what holds links: before one of them is followed. */
export const leavingRow =
  (id: number) =>
  ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) leaveRow(id)
  }

const leftRow = (): number | null => {
  const state: unknown = isFound ? null : history.state
  return typeof state === 'object' && state !== null && 'row' in state && typeof state.row === 'number'
    ? state.row
    : null
}

/** Whether this place in the history was left for a page. */
export const isComingBack = (): boolean => 'history' in globalThis && leftRow() !== null

/** Of rows as they come: who left one has it in sight and under the keyboard, unless they went on meanwhile. */
export const comeBack = (rows: HTMLElement | null): void => {
  const id = leftRow()
  const row = id === null ? null : rows?.querySelector(`[data-row="${id}"]`)
  if (!row || document.activeElement?.matches('a, button, input')) return
  isFound = true
  row.querySelector<HTMLElement>('th, a, button')?.focus()
}

/**
 * Of each row: one that goes while it has the focus, as it does once something was done with it, leaves it to the one that
 * comes into its place. So whoever goes through a list stays where they are in it.
 */
export const goingRow = handingBy((row) => {
  const near = row.nextElementSibling ?? row.previousElementSibling
  return near?.querySelector<HTMLElement>('th, button[aria-expanded]') ?? null
})

/** Of what is open beside a list, which the browser's Back closes: the focus that was in it is that of its row. */
export const goingBeside = handingBy(({ dataset: { beside } }) =>
  document.querySelector<HTMLElement>(`tr[data-row="${beside}"] > th`),
)

/** Of the bar of what is chosen, which goes once that is done: the row above it is in sight, whatever the rest is. */
export const goingBar = handingBy((bar) => {
  const named = bar.closest('[data-list]')?.querySelectorAll<HTMLElement>('[data-row] :is(th, button[aria-expanded])')
  const rows = [...(named ?? [])]
  return (
    rows.findLast((row) => row.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top) ?? rows[0] ?? null
  )
})

/** Of a table that scrolls by itself: what its address opens is in sight, and what was left. */
export const arriveAt = (table: HTMLElement | null) => {
  if (!table) return undefined
  table.querySelector('[data-opened]')?.scrollIntoView({ block: 'nearest' })
  comeBack(table)
  return focusableWhileScrolling(table)
}
