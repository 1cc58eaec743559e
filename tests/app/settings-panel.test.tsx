import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { loadWords } from '../../src/i18n/words.tsx'
import { asked, holdToken, livingToken, openApp, serve, viewer } from './mount-app.tsx'

const SAVE = 'PATCH /api/users/5/settings'
const saved: unknown[] = []

beforeAll(async () => {
  await Promise.all([
    import('../../src/app/parts/settings-panel.part.tsx'),
    import('../../src/views/shell/settings-panel/settings-buttons.view.tsx'),
    import('../../src/views/theme/own-palettes.ts'),
    loadWords('en', ['settingsPanel']),
  ])
})

beforeEach(() => {
  saved.length = 0
  holdToken(livingToken())
  serve({
    'GET /api/auth/me': () => Response.json(viewer(2)),
    [SAVE]: async (request) => {
      saved.push(await request.json())
      return Response.json({ settings: {} })
    },
  })
})

const open = async (name: string) => {
  await openApp('/home')
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

test('a scheme that is chosen is worn at once, and saved', async () => {
  const panel = await open('Color schemes')
  await userEvent.click(panel.getByRole('radio', { name: 'Interstate Blue' }))
  expect(document.documentElement.dataset['scheme']).toBe('interstate-blue')
  await waitFor(() => expect(asked).toContain(SAVE))
  expect(saved[0]).toMatchObject({ scheme: 'interstate-blue' })
})

test('a palette that is saved is worn by the page', async () => {
  const panel = await open('Settings')
  await userEvent.click(panel.getByRole('button', { name: 'Edit the colors of: Menu' }))
  const bar = panel.getByRole('textbox', { name: 'Background: default' })
  await userEvent.clear(bar)
  await userEvent.type(bar, '#0a2540')
  await userEvent.click(panel.getByRole('button', { name: 'Save the colors' }))
  await waitFor(() => expect(document.documentElement.style.getPropertyValue('--colors-shell-nav-bg')).toBe('#0a2540'))
  await userEvent.click(panel.getByRole('button', { name: 'Back to the color scheme' }))
  await waitFor(() => expect(document.documentElement.style.getPropertyValue('--colors-shell-nav-bg')).toBe(''))
})

test('it closes, and opens again', async () => {
  const panel = await open('Settings')
  await userEvent.click(panel.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Color schemes' }))
  expect(await screen.findByRole('dialog', { name: 'Color schemes' })).toBeVisible()
})

test('who signs out is shown no settings any more', async () => {
  await openApp('/home').then(async ({ actors }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Settings' }))
    await screen.findByRole('dialog', { name: 'Settings' })
    actors.auth.send({ type: 'session.left' })
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull()
})
