import { lateOverlay } from './late-overlay.view.tsx'

export type { DialogProps } from './dialog-box.view.tsx'

const Dialog = lateOverlay(() => import('./dialog-box.view.tsx').then(({ DialogBox }) => DialogBox))

// The default export is what React's lazy() takes.
export default Dialog
