import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { Course } from '../../../src/domain/contract/course.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import type { ResourceMachine } from '../../../src/machines/resource/resource.machine.ts'
import type { Holdings } from '../../../src/views/pages/home/course-standing.ts'
import CoursesAway from '../../../src/views/pages/home/courses-away.view.tsx'
import { HeldCourses } from '../../../src/views/pages/home/held-courses.view.tsx'
import {
  HomePage,
  type EnrollDialogProps,
  type GoalDialogProps,
  type HomePageProps,
} from '../../../src/views/pages/home/home.view.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import { COURSES, NOW } from '../../../src/views/pages/story-data.ts'
import { renderSpoken } from '../support/speak.tsx'

const EnrollDialog = ({ course, onClose }: EnrollDialogProps) => (
  <div role="dialog" aria-label={course.title}>
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
)

const GoalDialog = ({ onClose }: GoalDialogProps) => (
  <div role="dialog" aria-label="Goals">
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
)

const HOLDINGS: Holdings = {
  online: [{ courseId: 1, status: 1, expirationDate: '2027-04-02T00:00:00Z' }],
  inPerson: [
    {
      instructorCourse: {
        id: 31,
        courseId: 2,
        courseStatusId: 1,
        courseDate: '2026-06-11T13:00:00Z',
        courseEndDate: null,
      },
    },
  ],
  now: NOW,
}

const list = (courses: readonly Course[]) => resourceThat(answers<readonly Course[], { query: undefined }>(courses))

type Opened = Partial<HomePageProps> & { holdings?: ResourceMachine<Holdings, number> }

const open = ({ holdings = resourceThat(answers<Holdings, { query: number }>(HOLDINGS)), ...props }: Opened = {}) =>
  renderSpoken(
    <HomePage
      productName="TIM Training"
      viewer={{ looker: 'guest', studentId: null }}
      courses={list(COURSES)}
      OwnCourses={(own) => <HeldCourses machine={holdings} {...own} />}
      CoursesAway={CoursesAway}
      Waiting={() => <h1>What waits</h1>}
      onRetry={() => {}}
      EnrollDialog={EnrollDialog}
      GoalDialog={GoalDialog}
      {...props}
    />,
    ['home', 'shell'],
  )

const student: HomePageProps['viewer'] = { looker: 'person', studentId: 7 }
const card = (title: string) => screen.findByRole('article', { name: title })
const ONLINE = 'National TIM Responder Course (online)'
const IN_PERSON = 'National TIM Responder Course (in person)'

const goalButton = () => screen.queryByRole('button', { name: 'What would you like to accomplish?' })

describe('home', () => {
  it('asks a guest what they would like to accomplish', async () => {
    const onGoalAsked = vi.fn<(isAsked: boolean) => void>()
    await open({ onGoalAsked })
    await userEvent.click(screen.getByRole('button', { name: 'What would you like to accomplish?' }))
    expect(onGoalAsked.mock.calls).toEqual([[true]])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows a guest the goals while they are asked for, and says when they are closed', async () => {
    const onGoalAsked = vi.fn<(isAsked: boolean) => void>()
    await open({ isGoalAsked: true, onGoalAsked })
    await userEvent.click(within(screen.getByRole('dialog', { name: 'Goals' })).getByRole('button', { name: 'Close' }))
    expect(onGoalAsked.mock.calls).toEqual([[false]])
  })

  it.each([
    ['a student', student],
    ['another', { looker: 'person', studentId: null }],
  ] as const)('asks %s who is signed in no such thing', async (_who, viewer) => {
    await open({ viewer, isGoalAsked: true })
    expect([goalButton(), screen.queryByRole('dialog')]).toEqual([null, null])
  })

  it('welcomes a guest and leads to the courses', async () => {
    await open()
    expect(screen.getByText('Welcome to TIM Training')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse current courses' })).toHaveAttribute('href', '#courses')
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
  })

  it('begins with what waits for who is signed in, and shows them no poster', async () => {
    await open({ viewer: student })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What waits')
    expect(screen.queryByText('Clear the road. Everyone goes home.')).toBeNull()
  })

  it('says when nobody could be asked who holds the session, and asks again', async () => {
    const onRetry = vi.fn<() => void>()
    await open({ viewer: { looker: 'unreachable', studentId: null }, onRetry })
    expect(screen.queryByText('Clear the road. Everyone goes home.')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('shows the five points of the mission in their order', async () => {
    await open()
    const mission = screen.getByRole('region', { name: 'What we train for' })
    expect(
      within(mission)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual([
      'Fewer struck-by fatalities',
      'Shorter on-scene times',
      'Fewer secondary crashes',
      'Sustained public education on state traffic laws',
      'Less congestion impact',
    ])
  })

  it('shows a card with its category, its hours and 150 characters of its description', async () => {
    await open()
    const shown = within(await card(ONLINE))
    expect(shown.getByText('Responder')).toBeVisible()
    expect(shown.getByText('4 hr')).toBeVisible()
    const description = COURSES[0]?.description ?? ''
    expect(shown.getByText(`${description.slice(0, 150).trimEnd()}…`)).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: 'Show more' }))
    expect(shown.getByText(description)).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: 'Show less' }))
    expect(shown.queryByText(description)).toBeNull()
  })

  it('sends a guest who enrolls to the page of the enrollment', async () => {
    await open()
    const shown = within(await card(ONLINE))
    expect(shown.getByText('Not Enrolled')).toBeVisible()
    expect(shown.getByRole('link', { name: 'Enroll' })).toHaveAttribute('href', '/online-course-enrollment?courseId=1')
    expect(within(await card(IN_PERSON)).queryByText(/Enrolled/)).toBeNull()
  })

  it('shows a student what is enrolled, and the way on', async () => {
    await open({ viewer: student })
    const shown = within(await card(ONLINE))
    expect(await shown.findByText('Enrolled')).toBeVisible()
    expect(shown.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/online-course/1')
    expect(within(await card(IN_PERSON)).getByText('Enrolled')).toBeVisible()
    expect(within(await card('TIM Train-the-Trainer')).queryByText(/Enrolled/)).toBeNull()
  })

  it('opens the enrollment dialog for a person who is signed in, and closes it', async () => {
    await open({ viewer: student })
    const shown = within(await card('TIM Responder Refresher'))
    await userEvent.click(await shown.findByRole('button', { name: 'Enroll' }))
    const dialog = await screen.findByRole('dialog', { name: 'TIM Responder Refresher' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows courses that came with the page without asking for them', async () => {
    await open({ firstCourses: COURSES, courses: resourceThat(waits<readonly Course[], { query: undefined }>()) })
    expect(screen.getByRole('article', { name: ONLINE })).toBeVisible()
  })

  it('says that it is loading', async () => {
    await open({ courses: resourceThat(waits<readonly Course[], { query: undefined }>()) })
    expect(screen.getByRole('status', { name: 'Loading courses' })).toBeVisible()
  })

  it('says that there are no courses', async () => {
    await open({ courses: list([]) })
    expect(await screen.findByRole('heading', { name: 'No courses yet' })).toBeVisible()
  })

  it('says that the courses could not be loaded, and tries again', async () => {
    let tries = 0
    const read = fromPromise<readonly Course[], { query: undefined }>(() => {
      tries += 1
      return tries === 1 ? Promise.reject(new FaultError({ kind: 'offline' })) : Promise.resolve(COURSES)
    })
    await open({ courses: resourceThat(read) })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading', { name: 'The courses could not be loaded' })).toBeVisible()
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await card(ONLINE)).toBeVisible()
  })

  it('keeps the courses that it has when they cannot be read again', async () => {
    await open({ courses: resourceGoneStale<readonly Course[]>(COURSES, { kind: 'offline' }) })
    expect(await screen.findByText(/may be out of date/)).toBeVisible()
    expect(await card(ONLINE)).toBeVisible()
  })

  it('shows the courses without the enrollments that could not be read', async () => {
    await open({ viewer: student, holdings: resourceThat(fails<Holdings, { query: number }>({ kind: 'unexpected' })) })
    expect(await screen.findByText(/Your enrollments could not be checked/)).toBeVisible()
    expect(await card(ONLINE)).toBeVisible()
  })
})
