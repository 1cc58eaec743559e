// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'

import { loadWords } from '../../../src/i18n/words.tsx'
import { Speaking } from '../support/speak.tsx'
import { INFORMATION_PAGES } from './pages.tsx'

it.each(INFORMATION_PAGES)(
  '$path is painted by the server, where there is no window',
  async ({ path, words, page }) => {
    await loadWords('ar', ['shell', 'choosing', words])
    expect(globalThis).not.toHaveProperty('window')
    const html = renderToString(
      <Speaking language="ar">
        <Router ssrPath={path}>{page}</Router>
      </Speaking>,
    )
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toContain('undefined')
  },
)
