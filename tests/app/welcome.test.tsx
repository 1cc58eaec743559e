import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { loadWords } from '../../src/i18n/words.tsx'
import { asked, holdToken, livingToken, openApp, serve, viewer } from './mount-app.tsx'

const done = () => new Response(null, { status: 204 })
const refuse = () => Response.json({ error: { statusCode: 500, name: 'Error', message: 'No.' } }, { status: 500 })

let id = 100

/** Somebody else each time: a page remembers whom it has seen welcomed. */
const newcomer = (answer: () => Response) => {
  id += 1
  serve({
    'GET /api/auth/me': () => Response.json({ ...viewer(2), id, welcomed: false }),
    [`POST /api/users/${id}/welcomed`]: answer,
  })
}

const dialog = () => screen.findByRole('dialog', { name: 'Welcome, Ada' })
const told = () => asked.filter((call) => call === `POST /api/users/${id}/welcomed`).length
const noted = () => localStorage.getItem(`welcomed.${id}`)

beforeAll(async () => {
  await Promise.all([import('../../src/app/routes/welcome.route.tsx'), loadWords('en', ['welcome'])])
})
beforeEach(() => holdToken(livingToken()))

test('who was never welcomed is, once, and the server is told when it is shown', async () => {
  newcomer(done)
  await openApp('/home')
  const shown = await dialog()
  await waitFor(() => expect([told(), noted()]).toEqual([1, 'seen']))
  await userEvent.click(within(shown).getByRole('button', { name: 'Look around first' }))
  expect([screen.queryByRole('dialog'), told()]).toEqual([null, 1])
})

test('the dialog leads only where a page is', async () => {
  newcomer(done)
  await openApp('/home')
  const links = within(await dialog()).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/student/dash',
    '/online-course-enrollment',
    '/documentation',
  ])
})

test('who came by a link to something is not kept from it, and is welcomed where people arrive', async () => {
  newcomer(done)
  await openApp('/partners')
  await screen.findByRole('heading', { level: 1 })
  await screen.findAllByRole('button', { name: /Your account$/ })
  expect([screen.queryByRole('dialog'), noted()]).toEqual([null, null])
  const [home] = screen.getAllByRole('link', { name: 'Home' })
  if (!home) throw new Error('No way home.')
  await userEvent.click(home)
  expect(await dialog()).toBeVisible()
})

test('what another tab shows, or has shown, is not shown here; the server is told', async () => {
  newcomer(done)
  localStorage.setItem(`welcomed.${id}`, 'another page')
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
  id += 1
  serve({ 'GET /api/auth/me': () => Response.json({ ...viewer(2), id }) })
  await openApp('/home')
  await screen.findAllByRole('button', { name: /Your account$/ })
  expect([screen.queryByRole('dialog'), told(), noted()]).toEqual([null, 0, null])
})
