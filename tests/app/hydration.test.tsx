import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'

import { createLongLived, type LongLived } from '../../src/app/actors/long-lived-actors.ts'
import { App } from '../../src/app/app.view.tsx'
import { paintedWith, readFirstData } from '../../src/app/first-data.ts'
import { render } from '../../src/app/render.tsx'
import type { Language } from '../../src/domain/language.ts'
import { changeLayout, layoutOf } from '../../src/domain/layout.ts'
import type { Painted } from '../../src/domain/rendered-page.ts'
import { course } from './mount-app.tsx'

vi.mock('../../src/app/render/first-styles.ts', () => ({ firstStylesOf: () => ({ css: '', hash: '' }) }))
vi.mock('../../src/app/render/assets.ts', () => ({
  assetsOf: () => ({ script: 'main.js', styles: [], fonts: [], preloads: [] }),
}))
vi.mock('../../src/app/render/inline-scripts.ts', () => ({ bootScript: () => ({ text: '', hash: '' }) }))

let taken: Readonly<{ root: Root; longLived: LongLived }> | null = null

afterEach(() => {
  act(() => taken?.root.unmount())
  taken?.longLived.stop()
  taken = null
})

/** The browser's side of a page: what React had to draw anew, or complained of. */
const takeOver = async (language: Language, html: string, path = '/home') => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const firstData = readFirstData(page)
  // As /boot.js does.
  const rest = page.getElementById('rest-styles')
  if (rest) page.querySelector('head > style')?.after(rest)
  const container = document.createElement('div')
  container.innerHTML = page.getElementById('root')?.innerHTML ?? ''
  document.body.replaceChildren(container)
  const complaints: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => complaints.push(said))
  const appearance = paintedWith(language, firstData)
  const longLived = createLongLived({ path, appearance, build: null, loadLanguage: () => Promise.resolve() })
  await act(async () => {
    const root = hydrateRoot(
      container,
      <StrictMode>
        <App longLived={longLived} firstData={firstData} />
      </StrictMode>,
      { onRecoverableError: (cause) => complaints.push(cause) },
    )
    taken = { root, longLived }
  })
  return { complaints, appearance, title: container.querySelector('h1')?.textContent }
}

const LAYOUTS: readonly (readonly [name: string, painted: Painted | undefined])[] = [
  ['the default layout', undefined],
  ['layout 2', { layout: layoutOf('layout2') }],
  ['layout 3 in the dark', { layout: layoutOf('layout3'), mode: 'dark', scheme: 'night-shift' }],
  ['a folded panel', { layout: changeLayout(layoutOf('layout1'), { navbar: { folded: true } }) }],
  ['a panel at the other side', { layout: changeLayout(layoutOf('layout3'), { navbar: { position: 'right' } }) }],
  ['a direction of its own', { direction: 'rtl' }],
]

test.each(LAYOUTS)('a page that was painted in %s is taken over as it is', async (_, painted) => {
  history.replaceState(null, '', '/home')
  const { html } = await render({
    url: '/home',
    language: 'en',
    firstData: { courses: [course] },
    ...(painted && { painted }),
  })
  const { complaints, appearance, title } = await takeOver('en', html)
  expect(complaints).toEqual([])
  expect([title, appearance]).toEqual([
    'Clear the road. Everyone goes home.',
    paintedWith('en', painted ? { painted } : {}),
  ])
})

test.each([
  ['en', 'My Profile', 'Your profile begins with a sign-in', 'Loading your profile'],
  ['ar', 'ملفي الشخصي', 'يبدأ ملفك الشخصي بتسجيل الدخول', 'جارٍ تحميل ملفك الشخصي'],
] as const)(
  'the profile is painted in %s for a guest and for who holds a session, and taken over as it is',
  async (language, title, guest, loading) => {
    history.replaceState(null, '', '/profile')
    const { status, html } = await render({ url: '/profile', language })
    expect([status, html.includes(guest), html.includes(`aria-label="${loading}"`)]).toEqual([200, true, true])
    const taken = await takeOver(language, html, '/profile')
    expect([taken.complaints, taken.title]).toEqual([[], title])
  },
)
