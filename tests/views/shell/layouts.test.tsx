import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'

import { LAYOUT_STYLES, NAVBAR_STYLES, type LayoutStyle } from '../../../src/domain/layout.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { loadWords, SpeechProvider } from '../../../src/i18n/words.tsx'
import {
  isSidePanelOpen,
  isSidePanelPermanent,
  selectSettingsView,
} from '../../../src/machines/navigation/navigation.connect.ts'
import { selectLayout } from '../../../src/machines/settings/settings.connect.ts'
import { ActorsProvider } from '../../../src/views/shell/actors.context.tsx'
import { loadShellParts } from '../../../src/views/shell/layouts/shell-parts.tsx'
import { Shell } from '../../../src/views/shell/shell.view.tsx'
import { laidOut, laidOutActors, type LaidOut } from '../../../src/views/shell/story-shell.tsx'
import { showInShell } from './shell-world.tsx'

const student = [ROLE.student]

const Form = () => (
  <form>
    <h1>Page</h1>
    <label>
      Plate <input />
    </label>
  </form>
)

const showLaidOut = (story: LaidOut = {}) =>
  showInShell(
    story,
    <Shell isBare={false}>
      <Form />
    </Shell>,
  )

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }))
const button = (name: string) => screen.getByRole('button', { name })
const frameOf = (container: HTMLElement) => {
  const frame = container.querySelector<HTMLElement>('[data-layout]')
  return Object.fromEntries([
    ...Object.entries(frame?.parentElement?.dataset ?? {}),
    ...Object.entries(frame?.dataset ?? {}),
  ])
}

afterEach(() => void vi.useRealTimers())

describe('a layout', () => {
  it.each<[LayoutStyle, number]>([
    ['layout1', 1],
    ['layout2', 0],
    ['layout3', 1],
  ])('%s has its menu once, and panels beside the page: %i', async (style, panels) => {
    const { container } = await showLaidOut({ style })
    expect(screen.getAllByRole('navigation', { name: 'Main menu' })).toHaveLength(1)
    expect(screen.queryAllByRole('complementary')).toHaveLength(panels)
    expect([screen.getAllByRole('main').length, screen.getAllByRole('contentinfo').length]).toEqual([1, 1])
    expect(frameOf(container)['layout']).toBe(style)
  })

  it('that is chosen while a page is open keeps the page and what is typed into it', async () => {
    const { actors } = await showLaidOut()
    const field = screen.getByRole('textbox', { name: 'Plate' })
    await userEvent.type(field, 'TX 4711')
    for (const style of ['layout2', 'layout3', 'layout1'] as const) {
      await loadShellParts(laidOut({ style }))
      await act(async () => actors.settings.send({ type: 'layoutStyle.chosen', style }))
      expect(screen.getByRole('textbox', { name: 'Plate' })).toBe(field)
    }
    expect(field).toHaveValue('TX 4711')
  })

  it('obeys its config: widths, sides, and the display of toolbar, footer and navigation', async () => {
    const { actors, container } = await showLaidOut()
    await act(async () =>
      actors.settings.send({
        type: 'layout.changed',
        change: {
          mode: 'boxed',
          containerWidth: 1100,
          navbar: { position: 'right' },
          toolbar: { style: 'static' },
          footer: { display: false },
        },
      }),
    )
    expect(frameOf(container)).toEqual({
      above: 'false',
      below: 'false',
      layout: 'layout1',
      panel: 'shown',
      position: 'right',
      tools: 'static',
      width: 'boxed',
    })
    expect(container.querySelector<HTMLElement>('[data-width]')?.style.getPropertyValue('--container-width')).toBe(
      '1100px',
    )
    expect(screen.queryByRole('contentinfo')).toBeNull()
    await act(async () => actors.settings.send({ type: 'layout.changed', change: { navbar: { display: false } } }))
    expect([frameOf(container)['panel'], screen.queryByRole('complementary')]).toEqual(['hidden', null])
    expect(button('Open menu')).toBeVisible()
  })

  it.each(LAYOUT_STYLES)('%s is painted by a server without waiting for its parts', async (style) => {
    await loadWords('en', ['shell'])
    for (const navbar of NAVBAR_STYLES) {
      const story: LaidOut = { style, change: { navbar: { style: navbar } } }
      await loadShellParts(laidOut(story))
      const markup = renderToString(
        <SpeechProvider language="en">
          <Router ssrPath="/home">
            <ActorsProvider actors={laidOutActors(story)}>
              <Shell isBare={false}>
                <Form />
              </Shell>
            </ActorsProvider>
          </Router>
        </SpeechProvider>,
      )
      expect([markup.includes('aria-label="Main menu"'), markup.includes('<!--$?-->')]).toEqual([true, false])
    }
  })
})

describe('the bar of the second layout', () => {
  const open = () => showLaidOut({ style: 'layout2', roles: student })

  it('has a group of one page as a link, and the others as buttons', async () => {
    await open()
    expect(
      menu()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'My Courses', 'Cable Barrier Info'])
    expect(
      menu()
        .getAllByRole('button')
        .map((entry) => entry.textContent),
    ).toEqual(['All Courses', 'About Us'])
    expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Home')
  })

  it('opens a group under a mouse that rests for 150 ms, and closes it 150 ms after it has gone', async () => {
    await open()
    vi.useFakeTimers()
    const group = button('About Us').parentElement
    if (!group) throw new Error('The group is missing.')
    fireEvent.pointerEnter(group, { pointerType: 'mouse' })
    act(() => void vi.advanceTimersByTime(149))
    expect(screen.queryByRole('link', { name: 'Mission' })).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('link', { name: 'Mission' })).toBeVisible()
    fireEvent.pointerLeave(group, { pointerType: 'mouse' })
    act(() => void vi.advanceTimersByTime(150))
    expect(screen.queryByRole('link', { name: 'Mission' })).toBeNull()
  })

  it('works by keyboard: arrows along it, Enter, Escape back to the button', async () => {
    await open()
    act(() => menu().getByRole('link', { name: 'Home' }).focus())
    await userEvent.keyboard('{ArrowRight}')
    expect(button('All Courses')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(button('About Us')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(button('About Us')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Mission' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(button('About Us')).toHaveFocus()
    expect(button('About Us')).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes a group when the focus leaves it, and when one of its pages is chosen', async () => {
    const { visited } = await open()
    await userEvent.click(button('All Courses'))
    await userEvent.click(screen.getByRole('link', { name: 'Verification' }))
    expect(visited.at(-1)).toBe('/course/verification')
    expect(button('All Courses')).toHaveAttribute('aria-expanded', 'false')
    act(() => button('All Courses').focus())
    await userEvent.keyboard('{Enter}')
    await userEvent.tab({ shift: true })
    expect(button('All Courses')).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('the columns of the third style', () => {
  const open = (folded: boolean) =>
    showLaidOut({
      style: 'layout3',
      roles: student,
      path: '/mission',
      change: { navbar: { style: 'style-3', folded } },
    })

  it('name their groups; one opens over the page by a press, and closes by Escape', async () => {
    await open(true)
    expect(
      menu()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Home', 'All Courses', 'Student', 'Extra Information', 'About Us'])
    await userEvent.click(button('All Courses'))
    expect(screen.getByRole('link', { name: 'Verification' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: 'Verification' })).toBeNull()
  })

  it('side by side show the group of the page, or the one that is chosen', async () => {
    const { actors } = await open(false)
    expect(screen.getByRole('link', { name: 'Mission' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(button('All Courses'))
    expect(screen.getByRole('link', { name: 'Verification' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Mission' })).toBeNull()
    await userEvent.click(button('Fold the menu'))
    expect(selectLayout(actors.settings.getSnapshot()).config.navbar.folded).toBe(true)
  })
})

describe('the side panel of the third layout', () => {
  const open = async () => {
    const shown = await showLaidOut({ style: 'layout3', roles: student, events: [] })
    await userEvent.click(button('At hand'))
    return { ...shown, panel: await screen.findByRole('region', { name: 'At hand' }) }
  }

  it('has the way on for a student, the starred pages and every page by name', async () => {
    const { panel } = await open()
    const inside = within(panel)
    expect(await inside.findByRole('link', { name: /^Continue where you left off/ })).toHaveAttribute(
      'href',
      '/student/dash',
    )
    expect(inside.getByText('A page that you star in the toolbar stands here.')).toBeVisible()
    const pages = within(inside.getByRole('navigation', { name: 'All pages' }))
    expect(pages.getAllByRole('link').map((link) => link.textContent?.trim())).toEqual([
      'Home',
      'Course Search',
      'Verification',
      'My Courses',
      'Cable Barrier Info',
      'Mission',
      'Resources',
      'Partners',
      'Contact Us',
    ])
  })

  it('closes by Escape with the focus back on its tab, and when the page changes', async () => {
    const { actors, panel, goTo } = await open()
    act(() =>
      within(panel)
        .getByRole('link', { name: /^Continue/ })
        .focus(),
    )
    await userEvent.keyboard('{Escape}')
    expect([screen.queryByRole('region', { name: 'At hand' }), document.activeElement]).toEqual([
      null,
      button('At hand'),
    ])
    await userEvent.click(button('At hand'))
    goTo('/mission')
    expect(isSidePanelOpen(actors.navigation.getSnapshot())).toBe(false)
  })

  it('stays beside the page once it is pinned', async () => {
    const { actors, goTo } = await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it beside the page' }))
    goTo('/mission')
    expect(isSidePanelPermanent(actors.navigation.getSnapshot())).toBe(true)
    expect(button('Let it lie over the page')).toHaveAttribute('aria-pressed', 'true')
  })
})

it('the buttons of the settings are hidden from guests', async () => {
  const { container } = await showLaidOut()
  expect(within(container).queryByRole('button', { name: 'Settings' })).toBeNull()
})

it('the settings close when the person goes', async () => {
  const { actors } = await showLaidOut({ roles: student, events: [{ type: 'settingsPanel.opened', view: 'schemes' }] })
  expect(selectSettingsView(actors.navigation.getSnapshot())).toBe('schemes')
  await act(async () => actors.auth.send({ type: 'session.unauthorised' }))
  await waitFor(() => expect(selectSettingsView(actors.navigation.getSnapshot())).toBeNull())
})
