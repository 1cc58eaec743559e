import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { NotFoundPage, UnauthorizedPage } from '../../../src/views/pages/status/status.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

const COURSES = ['Search courses', '/course/search']
const HOME = ['Go to home', '/home']

it.each([
  [UnauthorizedPage, true, 'You do not have permission to view this page.', ['Sign in', '/sign-in']],
  [UnauthorizedPage, false, 'You do not have permission to view this page.', HOME],
  [NotFoundPage, true, 'The page you requested could not be found.', ['Sign in', '/sign-in'], HOME, COURSES],
  [NotFoundPage, false, 'The page you requested could not be found.', HOME, COURSES],
])('%o, guest: %s', async (Page, isGuest, text, ...ways) => {
  await renderSpoken(<Page isGuest={isGuest} />, ['account'])
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(ways)
})
