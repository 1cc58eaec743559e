import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'

import { KEPT_PARTLY } from '../../../src/domain/fault.ts'
import type { MediaEvent } from '../../../src/machines/lesson/lesson.types.ts'
import {
  completedCourse,
  courseWith,
  halfWatched,
  lessonAt,
} from '../../../src/views/pages/lesson/lesson.story-data.ts'
import { never, offline, serverWith } from '../../../src/views/pages/lesson/lesson.story-server.ts'
import { button, openLesson } from './lesson.world.tsx'

beforeEach(() => localStorage.clear())

describe('the course', () => {
  test('shows its lessons in order, each with its state in a word', async () => {
    await openLesson()
    const rail = await screen.findByRole('navigation', { name: 'Lessons' })
    const items = within(rail).getAllByRole('button')
    expect(items.map((item) => item.textContent)).toEqual([
      '1. IntroductionPassed00:48',
      '2. Fundamentals and TerminologyPassed00:48',
      '3. Notification and Scene Size-UpPassed00:48',
      '4. Safe Vehicle PositioningPassed00:48',
      '5. Scene SafetyOpen00:48',
      '6. Command ResponsibilitiesLocked00:48',
      '7. Traffic ManagementLocked00:48',
      '8. Special CircumstancesLocked00:48',
      '9. Clearance and TerminationLocked00:48',
    ])
    expect(items.map((item) => item.hasAttribute('disabled'))).toEqual([
      ...Array.from({ length: 5 }, () => false),
      ...Array.from({ length: 4 }, () => true),
    ])
    expect(items[4]).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('progressbar', { name: 'Lessons passed' })).toHaveAttribute('aria-valuetext', '4 of 9')
  })

  test('opens a lesson that is chosen, tells the address and moves the focus to its heading', async () => {
    const { user, opened } = await openLesson()
    await user.click(await button(/Safe Vehicle Positioning/))
    const heading = screen.getByRole('heading', { level: 1 })
    expect([heading.textContent, opened]).toEqual(['Safe Vehicle Positioning', [4]])
    expect(heading).toHaveFocus()
  })

  test.each([
    ['nobody is enrolled', { loadCourse: () => Promise.resolve(null) }, 'You are not enrolled in this course'],
    [
      'the enrolment has expired',
      { loadProgress: () => Promise.resolve(courseWith(halfWatched, { status: 2 })) },
      'Your enrollment has expired',
    ],
    [
      'there are no lessons yet',
      { loadProgress: () => Promise.resolve(courseWith(halfWatched, { lessons: [] })) },
      'The lessons are not here yet',
    ],
    ['the server cannot be reached', { loadProgress: offline }, 'The course could not be loaded'],
    [
      'the server refuses',
      { loadProgress: () => Promise.reject({ kind: 'forbidden' }) },
      'This course cannot be opened',
    ],
  ])('says so when %s', async (_name, answers, title) => {
    await openLesson(serverWith(halfWatched, answers))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  test('says that it is on its way', async () => {
    await openLesson(serverWith(halfWatched, { loadCourse: never }))
    expect(screen.getByRole('status')).toHaveTextContent('Loading your course')
  })

  test('leads to the certificate once it is completed', async () => {
    await openLesson(serverWith(halfWatched, { loadProgress: () => Promise.resolve(completedCourse) }))
    expect(await screen.findByRole('link', { name: 'Open your certificate' })).toHaveAttribute(
      'href',
      '/api/certificates/TIM-7K3M-9Q2X/download',
    )
    expect(screen.getByRole('link', { name: 'See it as others verify it' })).toHaveAttribute(
      'href',
      '/course/verification?code=TIM-7K3M-9Q2X',
    )
  })
})

describe('the player', () => {
  test('plays and pauses by one button', async () => {
    const { user, commands } = await openLesson()
    await user.click(await button('Play'))
    await user.click(await button('Pause'))
    expect(commands.filter(({ type }) => type === 'play' || type === 'pause')).toEqual([
      { type: 'play' },
      { type: 'pause' },
    ])
  })

  const end = (happen: (event: MediaEvent) => void) =>
    act(() => {
      happen({ type: 'media.played' })
      happen({ type: 'media.paused' })
      happen({ type: 'media.ended' })
    })

  test('says at its end what is still unwatched, and leads there', async () => {
    const { user, happen, commands } = await openLesson()
    await button('Play')
    end(happen)
    const goOn = await button('Go on at 00:09')
    expect(screen.getAllByText(/left to watch before the quiz$/)).toHaveLength(2)
    await user.click(goOn)
    expect(commands.slice(-2)).toEqual([{ type: 'seek', to: 9 }, { type: 'play' }])
    expect(screen.queryByRole('button', { name: 'Watch again' })).toBeNull()
  })

  test('leads at its end to the quiz that is ready, or plays once more', async () => {
    const { user, happen, commands } = await openLesson(serverWith(lessonAt('ready')))
    await button('Play')
    end(happen)
    expect(await screen.findAllByRole('button', { name: 'Start the quiz' })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^Go on at/ })).toBeNull()
    await user.click(await button('Watch again'))
    expect(commands.at(-1)).toEqual({ type: 'play' })
    end(happen)
    await user.click((await screen.findAllByRole('button', { name: 'Start the quiz' }))[0]!)
    expect(await screen.findByText(/^Question 1 of/)).toBeVisible()
  })

  test('is steered by the keyboard as far as it was watched', async () => {
    const { user, commands } = await openLesson()
    const slider = await screen.findByRole('slider', { name: 'Place in the video' })
    slider.focus()
    await user.keyboard('{End}{ArrowLeft}{Home}')
    expect(commands.filter(({ type }) => type === 'seek').slice(1)).toEqual([
      { type: 'seek', to: 26 },
      { type: 'seek', to: 21 },
      { type: 'seek', to: 0 },
    ])
    expect(slider).toHaveAttribute('aria-valuetext', '00:00 of 00:48')
  })

  test('says politely why it did not go ahead', async () => {
    const { happen } = await openLesson()
    await button('Play')
    act(() => happen({ type: 'media.sought', at: 44 }))
    const said = screen.getByText('You can go ahead in the video only as far as you have watched.')
    expect(said.parentElement).toHaveAttribute('role', 'status')
  })

  test('marks the line that is spoken, and leads only to lines that were watched', async () => {
    const { user, commands } = await openLesson()
    const lines = within(await screen.findByRole('region', { name: 'Transcript' })).getAllByRole('button')
    expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual([null, 'true', null, null, null, null])
    expect(lines.map((line) => line.hasAttribute('aria-disabled'))).toEqual([false, false, false, false, true, true])
    await user.click(lines[2]!)
    expect(commands.at(-1)).toEqual({ type: 'seek', to: 16 })
  })

  test('lists what is not watched yet, each part with a way there', async () => {
    const { user, commands } = await openLesson()
    await user.click(await button('From 00:09 to 00:14'))
    expect(commands.slice(-2)).toEqual([{ type: 'seek', to: 9 }, { type: 'play' }])
    expect(screen.getByText('25 sec left to watch before the quiz')).toBeVisible()
  })

  test('says when the watching time is only on this device', async () => {
    const { user } = await openLesson(serverWith(halfWatched, { sendReport: offline }))
    await user.click(await button('Play'))
    expect(await screen.findByText('Offline. Your watching time is kept on this device and sent later')).toBeVisible()
  })

  test('a lesson of which only a part is on the device says so, and that it waits for the network', async () => {
    await openLesson(
      serverWith(halfWatched, { loadMedia: () => Promise.reject({ kind: 'offline', code: KEPT_PARTLY }) }),
    )
    const said = (await screen.findByText('Not all of this lesson is on this device')).closest('[role=alert]')
    expect(said).toHaveTextContent('You are offline. Try again when the network is back.')
  })

  test('a video that could not be loaded can be asked for again', async () => {
    let isAway = true
    const server = serverWith()
    const { user } = await openLesson({
      ...server,
      loadMedia: (input, signal) => (isAway ? offline() : server.loadMedia(input, signal)),
    })
    const retry = await button('Try again')
    isAway = false
    await user.click(retry)
    expect(await button('Play')).toBeEnabled()
  })
})

test('what was played of a lesson is reported when another one is opened', async () => {
  const reports: unknown[] = []
  const server = serverWith()
  const { user, happen } = await openLesson({
    ...server,
    sendReport: (input, signal) => {
      reports.push([input.lessonId, input.ranges])
      return server.sendReport(input, signal)
    },
  })
  await user.click(await button('Play'))
  act(() => happen({ type: 'media.progressed', at: 9.5, from: 0 }))
  await user.click(await button(/Safe Vehicle Positioning/))
  expect(reports).toEqual([
    [5, []],
    [5, [[9, 9.5]]],
  ])
})

describe('the quiz that waits', () => {
  test('tells its rules, and begins', async () => {
    const { user } = await openLesson(serverWith(lessonAt('ready')))
    expect(await screen.findByText('10 min')).toBeVisible()
    await user.click(await button('Start the quiz'))
    expect(await screen.findByRole('group', { name: 'Question 1 of 3' })).toHaveFocus()
  })

  test('says why there is no further attempt', async () => {
    const quiz = { ...lessonAt('failed').quiz, attemptsUsed: 3 }
    const standing = { ...lessonAt('failed').standing, nextEvents: [] }
    await openLesson(serverWith(lessonAt('failed', { quiz, standing })))
    expect(await button('Try the quiz again')).toBeDisabled()
    expect(screen.getByText(/You have used every attempt/)).toBeVisible()
  })

  test('shows extra time that was granted', async () => {
    const loadProgress = () => Promise.resolve(courseWith(lessonAt('ready'), { quizTime: 'double' }))
    await openLesson(serverWith(lessonAt('ready'), { loadProgress }))
    expect(await screen.findByText('You have twice the usual time.')).toBeVisible()
  })
})
