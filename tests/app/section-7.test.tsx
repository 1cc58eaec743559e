import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { createSection7Server, type Section7Server } from '../support/section-7-server.ts'
import { holdToken, livingToken, openApp } from './mount-app.tsx'

let server: Section7Server
beforeEach(() => {
  server = createSection7Server('https://reference.example.org')
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => server.answer(new Request(url, init)))
})

/** The app at a path, asking the reference server and nobody else. */
const open = (path: string) => openApp(path, { calls: { baseUrl: server.base, headers: {} } })
const holdSession = () => holdToken(livingToken())
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** What failed; a call that the server does not know is no failure. */
const isFailure = (call: string) => !/ (?:2\d\d|404)$/.test(call)
const failures = () => server.seen.filter(isFailure)
/** A card is drawn anew when what its course is to somebody has come. */
const showsCard = (title: string, standing: string) =>
  waitFor(() => {
    const card = screen.getByRole('heading', { name: title }).closest('article')
    expect(card).toHaveTextContent(standing)
  })

test('somebody signs in, and sees the courses with what they hold of them', async () => {
  await open('/sign-in')
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.org')
  await userEvent.type(field('Password'), 'wrong')
  await press('Sign in')
  expect((await screen.findAllByText('That is not the password.')).length).toBeGreaterThan(0)
  await userEvent.clear(field('Password'))
  await userEvent.type(field('Password'), server.password)
  await press('Sign in')
  await waitFor(() => expect(location.pathname).toBe('/home'))
  await showsCard('Tow Operators', 'Enrolled')
  await showsCard('Scene Safety', 'Not Enrolled')
  expect(failures()).toEqual(['POST /auth/login 401'])
})

test('who has not opened the mail can have it sent again', async () => {
  await open('/sign-in')
  await userEvent.type(await screen.findByLabelText('Email'), 'new@example.org')
  await userEvent.type(field('Password'), server.password)
  await press('Sign in')
  await press('Resend Verification Email')
  await waitFor(() => expect(server.seen).toContain('POST /auth/12/verify/send 204'))
})

test('a person signs up, without a bot check', async () => {
  await open('/auth/register?accountType=1')
  await screen.findByRole('radio', { name: 'Student' })
  await userEvent.type(field('First name'), 'Nur')
  await userEvent.type(field('Last name'), 'Aydin')
  await userEvent.type(field('Email'), 'nur@example.org')
  await userEvent.type(field('Birthdate'), '02031990')
  await userEvent.type(field('Password'), server.password)
  await userEvent.type(field('Confirm password'), server.password)
  await userEvent.type(screen.getByRole('combobox', { name: 'Primary agency' }), 'metro')
  await userEvent.click(await screen.findByRole('option', { name: 'Metro Fire' }))
  await userEvent.click(screen.getByRole('checkbox'))
  await press('Create your free account')
  await waitFor(() => expect(location.pathname).toBe('/email-verification'))
  expect([server.seen.includes('POST /auth/sign-up 201'), failures()]).toEqual([true, []])
})

test('a student enrolls in an online course', async () => {
  holdSession()
  await open('/online-course-enrollment')
  await userEvent.click(await screen.findByRole('link', { name: /^See course/ }))
  await press('Enroll')
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/online-course/1')
  expect(failures()).toEqual([])
})

test('a phone is verified and notifications are chosen, where nothing more of a profile is kept', async () => {
  holdSession()
  await open('/profile')
  expect(await screen.findByText(/This server keeps no more of your profile/)).toBeVisible()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Phone number' }), '3045550123{Enter}')
  const code = await screen.findByRole('textbox', { name: 'Verification code' })
  await userEvent.type(code, '111111{Enter}')
  const wrong = 'The verification code you entered is incorrect, please try again'
  expect((await screen.findAllByText(wrong)).length).toBeGreaterThan(0)
  await userEvent.type(code, '123456{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 6 })
  const dialog = within(await screen.findByRole('dialog', { name: 'Your phone is verified' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save the choice' }))
  await waitFor(() => expect(server.seen).toContain('POST /profiles/settings/notification 204'))
  expect(screen.queryByRole('region', { name: 'Password' })).toBeNull()
  expect(failures()).toEqual(['POST /profiles/phone/verify 400'])
})
