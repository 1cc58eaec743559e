import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'

import { startAhead } from '../../src/app/ahead-start.ts'
import { selectRoles } from '../../src/machines/auth/auth.connect.ts'
import {
  asked,
  EMPTY_DASHBOARD,
  heldToken,
  holdToken,
  livingToken,
  nobody,
  openApp,
  serve,
  tokenUntil,
  viewer,
} from './mount-app.tsx'

/** In the bar, before any header of a page; the panel beside the page has both too, and the styles show one of them. */
const inBar = async () => within((await screen.findAllByRole('banner')).at(0) ?? document.body)
const account = async () => (await inBar()).findByRole('button', { name: /Your account$/ })
const signInLink = async () => (await inBar()).findByRole('link', { name: 'Sign In' })

describe('a stored token', () => {
  test('is used while its own expiry is ahead', async () => {
    holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => Response.json(viewer(2)) })
    await openApp('/home')
    expect(await account()).toBeVisible()
  })

  test('is dropped unasked when it has expired', async () => {
    holdToken(tokenUntil(Date.now() - 1000))
    await openApp('/home')
    await waitFor(() => expect(heldToken()).toBeNull())
    expect(await signInLink()).toBeVisible()
    expect(asked).not.toContain('GET /api/auth/me')
  })

  test('is kept when nobody could be asked about it', async () => {
    const answers = [() => Response.json({}, { status: 500 }), () => Response.json(viewer(2))]
    holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => answers.shift()?.() ?? nobody() })
    await openApp('/student/dash')
    expect(await screen.findByRole('heading', { name: 'The server cannot be reached.' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
    expect(heldToken()).not.toBeNull()
  })

  test('is asked about again by itself when the network is back', async () => {
    const answers = [() => Response.json({}, { status: 500 }), () => Response.json(viewer(2))]
    holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => answers.shift()?.() ?? nobody() })
    await openApp('/student/dash')
    await screen.findByRole('heading', { name: 'The server cannot be reached.' })
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
  })

  test('is replaced by the one that an answer brings', async () => {
    holdToken(livingToken())
    const renewed = tokenUntil(Date.now() + 7_200_000, 'renewed')
    serve({ 'GET /api/auth/me': () => Response.json(viewer(2), { headers: { 'New-Access-Token': renewed } }) })
    await openApp('/home')
    await waitFor(() => expect(heldToken()).toBe(renewed))
  })
})

describe('a sign-in of which nobody could say whose it is', () => {
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  /** Of somebody whose name and password are right, and who is asked about with these answers. */
  const signInWith = async (...answers: readonly (() => Response)[]) => {
    const left = [...answers]
    serve({
      'POST /api/auth/login': () => Response.json({ token: livingToken() }),
      'GET /api/auth/me': () => left.shift()?.() ?? Response.json(viewer(2)),
    })
    await openApp('/student/dash')
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.org')
    await userEvent.type(screen.getByLabelText('Password'), 'Training#2026')
    await send()
  }
  const broken = () => Response.json({}, { status: 500 })
  const dashboard = () => screen.findByRole('heading', { level: 1, name: 'My Courses' })

  test('says so in the form, which is sent again', async () => {
    await signInWith(broken)
    expect(await screen.findByText('The server could not be reached')).toBeVisible()
    expect(location.pathname).toBe('/sign-in')
    await send()
    expect(await dashboard()).toBeVisible()
    expect(asked.filter((call) => call === 'POST /api/auth/login')).toHaveLength(2)
  })

  test('is one when the network is back', async () => {
    await signInWith(broken)
    await screen.findByText('The server could not be reached')
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await dashboard()).toBeVisible()
    expect(asked.filter((call) => call === 'POST /api/auth/login')).toHaveLength(1)
  })

  test('is refused in the form where the session has no person', async () => {
    await signInWith(nobody)
    expect(await screen.findByText('Sign-in did not work')).toBeVisible()
    expect(heldToken()).toBeNull()
    await send()
    expect(await dashboard()).toBeVisible()
  })
})

const forbidden = () =>
  Response.json({ error: { statusCode: 403, name: 'Forbidden', code: 'FORBIDDEN', message: 'No.' } }, { status: 403 })

describe('a role that was taken away', () => {
  test('is noticed at the first call that is refused for it', async () => {
    holdToken(livingToken())
    let roles = 2
    serve({
      'GET /api/auth/me': () => Response.json(viewer(roles)),
      'GET /api/students/7/dashboard': () => (roles === 2 ? Response.json(EMPTY_DASHBOARD) : forbidden()),
    })
    const { actors } = await openApp('/home')
    await account()
    roles = 6
    act(() => history.pushState(null, '', '/student/dash'))
    await waitFor(() => expect(selectRoles(actors.auth.getSnapshot())).toEqual([6]))
    expect(asked.filter((call) => call === 'GET /api/auth/me')).toHaveLength(2)
  })

  test('is asked about once, where the roles are what they were', async () => {
    holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => Response.json(viewer(2)), 'GET /api/students/7/dashboard': forbidden })
    await openApp('/student/dash')
    const again = await screen.findByRole('button', { name: 'Try again' })
    await userEvent.click(again)
    await waitFor(() => expect(asked.filter((call) => call === 'GET /api/students/7/dashboard')).toHaveLength(2))
    expect(asked.filter((call) => call === 'GET /api/auth/me')).toHaveLength(2)
  })
})

/** Of someone with these roles, each time anew, whose instructor's dashboard the server refuses. */
const openAsInstructorWho = async (roles: () => readonly number[], path = '/home') => {
  class NothingInSight {
    observe = () => {}
    disconnect = () => {}
  }
  vi.stubGlobal('IntersectionObserver', NothingInSight)
  holdToken(livingToken())
  serve({
    'GET /api/auth/me': () => Response.json({ ...viewer(2), roleMappings: roles().map((roleId) => ({ roleId })) }),
    'GET /api/instructor-courses/mine': forbidden,
    'GET /api/instructor/dashboard': forbidden,
  })
  const longLived = await openApp(path)
  const { actors } = longLived
  startAhead(longLived)
  await account()
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await vi.dynamicImportSettled()
  return actors
}

describe('who lost one of several roles', () => {
  test('is told which, in their language, and led to a page that is still theirs', async () => {
    let roles = [2, 3]
    await openAsInstructorWho(() => roles)
    roles = [2]
    act(() => history.pushState(null, '', '/instructor/dash'))
    const said = await screen.findByText(/^Your access was changed: Instructor is no longer among your roles\./)
    expect(said).toBeVisible()
    await screen.findByText('You do not have permission to view this page.')
    await userEvent.click(screen.getByRole('button', { name: 'My Courses' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
    expect(location.pathname).toBe('/student/dash')
  })

  test('reads it in Turkish, and of all that went', async () => {
    let roles = [1, 2, 3]
    const actors = await openAsInstructorWho(() => roles)
    act(() => actors.settings.send({ type: 'language.chosen', language: 'tr' }))
    await waitFor(() => expect(document.documentElement.lang).toBe('tr'))
    roles = [2]
    actors.auth.send({ type: 'viewer.changed' })
    expect(await screen.findByText(/^Erişiminiz değiştirildi: Eğitmen ve Yönetici artık/)).toBeVisible()
  })

  test('takes what was said of it along, and leaves it to nobody who comes after', async () => {
    let roles = [2, 3]
    const actors = await openAsInstructorWho(() => roles)
    roles = [2]
    actors.auth.send({ type: 'viewer.changed' })
    await screen.findByText(/^Your access was changed:/)
    act(() => actors.auth.send({ type: 'session.left' }))
    expect(await signInLink()).toBeVisible()
    await waitFor(() => expect(actors.notifications.getSnapshot().value).toBe('empty'))
    expect(screen.queryByText(/^Your access was changed:/)).toBeNull()
  })

  test('is told nothing any more once they have left', async () => {
    let roles = [2, 3]
    const actors = await openAsInstructorWho(() => roles)
    roles = [2]
    const left = actors.auth.subscribe((at) => {
      if (selectRoles(at).length !== 1) return
      left.unsubscribe()
      actors.auth.send({ type: 'session.unauthorised' })
    })
    actors.auth.send({ type: 'viewer.changed' })
    expect(await screen.findByText('Your session has ended. Sign in to go on.')).toBeVisible()
    expect(await signInLink()).toBeVisible()
    expect(actors.notifications.getSnapshot().context.shown.filter(({ action }) => action)).toEqual([])
  })

  test('hears nothing where they have what they had, or more', async () => {
    let roles = [2]
    const actors = await openAsInstructorWho(() => roles, '/student/dash')
    roles = [2, 6]
    actors.auth.send({ type: 'viewer.changed' })
    await waitFor(() => expect(selectRoles(actors.auth.getSnapshot())).toEqual([2, 6]))
    actors.auth.send({ type: 'viewer.changed' })
    await waitFor(() => expect(asked.filter((call) => call === 'GET /api/auth/me')).toHaveLength(3))
    expect(actors.notifications.getSnapshot().value).toBe('empty')
  })
})

describe('a device whose clock is off', () => {
  test('knows by how much once a token has come, and goes on by a token that it takes for ended', async () => {
    const ahead = 26 * 3_600_000
    const token = `head.${btoa(JSON.stringify({ iat: (Date.now() - ahead) / 1000, exp: (Date.now() - ahead) / 1000 + 43_200 }))}.signature`
    holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => Response.json(viewer(2), { headers: { 'New-Access-Token': token } }) })
    const longLived = await openApp('/home')
    await waitFor(() => expect(heldToken()).toBe(token))
    longLived.stop()
    cleanup()
    await openApp('/home')
    await account()
    expect(heldToken()).toBe(token)
  })
})

describe('the end of a session', () => {
  test('any 401 signs out', async () => {
    holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => Response.json(viewer(2)), 'GET /api/students/7/dashboard': nobody })
    await openApp('/student/dash')
    await waitFor(() => expect(location.pathname).toBe('/sign-in'))
    expect(heldToken()).toBeNull()
    expect(await screen.findByText('Your session has ended. Sign in to go on.')).toBeVisible()
  })

  test('goes on by a token that another tab renewed, though this one never heard of it', async () => {
    const [old, renewed] = [livingToken(), tokenUntil(Date.now() + 7_200_000, 'renewed')]
    holdToken(old)
    const isNewer = (request: Request) => request.headers.get('Authorization') === `Bearer ${renewed}`
    const dashboard = { next: null, onlineEnrollments: [], classes: [], certificates: [] }
    serve({
      'GET /api/auth/me': () => Response.json(viewer(2)),
      'GET /api/students/7/dashboard': (request) => (isNewer(request) ? Response.json(dashboard) : nobody()),
    })
    await openApp('/mission')
    await account()
    // A frozen tab gets no event of what the others put there.
    holdToken(renewed)
    act(() => history.pushState(null, '', '/student/dash'))
    expect(await screen.findByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
    await waitFor(() => expect(asked).toContain('GET /api/students/7/dashboard'))
    expect(heldToken()).toBe(renewed)
    expect(location.pathname).toBe('/student/dash')
  })

  test('another tab that signs out signs this one out, and it is said', async () => {
    holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => Response.json(viewer(2)) })
    await openApp('/home')
    await account()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: null, storageArea: localStorage }))
    expect(await signInLink()).toBeVisible()
    expect(await screen.findByText('Your session has ended. Sign in to go on.')).toBeVisible()
  })

  test('/sign-out ends it here and on the server, and says so', async () => {
    holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => Response.json(viewer(2)) })
    await openApp('/sign-out')
    expect(await screen.findByText('You have signed out!')).toBeVisible()
    await waitFor(() => expect(asked).toContain('POST /api/auth/logout'))
    expect(heldToken()).toBeNull()
  })

  /** As another tab does that somebody signs in in. */
  const signInElsewhere = (token: string) => {
    holdToken(token)
    const news = { key: 'authToken', newValue: token, storageArea: localStorage }
    act(() => void window.dispatchEvent(new StorageEvent('storage', news)))
  }
  const timesLeft = () => asked.filter((call) => call === 'POST /api/auth/logout').length

  test.each([
    ['who has left here', 1],
    ['who was no one', 0],
  ])('a tab that says so of %s lets somebody sign in in another', async (_, sessions) => {
    if (sessions > 0) holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => Response.json(viewer(2)) })
    await openApp('/sign-out')
    expect(await screen.findByText('You have signed out!')).toBeVisible()
    await waitFor(() => expect([timesLeft(), heldToken()]).toEqual([sessions, null]))
    const theirs = tokenUntil(Date.now() + 7_200_000, 'theirs')
    signInElsewhere(theirs)
    expect(await account()).toBeVisible()
    expect([location.pathname, heldToken(), timesLeft()]).toEqual(['/home', theirs, sessions])
  })

  test('the way back to where somebody has left ends no session of who signed in since', async () => {
    holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => Response.json(viewer(2)) })
    await openApp('/mission')
    await account()
    act(() => history.pushState(null, '', '/sign-out'))
    await screen.findByText('You have signed out!')
    await waitFor(() => expect(timesLeft()).toBe(1))
    act(() => history.pushState(null, '', '/partners'))
    signInElsewhere(tokenUntil(Date.now() + 7_200_000, 'theirs'))
    await account()
    act(() => history.back())
    await waitFor(() => expect(location.pathname).toBe('/home'))
    expect(await account()).toBeVisible()
    expect(timesLeft()).toBe(1)
    // It is a wish where it is gone to.
    act(() => history.pushState(null, '', '/sign-out'))
    await waitFor(() => expect(timesLeft()).toBe(2))
  })

  test('who went to it is led on to what it says', async () => {
    const ended = Promise.withResolvers<Response>()
    holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => Response.json(viewer(2)), 'POST /api/auth/logout': () => ended.promise })
    await openApp('/mission')
    await account()
    act(() => history.pushState(null, '', '/sign-out'))
    const leaving = await screen.findByRole('heading', { level: 1, name: 'Signing you out' })
    await waitFor(() => expect(leaving).toHaveFocus())
    ended.resolve(new Response(null, { status: 204 }))
    expect(await screen.findByRole('heading', { level: 1, name: 'You have signed out!' })).toHaveFocus()
  })

  test('what was half written goes with a sign-out, and with whoever else comes after a session that only ended', async () => {
    const draft = (owner: number | null) => JSON.stringify({ owner, draft: { message: 'Private' } })
    const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))
    const keepThree = () => {
      for (const [form, owner] of [
        ['theirs', 5],
        ['another', 6],
        ['guest', null],
      ] as const)
        sessionStorage.setItem(`draft:${form}`, draft(owner))
    }
    holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => Response.json(viewer(2)) })
    keepThree()
    await openApp('/home')
    await account()
    expect(drafts().toSorted()).toEqual(['draft:guest', 'draft:theirs'])
    act(() => history.pushState(null, '', '/sign-out'))
    await waitFor(() => expect(asked).toContain('POST /api/auth/logout'))
    expect(drafts()).toEqual([])
  })
})
