import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'

import { COURSE_SEARCH } from '../../../src/domain/course-search.ts'
import { listAddress, readListAsked, type ListAsked } from '../../../src/domain/list.ts'
import type { CourseSearchProps } from '../../../src/views/pages/course-search/course-search.props.ts'
import { CourseSearch } from '../../../src/views/pages/course-search/course-search.view.tsx'
import {
  HELD,
  locatedAt,
  NO_COURSES,
  notLocated,
  PAGE,
  searchGoneStale,
  searchThat,
} from '../../../src/views/pages/course-search/story-search.ts'
import type { Holdings } from '../../../src/views/pages/home/course-standing.ts'
import type { EnrollDialogProps } from '../../../src/views/pages/home/home.view.tsx'
import { answers, fails, resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

const askedBy = (query: string) => readListAsked(COURSE_SEARCH, new URLSearchParams(query))
const EnrollDialog = ({ course }: EnrollDialogProps) => <div role="dialog" aria-label={course.title} />

const read = vi.fn<(asked: ListAsked) => void>()
const written = vi.fn<(asked: ListAsked) => void>()
beforeEach(() => vi.clearAllMocks())

const reading = fromPromise<typeof PAGE, { query: ListAsked }>(async ({ input }) => {
  read(input.query)
  return PAGE
})

const open = (props: Partial<CourseSearchProps> = {}, language: 'en' | 'tr' | 'ar' = 'en') =>
  renderSpoken(
    <CourseSearch
      title="Course Search"
      asked={askedBy('')}
      viewer={{ isGuest: true, studentId: null }}
      machine={searchThat(reading, written)}
      location={locatedAt({ latitude: 38.8421, longitude: -98.1042 })}
      holdings={resourceThat(answers<Holdings, { query: number }>(HELD))}
      EnrollDialog={EnrollDialog}
      {...props}
    />,
    ['courseSearch', 'home', 'lists'],
    language,
  )

const addresses = () => written.mock.calls.map(([asked]) => listAddress(COURSE_SEARCH, asked))
const card = (name: string) => screen.findByRole('article', { name })
const IN_PERSON = 'National TIM Responder Course (in person)'
const ONLINE = 'National TIM Responder Course (online)'

describe('what was found', () => {
  it('is counted, and each card leads to its course and on', async () => {
    await open()
    expect(await screen.findByRole('heading', { level: 2, name: '5 courses' })).toBeVisible()
    const held = within(await card(IN_PERSON))
    expect(held.getByRole('link', { name: IN_PERSON })).toHaveAttribute('href', '/course/search/2')
    expect(held.getByRole('link', { name: 'See classes' })).toHaveAttribute('href', '/course/register/2')
    expect(held.queryByText(/Enrolled/)).toBeNull()
    const online = within(await card(ONLINE))
    expect(online.getByText('Not Enrolled')).toBeVisible()
    expect(online.getByRole('link', { name: 'Enroll' })).toHaveAttribute('href', '/online-course-enrollment?courseId=1')
  })

  it.each([
    ['a guest', null],
    ['a student', 7],
  ])('leads %s who comes back to the card that was left, and nobody who comes anew', async (_, studentId) => {
    const look = () => open({ viewer: { isGuest: studentId === null, studentId } })
    const title = async () => within(await card(IN_PERSON)).getByRole('link', { name: IN_PERSON })
    history.replaceState(null, '')
    const { unmount } = await look()
    expect(await title()).not.toHaveFocus()
    await userEvent.click(await title())
    unmount()
    dispatchEvent(new PopStateEvent('popstate'))
    const { unmount: leave } = await look()
    expect(await title()).toHaveFocus()
    leave()
    history.replaceState(null, '')
    await look()
    expect(await title()).not.toHaveFocus()
  })

  it('says of a class when it is by the clock of the venue, where, and what seats there are', async () => {
    await open()
    const next = within(await card(IN_PERSON))
    expect(next.getByText(/^Sat, Dec 12, 1:00\sPM \(Central Time\)$/)).toBeVisible()
    expect(next.getByText('Fairmont, Harlan County')).toBeVisible()
    expect(next.getByText('5 seats left')).toBeVisible()
    const full = within(await card('Tow and Recovery Operator Course'))
    expect(full.getByText('Full: there is a waitlist')).toBeVisible()
    expect(full.getByText('59 mi away')).toBeVisible()
    expect(within(await card('TIM Train-the-Trainer')).getByText('Registration is closed')).toBeVisible()
  })

  it('shows a student what is held: Enrolled and Continue online, Enrolled in a class', async () => {
    await open({ viewer: { isGuest: false, studentId: 7 } })
    const online = within(await card(ONLINE))
    expect(await online.findByText('Enrolled')).toBeVisible()
    expect(online.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/online-course/1')
    const held = within(await card(IN_PERSON))
    expect(held.getByText('Enrolled')).toBeVisible()
    expect(held.getByRole('link', { name: 'See my class' })).toHaveAttribute('href', '/course/register/2')
    await userEvent.click(within(await card('TIM Responder Refresher')).getByRole('button', { name: 'Enroll' }))
    expect(screen.getByRole('dialog', { name: 'TIM Responder Refresher' })).toBeInTheDocument()
  })

  it('that came with the page is not asked for', async () => {
    await open({ first: PAGE })
    expect(screen.getByText('5 courses')).toBeVisible()
    expect(read).not.toHaveBeenCalled()
  })
})

describe('the address', () => {
  it('follows what is typed', async () => {
    await open()
    await userEvent.type(screen.getByRole('searchbox', { name: 'What do you want to learn?' }), 'İstanbul{Enter}')
    await waitFor(() => expect(addresses()).toEqual(['?search=%C4%B0stanbul']))
    expect(read.mock.calls.at(-1)?.[0].search).toBe('İstanbul')
  })

  it('follows each filter', async () => {
    await open()
    await screen.findByText('5 courses')
    await userEvent.click(screen.getByRole('radio', { name: 'In person' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Towing and recovery')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'Kestrel, Redfield County')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Near' }), 'Millbrook')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Within' }), '25 mi')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Free seats only' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Next class')
    await waitFor(() =>
      expect(addresses().at(-1)).toBe(
        '?delivery=inPerson&category=2&county=Redfield&city=Kestrel&near=millbrook%2C25&seats=free&sort=soonest',
      ),
    )
  })

  it('is read back by chips that can be taken away', async () => {
    await open({ asked: askedBy('search=cable&delivery=online&near=fairmont%2C50&hoursTo=8&from=2026-12-01') })
    const chips = within(await screen.findByRole('group', { name: 'Filters in force' }))
    for (const text of [
      'Search: cable',
      'Delivery: Online',
      'Near: Fairmont · 50 mi',
      'Hours of the course: Up to 8 hr',
      'First day: December 1',
    ]) {
      expect(chips.getByText(text)).toBeVisible()
    }
    await userEvent.click(chips.getByRole('button', { name: 'Remove: Near: Fairmont · 50 mi' }))
    await waitFor(() => expect(addresses().at(-1)).toBe('?search=cable&delivery=online&hoursTo=8&from=2026-12-01'))
  })

  it('holds the place of the device when a button asks for it, and not more exactly than needed', async () => {
    await open()
    await screen.findByText('5 courses')
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
    await waitFor(() => expect(addresses()).toEqual(['?near=38.84%2C-98.1%2C50']))
    expect(screen.getByRole('combobox', { name: 'Near' })).toHaveDisplayValue('My location')
  })

  it.each([
    ['forbidden', 'Your device did not say where it is. Choose a town instead.'],
    ['unexpected', 'Your location could not be found. Choose a town, or try again.'],
  ] as const)('stays as it is where the device says %s', async (kind, text) => {
    await open({ location: notLocated({ kind }) })
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(addresses()).toEqual([])
  })
})

describe('its faces', () => {
  it('loading', async () => {
    await open({ machine: searchThat(waits()) })
    expect(screen.getByRole('status', { name: 'Loading courses' })).toBeInTheDocument()
  })
  it('nothing at all, and nothing that matches', async () => {
    const first = await open({ machine: searchThat(answers(NO_COURSES)) })
    expect(await screen.findByRole('heading', { name: 'No courses yet' })).toBeVisible()
    first.unmount()
    await open({ asked: askedBy('search=helicopter'), machine: searchThat(answers(NO_COURSES), written) })
    expect(await screen.findByRole('heading', { name: 'No course matches' })).toBeVisible()
    const [clear] = screen.getAllByRole('button', { name: 'Clear search and filters' }).toReversed()
    if (clear) await userEvent.click(clear)
    await waitFor(() => expect(addresses()).toEqual(['']))
  })
  it('failed', async () => {
    await open({ machine: searchThat(fails({ kind: 'offline' })) })
    expect(await screen.findByRole('heading', { name: 'The courses could not be loaded' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
  it('partial', async () => {
    await open({ machine: searchGoneStale() })
    expect(await screen.findByText(/may be out of date/)).toBeVisible()
    expect(screen.getByText('5 courses')).toBeVisible()
  })
})

it.each([
  ['tr', 'Ne öğrenmek istiyorsunuz?', '5 eğitim'],
  ['ar', 'ماذا تريد أن تتعلّم؟', '5 دورات'],
] as const)('speaks %s', async (language, field, count) => {
  await open({}, language)
  expect(screen.getByRole('searchbox', { name: field })).toBeVisible()
  expect(await screen.findByText(count)).toBeVisible()
})
