import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import { createVerificationMail } from '../../src/app/actors/account-links.actors.ts'
import type * as BotCheckActors from '../../src/app/actors/bot-check.actors.ts'
import { keepWish } from '../../src/app/actors/wish.ts'
import { PENDING_EMAIL_KEY, REDIRECT_KEY } from '../../src/domain/constants.ts'
import type { Gateway } from '../../src/gateway/gateway.ts'
import { asked, heldToken, holdToken, livingToken, openApp, serve, viewer } from './mount-app.tsx'

// The proof of work itself has its own test.
vi.mock('../../src/app/actors/bot-check.actors.ts', async (original) => ({
  ...(await original<typeof BotCheckActors>()),
  withBotCheck: (_check: unknown, _signal: unknown, send: (solution: unknown) => unknown) => send(SOLUTION),
}))

const SOLUTION = { challenge: { parameters: {}, signature: 'ef' }, solution: { counter: 61, derivedKey: 'ab' } }
const CODE = 'h4kq0_w3jV9zQ2m7d1xT5b8nR6cY0pLs'
const EXPIRES = '2026-05-05T14:00:00Z'
const PASSWORD = 'Quiet#Road7'

const empty = () => new Response(null, { status: 204 })
const refusal = (code: string, message: string, details?: readonly unknown[]) =>
  Response.json(
    { error: { statusCode: 400, name: 'BadRequest', code, message, ...(details && { details }) } },
    {
      status: 400,
    },
  )

/** Bodies of the calls to a path, and the path's answer. */
const hears = (answer: () => Response) => {
  const bodies: unknown[] = []
  return {
    bodies,
    answer: async (request: Request) => {
      bodies.push(await request.json())
      return answer()
    },
  }
}

const inAnyStorage = (text: string) =>
  [localStorage, sessionStorage].some((held) => JSON.stringify(Object.entries(held)).includes(text))

/** As another tab does that came to sign-up from a page. */
const signUpFor = (path: string, now: number) => {
  sessionStorage.setItem(REDIRECT_KEY, path)
  keepWish(now)
  sessionStorage.clear()
}

describe('a confirmation', () => {
  const openLink = async (confirm = hears(() => Response.json({ kind: 'verification', token: null }))) => {
    const check = hears(() => Response.json({ kind: 'verification', expiresAt: EXPIRES, walkIn: null }))
    serve({
      'GET /api/auth/me': () => Response.json(viewer(2)),
      'POST /api/auth/check-link': check.answer,
      'POST /api/auth/confirm-email': confirm.answer,
    })
    await openApp(`/auth/accountConfirmation?code=${CODE}&from=mail`)
    return { check, confirm }
  }
  const button = () => screen.findByRole('button', { name: 'Confirm my address' })

  test('takes the code out of the address, and tells it to nobody but the server', async () => {
    const { check } = await openLink()
    expect(await button()).toHaveFocus()
    expect(location.pathname + location.search).toBe('/auth/accountConfirmation?from=mail')
    expect(document.documentElement.outerHTML).not.toContain(CODE)
    expect(check.bodies).toEqual([{ code: CODE }])
    expect(asked).not.toContain('POST /api/auth/confirm-email')
  })

  test('is made by the button, once, and the code is forgotten', async () => {
    const { confirm } = await openLink()
    await button()
    expect(inAnyStorage(CODE)).toBe(true)
    await userEvent.click(await button())
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    expect([confirm.bodies, inAnyStorage(CODE)]).toEqual([[{ code: CODE }], false])
  })

  test('is told again to who comes back to its page, and to nobody who opens it elsewhere', async () => {
    const { check, confirm } = await openLink()
    await userEvent.click(await button())
    const done = () => screen.findByRole('heading', { name: 'Your address is confirmed' })
    await done()
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    await waitFor(() => expect(location.pathname).toBe('/sign-in'))
    await act(async () => history.pushState(null, '', '/auth/accountConfirmation'))
    expect(await done()).toBeVisible()
    expect([check.bodies.length, confirm.bodies.length]).toEqual([1, 1])
    // Another link of a mail begins anew.
    await act(async () => history.pushState(null, '', '/sign-in'))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your address is confirmed' })).toBeNull())
    await act(async () => history.pushState(null, '', `/auth/accountConfirmation?code=${CODE}`))
    expect(await button()).toBeVisible()
  })

  test('whose link was used before leads who is signed in on to what is theirs', async () => {
    holdToken(livingToken())
    serve({
      'GET /api/auth/me': () => Response.json(viewer(2)),
      'POST /api/auth/check-link': () => refusal('LINK_EXPIRED', 'Over.'),
    })
    await openApp(`/auth/accountConfirmation?code=${CODE}`)
    expect(await screen.findByText(/You are signed in: if it was yours, there is nothing left to do/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Go to my page' }))
    await waitFor(() => expect(location.pathname).toBe('/home'))
  })

  test('signs in whoever opened the account in this browser, and leads to what they wanted when they did', async () => {
    const token = livingToken()
    signUpFor('/partners', Date.now())
    await openLink(hears(() => Response.json({ kind: 'verification', token })))
    await userEvent.click(await button())
    await waitFor(() => expect(location.pathname).toBe('/partners'))
    expect([heldToken(), inAnyStorage('/partners')]).toEqual([token, false])
    expect(await screen.findByText('Your address is confirmed, and you are signed in.')).toBeVisible()
  })

  test('leads home whoever wanted nothing, or no longer', async () => {
    signUpFor('/partners', Date.now() - 25 * 60 * 60 * 1000)
    await openLink(hears(() => Response.json({ kind: 'verification', token: livingToken() })))
    await userEvent.click(await button())
    await waitFor(() => expect(location.pathname).toBe('/home'))
  })

  test('leaves whoever is signed in here where they are', async () => {
    const token = livingToken()
    holdToken(token)
    await openLink(hears(() => Response.json({ kind: 'verification', token: livingToken() })))
    await userEvent.click(await button())
    expect(await screen.findByRole('link', { name: 'Go to my page' })).toBeVisible()
    expect(heldToken()).toBe(token)
  })

  test('goes on after a reload, in this tab', async () => {
    const before = await openLink()
    await button()
    expect(before.check.bodies).toHaveLength(1)
    const check = hears(() => Response.json({ kind: 'verification', expiresAt: EXPIRES, walkIn: null }))
    serve({ 'POST /api/auth/check-link': check.answer })
    await openApp('/auth/accountConfirmation')
    await waitFor(() => expect(check.bodies).toEqual([{ code: CODE }]))
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(CODE)
  })

  test('that is over sends a fresh link for the old one', async () => {
    const fresh = hears(empty)
    serve({
      'POST /api/auth/check-link': () => refusal('LINK_EXPIRED', 'Over.'),
      'POST /api/auth/fresh-link': fresh.answer,
    })
    await openApp(`/auth/accountConfirmation?code=${CODE}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Send me a fresh link' }))
    expect(await screen.findByRole('heading', { name: 'A fresh link is on its way' })).toBeVisible()
    expect(fresh.bodies).toEqual([{ code: CODE }])
  })

  test('that is over is not asked about again where somebody comes back to it', async () => {
    serve({ 'POST /api/auth/check-link': () => refusal('LINK_EXPIRED', 'Over.') })
    await openApp(`/auth/accountConfirmation?code=${CODE}`)
    const fresh = () => screen.findByRole('button', { name: 'Send me a fresh link' })
    await fresh()
    await act(async () => history.pushState(null, '', '/email-verification'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send me a fresh link' })).toBeNull())
    await act(async () => history.pushState(null, '', `/auth/accountConfirmation?code=${CODE}`))
    await fresh()
    expect(asked.filter((call) => call === 'POST /api/auth/check-link')).toHaveLength(1)
    expect(location.search).toBe('')
  })
})

describe('a new password', () => {
  const choose = async () => {
    await userEvent.type(await screen.findByLabelText('New password'), PASSWORD)
    await userEvent.type(screen.getByLabelText('Repeat the new password'), PASSWORD)
    await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }))
  }
  const openLink = async (reset: ReturnType<typeof hears>) => {
    serve({
      'GET /api/auth/me': () => Response.json(viewer(2)),
      'POST /api/auth/check-link': () => Response.json({ kind: 'passwordReset', expiresAt: EXPIRES, walkIn: null }),
      'POST /api/auth/reset-password': reset.answer,
    })
    await openApp(`/auth/resetPassword?code=${CODE}`)
  }

  test('leads to sign-in, and says that all sessions ended', async () => {
    const reset = hears(empty)
    await openLink(reset)
    await choose()
    await waitFor(() => expect(location.pathname).toBe('/sign-in'))
    expect(await screen.findByText(/all sessions of your account have ended/)).toBeVisible()
    expect([reset.bodies, inAnyStorage(CODE), inAnyStorage(PASSWORD)]).toEqual([
      [{ code: CODE, password: PASSWORD }],
      false,
      false,
    ])
  })

  test('is told again to who comes back to its page', async () => {
    await openLink(hears(empty))
    await choose()
    await waitFor(() => expect(location.pathname).toBe('/sign-in'))
    await act(async () => history.pushState(null, '', '/auth/resetPassword'))
    expect(await screen.findByRole('heading', { name: 'Your password was changed' })).toBeVisible()
    expect(location.pathname).toBe('/auth/resetPassword')
  })

  test('ends the session of this browser too, before anything is told that it has ended', async () => {
    holdToken(livingToken())
    await openLink(hears(empty))
    await choose()
    await waitFor(() => expect(location.pathname).toBe('/sign-in'))
    expect(heldToken()).toBeNull()
    expect(screen.queryByText('Your session has ended. Sign in to go on.')).toBeNull()
  })

  test('that is on lists is refused at its field, and another one may follow', async () => {
    const answers = [
      () => refusal('INVALID', 'Some of it.', [{ field: 'password', message: 'Choose another.' }]),
      () => empty(),
    ]
    await openLink(hears(() => (answers.shift() ?? empty)()))
    await choose()
    expect(await screen.findByRole('link', { name: 'New password: Choose another.' })).toBeVisible()
    await userEvent.type(screen.getByLabelText('New password'), '!')
    await userEvent.type(screen.getByLabelText('Repeat the new password'), '!')
    await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }))
    await waitFor(() => expect(location.pathname).toBe('/sign-in'))
  })

  test('whose link ran out meanwhile offers a fresh one', async () => {
    await openLink(hears(() => refusal('LINK_EXPIRED', 'Over.')))
    await choose()
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  })
})

describe('a mail', () => {
  test('whose link was used in another tab is waited for no longer: who is in goes on', async () => {
    serve({ 'GET /api/auth/me': () => Response.json(viewer(2)) })
    await openApp('/email-verification')
    await screen.findByRole('textbox')
    const newValue = livingToken()
    holdToken(newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue, storageArea: localStorage }))
    await waitFor(() => expect(location.pathname).toBe('/home'))
  })

  test('is sent again to the address that was signed up with in this tab', async () => {
    sessionStorage.setItem(PENDING_EMAIL_KEY, 'ada@example.org')
    const resend = hears(empty)
    serve({ 'POST /api/auth/resend-verification': resend.answer })
    await openApp('/email-verification')
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('ada@example.org'))
    await userEvent.click(screen.getByRole('button', { name: 'Resend Verification Email' }))
    expect((await screen.findAllByText(/^Verification email sent successfully!/))[0]).toBeVisible()
    expect(resend.bodies).toEqual([{ email: 'ada@example.org' }])
  })

  test.each([
    ['is known before anything is drawn', false, 'ada@example.org'],
    ['is not known to what the server painted', true, null],
  ])('whose address was signed up with in this tab: it %s', (_, isPainted, recalled) => {
    sessionStorage.setItem(PENDING_EMAIL_KEY, 'ada@example.org')
    const actor = createActor(createVerificationMail({ ask: vi.fn<Gateway['ask']>() }, isPainted)).start()
    expect(actor.getSnapshot().context.recalled).toBe(recalled)
    actor.stop()
  })

  test('for a forgotten password is asked for with a solved check', async () => {
    const forgot = hears(empty)
    serve({ 'POST /api/auth/forgot-password': forgot.answer })
    await openApp('/forgot-password')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.org{Enter}')
    expect(await screen.findByText(/^If there is an account for/)).toBeVisible()
    expect(forgot.bodies).toEqual([{ email: 'ada@example.org', botCheck: SOLUTION }])
  })

  test('is reached from sign-in', async () => {
    await openApp('/sign-in')
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toHaveFocus()
  })

  test('for a forgotten password is for guests', async () => {
    holdToken(livingToken())
    serve({ 'GET /api/auth/me': () => Response.json(viewer(2)) })
    await openApp('/forgot-password')
    await waitFor(() => expect(location.pathname).toBe('/home'))
  })
})
