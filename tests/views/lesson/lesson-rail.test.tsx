import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { LessonRail } from '../../../src/views/pages/lesson/lesson-rail.view.tsx'
import { lessonAt } from '../../../src/views/pages/lesson/lesson.story-data.ts'
import { renderSpoken } from '../support/speak.tsx'

test('a lesson has the picture of what its video is about; one that shows another video has none', async () => {
  const own = lessonAt('watching')
  const other = lessonAt('locked', { id: 6, title: 'Ours', video: { ...own.video, name: 'of-our-own.mp4' } })
  await renderSpoken(<LessonRail lessons={[own, other]} openLessonId={5} onChoose={() => {}} />, ['lesson'])
  const drawn = screen
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('button').querySelector('use')?.dataset['file']?.split('#')[1] ?? null)
  expect(drawn).toEqual(['scene-safety', null])
})
