import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'

import type { ProfileAnswer } from '../../src/domain/contract/profile.contract.ts'
import { askedIn, blankPerson } from '../../src/domain/person-fields.ts'
import { asked, heldToken, holdToken, livingToken, nobody, openApp, serve, tokenUntil, viewer } from './mount-app.tsx'

const PROFILE: ProfileAnswer = {
  ...blankPerson(askedIn('profile')),
  id: 5,
  firstName: 'Ada',
  lastName: 'Kaya',
  email: 'ada@example.org',
  pendingEmail: null,
  isPhoneVerified: false,
  notifyPhone: false,
  birthdate: null,
  agencies: [],
  photoUrl: null,
  roles: [2],
  memberSince: '2025-01-05T10:00:00.000Z',
}

const usual = {
  'GET /api/auth/me': () => Response.json(viewer(2)),
  'GET /api/profiles/me': () => Response.json(PROFILE),
  'GET /api/agencies': () => Response.json([{ id: 3, name: 'Metro Fire' }]),
  'GET /api/profiles/me/name-change': () => Response.json({ needsApproval: false, latest: null }),
  'GET /api/profiles/me/sessions': () => Response.json([]),
}

const lastName = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Last name' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

const signIn = async () => {
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'Training#2026')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

/** In the page; the bar has a link of its own. */
const chooseSignIn = async () => {
  await screen.findByRole('heading', { name: 'Your profile begins with a sign-in' })
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
}

describe('/profile', () => {
  test('of a guest asks nothing, and is come back to from signing in', async () => {
    serve({ ...usual, 'POST /api/auth/login': () => Response.json({ token: livingToken() }) })
    await openApp('/profile')
    await chooseSignIn()
    await waitFor(() => expect(location.pathname).toBe('/sign-in'))
    expect(asked.filter((call) => !call.includes('/demo/'))).toEqual([])
    await signIn()
    expect(await lastName()).toHaveValue('Kaya')
    expect(location.pathname).toBe('/profile')
  })

  test('sends what was changed and no more', async () => {
    const bodies: unknown[] = []
    holdToken(livingToken())
    serve({
      ...usual,
      'PATCH /api/profiles/me': async (request) => {
        bodies.push(await request.json())
        return Response.json({ ...PROFILE, lastName: 'Kaya Moreno' })
      },
    })
    await openApp('/profile')
    await userEvent.type(await lastName(), ' Moreno ')
    await save()
    expect(await screen.findByText('Your changes are saved.')).toBeVisible()
    expect(bodies).toEqual([{ lastName: 'Kaya Moreno' }])
    expect(sessionStorage.getItem('draft:profile.5')).toBeNull()
  })

  test('loses no field when the session ends in the middle', async () => {
    const answers = [nobody, () => Response.json({ ...PROFILE, lastName: 'Kaya Moreno' })]
    holdToken(livingToken())
    serve({
      ...usual,
      'PATCH /api/profiles/me': () => answers.shift()?.() ?? nobody(),
      'POST /api/auth/login': () => Response.json({ token: tokenUntil(Date.now() + 7_200_000, 'second') }),
    })
    await openApp('/profile')
    await userEvent.type(await lastName(), ' Moreno')
    await save()
    await chooseSignIn()
    expect(heldToken()).toBeNull()
    await signIn()
    await waitFor(async () => expect(await lastName()).toHaveValue('Kaya Moreno'))
    expect(screen.getByText('You have changes that are not saved.')).toBeVisible()
    await save()
    expect(await screen.findByText('Your changes are saved.')).toBeVisible()
  })
})
