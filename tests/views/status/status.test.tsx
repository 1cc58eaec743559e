import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { NotFoundPage, UnauthorizedPage } from '../../../src/views/pages/status/status.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

it.each([
  [UnauthorizedPage, true, 'You do not have permission to view this page.', 'Sign in', '/sign-in'],
  [UnauthorizedPage, false, 'You do not have permission to view this page.', 'Go to home', '/home'],
  [NotFoundPage, true, 'The page you requested could not be found.', 'Sign in', '/sign-in'],
  [NotFoundPage, false, 'The page you requested could not be found.', 'Go to home', '/home'],
])('%o, guest: %s', async (Page, isGuest, text, name, href) => {
  await renderSpoken(<Page isGuest={isGuest} />, ['account'])
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [name, href],
  ])
})
