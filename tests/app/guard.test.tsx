import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'

import { selectPath } from '../../src/machines/route-guard/route-guard.connect.ts'
import { asked, course, holdToken, livingToken, openApp, serve, viewer } from './mount-app.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the guard in the address bar', () => {
  test('sends a guest to sign in, and on to what was asked for', async () => {
    const token = livingToken()
    serve({
      'POST /api/auth/login': () => Response.json({ token }),
      'GET /api/auth/me': () => Response.json(viewer(2)),
    })
    await openApp('/student/dash?from=mail')
    await heading('Sign in')
    expect(sessionStorage.getItem('rememberedRedirect')).toBe('/student/dash?from=mail')

    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org')
    await userEvent.type(screen.getByLabelText('Password'), 'Training#2026')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await heading('My Courses')
    expect(location.pathname + location.search).toBe('/student/dash?from=mail')
    expect(sessionStorage.getItem('rememberedRedirect')).toBeNull()
  })

  test('leads a guest who chose to sign in back to the page that they chose it on, by the way back too', async () => {
    await openApp('/profile')
    const main = await screen.findByRole('main')
    await userEvent.click(await within(main).findByRole('link', { name: 'Sign in' }))
    await heading('Sign in')
    act(() => history.back())
    await waitFor(() => expect(location.pathname).toBe('/profile'))
  })

  test('knows where the reader is before the router draws by it: what is left is not drawn for another address', async () => {
    const { actors } = await openApp('/mission', { courses: [course] })
    await heading('Mission')
    const told: string[] = []
    const listen = () => told.push(selectPath(actors.guard.getSnapshot()))
    const moves = ['pushState', 'replaceState', 'popstate']
    for (const move of moves) addEventListener(move, listen)
    await act(async () => history.pushState(null, '', '/partners?from=menu'))
    await act(async () => history.replaceState(null, '', '/home'))
    act(() => history.back())
    await waitFor(() => expect(location.pathname).toBe('/mission'))
    for (const move of moves) removeEventListener(move, listen)
    expect(told).toEqual(['/partners?from=menu', '/home', '/mission'])
  })

  test.each([
    { page: '/profile', isChosenThere: true },
    { page: '/home', isChosenThere: false },
  ])(
    'stands once in the history, and so does $page, when a sign-in has led back to it',
    async ({ page, isChosenThere }) => {
      serve({
        'POST /api/auth/login': () => Response.json({ token: livingToken() }),
        'GET /api/auth/me': () => Response.json(viewer(2)),
      })
      await openApp('/mission', { courses: [course] })
      await act(async () => history.pushState(null, '', page))
      const place = await screen.findByRole(isChosenThere ? 'main' : 'banner')
      await waitFor(() => expect(location.pathname).toBe(page))
      await userEvent.click(await within(place).findByRole('link', { name: /^Sign in$/i }))
      await heading('Sign in')
      await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org')
      await userEvent.type(screen.getByLabelText('Password'), 'Training#2026')
      await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
      await waitFor(() => expect(location.pathname).toBe(page))
      await screen.findAllByRole('button', { name: /Your account$/ })
      act(() => history.back())
      await waitFor(() => expect(location.pathname).toBe('/mission'))
      await waitFor(() => expect(document.title).toBe('Mission - TIM Training'))
    },
  )

  test('shows /401 to who is signed in and lacks the role', async () => {
    holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => Response.json(viewer(3)) })
    await openApp('/student/dash')
    await screen.findByText('You do not have permission to view this page.')
    expect(location.pathname).toBe('/401')
    expect(sessionStorage.getItem('rememberedRedirect')).toBe('401 /student/dash')
    expect(sessionStorage.getItem('rememberedRedirectOf')).toBe('5')
  })

  test('says to who is signed in and has no role any more why they are led to sign in', async () => {
    holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => Response.json({ ...viewer(2), roleMappings: [] }) })
    await openApp('/student/dash')
    await screen.findByText('Your account has no role any more')
    expect(location.pathname).toBe('/sign-in')
  })

  test('lets who has no role any more sign in with another account', async () => {
    let who = { ...viewer(2), roleMappings: [] as ReturnType<typeof viewer>['roleMappings'] }
    holdToken(livingToken())
    serve({
      'GET /api/auth/me': () => Response.json(who),
      'POST /api/auth/login': () => {
        who = viewer(2)
        return Response.json({ token: livingToken() })
      },
    })
    await openApp('/student/dash')
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.org')
    await userEvent.type(screen.getByLabelText('Password'), 'Training#2026')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await heading('My Courses')
    expect(location.pathname).toBe('/student/dash')
  })

  test.each([
    ['its own person back to their page', viewer(2), '/student/dash'],
    ['somebody else home, and not to a page of another role', { ...viewer(3), id: 6 }, '/home'],
  ])('leads from a session that had ended when its page came %s', async (_whom, next, path) => {
    holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => Response.json(viewer(2)) })
    await openApp('/student/dash')
    await heading('My Courses')
    cleanup()

    let isSignedIn = false
    serve({
      'GET /api/auth/me': () => (isSignedIn ? Response.json(next) : Response.json({}, { status: 401 })),
      'POST /api/auth/login': () => {
        isSignedIn = true
        return Response.json({ token: livingToken() })
      },
    })
    await openApp('/student/dash', { courses: [course] })
    await heading('Sign in')
    expect(sessionStorage.getItem('rememberedRedirectOf')).toBe('5')
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org')
    await userEvent.type(screen.getByLabelText('Password'), 'Training#2026')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(location.pathname).toBe(path))
  })

  test('leads an unknown path to /404', async () => {
    await openApp('/no/such/page')
    await screen.findByText('The page you requested could not be found.')
    expect(location.pathname).toBe('/404')
  })
})

describe('a change of page', () => {
  test('changes the title, moves the focus to the heading and says where one is', async () => {
    await openApp('/home', { courses: [course] })
    await heading('Clear the road. Everyone goes home.')
    expect(document.title).toBe('Home - TIM Training')
    expect(document.body).toHaveFocus()

    const menu = screen.getByRole('navigation', { name: 'Main menu' })
    await userEvent.click(within(menu).getByRole('link', { name: 'Verification' }))
    const arrived = await heading('Verify a certificate')
    expect(document.title).toBe('Verification - TIM Training')
    expect(arrived).toHaveFocus()
    expect(document.querySelector('[data-announcer]')).toHaveTextContent('Verification - TIM Training')
    expect(within(menu).getByRole('link', { name: 'Verification' })).toHaveAttribute('aria-current', 'page')
  })

  test('a guest at home asks the server nothing', async () => {
    await openApp('/home', { courses: [course] })
    expect(await screen.findByRole('heading', { name: 'National TIM' })).toBeVisible()
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-session'))
    expect(asked).toEqual([])
  })
})

describe('the way back, of which a page does not wait for what lies beside its buttons', () => {
  test.each([
    { opener: 'Your account', what: 'menu' },
    { opener: 'Font size', what: 'dialog' },
  ])('closes the $what of "$opener" with the page that it leaves', async ({ opener, what }) => {
    holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => Response.json(viewer(2)) })
    await openApp('/mission')
    await act(async () => history.pushState(null, '', '/contact'))
    await heading('Contact us')
    const bar = (await screen.findAllByRole('banner')).at(0) ?? document.body
    const button = await within(bar).findByRole('button', { name: new RegExp(`${opener}$`) })
    // What it opens comes with its script, for which nobody waits within a press.
    await act(async () => button.click())
    await screen.findByRole(what)
    act(() => history.back())
    await waitFor(() => expect(document.title).toBe('Mission - TIM Training'))
    await waitFor(() => expect(screen.queryByRole(what)).toBeNull())
  })
})

describe('appearance', () => {
  test('another language turns the page round, its title and its texts', async () => {
    await openApp('/home', { courses: [course] })
    await heading('Clear the road. Everyone goes home.')
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Language' })))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'العربية' }))
    await waitFor(() => expect(document.title).toBe('الرئيسية - TIM Training'))
    const { lang, dir } = document.documentElement
    expect({ lang, dir, cookie: document.cookie.includes('language=ar') }).toEqual({
      lang: 'ar',
      dir: 'rtl',
      cookie: true,
    })
    await waitFor(() => expect(asked).toEqual(['GET /api/courses']))
  })

  test('the dark theme holds at once and is kept', async () => {
    await openApp('/home', { courses: [course] })
    const toggle = await screen.findByRole('button', { name: 'Dark theme' })
    await userEvent.click(toggle)
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
    expect(document.documentElement).toHaveAttribute('data-mode', 'dark')
    await waitFor(() => expect(localStorage.getItem('themeMode')).toBe('dark'))
  })

  test('the loss of the network is said, and taken back', async () => {
    await openApp('/home', { courses: [course] })
    await heading('Clear the road. Everyone goes home.')
    window.dispatchEvent(new Event('offline'))
    expect(await screen.findByText('You are offline.')).toBeVisible()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText('You are offline.')).toBeNull())
    expect(screen.getByText('You are online again.')).toBeVisible()
  })
})
