import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { loadWords } from '../../src/i18n/words.tsx'
import { asked, holdToken, livingToken, openApp, serve, viewer } from './mount-app.tsx'

const WELCOMED = 'POST /api/users/5/welcomed'
const done = () => new Response(null, { status: 204 })
const refuse = () => Response.json({ error: { statusCode: 500, name: 'Error', message: 'No.' } }, { status: 500 })

const newcomer = (answer: () => Response) =>
  serve({ 'GET /api/auth/me': () => Response.json({ ...viewer(2), welcomed: false }), [WELCOMED]: answer })

const dialog = () => screen.findByRole('dialog', { name: 'Welcome, Ada' })
const told = () => asked.filter((call) => call === WELCOMED).length

beforeAll(async () => {
  await Promise.all([import('../../src/app/routes/welcome.route.tsx'), loadWords('en', ['welcome'])])
})
beforeEach(() => {
  // What a page remembers of itself ends with it.
  vi.resetModules()
  holdToken(livingToken())
})

test('who was never welcomed is, once, and the server is told when they close it', async () => {
  newcomer(done)
  await openApp('/home')
  expect(told()).toBe(0)
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Look around first' }))
  await waitFor(() => expect(told()).toBe(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(localStorage.getItem('welcomed.5')).toBe('seen')
})

test('the dialog leads only where a page is', async () => {
  newcomer(done)
  await openApp('/home')
  const links = within(await dialog()).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href')).slice(0, 2)).toEqual([
    '/student/dash',
    '/online-course-enrollment',
  ])
})

test('what another tab shows, or has shown, is not shown here; the server is told', async () => {
  localStorage.setItem('welcomed.5', 'another page')
  newcomer(done)
  await openApp('/home')
  await waitFor(() => expect(told()).toBe(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a server that fails does not bring it back, and is told again', async () => {
  const answers = [refuse]
  newcomer(() => (answers.shift() ?? done)())
  await openApp('/home')
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(told()).toBe(2))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who was welcomed before is not asked about', async () => {
  serve({ 'GET /api/auth/me': () => Response.json(viewer(2)) })
  await openApp('/home')
  await screen.findByRole('button', { name: /Your account$/ })
  expect([screen.queryByRole('dialog'), told(), localStorage.getItem('welcomed.5')]).toEqual([null, 0, null])
})
