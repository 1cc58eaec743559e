import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { checkInMachine, type CheckedIn } from '../../../src/machines/check-in/check-in.machine.ts'
import { CheckInView } from '../../../src/views/pages/check-in/check-in.view.tsx'
import { answers, fails } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

const CODE = '7.70.118163424.k3JhQ0s9dLmNp2XvT8rA'
const CHECKED_IN: CheckedIn = {
  courseTitle: 'National TIM Responder Course',
  venue: 'Training yard',
  timeZone: 'America/Chicago',
  at: '2026-03-02T15:00:00.000Z',
  attendance: 'present',
  wasCheckedIn: false,
}

const open = (checkIn: ReturnType<typeof answers<CheckedIn, { code: string }>>, isGuest = false, onSignIn = () => {}) =>
  renderSpoken(
    <CheckInView
      code={CODE}
      isGuest={isGuest}
      onSignIn={onSignIn}
      machine={checkInMachine.provide({ actors: { checkIn } })}
    />,
    ['checkIn'],
  )

describe('a scanned code', () => {
  it('checks in, and says where and when by the clock of the venue', async () => {
    await open(answers<CheckedIn, { code: string }>(CHECKED_IN))
    expect((await screen.findByRole('status')).textContent).toMatch(
      /You are checked in.*Training yard.*9:00.AM \(Central Time\)/,
    )
  })

  it('leads a guest to sign-in', async () => {
    const onSignIn = vi.fn()
    await open(answers<CheckedIn, { code: string }>(CHECKED_IN), true, onSignIn)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  it.each([
    ['CHECK_IN_OLD', 'This code is too old'],
    ['CHECK_IN_NOT_NOW', 'Nobody checks in right now'],
    ['CHECK_IN_NOT_ON_CLASS', 'You have no seat in this class'],
    ['OWN_ATTENDANCE', 'Your own attendance is marked by somebody else'],
    ['CHECK_IN_UNKNOWN', 'This is not a check-in code of ours'],
  ])('that is refused as %s says "%s"', async (code, text) => {
    await open(fails<CheckedIn, { code: string }>({ kind: 'conflict', code }))
    expect((await screen.findByRole('alert')).textContent).toContain(text)
  })

  it('can be tried again where nobody answered', async () => {
    await open(fails<CheckedIn, { code: string }>({ kind: 'offline' }))
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }))
    expect((await screen.findByRole('alert')).textContent).toContain('You could not be checked in')
  })
})
