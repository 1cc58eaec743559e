import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import type { PersonSession, ProfileAnswer } from '../../src/domain/contract/profile.contract.ts'
import { askedIn, blankPerson } from '../../src/domain/person-fields.ts'
import { asked, heldToken, holdToken, livingToken, openApp, serve, viewer } from './mount-app.tsx'

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

const OWN: PersonSession = {
  id: '7b1c5a0e-0001-4000-8000-000000000001',
  startedAt: '2026-05-04T13:02:00.000Z',
  lastUsedAt: '2026-05-04T15:40:00.000Z',
  userAgent: null,
  address: null,
  isCurrent: true,
}
const OTHER: PersonSession = { ...OWN, id: '7b1c5a0e-0002-4000-8000-000000000002', isCurrent: false }

const done = () => new Response(null, { status: 204 })
const refused = (statusCode: number, code: string, message: string) => () =>
  Response.json({ error: { statusCode, name: 'Refused', code, message } }, { status: statusCode })

/** What the server holds, changed by the calls that a test lets succeed. */
const installation = () => {
  const held = { profile: PROFILE, sessions: [OWN, OTHER] as readonly PersonSession[] }
  const usual = {
    'GET /api/auth/me': () => Response.json(viewer(2)),
    'GET /api/profiles/me': () => Response.json(held.profile),
    'GET /api/agencies': () => Response.json([{ id: 3, name: 'Metro Fire' }]),
    'GET /api/profiles/me/name-change': () => Response.json({ needsApproval: false, latest: null }),
    'GET /api/profiles/me/sessions': () => Response.json(held.sessions),
  }
  return { held, usual }
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const toasts = async () => region('Notifications')
const bodies: unknown[] = []
const taking = (answer: () => Response) => async (request: Request) => {
  bodies.push(await request.json())
  return answer()
}

beforeEach(() => {
  bodies.length = 0
  holdToken(livingToken())
})

test('a phone becomes verified by its code, and the choice of notifications is told when it was not saved', async () => {
  const { held, usual } = installation()
  const verdicts = [
    refused(400, 'WRONG_PHONE_CODE', 'The verification code you entered is incorrect, please try again'),
    () => {
      held.profile = { ...PROFILE, phone: '(555) 123-4567', isPhoneVerified: true }
      return done()
    },
  ]
  serve({
    ...usual,
    'POST /api/profiles/phone/verify/send': taking(done),
    'POST /api/profiles/phone/verify': taking(() => verdicts.shift()?.() ?? done()),
    'POST /api/profiles/settings/notification': taking(refused(500, 'UNEXPECTED', 'Something went wrong.')),
  })
  await openApp('/profile')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Phone number' }), '5551234567{Enter}')
  const code = await screen.findByRole('textbox', { name: 'Verification code' })
  await userEvent.type(code, '111111{Enter}')
  await waitFor(() => expect(code).toBeInvalid())
  await userEvent.type(code, '222222{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 6 })
  const dialog = within(await screen.findByRole('dialog', { name: 'Your phone is verified' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save the choice' }))
  const text = 'Error saving notification preferences'
  expect(await dialog.findByText(text)).toBeVisible()
  await waitFor(() => expect(screen.getAllByText(text).length).toBe(2))
  expect(bodies).toEqual([
    { phoneNumber: '(555) 123-4567' },
    { phoneNumber: '(555) 123-4567', code: '111111' },
    { phoneNumber: '(555) 123-4567', code: '222222' },
    { notifyPhone: false },
  ])
})

test('a session that was ended is gone from the list', async () => {
  const { held, usual } = installation()
  serve({
    ...usual,
    [`DELETE /api/profiles/me/sessions/${OTHER.id}`]: () => {
      held.sessions = [OWN]
      return done()
    },
  })
  await openApp('/profile')
  await userEvent.click(await screen.findByRole('button', { name: /^End the session/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'End the session' }))
  expect(await screen.findByText('You are signed in on this device only.')).toBeVisible()
})

test('a changed password ends the other sessions, and this one goes on', async () => {
  const { held, usual } = installation()
  serve({
    ...usual,
    'POST /api/auth/change-password': taking(() => {
      held.sessions = [OWN]
      return done()
    }),
  })
  await openApp('/profile')
  const section = await region('Password')
  await userEvent.type(section.getByLabelText('Current password'), 'Training#2026')
  await userEvent.type(section.getByLabelText('New password'), 'Cones & lanes 42')
  await userEvent.type(section.getByLabelText('Repeat the new password'), 'Cones & lanes 42')
  await userEvent.click(section.getByRole('button', { name: 'Change the password' }))
  expect(await section.findByText('Your password is changed')).toBeVisible()
  expect(await screen.findByText('You are signed in on this device only.')).toBeVisible()
  expect(bodies).toEqual([{ currentPassword: 'Training#2026', password: 'Cones & lanes 42' }])
  expect(heldToken()).not.toBeNull()
})

test('a deactivated account is left, and told so', async () => {
  const { usual } = installation()
  serve({ ...usual, 'POST /api/profiles/me/deactivate': taking(done) })
  await openApp('/profile')
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate my account' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.type(dialog.getByLabelText('Your password'), 'Training#2026')
  await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }))
  expect(await screen.findByText('You have signed out!')).toBeVisible()
  expect(await (await toasts()).findByText('Your account is deactivated.')).toBeVisible()
  expect([location.pathname, heldToken(), bodies]).toEqual(['/sign-out', null, [{ password: 'Training#2026' }]])
  expect(asked).toContain('POST /api/auth/logout')
})
