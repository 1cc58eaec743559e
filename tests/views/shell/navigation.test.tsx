import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { MenuEntry } from '../../../src/domain/menu.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { isPanelOpen, selectSettingsView } from '../../../src/machines/navigation/navigation.connect.ts'
import { selectLayout } from '../../../src/machines/settings/settings.connect.ts'
import { Drawer } from '../../../src/views/shell/drawer.view.tsx'
import { Entries } from '../../../src/views/shell/navigation/entries.view.tsx'
import { Panel } from '../../../src/views/shell/navigation/panel.view.tsx'
import { laidOut, type LaidOut } from '../../../src/views/shell/story-shell.tsx'
import { UserMenu } from '../../../src/views/shell/user-menu.view.tsx'
import { chooseItem } from '../support/row-menu.ts'
import { showInShell } from './shell-world.tsx'

const student = [ROLE.student]

const showPanel = (story: LaidOut = {}) => showInShell(story, <Panel navbar={laidOut(story).config.navbar} />)
const panel = () => screen.getByRole('complementary')
const foldOf = () => panel().dataset['fold']
const textOf = (element: HTMLElement) => element.textContent.trim()
const button = (name: string | RegExp) => screen.getByRole('button', { name })

afterEach(() => void vi.useRealTimers())

describe('the panel', () => {
  it('has the logo, the menu in groups with the current page marked, and the way to the documentation', async () => {
    await showPanel({ roles: student, path: '/student/dash?tab=2' })
    expect(screen.getByRole('link', { name: 'TIM Training' })).toHaveAttribute('href', '/home')
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
    expect(menu.getAllByRole('list').map((list) => list.getAttribute('aria-labelledby'))).not.toContain(null)
    expect(within(menu.getByRole('list', { name: 'Student' })).getAllByRole('link')).toHaveLength(1)
    expect(menu.getAllByRole('link', { current: 'page' }).map(textOf)).toEqual(['My Courses'])
    expect(screen.getByRole('link', { name: /^Documentation/ })).toHaveAttribute('href', '/documentation')
  })

  it('ends with the copyright line and the version', async () => {
    await showPanel()
    expect(screen.getByText('© 2024 TIM Training')).toBeVisible()
    expect(screen.getByText('Version 3.12.2')).toBeVisible()
  })

  it('offers Sign In and Sign up to a guest', async () => {
    await showPanel()
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in')
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/register')
  })

  it('says who is signed in, with My Profile and Sign out', async () => {
    const { visited } = await showPanel({ roles: student })
    await userEvent.click(await screen.findByRole('button', { name: /Ayşe Demir ayse\.demir@example\.org/ }))
    const entries = await screen.findAllByRole('menuitem')
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'My Courses',
      'My Profile',
      'Settings',
      'Color schemes',
      'Sign out',
    ])
    await chooseItem('Sign out')
    await waitFor(() => expect(visited.at(-1)).toBe('/sign-out'))
  })

  it('has the two views of the settings in the user menu, which a phone shows alone', async () => {
    const { actors } = await showPanel({ roles: student })
    await userEvent.click(await screen.findByRole('button', { name: /Ayşe Demir/ }))
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await chooseItem('Color schemes')
    await waitFor(() => expect(selectSettingsView(actors.navigation.getSnapshot())).toBe('schemes'))
  })

  it('is folded by its button, which is kept with the layout', async () => {
    const { actors } = await showPanel()
    await userEvent.click(button('Fold the menu'))
    expect(selectLayout(actors.settings.getSnapshot()).config.navbar.folded).toBe(true)
  })
})

describe('the folded panel', () => {
  const foldedPanel = (story: LaidOut = {}) => showPanel({ ...story, change: { navbar: { style: 'style-2' } } })

  it('names its icons, and unfolds over the page when the mouse has rested on it for 150 ms', async () => {
    await foldedPanel()
    expect([foldOf(), screen.getByRole('link', { name: 'Home' }).getAttribute('href')]).toEqual(['folded', '/home'])
    vi.useFakeTimers()
    fireEvent.pointerEnter(panel(), { pointerType: 'mouse' })
    act(() => void vi.advanceTimersByTime(149))
    expect(foldOf()).toBe('folded')
    act(() => void vi.advanceTimersByTime(1))
    expect(foldOf()).toBe('over')
    fireEvent.pointerLeave(panel(), { pointerType: 'mouse' })
    expect(foldOf()).toBe('folded')
  })

  it('stays folded under a finger', async () => {
    await foldedPanel()
    vi.useFakeTimers()
    fireEvent.pointerEnter(panel(), { pointerType: 'touch' })
    act(() => void vi.advanceTimersByTime(1000))
    expect(foldOf()).toBe('folded')
  })

  it('unfolds by its button, folds by Escape, and folds when the page changes', async () => {
    const { goTo } = await foldedPanel()
    await userEvent.click(button('Show the menu'))
    expect(foldOf()).toBe('over')
    await userEvent.keyboard('{Escape}')
    expect(foldOf()).toBe('folded')
    await userEvent.click(button('Show the menu'))
    goTo('/mission')
    expect(foldOf()).toBe('folded')
  })

  it('is kept open by the same button', async () => {
    const { actors } = await foldedPanel()
    await userEvent.click(button('Show the menu'))
    await userEvent.click(button('Keep the menu open'))
    expect(selectLayout(actors.settings.getSnapshot()).config.navbar.folded).toBe(false)
    expect(actors.navigation.getSnapshot().matches({ fold: 'unfolded' })).toBe(true)
  })
})

describe('an entry', () => {
  const show = (...entries: MenuEntry[]) => showInShell({}, <Entries entries={entries} path="/mission" />)
  const page = { id: 'contact', type: 'item', url: '/contact', icon: 'contact' } as const

  it('carries a count or says that it is new', async () => {
    await show({ ...page, badge: 1200 }, { ...page, id: 'howToVideos', badge: 'new' })
    expect(await screen.findByRole('link', { name: 'Contact Us 1,200' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'How To Videos New' })).toBeVisible()
  })

  it('that is disabled says so and leads nowhere', async () => {
    const { visited } = await show({ ...page, disabled: true })
    const link = await screen.findByRole('link', { name: 'Contact Us' })
    expect(link).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(link)
    expect(visited).toEqual(['/start'])
  })

  it('that leads out opens a tab of its own, and says so', async () => {
    await show({ id: 'resources', type: 'link', url: 'https://ops.fhwa.dot.gov/', icon: 'resources', target: '_blank' })
    const link = await screen.findByRole('link', { name: 'Resources (opens in a new tab)' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://ops.fhwa.dot.gov/', '_blank'])
  })

  it('of a collapse shows and hides with it; the one with the current page is open', async () => {
    const mission = { id: 'mission', type: 'item', url: '/mission', icon: 'mission' } as const
    await show(
      { id: 'aboutUs', type: 'collapse', icon: 'about', children: [mission] },
      { id: 'admin', type: 'collapse', icon: 'admin', children: [page] },
    )
    expect((await screen.findAllByRole('link')).map(textOf)).toEqual(['Mission'])
    await userEvent.click(button('Admin'))
    await userEvent.click(button('About Us'))
    expect(screen.getAllByRole('link').map(textOf)).toEqual(['Contact Us'])
    expect(button('Admin')).toHaveAttribute('aria-expanded', 'true')
  })

  it('that is a divider is for the eye alone', async () => {
    await show(page, { id: 'line', type: 'divider' }, { ...page, id: 'partners', url: '/partners' })
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })
})

describe('the drawer', () => {
  const openDrawer = async () => {
    const shown = await showInShell({ roles: student }, <Drawer />)
    await userEvent.click(button('Open menu'))
    return { ...shown, dialog: await screen.findByRole('dialog', { name: 'Main menu' }) }
  }

  it('has the menu, who is signed in, the documentation and the imprint', async () => {
    const { dialog } = await openDrawer()
    const inside = within(dialog)
    expect(inside.getByRole('link', { name: 'My Courses' })).toBeVisible()
    expect(inside.getByRole('link', { name: /^Documentation/ })).toBeVisible()
    expect(await inside.findByRole('button', { name: /Ayşe Demir/ })).toBeVisible()
    expect(inside.getByText('Version 3.12.2')).toBeVisible()
    expect(button('Open menu')).toHaveAttribute('aria-expanded', 'true')
  })

  it('closes when the page changes', async () => {
    const { goTo } = await openDrawer()
    goTo('/mission')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes by its button, and by a link to the page that is there already', async () => {
    await openDrawer()
    await userEvent.click(button('Close menu'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(button('Open menu'))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Home' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('has the button of the panel beside its own, where the layout has a panel', async () => {
    const { actors } = await showInShell({}, <Drawer />)
    await userEvent.click(button('Hide the menu'))
    expect(isPanelOpen(actors.navigation.getSnapshot())).toBe(false)
    expect(button('Show the menu')).toHaveAttribute('aria-expanded', 'false')
  })
})

it('the user menu of the bar has the name and e-mail in the menu itself', async () => {
  await showInShell({ roles: student }, <UserMenu />)
  await userEvent.click(await screen.findByRole('button', { name: 'AD Your account' }))
  const menu = await screen.findByRole('menu')
  expect(within(menu).getByText('Ayşe Demir')).toBeVisible()
  expect(within(menu).getByText('ayse.demir@example.org')).toBeVisible()
})
