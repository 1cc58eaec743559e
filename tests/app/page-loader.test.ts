import { expect, test } from 'vitest'

import { loadPage } from '../../src/app/page/page-loader.tsx'

test('a page that is not awaited any longer is begun anew by whoever asks next, and is the same for all who do', async () => {
  const giving = new AbortController()
  const first = loadPage('/contact', 'en')
  expect(loadPage('/contact', 'en', giving.signal)).toBe(first)
  giving.abort()
  const second = loadPage('/contact', 'en')
  expect(second).not.toBe(first)
  await Promise.all([first, second])
  expect(loadPage('/contact', 'en')).toBe(second)
})
