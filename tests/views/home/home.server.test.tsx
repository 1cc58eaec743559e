// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'

import type { Course } from '../../../src/domain/contract/course.contract.ts'
import { loadWords } from '../../../src/i18n/words.tsx'
import { HomePage } from '../../../src/views/pages/home/home.view.tsx'
import { resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import { COURSES } from '../../../src/views/pages/story-data.ts'
import { Speaking } from '../support/speak.tsx'

it('is painted by the server with its first courses, where there is no window', async () => {
  await loadWords('ar', ['home', 'shell'])
  expect(globalThis).not.toHaveProperty('window')
  const html = renderToString(
    <Speaking language="ar">
      <Router ssrPath="/home">
        <HomePage
          productName="TIM Training"
          viewer={{ looker: 'unknown', studentId: null }}
          courses={resourceThat(waits<readonly Course[], { query: undefined }>())}
          firstCourses={COURSES}
          OwnCourses={() => null}
          CoursesAway={() => null}
          Waiting={() => null}
          onRetry={() => {}}
          EnrollDialog={() => null}
          GoalDialog={() => null}
        />
      </Router>
    </Speaking>,
  )
  expect(html.match(/<article/g)).toHaveLength(COURSES.length)
  expect(html).toContain('افتح الطريق')
  // What stands in the place of the poster for who holds a session is there from the first paint.
  expect(html).toContain('جارٍ التحميل')
  // A press before the scripts have come asks for the page with the goals.
  expect(html).toMatch(/<form [^>]*action="\/home"><button value="choose" [^>]*type="submit" [^>]*name="goal"/)
  expect(html).toContain('href="/online-course-enrollment?courseId=1"')
})
