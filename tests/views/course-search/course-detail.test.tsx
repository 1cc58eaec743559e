import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import type { CourseDetail } from '../../../src/domain/contract/course-search.contract.ts'
import { CourseDetailPage } from '../../../src/views/pages/course-search/course-detail.view.tsx'
import type { CourseDetailProps } from '../../../src/views/pages/course-search/course-search.props.ts'
import { CLASS_DETAIL, HELD, ONLINE_DETAIL } from '../../../src/views/pages/course-search/story-search.ts'
import type { Holdings } from '../../../src/views/pages/home/course-standing.ts'
import type { EnrollDialogProps } from '../../../src/views/pages/home/home.view.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import { NOW } from '../../../src/views/pages/story-data.ts'
import { renderSpoken } from '../support/speak.tsx'

const EnrollDialog = ({ course }: EnrollDialogProps) => <div role="dialog" aria-label={course.title} />
const showing = (detail: CourseDetail) => resourceThat(answers<CourseDetail, { query: number }>(detail))

const open = (props: Partial<CourseDetailProps> = {}, language: 'en' | 'ar' = 'en') =>
  renderSpoken(
    <CourseDetailPage
      title="Course Search"
      courseId={2}
      now={NOW}
      viewer={{ isGuest: true, studentId: null }}
      machine={showing(CLASS_DETAIL)}
      holdings={resourceThat(answers<Holdings, { query: number }>(HELD))}
      EnrollDialog={EnrollDialog}
      {...props}
    />,
    ['courseSearch', 'home'],
    language,
  )

it('says what a course teaches, for whom it is, what is needed first, and when it is held', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: CLASS_DETAIL.course.title })).toBeVisible()
  expect(screen.getByText('Everyone who works at the roadside.')).toBeVisible()
  expect(screen.getByText('Size up a scene and report it')).toBeVisible()
  expect(screen.getByRole('link', { name: 'National TIM Responder Course (online)' })).toHaveAttribute(
    'href',
    '/course/search/1',
  )
  expect(screen.getByText('good for 2 years')).toBeVisible()
  const classes = screen.getAllByRole('article')
  expect(classes.map((held) => within(held).queryAllByRole('link').length)).toEqual([1, 1, 0])
  const [open_, full, closed] = classes.map((held) => within(held))
  expect(open_?.getByText('5 seats left')).toBeVisible()
  expect(open_?.getByText(/^Sat, Dec 12, 1:00\sPM – 5:00\sPM \(Central Time\)$/)).toBeVisible()
  expect(open_?.getByRole('link', { name: /^Register for the class on December 12 in/ })).toHaveAttribute(
    'href',
    '/course/register/2',
  )
  expect(full?.getByText('Full: there is a waitlist')).toBeVisible()
  expect(full?.getByText(/3 people wait/)).toBeVisible()
  expect(closed?.getByText('Registration is closed')).toBeVisible()
})

it('shows the lessons of an online course, and how to enroll', async () => {
  await open({ courseId: 1, machine: showing(ONLINE_DETAIL), viewer: { isGuest: false, studentId: null } })
  expect(await screen.findByText('2 lessons, 4 min of video')).toBeVisible()
  expect(screen.getByText('Fundamentals and Terminology')).toBeVisible()
  expect(screen.getByText('Nothing is needed first.')).toBeVisible()
  expect(screen.getByText('Not Enrolled')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Enroll' }))
  expect(screen.getByRole('dialog', { name: ONLINE_DETAIL.course.title })).toBeInTheDocument()
})

it('shows a student where they stand', async () => {
  const student = { isGuest: false, studentId: 7 }
  const first = await open({ viewer: student })
  expect(await screen.findByText('Enrolled')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See my class' })).toHaveAttribute('href', '/course/register/2')
  first.unmount()
  await open({ viewer: student, courseId: 1, machine: showing(ONLINE_DETAIL) })
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/online-course/1')
})

it('offers who has a seat in a class their place in it, and only the others', async () => {
  await open({ viewer: { isGuest: false, studentId: 7 } })
  expect(await screen.findByText('You have a seat')).toBeVisible()
  const ways = screen.getAllByRole('article').map((held) => within(held).queryAllByRole('link'))
  expect(ways.map((links) => links.map(({ textContent }) => textContent))).toEqual([['Your place'], ['Register'], []])
})

it('offers no place while it is not known who has one', async () => {
  await open({ viewer: { isGuest: false, studentId: 7 }, holdings: resourceThat(waits<Holdings, { query: number }>()) })
  const [held] = await screen.findAllByRole('article')
  expect(within(held!).queryByRole('link')).toBeNull()
})

it('says where a course is neither held nor offered', async () => {
  const first = await open({ machine: showing({ ...CLASS_DETAIL, classes: [] }) })
  expect(await screen.findByRole('heading', { name: 'No class is scheduled now' })).toBeVisible()
  first.unmount()
  await open({ machine: showing({ ...ONLINE_DETAIL, isOffered: false }) })
  expect(await screen.findByText('This course is not offered online now.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Enroll' })).toBeNull()
})

it('asks nothing where it came with the page', async () => {
  const machine = resourceThat(fails<CourseDetail, { query: number }>({ kind: 'offline' }))
  await open({ first: CLASS_DETAIL, machine })
  expect(screen.getByRole('heading', { level: 1, name: CLASS_DETAIL.course.title })).toBeVisible()
})

it.each([
  ['by the server', { first: null }],
  ['when it is asked', { machine: resourceThat(fails<CourseDetail, { query: number }>({ kind: 'notFound' })) }],
] as const)('a course that is not there leads back to the search: known %s', async (_when, props) => {
  await open(props)
  expect(await screen.findByRole('heading', { name: 'This course was not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Search courses' })).toHaveAttribute('href', '/course/search')
})

it('has a face for loading, failing and growing old', async () => {
  const loading = await open({ machine: resourceThat(waits<CourseDetail, { query: number }>()) })
  expect(screen.getByRole('status', { name: 'Loading the course' })).toBeInTheDocument()
  loading.unmount()
  const failing = await open({ machine: resourceThat(fails<CourseDetail, { query: number }>({ kind: 'offline' })) })
  expect(await screen.findByRole('heading', { name: 'The course could not be loaded' })).toBeVisible()
  failing.unmount()
  await open({ machine: resourceGoneStale<CourseDetail, number>(CLASS_DETAIL, { kind: 'offline' }) })
  expect(await screen.findByText(/may be out of date/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: CLASS_DETAIL.course.title })).toBeVisible()
})

it('speaks Arabic', async () => {
  await open({}, 'ar')
  expect(await screen.findByRole('heading', { name: 'الصفوف المجدولة' })).toBeVisible()
  expect(screen.getByText('5 مقاعد شاغرة')).toBeVisible()
})
