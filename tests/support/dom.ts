import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

import Dialog from '../../src/views/ui/dialog.view.tsx'
import { Popover } from '../../src/views/ui/popover.view.tsx'

// jsdom lays nothing out, so there is nothing to observe; floating parts ask for it all the same.
globalThis.ResizeObserver ??= class {
  disconnect() {}
  observe() {}
  unobserve() {}
}
globalThis.IntersectionObserver ??= class {
  root = null
  rootMargin = ''
  scrollMargin = ''
  thresholds = []
  disconnect() {}
  observe() {}
  takeRecords() {
    return []
  }
  unobserve() {}
}

// Nor has its window a width: it is taken for that of a desk, where a test says no other.
if (typeof globalThis.matchMedia !== 'function')
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
  })

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

// A frame comes once what was begun has been done, as it does for a person, however quick the test is: in jsdom it comes
// by a clock of its own, and what a test does next might be done before an overlay was set.
if ('window' in globalThis) {
  Object.assign(globalThis, {
    requestAnimationFrame: (draw: FrameRequestCallback) => Number(setTimeout(() => draw(performance.now()))),
    cancelAnimationFrame: (frame: number) => clearTimeout(frame),
  })
}

// Nor does it have places: a mouse that went from one thing to another would not have moved, and what tells a mouse from
// a key by that would take it for none. After each press it goes away, and comes anew.
if ('window' in globalThis) {
  addEventListener('click', () => document.dispatchEvent(new MouseEvent('pointermove', { clientX: -1 })), true)
}

// Only a limit for what hangs: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 })

// As on a page that was idle once; tests/views/ui/late-overlay.test.tsx has them come late.
await Promise.all([Dialog.load(), Popover.load()])

afterEach(cleanup)

// What was still asked for at the end runs while there is a document.
afterAll(() => vi.dynamicImportSettled())
