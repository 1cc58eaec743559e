import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { COURSE_TYPE } from '../../../src/domain/course.ts'
import { LESSON_PICTURES } from '../../../src/domain/lesson-picture.ts'
import { CATEGORY_PICTURES } from '../../../src/domain/picture.ts'
import { CourseThumbnail, LessonThumbnail } from '../../../src/views/illustrations/picture.view.tsx'

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'>

let watched: Readonly<{ svg: Element; tell: (entries: readonly Seen[]) => void }>[] = []
let left = 0

class FakeObserver {
  readonly tell: (entries: readonly Seen[]) => void
  constructor(tell: (entries: readonly Seen[]) => void) {
    this.tell = tell
  }
  observe(svg: Element) {
    watched.push({ svg, tell: this.tell })
  }
  disconnect() {
    left += 1
  }
}

beforeEach(() => {
  watched = []
  left = 0
  vi.stubGlobal('IntersectionObserver', FakeObserver)
})

const addressIn = (root: Element) => root.querySelector('use')?.getAttribute('href') ?? null
const course = { courseTypeId: COURSE_TYPE.standard, courseCategory: { picture: 'towing' } } as const

test('a picture asks for its file once it is near, and for none before', () => {
  const { container, unmount } = render(<CourseThumbnail course={course} />)
  const [picture] = watched
  picture?.tell([{ isIntersecting: false }])
  expect(addressIn(container)).toBeNull()
  picture?.tell([{ isIntersecting: true }])
  expect(addressIn(container)).toMatch(/courses.*\.svg.*#towing$/)
  expect(left).toBe(1)
  unmount()
  expect(left).toBe(2)
})

test('one that becomes another while it is shown asks for that', () => {
  const { container, rerender } = render(<LessonThumbnail lesson="scene-safety" />)
  watched.at(-1)?.tell([{ isIntersecting: true }])
  rerender(<LessonThumbnail lesson="introduction" />)
  watched.at(-1)?.tell([{ isIntersecting: true }])
  expect(addressIn(container)).toMatch(/#introduction$/)
})

test('each category and each lesson is shown by a drawing of its own name', () => {
  const shown = [
    ...CATEGORY_PICTURES.map((picture) => (
      <CourseThumbnail key={picture} course={{ ...course, courseCategory: { picture } }} />
    )),
    ...LESSON_PICTURES.map((lesson) => <LessonThumbnail key={lesson} lesson={lesson} />),
  ]
  const { container } = render(shown)
  for (const { tell } of watched) tell([{ isIntersecting: true }])
  const names = Array.from(container.querySelectorAll('use'), (use) => use.getAttribute('href')?.split('#')[1])
  expect(names).toEqual([...CATEGORY_PICTURES, ...LESSON_PICTURES])
})
