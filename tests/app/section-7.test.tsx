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
const NOT_OFFERED = 'The server that these pages ask does not offer this.'
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
  // What was wrong with the try before is over, and follows nobody to their own page.
  expect(screen.queryByText('That is not the password.')).toBeNull()
  await showsCard('Tow Operators', 'Enrolled')
  await showsCard('Scene Safety', 'Not Enrolled')
  expect(await screen.findByRole('heading', { name: /^Welcome, .*Ada/ })).toBeVisible()
  expect(screen.queryByText('What waits for you could not be loaded')).toBeNull()
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

test('who was invited finds the form filled in, and is signed up', async () => {
  await open('/auth/register?accountType=2&profileId=3&verificationCode=code')
  await screen.findByRole('radio', { name: 'Instructor' })
  await waitFor(() => expect(field('Email')).toHaveValue('nur@example.org'))
  expect([field('First name').value, field('Verification code').value]).toEqual(['Nur', 'code'])
  expect(screen.getByRole('radio', { name: 'Instructor' })).toBeChecked()
  await userEvent.type(field('Birthdate'), '02031990')
  await userEvent.type(field('Password'), server.password)
  await userEvent.type(field('Confirm password'), server.password)
  await userEvent.type(screen.getByRole('combobox', { name: 'Primary agency' }), 'metro')
  await userEvent.click(await screen.findByRole('option', { name: 'Metro Fire' }))
  await userEvent.click(screen.getByRole('checkbox'))
  await press('Create your free account')
  await waitFor(() => expect(location.pathname).toBe('/sign-in'))
  expect(failures()).toEqual([])
})

test('courses are searched for among those that are listed, and nothing is said of their classes', async () => {
  await open('/course/search')
  expect(await screen.findByRole('heading', { name: 'Scene Safety' })).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox', { name: 'What do you want to learn?' }), 'tow')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Scene Safety' })).toBeNull())
  expect(screen.getByRole('heading', { name: 'Tow Operators' })).toBeVisible()
  expect(screen.queryByText('No class is scheduled now')).toBeNull()
  expect(failures()).toEqual([])
})

test('a student enrolls in an online course', async () => {
  holdSession()
  await open('/online-course-enrollment')
  await userEvent.click(await screen.findByRole('link', { name: /^See course/ }))
  await press('Enroll')
  expect(await screen.findByText(NOT_OFFERED)).toBeVisible()
  expect([location.pathname, failures()]).toEqual(['/online-course/1', []])
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

test('who was never welcomed is, once in this browser', async () => {
  server.person.welcomed = false
  holdSession()
  await open('/home')
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome, Ada' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Look around first' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([localStorage.getItem('welcomed.0'), failures()]).toEqual(['seen', []])
})

test.each([
  ['/course/search/1', 'The course could not be loaded'],
  ['/course/register/2', 'The classes could not be loaded'],
  ['/partners', 'The agencies could not be loaded'],
  ['/student/dash', 'Your courses could not be loaded'],
  ['/student/enrollmentVerification', 'Your enrollments could not be loaded'],
])('%s says what the server does not offer, and does not ask to try it again', async (path, title) => {
  holdSession()
  await open(path)
  const told = await screen.findByRole('heading', { name: title })
  const place = told.closest<HTMLElement>('[role=alert]')
  expect(place).toHaveTextContent(NOT_OFFERED)
  expect(within(place ?? document.body).queryByRole('button')).toBeNull()
  expect(failures()).toEqual([])
})

test('a page that asks who is looking knows who has signed in, by whatever they are known', async () => {
  holdSession()
  await open('/student/enrollmentVerification')
  expect(await screen.findByRole('textbox', { name: 'Verification code' })).toBeVisible()
  expect(screen.queryByText('Sign in to verify your enrollment')).toBeNull()
})
