import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { findRoute } from '../../../src/app/routes.ts'
import { PRODUCT_NAME } from '../../../src/domain/constants.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import { i18nObject } from '../../../src/i18n/i18n-util'
import { renderSpoken } from '../support/speak.tsx'
import { INFORMATION_PAGES } from './pages.tsx'

const LANGUAGES: readonly Locales[] = ['en', 'tr', 'ar']

/** What a page is made of, whatever language it speaks. */
const shapeOf = (page: HTMLElement) => ({
  headings: [...page.querySelectorAll('h1, h2, h3')].map((heading) => heading.tagName),
  ids: [...page.querySelectorAll('section')].map((section) => section.id),
  items: page.querySelectorAll('li, dt, dd').length,
  cells: page.querySelectorAll('th, td').length,
  links: [...page.querySelectorAll('a')].map((link) => link.getAttribute('href')),
})

describe.each(INFORMATION_PAGES)('$path', ({ path, words, title, page }) => {
  it('has the title of the menu, one first heading, and a name for each picture', async () => {
    await renderSpoken(page, ['shell', 'choosing', words])
    const route = await findRoute(path)
    expect(`${route.title(i18nObject('en'))} - ${PRODUCT_NAME}`).toBe(`${title} - ${PRODUCT_NAME}`)
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([title])
    for (const picture of screen.queryAllByRole('img')) expect(picture).toHaveAccessibleName(/\w{3}/)
  })

  it('leads from its contents to each of its sections', async () => {
    await renderSpoken(page, ['shell', 'choosing', words])
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    // A sample of the design system may have sections of its own, to which nothing leads.
    const sections = [...document.querySelectorAll('section[id]')].filter((section) => section instanceof HTMLElement)
    expect(contents.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      sections.map((section) => [
        `#${section.id}`,
        within(section).getAllByRole('heading', { level: 2 })[0]?.textContent,
      ]),
    )
    expect(contents.length).toBeGreaterThan(2)
  })

  it('has the same shape in every language, and a title of its own in each', async () => {
    const shown = []
    for (const language of LANGUAGES) {
      const { container, unmount } = await renderSpoken(page, ['shell', 'choosing', words], language)
      shown.push({ shape: shapeOf(container), title: container.querySelector('h1')?.textContent })
      unmount()
    }
    const [english, ...others] = shown
    for (const other of others) expect(other.shape).toEqual(english?.shape)
    expect(new Set(shown.map((each) => each.title)).size).toBe(LANGUAGES.length)
  })

  it('opens what is not ours without saying where from', async () => {
    await renderSpoken(page, ['shell', 'choosing', words])
    const outside = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('http'))
    for (const link of outside) expect(link).toHaveAttribute('rel', 'noreferrer')
  })
})
