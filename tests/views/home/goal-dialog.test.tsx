import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import GoalDialog from '../../../src/views/pages/home/goal-dialog.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

it('offers three goals, each with the account that it needs', async () => {
  await renderSpoken(<GoalDialog onClose={() => {}} />, ['guestGoals'])
  const dialog = within(await screen.findByRole('dialog', { name: 'What would you like to accomplish?' }))
  const goals = within(dialog.getByRole('list')).getAllByRole('link')
  expect(goals.map((goal) => [goal.textContent, goal.getAttribute('href')])).toEqual([
    [
      'Teach coursesFor instructors. A verification code should have been emailed to you: have it ready.',
      '/auth/register?accountType=2',
    ],
    [
      'Enroll in a courseFor responders. Take courses online or in a classroom, and earn certificates.',
      '/auth/register?accountType=1',
    ],
    [
      'Manage a groupFor coordinators. Follow the training of the people in your agency or company.',
      '/auth/register?accountType=3',
    ],
  ])
  expect(dialog.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in')
})

it('is closed by its button and by Escape', async () => {
  const onClose = vi.fn<() => void>()
  await renderSpoken(<GoalDialog onClose={onClose} />, ['guestGoals'])
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

it.each([
  ['tr', 'Ne yapmak istiyorsunuz?', ['Eğitim vermek', 'Bir eğitime kaydolmak', 'Bir grubu yönetmek']],
  ['ar', 'ما الذي تريد إنجازه؟', ['تدريس الدورات', 'التسجيل في دورة', 'إدارة مجموعة']],
] as const)('speaks %s', async (language, title, goals) => {
  await renderSpoken(<GoalDialog onClose={() => {}} />, ['guestGoals'], language)
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  for (const goal of goals) expect(dialog.getByText(goal)).toBeInTheDocument()
})
