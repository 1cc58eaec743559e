import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom lays nothing out, so there is nothing to observe; floating parts ask for it all the same.
globalThis.ResizeObserver ??= class {
  disconnect() {}
  observe() {}
  unobserve() {}
}

// Only a limit for what hangs: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 })

afterEach(cleanup)
