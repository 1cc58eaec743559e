import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'

import { blankPlan, type ClassPlan } from '../../../src/domain/class-plan.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import type { PlanningGround } from '../../../src/machines/class-planning/class-planning.machine.ts'
import { PlanningGate } from '../../../src/views/pages/class-desk/planning-gate.view.tsx'
import { PlanningPage } from '../../../src/views/pages/class-desk/planning.view.tsx'
import {
  CHOICES,
  CLASHES,
  planningThat,
  WHOLE_PLAN,
  WITHHELD,
  type PlanningParts,
} from '../../../src/views/pages/class-desk/story-classes.ts'
import { answers, fails } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

const stand = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }))
beforeEach(() => void stand(true))
afterEach(() => void vi.unstubAllGlobals())

const NAMESPACES = ['classDesk', 'wizard', 'fieldRules', 'choosing'] as const

const open = (parts: PlanningParts = {}, language: Locales = 'en') => {
  const Shown = () => {
    const [machine] = useState(() => planningThat(parts))
    return <PlanningPage machine={machine} from={null} planner={{ id: 11, isInstructor: true }} />
  }
  return renderSpoken(<Shown />, NAMESPACES, language)
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const next = () => userEvent.click(button('Next'))

describe('planning a class', () => {
  it('says what is missing of a step, and leads to it', async () => {
    await open()
    await screen.findByRole('heading', { level: 2, name: 'Course' })
    await next()
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('Course: Field Required')
    await userEvent.click(within(alert).getByRole('link'))
    expect(screen.getByRole('combobox', { name: 'Course' })).toHaveFocus()
  })

  it('goes from the course to a review in the clock of the venue, and is scheduled once', async () => {
    const sent: ClassPlan[] = []
    const submit = fromPromise<number, { values: ClassPlan }>(async ({ input }) => {
      sent.push(input.values)
      return 12
    })
    await open({ draft: { at: 3, values: WHOLE_PLAN }, submit })
    await screen.findByRole('heading', { level: 2, name: 'Seats' })
    await next()
    const sessions = await screen.findByRole('region', { name: 'Sessions' })
    expect(sessions).toHaveTextContent('Tue, Jun 2, ')
    expect(sessions).toHaveTextContent('(Central Time)')
    await userEvent.click(button('Schedule the class'))
    expect(await screen.findByText('The class is scheduled')).toBeVisible()
    expect(sent).toEqual([WHOLE_PLAN])
    expect(screen.getByRole('link', { name: 'See the class' })).toHaveAttribute('href', '/instructor/course/12')
  })

  it('closes the registration the day before, until that is changed', async () => {
    const draft = { at: 1, values: { ...WHOLE_PLAN, registrationClosesAt: ' ' } }
    await open({ draft })
    fireEvent.change(await screen.findByLabelText('Day, session 1'), { target: { value: '2026-06-03' } })
    await next()
    await screen.findByRole('heading', { level: 2, name: 'Venue' })
    await next()
    expect(await screen.findByLabelText(/^Registration closes on/)).toHaveValue('2026-06-02')
    expect(screen.getByLabelText(/^Registration closes at/)).toHaveValue('08:00')
  })

  it('adds a session on the next day at the same hours, takes it away again, and stops at ten', async () => {
    await open({ draft: { at: 1, values: WHOLE_PLAN } })
    await userEvent.click(await screen.findByRole('button', { name: 'Add a session' }))
    expect(screen.getByLabelText('Day, session 3')).toHaveValue('2026-06-05')
    expect(screen.getByLabelText('Begins, session 3')).toHaveValue('08:00')
    for (let at = 0; at < 7; at += 1) await userEvent.click(button('Add a session'))
    expect(button('Add a session')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('A class has at most 10 sessions.')).toBeVisible()
    await userEvent.click(button('Remove session 10'))
    expect([screen.queryByLabelText('Day, session 10'), document.activeElement]).toEqual([
      null,
      button('Add a session'),
    ])
  })

  it('warns of what is in the way, and goes on all the same', async () => {
    await open({ draft: { at: 1, values: WHOLE_PLAN }, clashes: CLASHES })
    const warning = (await screen.findByText('2 conflicts')).closest('[role="status"]')
    expect(warning).toHaveTextContent('Marcus Reed')
    expect(warning).toHaveTextContent('You can continue anyway.')
    await next()
    expect(await screen.findByRole('heading', { level: 2, name: 'Venue' })).toHaveFocus()
  })

  it('tells of an hour that the clocks skip', async () => {
    await open({ draft: { at: 1, values: { ...WHOLE_PLAN, sessions: ['2027-03-14 02:30 05:00'] } } })
    await screen.findByLabelText('Day, session 1')
    await next()
    expect(screen.getByLabelText('Day, session 1')).toHaveAccessibleDescription(/The clocks skip this hour/)
  })

  it('fills in a venue where one taught before', async () => {
    await open({ draft: { at: 2, values: { ...WHOLE_PLAN, venue: '', city: '', address: '', county: '' } } })
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Where you taught before' }),
      'Fairmont Fire Department, Station 4, Fairmont',
    )
    expect(screen.getByRole('textbox', { name: 'Street address' })).toHaveValue('1500 Locust Street')
  })

  it('leads back to the course of a draft that is not offered any more, says so, and keeps the rest', async () => {
    await open({ draft: { at: 3, values: { ...WHOLE_PLAN, courseId: 99 } } })
    const alert = await screen.findByText('The course that was chosen cannot be planned any more')
    expect(alert.closest('[role="alert"]')).toHaveTextContent(
      'It is not offered any more. Choose another one. All else that you planned is kept.',
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Course' })).toHaveFocus()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), String(WHOLE_PLAN.courseId))
    expect(screen.queryByText('The course that was chosen cannot be planned any more')).toBeNull()
    await next()
    await next()
    expect(screen.getByRole('textbox', { name: 'Street address' })).toHaveValue(WHOLE_PLAN.address)
  })

  it('says where it could not be opened, and tries again', async () => {
    await open({ gather: fails<PlanningGround, { from: number | null }>({ kind: 'offline' }) })
    expect(await screen.findByText('The form could not be opened')).toBeVisible()
    await userEvent.click(button('Try again'))
    await waitFor(() => expect(screen.getByText('The form could not be opened')).toBeVisible())
  })

  it('says first what may not be planned, why and whom to ask, and lets nobody choose it', async () => {
    const choices = { ...CHOICES, withheld: WITHHELD }
    await open({
      gather: answers({ choices, plan: blankPlan('America/Chicago') }),
      draft: { at: 2, values: WHOLE_PLAN },
    })
    expect(await screen.findByText('You may not plan classes of these courses at the moment')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Course' })).toBeVisible()
    expect(screen.getByText('National TIM Responder Course, in person', { selector: 'li', exact: false })).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Responder Course, in person.*: your approval to teach it is suspended\.$/),
        expect.stringMatching(/Tow and Recovery Operator Course.*: your approval to teach it is over\.$/),
      ]),
    )
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
    const course = screen.getByRole('combobox', { name: 'Course' })
    expect(course).toHaveValue('')
    expect(
      within(course)
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ disabled }) => disabled),
    ).toEqual([false, true, true])
  })

  it('is read in Arabic', async () => {
    await open({ draft: { at: 3, values: WHOLE_PLAN } }, 'ar')
    expect(await screen.findByRole('heading', { level: 2, name: 'المقاعد' })).toBeVisible()
  })
})

describe('to who may not plan', () => {
  it('says why to a guest, and offers to sign in', async () => {
    const onSignIn = vi.fn()
    await renderSpoken(<PlanningGate isGuest isKnown onSignIn={onSignIn} />, NAMESPACES)
    expect(screen.getByRole('heading', { name: 'Only instructors can plan classes' })).toBeVisible()
    await userEvent.click(button('Sign in'))
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  it('says to anyone else how one becomes an instructor', async () => {
    await renderSpoken(<PlanningGate isGuest={false} isKnown onSignIn={() => {}} />, NAMESPACES)
    expect(screen.getByRole('link', { name: 'Ask to become an instructor' })).toHaveAttribute('href', '/contact')
    expect(screen.getByRole('link', { name: 'Enter a verification code' })).toHaveAttribute('href', '/profile')
  })

  it('says nothing before it is known who looks', async () => {
    await renderSpoken(<PlanningGate isGuest isKnown={false} onSignIn={() => {}} />, NAMESPACES)
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['New class'])
  })
})
