import { lateOverlay } from './late-overlay.view.tsx'

export type { PopoverProps } from './popover-box.view.tsx'

/** A few controls beside their button. */
export const Popover = lateOverlay(() => import('./popover-box.view.tsx').then(({ PopoverBox }) => PopoverBox))
