import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import type { OnlineCourseProgress } from '../../../src/domain/contract/lesson.contract.ts'
import {
  completedCourse,
  courseWith,
  failedAttempt,
  lessonAt,
  media,
  passedAttempt,
} from '../../../src/views/pages/lesson/lesson.story-data.ts'
import { serverWith } from '../../../src/views/pages/lesson/lesson.story-server.ts'
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
