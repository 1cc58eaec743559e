import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

import Dialog from '../../src/views/ui/dialog.view.tsx'
import { Popover } from '../../src/views/ui/popover.view.tsx'

// jsdom lays nothing out, so there is nothing to observe; floating parts ask for it all the same.
globalThis.ResizeObserver ??= class {
  disconnect() {}
  observe() {}
  unobserve() {}
}

// It opens no modal dialog and scrolls nothing: a dialog is open when it says so, and its first field has the focus.
// What the server paints is tested where there is no document at all.
if ('HTMLDialogElement' in globalThis) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
      this.querySelector<HTMLElement>('input, button')?.focus()
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  Object.assign(Element.prototype, { scrollIntoView() {} })
}

// Only a limit for what hangs: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 })

// As on a page that was idle once; tests/views/ui/late-overlay.test.tsx has them come late.
await Promise.all([Dialog.load(), Popover.load()])

afterEach(cleanup)
