import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'

import type { OnlineCourseProgress } from '../../../src/domain/contract/lesson.contract.ts'
import {
  completedCourse,
  courseWith,
  failedAttempt,
  lessonAt,
  media,
  passedAttempt,
} from '../../../src/views/pages/lesson/lesson.story-data.ts'
import { offline, serverWith } from '../../../src/views/pages/lesson/lesson.story-server.ts'
import { button, openLesson } from './lesson.world.tsx'

beforeEach(() => localStorage.clear())

/** Under way at first; read again, it stands otherwise. */
const then = (after: OnlineCourseProgress, before = courseWith(lessonAt('attempting'))) => {
  let isRead = false
  return () => {
    const progress = isRead ? after : before
    isRead = true
    return Promise.resolve(progress)
  }
}

test('a wrong answer is explained by what the video says of it, a right one by itself', async () => {
  const [first, second, third] = failedAttempt.result!.feedback
  const result = {
    ...failedAttempt.result!,
    feedback: [{ ...first!, explanation: 'The blocking vehicle takes the blow.' }, second!, third!],
  }
  await openLesson(
    serverWith(lessonAt('attempting'), {
      startAttempt: () => Promise.resolve({ ...failedAttempt, result }),
      loadProgress: then(courseWith(lessonAt('failed'))),
    }),
  )
  const items = await screen.findAllByRole('listitem')
  const told = items.filter(({ textContent }) => /^(Right|Wrong)/.test(textContent))
  expect(told.map((item) => [...item.querySelectorAll('blockquote')].map(({ textContent }) => textContent))).toEqual([
    [],
    ['At night, turn off the lights that blind the drivers who come towards you.'],
    [],
  ])
  expect(told[0]).toHaveTextContent('The blocking vehicle takes the blow.')
  expect(told[1]).toHaveTextContent('The video says at 00:33:')
  expect(await button('Watch this part again, from 00:33')).toBeVisible()
})

test('a question whose scene begins a moment before its first line is explained by that line, not by the one before', async () => {
  const [first, second, third] = failedAttempt.result!.feedback
  const result = { ...failedAttempt.result!, feedback: [first!, { ...second!, videoSecond: 32.6 }, third!] }
  const lesson = serverWith(lessonAt('attempting'), {
    startAttempt: () => Promise.resolve({ ...failedAttempt, result }),
    loadProgress: then(courseWith(lessonAt('failed'))),
    loadMedia: () =>
      Promise.resolve({
        ...media,
        transcript: [
          { start: 24, end: 32, text: 'Look behind you first.' },
          { start: 33.1, end: 41, text: 'At night, turn off the lights.' },
        ],
      }),
  })
  await openLesson(lesson)
  expect((await screen.findByRole('blockquote')).textContent).toBe('At night, turn off the lights.')
})

test('the last lesson ends on the certificate, which has the focus and is one press away', async () => {
  const last = lessonAt('attempting', { id: 9, position: 9, title: 'Clearance and Termination' })
  await openLesson(
    serverWith(last, {
      startAttempt: () => Promise.resolve(passedAttempt),
      loadProgress: then(completedCourse, courseWith(last)),
    }),
  )
  expect(await screen.findByRole('region', { name: 'You completed the course' })).toHaveFocus()
  const links = screen.getAllByRole('link', { name: 'Open your certificate' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/api/certificates/TIM-7K3M-9Q2X/download'),
  )
})

describe('what came of an attempt before', () => {
  const failed = lessonAt('failed')
  const left = { ...failed, quiz: { ...failed.quiz, lastAttemptId: failedAttempt.id } }

  test('is shown again to who comes back, leads to what was wrong, and takes no focus', async () => {
    const read: number[] = []
    await openLesson(
      serverWith(left, {
        readAttempt: ({ attemptId }) => {
          read.push(attemptId)
          return Promise.resolve(failedAttempt)
        },
      }),
    )
    expect(await screen.findByRole('heading', { name: 'Look at your answers' })).toBeVisible()
    expect(screen.getByText('Not passed this time')).toBeVisible()
    expect(await button('Watch this part again, from 00:33')).toBeVisible()
    expect([read, document.activeElement]).toEqual([[failedAttempt.id], document.body])
  })

  test('stands under the way on, and comes with what the video says: nothing moves under a thumb', async () => {
    const attempt = Promise.withResolvers<typeof failedAttempt>()
    const film = Promise.withResolvers<typeof media>()
    await openLesson(serverWith(left, { readAttempt: () => attempt.promise, loadMedia: () => film.promise }))
    const way = await button('Try the quiz again')
    const isBefore = (later: Element) => way.compareDocumentPosition(later) === Node.DOCUMENT_POSITION_FOLLOWING
    const coming = screen.getByRole('status', { name: 'Reading what you answered' })
    // With lines for each answer.
    const lines = coming.firstElementChild?.childElementCount ?? 0
    expect([isBefore(coming), lines % left.quiz.questionsDrawn, lines > 15]).toEqual([true, 0, true])
    await act(async () => attempt.resolve(failedAttempt))
    expect(coming).toBeInTheDocument()
    await act(async () => film.resolve(media))
    expect(isBefore(await screen.findByRole('heading', { name: 'Look at your answers' }))).toBe(true)
    expect(screen.getByRole('blockquote')).toBeVisible()
    expect(coming).not.toBeInTheDocument()
  })

  test('that could not be read is asked for again', async () => {
    let isAway = true
    const { user } = await openLesson(
      serverWith(left, { readAttempt: () => (isAway ? offline() : Promise.resolve(failedAttempt)) }),
    )
    expect(await screen.findByText('Your last answers could not be shown')).toBeVisible()
    expect(await button('Try the quiz again')).toBeEnabled()
    isAway = false
    await user.click(await button('Try again'))
    expect(await screen.findByRole('heading', { name: 'Look at your answers' })).toBeVisible()
  })
})

describe('watching time', () => {
  test('is not said to be saved before any was watched', async () => {
    const { user } = await openLesson(serverWith(lessonAt('watching')))
    await button('Play')
    expect(screen.queryByText('Watching time saved')).toBeNull()
    await user.click(await button('Play'))
    expect(await screen.findByText('Watching time saved')).toBeVisible()
  })

  test('is said to be kept on the device as soon as the network goes', async () => {
    await openLesson(serverWith(lessonAt('watching')))
    await button('Play')
    fireEvent(window, new Event('offline'))
    const told = 'Offline. Your watching time is kept on this device and sent later'
    expect(await screen.findByText(told)).toBeVisible()
    fireEvent(window, new Event('online'))
    expect(screen.queryByText(told)).toBeNull()
  })
})
