import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'

import type { Course } from '../../../src/domain/contract/course.contract.ts'
import type { Renewal } from '../../../src/domain/renewal.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { enrollmentMachine, type Standing } from '../../../src/machines/enrollment/enrollment.machine.ts'
import {
  OnlineEnrollmentPage,
  type OnlineEnrollmentPageProps,
} from '../../../src/views/pages/enrollment/online-enrollment.view.tsx'
import { answers, fails, resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import { aCourse, anEnrollment, aStanding, COURSES } from '../../../src/views/pages/story-data.ts'
import { renderSpoken } from '../support/speak.tsx'

type Check = { courseId: number; studentId: number | null }
type Enroll = { instructorOnlineCourseId: number; studentId: number }

const machineThat = (
  checkStanding = answers<Standing, Check>(aStanding()),
  enroll = answers<{ id: number }, Enroll>({ id: 21 }),
) => enrollmentMachine.provide({ actors: { checkStanding, enroll }, delays: { doubleTap: 0 } })

const list = (courses: readonly Course[]) => resourceThat(answers<readonly Course[], { query: undefined }>(courses))

const open = (props: Partial<OnlineEnrollmentPageProps> = {}) =>
  renderSpoken(
    <OnlineEnrollmentPage
      courseId={1}
      viewer={{ isGuest: false, studentId: 7, roles: [ROLE.student] }}
      courses={list(COURSES)}
      machine={machineThat()}
      RenewDialog={({ course, renews, onClose }) => (
        <div role="dialog">
          {`${course.title} ${renews}`}
          <button onClick={onClose}>Close</button>
        </div>
      )}
      onWayIn={() => {}}
      {...props}
    />,
    ['enrollment', 'shell'],
  )

const enroll = async () => userEvent.click(await screen.findByRole('button', { name: 'Enroll' }))
const NOT_A_STUDENT = 'You must be logged in as a student to enroll in this course'

describe('the online enrollment page', () => {
  it('says what the course asks for', async () => {
    await open()
    expect(await screen.findByRole('button', { name: 'Enroll' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'National TIM Responder Course (online)' })).toBeVisible()
    const terms = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(terms).toEqual([
      ['Lessons', '9'],
      ['Video', '7 min'],
      ['Total hours', '4 hr'],
      ['Time to finish', '365 days'],
    ])
    expect(screen.getByText('Finish within 365 days. After that the enrollment expires.')).toBeVisible()
  })

  it('enrolls the student in the offering by one press, and leads on', async () => {
    const asked: Enroll[] = []
    const actor = fromPromise<{ id: number }, Enroll>(({ input }) => {
      asked.push(input)
      return Promise.resolve({ id: 21 })
    })
    await open({ machine: machineThat(undefined, actor) })
    await enroll()
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/online-course/1')
    expect(asked).toEqual([{ instructorOnlineCourseId: 11, studentId: 7 }])
  })

  it('offers to continue where an enrollment is there already', async () => {
    await open({ machine: machineThat(answers<Standing, Check>(aStanding(anEnrollment()))) })
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/online-course/1')
    expect(screen.queryByRole('button', { name: 'Enroll' })).toBeNull()
  })

  it('asks a guest to sign in first', async () => {
    const ways: string[] = []
    await open({ viewer: { isGuest: true, studentId: null, roles: [] }, onWayIn: (way) => ways.push(way) })
    expect(await screen.findByText(NOT_A_STUDENT)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
    expect(ways).toEqual(['signIn', 'signUp'])
    expect(screen.queryByRole('button', { name: 'Enroll' })).toBeNull()
  })

  it('tells a person without a student profile', async () => {
    await open({ viewer: { isGuest: false, studentId: null, roles: [ROLE.admin] } })
    expect(await screen.findByText(NOT_A_STUDENT)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  })

  it.each([
    [
      'an instructor',
      [ROLE.instructor],
      [
        ['Instructor Dashboard', '/instructor/dash'],
        ['My Student Enrollments', '/instructor/student-enrollments'],
      ],
    ],
    [
      'a master trainer',
      [ROLE.master],
      [
        ['Reports', '/admin/reports'],
        ['Master Dashboard', '/master/dash'],
      ],
    ],
    ['somebody without a role', [], []],
  ])('leads %s, who is no student, to the pages that are theirs', async (_, roles, links) => {
    await open({ viewer: { isGuest: false, studentId: null, roles } })
    expect(await screen.findByText(NOT_A_STUDENT)).toBeVisible()
    const shown = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(shown).toEqual(links)
    expect(screen.queryByText(/These pages are yours/) !== null).toBe(links.length > 0)
  })

  it('tells a group coordinator that nobody else is enrolled', async () => {
    await open({ viewer: { isGuest: false, studentId: 7, roles: [ROLE.student, ROLE.groupCoordinator] } })
    expect(await screen.findByText('You enroll only yourself')).toBeVisible()
  })

  it("says the server's reason for a refusal, and can be tried again after it was read", async () => {
    const refusal = fails<{ id: number }, Enroll>({ kind: 'refused', message: 'This course is closed.' })
    await open({ machine: machineThat(undefined, refusal) })
    await enroll()
    expect(await screen.findByText('This course is closed.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(await screen.findByRole('button', { name: 'Enroll' })).toBeEnabled()
  })

  it('tries again when the server did not answer', async () => {
    await open({ machine: machineThat(undefined, fails<{ id: number }, Enroll>({ kind: 'offline' })) })
    await enroll()
    expect(await screen.findByText('It is not known whether you were enrolled')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  })

  it('says that nothing was sent where that is certain, and tries again', async () => {
    const unsent = fails<{ id: number }, Enroll>({ kind: 'offline', code: 'UNSENT' })
    await open({ machine: machineThat(undefined, unsent) })
    await enroll()
    expect(await screen.findByText('You were not enrolled')).toBeVisible()
    expect(screen.getByText(/You are offline. Nothing was sent/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  })

  it('is busy while it enrolls', async () => {
    await open({ machine: machineThat(undefined, waits<{ id: number }, Enroll>()) })
    await enroll()
    expect(await screen.findByRole('button', { name: 'Enrolling' })).toHaveAttribute('aria-busy', 'true')
  })

  it('says that the course is not offered online', async () => {
    await open({ machine: machineThat(answers<Standing, Check>({ ...aStanding(), offering: null })) })
    expect(await screen.findByRole('heading', { name: 'This course is not offered online' })).toBeVisible()
  })

  it('says that it could not load, and tries again', async () => {
    let tries = 0
    const check = fromPromise<Standing, Check>(() => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('away')) : Promise.resolve(aStanding())
    })
    await open({ machine: machineThat(check) })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Enroll' })).toBeVisible()
  })

  it('shows a skeleton while it checks', async () => {
    await open({ machine: machineThat(waits<Standing, Check>()) })
    expect(screen.getByRole('status', { name: 'Loading the course' })).toBeVisible()
  })
})

describe('what ends soon or has ended', () => {
  const openWith = (standing: Standing) => open({ machine: machineThat(answers<Standing, Check>(standing)) })
  const completed = anEnrollment({ status: 3, expirationDate: '2026-05-20T12:00:00Z' })
  const ending: Renewal = {
    kind: 'certificateEnds',
    at: '2026-05-20T12:00:00Z',
    course: aCourse({ title: 'Refresher' }),
  }

  it('is renewed by the dialog of the dashboard while it lasts, and looked at again after it', async () => {
    const standings = [aStanding(completed, ending), aStanding(anEnrollment())]
    const check = fromPromise<Standing, Check>(() => Promise.resolve(standings.shift() ?? aStanding()))
    await open({ machine: machineThat(check) })
    expect(await screen.findByText('It ends on May 20. Take the course again to keep it.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Renew' }))
    expect(screen.getByRole('dialog')).toHaveTextContent('Refresher true')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Renew' })).toBeNull()
  })

  it.each<[Renewal, string]>([
    [{ ...ending, kind: 'certificateEnded' }, 'Your certificate has ended'],
    [{ kind: 'enrollmentEnded', at: '2026-04-02T12:00:00Z' }, 'Your enrollment has ended'],
  ])('is renewed by the button of the page once it is over (%j)', async (renewal, title) => {
    await openWith(aStanding(null, renewal))
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Renew' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Enroll' }))
    expect(await screen.findByText('You are enrolled')).toBeVisible()
    expect(screen.queryByText(title)).toBeNull()
  })

  it('is told of an active enrollment, which is renewed when it has ended', async () => {
    const at = '2026-05-20T12:00:00Z'
    await openWith(aStanding(anEnrollment({ expirationDate: at }), { kind: 'enrollmentEnds', at }))
    expect(await screen.findByText('Your enrollment ends soon')).toBeVisible()
    expect(screen.getByText(/once it has ended, you can renew it here by enrolling again/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Renew' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible()
  })
})

describe('without a course in the address', () => {
  it('lists the online courses alone', async () => {
    await open({ courseId: null })
    const links = await screen.findAllByRole('link', { name: 'See course' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/online-course-enrollment?courseId=1',
      '/online-course-enrollment?courseId=5',
    ])
  })

  it('says that there are none', async () => {
    await open({ courseId: null, courses: list([]) })
    expect(await screen.findByRole('heading', { name: 'No online courses yet' })).toBeVisible()
  })

  it('says that they could not be loaded', async () => {
    await open({
      courseId: null,
      courses: resourceThat(fails<readonly Course[], { query: undefined }>({ kind: 'offline' })),
    })
    expect(await screen.findByRole('heading', { name: 'The courses could not be loaded' })).toBeVisible()
  })
})
