import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { SignOutPage } from '../../../src/views/pages/account/sign-out.view.tsx'
import { CallbackPage, LoadingPage } from '../../../src/views/pages/account/waiting.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

it('says that the person has signed out, with the way back in', async () => {
  await renderSpoken(<SignOutPage />, ['account'])
  expect(screen.getByRole('heading', { level: 1, name: 'You have signed out!' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in')
})

it('does not say so before it is so', async () => {
  await renderSpoken(<SignOutPage isLeaving />, ['account'])
  expect(screen.getByRole('heading', { level: 1, name: 'Signing you out' })).toBeVisible()
  expect(screen.queryByText('You have signed out!')).toBeNull()
})

it.each([
  [CallbackPage, 'Signing you in'],
  [LoadingPage, 'Loading'],
])('announces that it waits', async (Page, title) => {
  await renderSpoken(<Page />, ['account'])
  expect(screen.getByRole('status')).toContainElement(screen.getByRole('heading', { level: 1, name: title }))
})
