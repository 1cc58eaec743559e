import { createElement, use, type ComponentType } from 'react'

import { menuPlaceOf, type Layout } from '../../../domain/layout.ts'
import { FAILURE_HELD_MS } from '../../../i18n/words.tsx'
import { useTellLost } from '../cannot-come.ts'
import { CrashBoundary } from '../crash-boundary.view.tsx'

type Loaded = Promise<ComponentType>

/** As React marks a promise that it has waited for: read again, it is there at once, on the server too. */
const settle = (promise: Loaded, value: ComponentType): void =>
  void Object.assign(promise, { status: 'fulfilled', value })

/** A part that cannot come says so, and costs nothing else. The layout before stays while it is on its way. */
const Guarded = ({ part }: { part: ComponentType }) => {
  const tellLost = useTellLost()
  return (
    <CrashBoundary fallback={() => null} onCrash={tellLost}>
      {createElement(part)}
    </CrashBoundary>
  )
}

/** A part that arrives with the layout that has it. Once it is here, it is drawn without waiting. */
const partOf = (load: () => Promise<{ default: ComponentType }>) => {
  let held: Loaded | null = null
  const ask = (): Loaded => {
    if (held) return held
    const asking = load().then(
      ({ default: View }) => {
        settle(asking, View)
        return View
      },
      (cause: unknown) => {
        // Not before whoever waited has heard of it, or each drawing would be another try.
        setTimeout(() => {
          held = null
        }, FAILURE_HELD_MS)
        throw cause
      },
    )
    held = asking
    return asking
  }
  const Arriving = () => createElement(use(ask()))
  return { ask, Part: () => <Guarded part={Arriving} /> }
}

const bar = partOf(() => import('./menu-bar.view.tsx'))
const columns = partOf(() => import('./menu-columns.view.tsx'))
const sidePanel = partOf(() => import('./side-panel.view.tsx'))

export const MenuBar = bar.Part
export const MenuColumns = columns.Part
export const SidePanel = sidePanel.Part

/** Brings what a layout needs beyond the usual, so that it can be painted at once. */
export const loadShellParts = async (layout: Layout): Promise<void> => {
  const place = menuPlaceOf(layout)
  await Promise.all([
    place === 'bar' ? bar.ask() : null,
    place === 'columns' ? columns.ask() : null,
    layout.style === 'layout3' ? sidePanel.ask() : null,
  ])
}
