import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'

import type { StudentDashboard } from '../../../src/domain/contract/student.contract.ts'
import type { DashboardData } from '../../../src/views/pages/dashboard/dashboard-data.ts'
import { dashboardMachines, refusingReissue } from '../../../src/views/pages/dashboard/dashboard.story-data.ts'
import { DashboardPage, type DashboardPageProps } from '../../../src/views/pages/dashboard/dashboard.view.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import {
  aCourse,
  aHeldCertificate,
  aHeldClass,
  aHeldEnrollment,
  DASHBOARD,
  EMPTY_DASHBOARD,
  NOW,
} from '../../../src/views/pages/story-data.ts'
import { ActorsProvider } from '../../../src/views/shell/actors.context.tsx'
import { shellActors } from '../../../src/views/shell/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

const open = (
  machine: DashboardPageProps['machine'],
  reissue?: DashboardPageProps['reissue'],
  walkIns?: DashboardPageProps['walkIns'],
) =>
  renderSpoken(
    <ActorsProvider actors={shellActors()}>
      <DashboardPage
        studentId={7}
        {...dashboardMachines({ machine, ...(reissue && { reissue }) })}
        origin="https://training.example.org"
        walkIns={walkIns}
        WalletOffer={({ number, courseTitle }) => <p role="dialog">{`${courseTitle} ${number}`}</p>}
        EnrollDialog={({ course, renews }) => <p role="dialog">{`${course.title} ${renews}`}</p>}
      />
    </ActorsProvider>,
    ['shell', 'dashboard'],
  )

const openWith = (dashboard: StudentDashboard, reissue?: DashboardPageProps['reissue']) =>
  open(resourceThat(answers<DashboardData, { query: number }>({ dashboard, now: NOW })), reissue)

// What is compiled when it is first asked for takes its time.
beforeAll(async () => {
  await import('../../../src/views/pages/dashboard/reissue-dialog.view.tsx')
})

const PAST = '2025-12-01T00:00:00Z'
const AHEAD = '2027-04-02T00:00:00Z'

describe('the student dashboard', () => {
  it('has whatever is asked of somebody under all the rest, and not before that is there: it would be moved', async () => {
    const read = Promise.withResolvers<DashboardData>()
    await open(
      resourceThat(fromPromise<DashboardData, { query: number }>(() => read.promise)),
      undefined,
      <p>Is this you?</p>,
    )
    expect(screen.queryByText('Is this you?')).toBeNull()
    await act(async () => read.resolve({ dashboard: DASHBOARD, now: NOW }))
    const last = screen.getAllByRole('heading', { level: 2 }).at(-1)!
    const asked = screen.getByText('Is this you?')
    expect(last.compareDocumentPosition(asked)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('puts the lesson to go on with first', async () => {
    await openWith(DASHBOARD)
    const link = await screen.findByRole('link', { name: 'Continue: Lesson 3, Notification and Scene Size-Up' })
    expect(link).toHaveAttribute('href', '/online-course/1')
    expect(screen.getByText('34 sec left')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Continue: Lesson 3, Notification and Scene Size-Up',
      'Coming up',
      'Classes',
      'Online courses',
      'Certificates',
      'History',
    ])
  })

  it.each([
    ['ready', 'The quiz is next'],
    ['attempting', 'The quiz is under way'],
    ['failed', 'The quiz is there to be taken again'],
    ['timedOut', 'The quiz is there to be taken again'],
  ] as const)(
    'tells of the quiz of a lesson that is %s, however much of its video was not watched',
    async (state, said) => {
      await openWith({ ...DASHBOARD, next: DASHBOARD.next && { ...DASHBOARD.next, state, secondsLeft: 0.4 } })
      expect(await screen.findByText(said)).toBeVisible()
      expect(screen.queryByText(/ left$/)).toBeNull()
    },
  )

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
    expect((await screen.findAllByText(label))[0]).toBeVisible()
  })

  it.each([
    [true, false, 'Verified'],
    [true, true, 'Verified - Course Incomplete'],
    [false, false, 'Not Verified'],
    [false, true, 'Not Verified - Course Incomplete'],
  ])('labels verified %s, incomplete %s: %s', async (isVerified, incomplete, label) => {
    await openWith({ ...EMPTY_DASHBOARD, onlineEnrollments: [aHeldEnrollment({ isVerified, incomplete })] })
    expect((await screen.findAllByText(label))[0]).toBeVisible()
  })

  it('shows how many lessons are complete', async () => {
    await openWith(DASHBOARD)
    const progress = await screen.findByRole('progressbar', { name: 'Lessons complete' })
    expect(progress).toHaveAttribute('aria-valuetext', '2 of 9')
  })

  it('tells what comes up, the soonest first, and where to go for it', async () => {
    await openWith(DASHBOARD)
    const coming = within(await screen.findByRole('region', { name: 'Coming up' }))
    const ways = [
      ['Enroll TIM Responder Refresher', '/online-course-enrollment?courseId=5'],
      ['Continue National TIM Responder Course (online)', '/online-course/1'],
    ] as const
    expect(coming.getAllByRole('link')).toHaveLength(ways.length)
    for (const [name, href] of ways) expect(coming.getByRole('link', { name })).toHaveAttribute('href', href)
    expect(coming.getByText('Expected by Station 12, B shift')).toBeVisible()
    expect(coming.getByText('May 31')).toBeVisible()
  })

  it('says that what a group expects is overdue', async () => {
    const [expected] = DASHBOARD.groupCourses
    await openWith({ ...EMPTY_DASHBOARD, groupCourses: expected ? [{ ...expected, dueOn: '2026-05-01' }] : [] })
    expect(await screen.findByText('Overdue')).toBeVisible()
  })

  it('shows each class once, an offer of a seat first, and in the history only what is past', async () => {
    await openWith(DASHBOARD)
    const classes = within(await screen.findByRole('region', { name: 'Classes' }))
    expect(classes.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Classes',
      'TIM Train-the-Trainer',
      'Tow and Recovery Operator Course',
    ])
    for (const title of ['TIM Train-the-Trainer', 'Tow and Recovery Operator Course']) {
      expect(screen.getAllByText(title)).toHaveLength(1)
    }
    const history = within(screen.getByRole('region', { name: 'History' }))
    expect(history.queryByText(/Active|Completed$|Scheduled/)).toBeNull()
  })

  it('keeps every enrolment and class that is over in the history, with the way to enroll again', async () => {
    const lapsed = Array.from({ length: 4 }, (_, index) => aHeldEnrollment({ id: 31 + index, status: 2 }))
    const past = DASHBOARD.onlineEnrollments.slice(2)
    await openWith({ ...DASHBOARD, onlineEnrollments: [...past, ...lapsed] })
    const history = within(await screen.findByRole('region', { name: 'History' }))
    expect(history.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(history.getByRole('button', { name: 'Show all (8)' }))
    expect(history.getAllByRole('listitem')).toHaveLength(8)
    expect(history.getAllByRole('link', { name: 'Enroll again' }).map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 7 }, () => '/online-course-enrollment?courseId=1'),
    )
    expect(history.getByText('Cancelled')).toBeVisible()
    expect(history.queryByRole('button')).toBeNull()
  })

  it('does not lead from the history into a course that goes on', async () => {
    const goesOn = aHeldEnrollment({ id: 40 })
    await openWith({ ...EMPTY_DASHBOARD, onlineEnrollments: [goesOn, aHeldEnrollment({ id: 39, status: 2 })] })
    const history = within(await screen.findByRole('region', { name: 'History' }))
    expect(history.getAllByRole('listitem')).toHaveLength(1)
    expect(history.queryByRole('link')).toBeNull()
  })

  it('dates a class by the clock of its place, and gives its calendar file', async () => {
    await openWith(DASHBOARD)
    const classes = within(await screen.findByRole('region', { name: 'Classes' }))
    expect(classes.getByText('Thu, Jun 11, 9:00 AM (Eastern Time)')).toBeVisible()
    expect(classes.getByText('Harlan County Public Safety Annex')).toBeVisible()
    expect(classes.getByText('Scheduled')).toBeVisible()
    expect(classes.getByRole('link', { name: 'Calendar file' })).toHaveAttribute(
      'href',
      '/api/instructor-course-students/301/calendar?signature=abc',
    )
    expect(classes.getByRole('link', { name: 'Accept the seat' })).toHaveAttribute('href', '/course/register/4')
    expect(classes.getByText('Accept by Tue, May 5, 10:00 AM (Eastern Time)')).toBeVisible()
  })

  it.each([
    [{ registrationState: 'waitlisted', waitlistPosition: 3 }, 'On the waitlist'],
    [{ registrationState: 'walkIn' }, 'Walk-in'],
    [{ registrationState: 'cancelled' }, 'Left'],
    [{ registrationState: 'lapsed' }, 'Offer lapsed'],
    [{ courseStatusId: 3, attendance: 'present' }, 'Attended'],
    [{ courseStatusId: 3, attendance: 'partial' }, 'Attended in part'],
    [{ courseStatusId: 3, attendance: 'noShow' }, 'Did not attend'],
    [{ courseStatusId: 3 }, 'Completed'],
    [{ courseStatusId: 2 }, 'Cancelled'],
  ] as const)('says how a class %j stands: %s', async (facts, said) => {
    await openWith({ ...EMPTY_DASHBOARD, classes: [aHeldClass(facts)] })
    expect((await screen.findAllByText(said))[0]).toBeVisible()
  })

  it('offers each certificate as a PDF, as a credential and as a page that anyone can check', async () => {
    await openWith(DASHBOARD)
    const certificates = within(await screen.findByRole('region', { name: 'Certificates' }))
    expect(certificates.getByText('Valid')).toBeVisible()
    expect(certificates.getByText('Expired')).toBeVisible()
    const hrefs = (name: string) => certificates.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
    expect(hrefs('Download PDF')[0]).toBe('/api/certificates/TIM-7K3M-9Q2X/download?signature=abc')
    expect(hrefs('Badge')[0]).toBe('/api/certificates/TIM-7K3M-9Q2X/badge?signature=def')
    expect(hrefs('Add to LinkedIn')[0]).toContain('certId=TIM-7K3M-9Q2X')
    expect(hrefs('Verification page')).toEqual([
      '/course/verification?code=TIM-7K3M-9Q2X',
      '/course/verification?code=TIM-4HJK-22WZ',
    ])
    await userEvent.click(certificates.getAllByRole('button', { name: 'Copy the link' })[0] ?? document.body)
    expect(await certificates.findByText('Copied!')).toBeVisible()
  })

  it('gives no file of one that was replaced, and leads to the one in force', async () => {
    const facts = {
      state: 'superseded',
      supersededBy: 'TIM-2222-3333',
      downloadUrl: null,
      badgeUrl: null,
    } as const
    await openWith({ ...EMPTY_DASHBOARD, certificates: [aHeldCertificate(facts)] })
    expect(await screen.findByRole('link', { name: 'In force instead: TIM-2222-3333' })).toHaveAttribute(
      'href',
      '/course/verification?code=TIM-2222-3333',
    )
    expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Badge' })).toBeNull()
  })

  describe('a certificate with another name', () => {
    const dashboard = { ...EMPTY_DASHBOARD, certificates: [aHeldCertificate({ correctedName: 'Dana Okafor' })] }
    const ask = async () => {
      const button = await screen.findByRole('button', { name: 'Correct the name' })
      await act(() => userEvent.click(button))
    }
    const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Reissue the certificate' }))

    it('is reissued once both names were seen', async () => {
      await openWith(dashboard)
      expect(await screen.findByText('It was printed for Dana Whitfield.')).toBeVisible()
      await ask()
      const dialog = within(await screen.findByRole('alertdialog'))
      expect(dialog.getByText('Dana Whitfield')).toBeVisible()
      expect(dialog.getByText('Dana Okafor')).toBeVisible()
      await confirm()
      expect(await screen.findByText('TIM-2222-3333')).toBeVisible()
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    })

    it('is kept as it is where that was refused, and says why', async () => {
      await openWith(dashboard, refusingReissue())
      await ask()
      await confirm()
      expect(await screen.findByText('Your name on the certificate is the one in your profile already.')).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Reissue the certificate' })).toBeNull()
      const [close] = screen.getAllByRole('button', { name: 'Close' })
      if (close) await userEvent.click(close)
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    })
  })

  it('renews an online course by the dialog, and any other by its classes', async () => {
    await openWith({
      ...EMPTY_DASHBOARD,
      certificates: [
        aHeldCertificate({ renewal: aCourse({ title: 'Refresher' }) }),
        aHeldCertificate({ number: 'TIM-3333-3333', renewal: aCourse({ id: 9, isOnline: false }) }),
      ],
    })
    expect((await screen.findByRole('link', { name: 'Renew' })).getAttribute('href')).toBe('/course/register/9')
    await userEvent.click(screen.getByRole('button', { name: 'Renew' }))
    expect(screen.getByRole('dialog')).toHaveTextContent('Refresher true')
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
