import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Fault } from '../../../src/domain/fault.ts'
import type { Place } from '../../../src/domain/menu-search.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import { loadWords } from '../../../src/i18n/words.tsx'
import { isQuickPanelOpen, isSearchOpen } from '../../../src/machines/navigation/navigation.connect.ts'
import { selectFontScale, selectLanguage, selectMode } from '../../../src/machines/settings/settings.connect.ts'
import { selectShortcuts } from '../../../src/machines/shortcuts/shortcuts.connect.ts'
import type { Actors } from '../../../src/views/shell/actors.context.tsx'
import { MenuSearch } from '../../../src/views/shell/toolbar/menu-search.view.tsx'
import { RECORDS } from '../../../src/views/shell/toolbar/story-records.ts'
import {
  finderOf,
  toolbarActors,
  ToolbarWorld,
  type ToolbarStory,
} from '../../../src/views/shell/toolbar/toolbar-story.tsx'
import { Toolbar } from '../../../src/views/shell/toolbar/toolbar.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

// What is compiled on demand takes its time: all is there before.
beforeAll(async () => {
  await Promise.all((['en', 'tr', 'ar'] as const).map((language) => loadWords(language, ['shell', 'toolbar'])))
})

const ADMIN = [ROLE.admin, ROLE.instructor]

type World = ToolbarStory & Readonly<{ records?: readonly Place[] | Fault }>

const open = async ({ records, ...story }: World = {}, language: Locales = 'en') => {
  const actors: Actors = toolbarActors(story)
  const { visited } = await renderSpoken(
    <ToolbarWorld actors={actors} finder={records && finderOf(records)}>
      <Toolbar />
      <MenuSearch />
    </ToolbarWorld>,
    ['shell', 'toolbar'],
    language,
  )
  return { actors, visited }
}

const press = async (name: string) => act(() => userEvent.click(screen.getByRole('button', { name })))
const optionsOf = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('option')
    .map((option) => option.textContent)

describe('the language picker', () => {
  it('chooses one', async () => {
    const { actors } = await open({ viewer: null })
    await press('Language')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toHaveFocus())
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Türkçe' }))
    await waitFor(() => expect(selectLanguage(actors.settings.getSnapshot())).toBe('tr'))
  })

  it('lists the three languages by their own names, with Learn More', async () => {
    const { visited } = await open()
    await press('Language')
    const menu = await screen.findByRole('menu')
    expect(
      within(menu)
        .getAllByRole('menuitemradio')
        .map((item) => item.textContent),
    ).toEqual(['English', 'Türkçe', 'العربية'])
    expect(within(menu).getByRole('menuitemradio', { name: 'English' })).toBeChecked()
    await waitFor(() => expect(menu).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    expect(visited.at(-1)).toBe('/documentation/configuration/multi-language')
  })
})

describe('the font size', () => {
  it('goes from 70 % to 130 % in steps of 0.1, from 100 %, and is said politely', async () => {
    const { actors } = await open()
    await press('Font size')
    const slider = await screen.findByRole('slider', { name: 'Font size' })
    expect(
      ['min', 'max', 'step', 'value', 'aria-valuetext'].map((attribute) => slider.getAttribute(attribute)),
    ).toEqual(['0.7', '1.3', '0.1', '1', '100%'])
    const scale = () => selectFontScale(actors.settings.getSnapshot())
    await press('Larger text')
    expect([scale(), screen.getAllByRole('status').map((status) => status.textContent)]).toEqual([1.1, ['110%']])
    await press('Back to 100%')
    for (const _step of [1, 2, 3, 4]) await press('Smaller text')
    expect([scale(), slider.getAttribute('aria-valuetext')]).toEqual([0.7, '70%'])
    expect(screen.getByRole('button', { name: 'Smaller text' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Larger text' })).not.toHaveAttribute('aria-disabled')
  })

  it('stops at the largest', async () => {
    const { actors } = await open({ appearance: { fontScale: 1.3 } })
    await press('Font size')
    await screen.findByRole('slider')
    await press('Larger text')
    expect(selectFontScale(actors.settings.getSnapshot())).toBe(1.3)
  })
})

describe('the toggles', () => {
  it('light and dark, the whole screen and the quick panel say what is on', async () => {
    const { actors } = await open()
    await press('Dark theme')
    expect(selectMode(actors.settings.getSnapshot())).toBe('dark')
    expect(screen.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true')
    await press('Full screen')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Full screen' })).toHaveAttribute('aria-pressed', 'true'),
    )
    await press('Quick panel')
    expect(isQuickPanelOpen(actors.navigation.getSnapshot())).toBe(true)
    expect(screen.getByRole('button', { name: 'Quick panel' })).toHaveAttribute('aria-expanded', 'true')
  })

  it('a layout without a quick panel has no button for it', async () => {
    const { actors } = await open()
    await act(async () =>
      actors.settings.send({ type: 'layout.changed', change: { rightSidePanel: { display: false } } }),
    )
    expect(screen.queryByRole('button', { name: 'Quick panel' })).toBeNull()
  })
})

describe('the search', () => {
  const search = async (query: string, story: World = {}, language: Locales = 'en', button = 'Search') => {
    const world = await open(story, language)
    await press(button)
    const field = await screen.findByRole('combobox')
    if (query) await userEvent.type(field, query)
    return { ...world, field, list: () => screen.getByRole('listbox', { hidden: true }) }
  }

  it('suggests at most 10', async () => {
    const { list } = await search('l', { roles: ADMIN })
    expect(optionsOf(list())).toHaveLength(10)
  })

  it('says No results.. when nothing matches', async () => {
    await search('zebra')
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('No results..')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('finds titles and groups that the viewer may see, the title that begins with it first', async () => {
    const { list } = await search('course', { roles: [ROLE.admin] })
    expect(optionsOf(list()).slice(0, 4)).toEqual([
      'Course ListAdmin',
      'Course SearchAll Courses',
      'Online EnrollmentAll Courses',
      'VerificationAll Courses',
    ])
  })

  it('finds pages by other words, and the guide after them', async () => {
    const { list } = await search('cert')
    const found = optionsOf(list())
    expect(found.slice(0, 2)).toEqual(['VerificationAll Courses', 'My CoursesStudent'])
    expect(found).toContain('Checking a certificateDocumentation')
  })

  it('finds what stands beside the menu, for who teaches', async () => {
    const teacher = await search('new class', { roles: [ROLE.instructor] })
    expect(optionsOf(teacher.list())[0]).toBe('New classInstructor')
  })

  it('finds none of that for a student', async () => {
    await search('materials', { roles: [ROLE.student] })
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('keeps pages of other roles to itself', async () => {
    const { list } = await search('list')
    expect(optionsOf(list())).toEqual([])
  })

  it('goes by arrows and Enter', async () => {
    const { actors, visited, field } = await search('about')
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
    expect(active()).toBe('MissionAbout Us')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('ResourcesAbout Us')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(active()).toBe('DocumentationAbout Us')
    await userEvent.keyboard('{PageUp}{Enter}')
    expect([visited.at(-1), isSearchOpen(actors.navigation.getSnapshot())]).toEqual(['/mission', false])
  })

  it('finds records after pages, by kind, and goes to one', async () => {
    const { visited } = await search('nor', { roles: ADMIN, records: RECORDS })
    const people = within(await screen.findByRole('group', { name: 'People' }))
    expect(people.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Nora Ellisnora.ellis@example.org',
      'Norbert Lanelane@example.org',
    ])
    const held = within(screen.getByRole('group', { name: 'Classes' })).getByRole('option')
    expect(held).toHaveTextContent('North Hall, Fairmont · Friday, May 8')
    await userEvent.keyboard('{PageDown}{Enter}')
    expect(visited.at(-1)).toBe('/instructor/roster/5')
  })

  it('says that records could not be looked for, and offers to ask again', async () => {
    await search('nora', { roles: ADMIN, records: { kind: 'offline' } })
    const said = await screen.findByText('Only pages were searched. The rest could not be reached.')
    expect(within(said).getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })

  it('asked again, has the focus in its field, where typing goes on', async () => {
    await search('nora', { roles: ADMIN, records: { kind: 'offline' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus()
  })

  it('says of what is longer than any name that it is not looked for, and offers no second try', async () => {
    await search('n'.repeat(81), { roles: ADMIN, records: RECORDS })
    const said = await screen.findByText(/^Beyond pages, no more than 80 characters are looked for/)
    expect(within(said).queryByRole('button')).toBeNull()
  })

  it('goes to the first record by an Enter that was quicker', async () => {
    const { visited } = await search('nora e', { roles: ADMIN, records: RECORDS })
    expect(screen.queryAllByRole('option')).toEqual([])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(visited.at(-1)).toBe('/admin/users?person=7'))
  })

  it('goes by a press', async () => {
    const { visited } = await search('part')
    await userEvent.click(screen.getByRole('option', { name: /Partners/ }))
    expect(visited.at(-1)).toBe('/partners')
  })

  it('is closed by Escape and by its button', async () => {
    const { actors } = await search('')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('combobox')).toBeNull()
    await press('Search')
    await screen.findByRole('combobox')
    await press('Close')
    expect(isSearchOpen(actors.navigation.getSnapshot())).toBe(false)
  })

  it.each([
    ['tr', 'Ara', 'DOĞRULAMA', 'DoğrulamaTüm eğitimler'],
    ['tr', 'Ara', 'dogrulama', 'DoğrulamaTüm eğitimler'],
    ['tr', 'Ara', 'ULAŞIN', 'Bize ulaşınHakkımızda'],
    ['tr', 'Ara', 'ulasin', 'Bize ulaşınHakkımızda'],
    ['ar', 'بحث', 'إتصل', 'اتصل بنامن نحن'],
  ] as const)('folds case and marks in %s (%s, %s)', async (language, button, query, found) => {
    const { list } = await search(query, {}, language, button)
    expect(optionsOf(list())[0]).toBe(found)
  })
})

describe('the stars', () => {
  const starsOf = ({ shortcuts }: Actors) => {
    const actor = shortcuts.get()
    return actor && selectShortcuts(actor.getSnapshot())
  }
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Shortcuts' }))
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])

  it('stand in the bar as links; what cannot be seen now is kept and not shown', async () => {
    const { actors } = await open({ stars: ['verification', 'userList', 'gone', 'home'] })
    expect(await screen.findByRole('link', { name: 'Verification' })).toBeVisible()
    expect(links()).toEqual([
      ['Verification', '/course/verification'],
      ['Home', '/home'],
    ])
    expect(starsOf(actors)).toEqual(['verification', 'userList', 'gone', 'home'])
  })

  it('are put on and taken away in the picker, which says Search for an app or page', async () => {
    const { actors } = await open({ stars: ['home', 'gone'] })
    await press('Shortcuts')
    const field = await screen.findByPlaceholderText('Search for an app or page')
    const option = (name: RegExp) => screen.getByRole('option', { name })
    expect(option(/^Home/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(option(/^Mission/))
    await userEvent.type(field, 'hom{Enter}')
    expect(option(/^Home/)).toHaveAttribute('aria-selected', 'false')
    await waitFor(() => expect(links()).toEqual([['Mission', '/mission']]))
    expect(starsOf(actors)).toEqual(['gone', 'mission'])
  })

  it('shows all pages to star, not ten of them', async () => {
    await open({ roles: ADMIN })
    await press('Shortcuts')
    expect(optionsOf(await screen.findByRole('listbox'))).toHaveLength(21)
  })

  it("of a guest are the device's, and the picker says so", async () => {
    await open({ viewer: null })
    await press('Shortcuts')
    expect(await screen.findByText('Kept on this device. Sign in to have your shortcuts everywhere.')).toBeVisible()
  })

  it('that could not be saved are said to be, with a way to try again', async () => {
    const { actors } = await open({ saving: { kind: 'forbidden' } })
    await press('Shortcuts')
    await userEvent.click(await screen.findByRole('option', { name: /^Mission/ }))
    expect(
      await screen.findByText('Your shortcuts could not be saved. They are kept here and sent again.'),
    ).toBeVisible()
    await press('Try again')
    await waitFor(() => expect(actors.shortcuts.get()?.getSnapshot().context.failures).toBe(2))
  })
})

describe('more tools', () => {
  it('has on a phone what the bar has no room for', async () => {
    const { actors, visited } = await open({ stars: ['home', 'contact'] })
    await press('More tools')
    const sheet = within(await screen.findByRole('dialog', { name: 'Tools' }))
    expect(sheet.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Contact Us', 'Learn More'])
    await userEvent.click(sheet.getByRole('button', { name: 'Dark theme' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Full screen' }))
    await waitFor(() =>
      expect(sheet.getByRole('button', { name: 'Full screen' })).toHaveAttribute('aria-pressed', 'true'),
    )
    await userEvent.click(sheet.getByRole('button', { name: 'Larger text' }))
    await userEvent.click(sheet.getByRole('button', { name: 'العربية' }))
    await waitFor(() => expect(selectLanguage(actors.settings.getSnapshot())).toBe('ar'))
    const { settings } = actors
    expect([selectMode(settings.getSnapshot()), selectFontScale(settings.getSnapshot())]).toEqual(['dark', 1.1])
    await userEvent.click(sheet.getByRole('link', { name: 'Contact Us' }))
    expect(visited.at(-1)).toBe('/contact')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tools' })).toBeNull())
  })

  it('opens the quick panel in its place', async () => {
    const { actors } = await open()
    await press('More tools')
    const sheet = await screen.findByRole('dialog', { name: 'Tools' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Quick panel' }))
    expect(isQuickPanelOpen(actors.navigation.getSnapshot())).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tools' })).toBeNull())
  })
})
