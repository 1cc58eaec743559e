// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'

import type { Course } from '../../../src/domain/contract/course.contract.ts'
import { loadWords } from '../../../src/i18n/words.tsx'
import type { Holdings } from '../../../src/views/pages/home/course-standing.ts'
import { HomePage } from '../../../src/views/pages/home/home.view.tsx'
import { resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import { COURSES } from '../../../src/views/pages/story-data.ts'
import { Speaking } from '../support/speak.tsx'

it('is painted by the server with its first courses, where there is no window', async () => {
  await loadWords('ar', ['home'])
  expect(globalThis).not.toHaveProperty('window')
  const html = renderToString(
    <Speaking language="ar">
      <Router ssrPath="/home">
        <HomePage
          productName="TIM Training"
          viewer={{ isGuest: true, studentId: null }}
          courses={resourceThat(waits<readonly Course[], { query: undefined }>())}
          firstCourses={COURSES}
          holdings={resourceThat(waits<Holdings, { query: number }>())}
          EnrollDialog={() => null}
          GoalDialog={() => null}
        />
      </Router>
    </Speaking>,
  )
  expect(html.match(/<article/g)).toHaveLength(COURSES.length)
  expect(html).toContain('افتح الطريق')
  // A press before the scripts have come asks for the page with the goals.
  expect(html).toMatch(/<form [^>]*action="\/home"><button value="choose" [^>]*type="submit" [^>]*name="goal"/)
  expect(html).toContain('href="/online-course-enrollment?courseId=1"')
})
