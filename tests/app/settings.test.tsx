import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { loadPage, loadShellWords } from '../../src/app/page/page-loader.tsx'
import { writeLayout } from '../../src/domain/appearance-code.ts'
import { settingsBody } from '../../src/domain/contract/settings.contract.ts'
import { layoutOf } from '../../src/domain/layout.ts'
import type { Palette } from '../../src/domain/palette.ts'
import { isAuthenticated } from '../../src/machines/auth/auth.connect.ts'
import { asked, holdToken, livingToken, openApp, serve, viewer } from './mount-app.tsx'

const SAVE = 'PATCH /api/users/5/settings'
const UNSAVED = 'Your settings are kept on this device. They could not be saved to your account yet.'

const PALETTE: Palette = {
  mode: 'dark',
  primary: '#ffc800',
  secondary: '#4fa3e3',
  background: { paper: '#1b1e22', default: '#13161a' },
  text: '#eceff3',
}

const root = document.documentElement

const seen = () => {
  const { mode, scheme, scrollbars } = root.dataset
  return { mode, scheme, scrollbars, lang: root.lang, dir: root.dir, font: root.style.getPropertyValue('--font-scale') }
}

type Saved = Readonly<Record<string, unknown>> | null
type Account = { settings: Saved; sent: unknown[]; isAway: boolean }

/** A server that keeps the settings of one person, as ours does. */
const account = (settings: Saved) => {
  const held: Account = { settings, sent: [], isAway: false }
  serve({
    'GET /api/auth/me': () => Response.json({ ...viewer(2), settings: held.settings }),
    [SAVE]: async (request) => {
      if (held.isAway) return Response.json({}, { status: 503 })
      const changes = settingsBody.parse(await request.json())
      held.sent.push(changes)
      held.settings = { ...held.settings, ...changes }
      return Response.json({ settings: held.settings })
    },
  })
  return held
}

const signedIn = async (settings: Saved) => {
  holdToken(livingToken())
  const held = account(settings)
  const app = await openApp('/home')
  await waitFor(() => expect(isAuthenticated(app.actors.auth.getSnapshot())).toBe(true))
  return { ...app.actors, held }
}

const turnTab = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.restoreAllMocks()
  root.removeAttribute('style')
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
})

describe('what a person saved', () => {
  test('on another device holds here once it is known who they are, and on this device from then on', async () => {
    await signedIn({
      mode: 'dark',
      scheme: 'night-shift',
      fontScale: 1.2,
      layout: layoutOf('layout2'),
      direction: 'rtl',
    })
    await waitFor(() => expect(root.dataset['mode']).toBe('dark'))
    expect(seen()).toEqual({
      mode: 'dark',
      scheme: 'night-shift',
      scrollbars: 'custom',
      lang: 'en',
      dir: 'rtl',
      font: '1.2',
    })
    const layout = writeLayout(layoutOf('layout2'))
    await waitFor(() => expect(localStorage.getItem('layout')).toBe(layout))
    expect(localStorage.getItem('themeMode')).toBe('dark')
    expect(
      document.cookie
        .split('; ')
        .filter((cookie) => !/^(?:known|here)=/.test(cookie))
        .toSorted(),
    ).toEqual(['direction=rtl', 'language=en', `layout=${layout}`, 'scheme=night-shift', 'themeMode=dark'])
    expect(asked).not.toContain(SAVE)
  })

  test('in another language is spoken', async () => {
    await Promise.all([loadShellWords('ar'), loadPage('/home', 'ar')])
    await signedIn({ language: 'ar' })
    await waitFor(() => expect([root.lang, root.dir]).toEqual(['ar', 'rtl']))
  })

  test('by an older version does not stand in the way', async () => {
    await signedIn({ mode: 'dark', language: 'fr', layout: { style: 'x' }, theme: 7 })
    await waitFor(() => expect(root.dataset['mode']).toBe('dark'))
    expect(root.lang).toBe('en')
  })

  test('meanwhile holds when they come back to the tab', async () => {
    const { held } = await signedIn(null)
    held.settings = { scheme: 'interstate-blue' }
    turnTab('visible')
    await waitFor(() => expect(root.dataset['scheme']).toBe('interstate-blue'))
  })

  test('of palettes is worn, and taken off again', async () => {
    const { settings } = await signedIn({ mode: 'dark', theme: { main: PALETTE } })
    await waitFor(() => expect(root.style.getPropertyValue('--colors-bg-canvas')).toBe('#13161a'))
    expect(localStorage.getItem('paletteVariables')).toContain('--colors-bg-canvas:#13161a')
    settings.send({ type: 'palettes.dropped' })
    expect([root.style.getPropertyValue('--colors-bg-canvas'), localStorage.getItem('paletteVariables')]).toEqual([
      '',
      null,
    ])
  })
})

describe('what a person changes', () => {
  test('is saved to their account, in one call', async () => {
    const { settings, held } = await signedIn({ scheme: 'night-shift' })
    settings.send({ type: 'mode.chosen', mode: 'dark' })
    settings.send({ type: 'layoutStyle.chosen', style: 'layout3' })
    settings.send({ type: 'palette.saved', section: 'navbar', palette: PALETTE })
    await waitFor(() => expect(held.sent).not.toEqual([]))
    expect(held.sent).toEqual([{ mode: 'dark', layout: layoutOf('layout3'), theme: { navbar: PALETTE } }])
  })

  test('and cannot be saved is told once, and saved when the network is back', async () => {
    const { settings, held } = await signedIn(null)
    held.isAway = true
    settings.send({ type: 'mode.chosen', mode: 'dark' })
    turnTab('hidden')
    expect(await screen.findByText(UNSAVED)).toBeVisible()
    held.isAway = false
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(held.sent).toEqual([{ mode: 'dark' }]))
    expect(screen.getAllByText(UNSAVED)).toHaveLength(1)
    await waitFor(() => expect(localStorage.getItem('unsavedSettings')).toBeNull())
  })

  test('and was not saved before the page went is saved by the next', async () => {
    localStorage.setItem('themeMode', 'dark')
    localStorage.setItem('unsavedSettings', '5 mode:0.25')
    const { held } = await signedIn({ mode: 'light', scheme: 'night-shift' })
    await waitFor(() => expect(held.sent).toEqual([{ mode: 'dark' }]))
    expect([root.dataset['mode'], root.dataset['scheme']]).toEqual(['dark', 'night-shift'])
  })

  test('as a guest stays on this device', async () => {
    const { actors } = await openApp('/home')
    await waitFor(() => expect(actors.settings.getSnapshot().matches({ ready: { server: 'guest' } })).toBe(true))
    actors.settings.send({ type: 'mode.chosen', mode: 'dark' })
    turnTab('hidden')
    expect([root.dataset['mode'], localStorage.getItem('themeMode')]).toEqual(['dark', 'dark'])
    expect(asked.filter((call) => call.startsWith('PATCH'))).toEqual([])
  })

  test('in another tab holds here at once, and what that tab has not saved yet is not undone', async () => {
    const { held } = await signedIn({ mode: 'light' })
    localStorage.setItem('unsavedSettings', '5 mode:0.25')
    localStorage.setItem('themeMode', 'dark')
    localStorage.setItem('direction', 'rtl')
    window.dispatchEvent(new StorageEvent('storage', { key: 'themeMode', storageArea: localStorage }))
    await waitFor(() => expect([root.dataset['mode'], root.dir]).toEqual(['dark', 'rtl']))
    held.settings = { mode: 'light', fontScale: 1.3 }
    turnTab('visible')
    await waitFor(() => expect(root.style.getPropertyValue('--font-scale')).toBe('1.3'))
    expect([root.dataset['mode'], held.sent]).toEqual(['dark', []])
  })
})
