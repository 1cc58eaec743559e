import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'

import type { StudentDashboard } from '../../../src/domain/contract/student.contract.ts'
import type { DashboardData } from '../../../src/views/pages/dashboard/dashboard-data.ts'
import { DashboardPage, type DashboardPageProps } from '../../../src/views/pages/dashboard/dashboard.view.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import { aHeldEnrollment, DASHBOARD, EMPTY_DASHBOARD, NOW } from '../../../src/views/pages/story-data.ts'
import { renderSpoken } from '../support/speak.tsx'

const open = (machine: DashboardPageProps['machine'], language: 'en' | 'tr' | 'ar' = 'en') =>
  renderSpoken(<DashboardPage studentId={7} machine={machine} />, ['dashboard'], language)

const openWith = (dashboard: StudentDashboard) =>
  open(resourceThat(answers<DashboardData, { query: number }>({ dashboard, now: NOW })))

const PAST = '2025-12-01T00:00:00Z'
const AHEAD = '2027-04-02T00:00:00Z'

describe('the student dashboard', () => {
  it('puts the lesson to go on with first', async () => {
    await openWith(DASHBOARD)
    const link = await screen.findByRole('link', { name: 'Continue: Lesson 3, Notification and Scene Size-Up' })
    expect(link).toHaveAttribute('href', '/online-course/1')
    expect(screen.getByText('34 sec left')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Continue: Lesson 3, Notification and Scene Size-Up',
      'Online courses',
      'Classes',
      'Certificates',
      'History',
    ])
  })

  it('says that the quiz is next once the video is watched', async () => {
    await openWith({ ...DASHBOARD, next: DASHBOARD.next && { ...DASHBOARD.next, secondsLeft: 0 } })
    expect(await screen.findByText('The quiz is next')).toBeVisible()
  })

  it.each([
    [1, AHEAD, 'Active - 2 of 9 complete'],
    [1, PAST, 'Expired - Incomplete'],
    [3, PAST, 'Completed - Expired'],
    [3, AHEAD, 'Completed'],
    [2, PAST, 'Expired'],
    [5, AHEAD, 'Dropped'],
    [9, AHEAD, 'N/A'],
  ])('labels status %i that ends on %s as it is specified: %s', async (status, expirationDate, label) => {
    await openWith({ ...EMPTY_DASHBOARD, onlineEnrollments: [aHeldEnrollment({ status, expirationDate })] })
    expect(await screen.findByText(label)).toBeVisible()
  })

  it.each([
    [true, false, 'Verified'],
    [true, true, 'Verified - Course Incomplete'],
    [false, false, 'Not Verified'],
    [false, true, 'Not Verified - Course Incomplete'],
  ])('labels verified %s, incomplete %s: %s', async (isVerified, incomplete, label) => {
    await openWith({ ...EMPTY_DASHBOARD, onlineEnrollments: [aHeldEnrollment({ isVerified, incomplete })] })
    expect(await screen.findByText(label)).toBeVisible()
  })

  it('shows how many lessons are complete', async () => {
    await openWith(DASHBOARD)
    const progress = await screen.findByRole('progressbar', { name: 'Lessons complete' })
    expect(progress).toHaveAttribute('aria-valuetext', '2 of 9')
  })

  it('keeps what is over in the history, with the way to enroll again', async () => {
    await openWith(DASHBOARD)
    const history = within(await screen.findByRole('region', { name: 'History' }))
    expect(history.getAllByRole('link', { name: 'Enroll again' }).map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 3 }, () => '/online-course-enrollment?courseId=1'),
    )
    expect(history.getByText('Cancelled')).toBeVisible()
  })

  it('dates a class by the clock of its place', async () => {
    await openWith(DASHBOARD)
    const classes = within(await screen.findByRole('region', { name: 'Classes' }))
    expect(classes.getByText('Jun 11, 2026, 9:00 AM')).toBeVisible()
    expect(classes.getByText('Harlan County Public Safety Annex')).toBeVisible()
    expect(classes.getByText('Scheduled')).toBeVisible()
  })

  it('offers each certificate as a file and as a page that anyone can check', async () => {
    await openWith(DASHBOARD)
    const certificates = within(await screen.findByRole('region', { name: 'Certificates' }))
    expect(certificates.getByText('Valid')).toBeVisible()
    expect(certificates.getByText('Expired')).toBeVisible()
    const download = certificates.getByRole('link', { name: 'Download PDF' })
    expect(download).toHaveAttribute('href', '/api/certificates/TIM-7K3M-9Q2X/pdf?signature=abc')
    expect(
      certificates.getAllByRole('link', { name: 'Verification page' }).map((link) => link.getAttribute('href')),
    ).toEqual(['/course/verification?code=TIM-7K3M-9Q2X', '/course/verification?code=TIM-4HJK-22WZ'])
  })

  it('leads a new student to the courses', async () => {
    await openWith(EMPTY_DASHBOARD)
    expect(await screen.findByRole('heading', { name: 'No courses yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse current courses' })).toHaveAttribute('href', '/home#courses')
  })

  it('says that it is loading', async () => {
    await open(resourceThat(waits<DashboardData, { query: number }>()))
    expect(screen.getByRole('status', { name: 'Loading your courses' })).toBeVisible()
  })

  it('asks for the student it was given, and again after a failure', async () => {
    const asked: number[] = []
    const read = fromPromise<DashboardData, { query: number }>(({ input }) => {
      asked.push(input.query)
      return asked.length === 1
        ? Promise.reject(new Error('away'))
        : Promise.resolve({ dashboard: EMPTY_DASHBOARD, now: NOW })
    })
    await open(resourceThat(read))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'No courses yet' })).toBeVisible()
    expect(asked).toEqual([7, 7])
  })

  it('says why it failed', async () => {
    await open(resourceThat(fails<DashboardData, { query: number }>({ kind: 'forbidden' })))
    expect(await screen.findByText('You do not have permission to do this.')).toBeVisible()
  })

  it('keeps what it has when it cannot be read again', async () => {
    await open(resourceGoneStale<DashboardData, number>({ dashboard: DASHBOARD, now: NOW }, { kind: 'offline' }))
    expect(await screen.findByText(/may be out of date/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Certificates' })).toBeVisible()
  })
})
