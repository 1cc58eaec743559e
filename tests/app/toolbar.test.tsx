import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { loadWords } from '../../src/i18n/words.tsx'
import { asked, course, holdToken, livingToken, openApp, serve, viewer } from './mount-app.tsx'

const UNSUPPORTED = 'fullscreenElement is not supported by this browser'

// What is compiled on demand takes its time: all is there before.
beforeAll(async () => {
  await Promise.all([
    loadWords('en', ['toolbar']),
    import('../../src/app/actors/fullscreen.actors.ts'),
    import('../../src/app/actors/shortcuts.actors.ts'),
    import('../../src/views/shell/toolbar/search-finder.view.tsx'),
    import('../../src/views/shell/toolbar/shortcut-popover.view.tsx'),
    import('../../src/views/shell/toolbar/starred-links.view.tsx'),
  ])
})

const press = async (name: string) => act(() => userEvent.click(screen.getByRole('button', { name })))
const home = async () => {
  const app = await openApp('/home', { courses: [course] })
  await screen.findByRole('heading', { level: 1 })
  return app
}

test('what is typed into the search stays there when the page that was waited for comes', async () => {
  const late = Promise.withResolvers<Response>()
  serve({ 'GET /api/auth/me': () => late.promise })
  holdToken(livingToken())
  await openApp('/student/dash')
  await act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true }))
  })
  const field = await screen.findByRole('combobox', { name: 'Search' })
  await act(() => userEvent.type(field, 'cont'))
  late.resolve(Response.json(viewer(2)))
  await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('My Courses'))
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('cont')
})

describe('the search key', () => {
  test.each([
    ['Ctrl-K', { key: 'k', code: 'KeyK', ctrlKey: true }],
    ['Cmd-K', { key: 'k', code: 'KeyK', metaKey: true }],
    ['Ctrl-K with the capitals on', { key: 'K', code: 'KeyK', ctrlKey: true }],
    ['Ctrl-K of an Arabic keyboard', { key: 'ن', code: 'KeyK', ctrlKey: true }],
    ['Ctrl-K of a Dvorak keyboard', { key: 'k', code: 'KeyV', ctrlKey: true }],
  ])('%s opens the search, and Escape closes it', async (_name, keys) => {
    await home()
    const event = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true })
    await act(async () => document.body.dispatchEvent(event))
    expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveFocus()
    expect(event.defaultPrevented).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  test.each([
    ['K alone', { key: 'k', code: 'KeyK' }],
    ['Ctrl-Shift-K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
    ['Ctrl-T of a Dvorak keyboard', { key: 't', code: 'KeyK', ctrlKey: true }],
  ])('%s is left to the browser', async (_name, keys) => {
    const { actors } = await home()
    const event = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true })
    await act(async () => document.body.dispatchEvent(event))
    expect([event.defaultPrevented, actors.navigation.getSnapshot().matches({ search: 'closed' })]).toEqual([
      false,
      true,
    ])
  })

  test('works on a bare page too, and finds pages that exist', async () => {
    await openApp('/sign-in')
    await screen.findByRole('heading', { level: 1 })
    await act(() => userEvent.keyboard('{Control>}k{/Control}'))
    await userEvent.type(await screen.findByRole('combobox'), 'verif{Enter}')
    await waitFor(() => expect(location.pathname).toBe('/course/verification'))
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

describe('the whole screen', () => {
  const pretend = (isEnabled: boolean) => {
    let element: Element | null = null
    const change = (next: Element | null) => {
      element = next
      document.dispatchEvent(new Event('fullscreenchange'))
    }
    const request = vi.fn<() => Promise<void>>(async () => change(document.documentElement))
    Object.defineProperties(document, {
      fullscreenEnabled: { value: isEnabled, configurable: true },
      fullscreenElement: { get: () => element, configurable: true },
      exitFullscreen: { value: async () => change(null), configurable: true },
    })
    Object.defineProperty(document.documentElement, 'requestFullscreen', { value: request, configurable: true })
    return { change, request }
  }
  const toggle = () => screen.getByRole('button', { name: 'Full screen' })
  const isOn = (on: boolean) => waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', String(on)))

  beforeEach(() => void pretend(false))
  afterEach(() => {
    for (const key of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, key)
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen')
  })

  test('is taken and given back by the button, and followed when a key leaves it', async () => {
    const { change } = pretend(true)
    await home()
    await isOn(false)
    await press('Full screen')
    await isOn(true)
    await act(async () => change(null))
    await isOn(false)
    await press('Full screen')
    await isOn(true)
    await press('Full screen')
    await isOn(false)
    expect(screen.queryByText(UNSUPPORTED)).toBeNull()
  })

  test(`says "${UNSUPPORTED}" where the browser cannot`, async () => {
    await home()
    expect(screen.queryByText(UNSUPPORTED)).toBeNull()
    await press('Full screen')
    expect(await screen.findByText(UNSUPPORTED)).toBeVisible()
    await isOn(false)
  })

  test('says it too where the browser refuses', async () => {
    const { request } = pretend(true)
    request.mockRejectedValueOnce(new TypeError('Permissions check failed'))
    await home()
    await press('Full screen')
    expect(await screen.findByText(UNSUPPORTED)).toBeVisible()
  })
})

describe('the stars', () => {
  const star = async (name: RegExp) => {
    await press('Shortcuts')
    await screen.findByPlaceholderText('Search for an app or page')
    await userEvent.click(await screen.findByRole('option', { name }))
  }
  const starred = (name: string) =>
    waitFor(() => {
      expect(screen.getAllByRole('link', { name }).find(({ title }) => title === name)).toBeVisible()
    })

  test('of a guest stay on the device; the server hears nothing, and a list that is kept comes back', async () => {
    localStorage.setItem('shortcuts', '["home","gone"]')
    await home()
    await starred('Home')
    await star(/^Verification/)
    await waitFor(() => expect(localStorage.getItem('shortcuts')).toBe('["home","gone","verification"]'))
    expect(asked).toEqual([])
  })

  test('of a person come with them, and go to the server when they change', async () => {
    const bodies: unknown[] = []
    holdToken(livingToken())
    serve({
      'GET /api/auth/me': () => Response.json({ ...viewer(2), shortcuts: ['verification', 'gone'] }),
      'PUT /api/users/5/shortcuts': async (request) => {
        bodies.push(request.method)
        return Response.json({ shortcuts: [] })
      },
    })
    await home()
    await starred('Verification')
    await star(/^My Courses/)
    await waitFor(() => expect(bodies).toEqual(['PUT']))
    await starred('My Courses')
    expect(localStorage.getItem('shortcuts')).toBeNull()
  })

  test('that could not be saved are said to be, and kept', async () => {
    holdToken(livingToken())
    serve({
      'GET /api/auth/me': () => Response.json(viewer(2)),
      'PUT /api/users/5/shortcuts': () => Response.json({}, { status: 403 }),
    })
    await home()
    await waitFor(() => expect(asked).toContain('GET /api/auth/me'))
    await screen.findAllByRole('button', { name: /Your account$/ })
    await star(/^Verification/)
    const text = 'Your shortcuts could not be saved. They are kept here and sent again.'
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
    await starred('Verification')
  })
})
