import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import type { Locales } from '../../../src/i18n/i18n-types'
import { LessonPage } from '../../../src/views/pages/lesson/lesson-page.view.tsx'
import { createFakeDriver, serverWith } from '../../../src/views/pages/lesson/lesson.story-server.ts'
import {
  assembleCoursePlayer,
  type LessonServer,
} from '../../../src/views/pages/lesson/outside/assemble-course-player.ts'
import { renderSpoken } from '../support/speak.tsx'

// jsdom does not lay anything out, and has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined

/** Opens the page over a pretended server and video; `happen` is what the video does. */
export const openLesson = async (server: LessonServer = serverWith(), language: Locales = 'en') => {
  const { driver, happen, commands, hold } = createFakeDriver()
  const { machine, transcript } = assembleCoursePlayer(server, driver)
  const opened: number[] = []
  const spoken = await renderSpoken(
    <LessonPage
      machine={machine}
      driver={driver}
      transcript={transcript}
      courseId={9}
      lessonId={null}
      onLessonOpened={(lessonId) => opened.push(lessonId)}
    />,
    ['lesson'],
    language,
  )
  return { ...spoken, happen, commands, hold, opened, user: userEvent.setup() }
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
