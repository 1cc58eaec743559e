import { existsSync } from 'node:fs'

import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'

import { loadPage } from '../../src/app/page/page-loader.tsx'
import { render } from '../../src/app/render.tsx'
import { content } from '../../src/app/routes/documentation.route.tsx'
import { ARTICLES, GUIDE_HOME } from '../../src/domain/guide.ts'
import { LANGUAGES } from '../../src/domain/language.ts'
import { openApp } from './mount-app.tsx'

vi.mock('../../src/app/render/first-styles.ts', () => ({ firstStylesOf: () => ({ css: '', hash: 'sha256-of-it' }) }))

vi.mock('../../src/app/render/assets.ts', () => ({
  assetsOf: (modules: readonly string[]) => ({ script: 'main.js', styles: [], fonts: [], preloads: modules }),
}))
vi.mock('../../src/app/render/inline-scripts.ts', () => ({ bootScript: () => ({ text: '', hash: '' }) }))

const pageOf = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const field = () => screen.getByRole('searchbox', { name: 'Search the guide' })

describe('the server paints the guide', () => {
  test.each([
    ['en', 'Languages'],
    ['tr', 'Diller'],
    ['ar', 'اللغات'],
  ] as const)('in %s, with the title of the article', async (language, title) => {
    const { status, html } = await render({ url: '/documentation/configuration/multi-language', language })
    const page = pageOf(html)
    expect([status, page.title, page.querySelector('h1')?.textContent]).toEqual([200, `${title} - TIM Training`, title])
  })

  test.each(LANGUAGES)('every article, in %s', async (language) => {
    for (const { path } of ARTICLES) {
      const { status, html } = await render({ url: path, language })
      expect([path, status, html.includes('<h1')]).toEqual([path, 200, true])
    }
  })

  test('with the results that the address asks for', async () => {
    const { html } = await render({ url: '/documentation?q=transcript', language: 'en' })
    const marks = [...pageOf(html).querySelectorAll('mark')].map((mark) => mark.textContent?.toLowerCase())
    expect(new Set(marks)).toEqual(new Set(['transcript']))
  })

  test('and says to machines too what it does not have', async () => {
    const { status, html } = await render({ url: '/documentation/no/such/article', language: 'en' })
    expect([status, pageOf(html).querySelector('h1')?.textContent]).toEqual([404, 'This article does not exist'])
  })

  test('and asks the browser to fetch its texts beside its script', async () => {
    const { html } = await render({ url: GUIDE_HOME, language: 'tr' })
    expect(html).toContain('src/views/pages/documentation/content/tr/heads.ts')
    const wrong = LANGUAGES.flatMap((language) =>
      ARTICLES.flatMap(({ path }) => content.sources(path, language)).filter((source) => !existsSync(source)),
    )
    expect([wrong, content.sources('/documentation/master/your-role', 'ar').length]).toEqual([[], 2])
  })
})

describe('in the app', () => {
  test('an article names the page, and the next one is announced', async () => {
    await openApp('/documentation/student/enrolling')
    await heading('Enrolling in an online course')
    expect(document.title).toBe('Enrolling in an online course - TIM Training')
    await userEvent.click(screen.getByRole('link', { name: 'Next Watching a lesson' }))
    await waitFor(() => expect(document.title).toBe('Watching a lesson - TIM Training'))
    expect(await heading('Watching a lesson')).toHaveFocus()
    expect(document.querySelector('[data-announcer]')).toHaveTextContent('Watching a lesson - TIM Training')
  })

  test('the address follows a search, without another page in the history', async () => {
    await openApp(GUIDE_HOME)
    await heading('User guide')
    const before = history.length
    await userEvent.type(field(), 'quiz time{Enter}')
    await waitFor(() => expect(location.search).toBe('?q=quiz%20time'))
    expect([history.length, document.activeElement]).toEqual([before, field()])
    await userEvent.clear(field())
    await waitFor(() => expect(location.search).toBe(''))
  })

  test('a link to another search is followed, and the way back leads to the search', async () => {
    await openApp('/documentation?q=captions')
    await waitFor(() => expect(field()).toHaveValue('captions'))
    await userEvent.click(screen.getByRole('link', { name: /^Captions, speed and transcript/u }))
    await heading('Captions, speed and transcript')
    act(() => history.back())
    await heading('User guide')
    expect(field()).toHaveValue('captions')
    await act(async () => {
      history.replaceState(null, '', '/documentation')
    })
    await waitFor(() => expect(field()).toHaveValue(''))
  })

  test('another language is read at the same place', async () => {
    await act(() => loadPage('/documentation/*?', 'tr'))
    const { actors } = await openApp('/documentation/anywhere/offline')
    await heading('When the network is gone')
    act(() => actors.settings.send({ type: 'language.chosen', language: 'tr' }))
    await heading('Ağ gittiğinde')
    expect(document.title).toBe('Ağ gittiğinde - TIM Training')
  })
})
