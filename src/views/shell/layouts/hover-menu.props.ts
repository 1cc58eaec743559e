import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'

import type { HoverMenuActor } from '../../../machines/hover-menu/hover-menu.machine.ts'

const isMouse = (event: object) => 'pointerType' in event && event.pointerType === 'mouse'

/** The entries of the bar or the columns themselves, of which one has the focus. */
const TOP = '[data-top]'

const topIn = (group: Element): HTMLElement | null => group.querySelector<HTMLElement>(TOP)

/** Marks an entry that arrow keys reach. */
export const top = { 'data-top': '' } as const

/** What a group and its button do with pointers and keys, told to the chart. */
export const hoverMenuProps = (actor: HoverMenuActor, menu: string) => ({
  group: {
    onPointerEnter: (event: PointerEvent) => {
      if (isMouse(event)) actor.send({ type: 'menu.reached', menu })
    },
    onPointerLeave: (event: PointerEvent) => {
      if (isMouse(event)) actor.send({ type: 'menu.left' })
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
      if (!isInside && actor.getSnapshot().context.open === menu) actor.send({ type: 'menu.closed' })
    },
    onKeyDown: ({ key, currentTarget }: KeyboardEvent) => {
      if (key !== 'Escape') return
      // The focus would go with the menu that has it.
      if (currentTarget.contains(document.activeElement)) topIn(currentTarget)?.focus()
      actor.send({ type: 'menu.closed' })
    },
  },
  button: {
    onClick: ({ nativeEvent }: MouseEvent) =>
      actor.send({ type: isMouse(nativeEvent) ? 'menu.opened' : 'menu.toggled', menu }),
  },
  close: () => actor.send({ type: 'menu.closed' }),
})

/** Arrow keys go from entry to entry, as they are set: down a column, or along a bar. */
export const arrowKeys = (isColumn: boolean) => ({
  onKeyDown: (event: KeyboardEvent): void => {
    const { currentTarget } = event
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
    const along = isRtl ? { ArrowLeft: 1, ArrowRight: -1 } : { ArrowRight: 1, ArrowLeft: -1 }
    const steps = isColumn ? { ArrowDown: 1, ArrowUp: -1 } : along
    const step = Object.entries(steps).find(([key]) => key === event.key)?.[1]
    if (step === undefined) return
    event.preventDefault()
    const tops = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>(TOP) ?? [])]
    const at = tops.findIndex((top) => top === currentTarget)
    tops.at((at + step) % tops.length)?.focus()
  },
})
