import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { chartedLife } from './support/charted-life.ts'
import { makeCourse } from './support/course.ts'
import type { TestCourse } from './support/course.ts'
import { servedLife } from './support/served-life.ts'

const A_YEAR_AND_MORE = 400 * 86_400
const LESSONS = 2
const VIDEO_SECONDS = 40
/** Far more than any video has. */
const FORGED_SECONDS = 4000

type Action =
  | Readonly<{ do: 'report'; lesson: number; isHonest: boolean }>
  | Readonly<{ do: 'start'; lesson: number }>
  | Readonly<{ do: 'submit'; lesson: number; isRight: boolean }>
  | Readonly<{ do: 'wait'; seconds: number }>
  | Readonly<{ do: 'drop' }>

const lesson = fc.constantFrom(0, 0, 1)
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('report' as const), lesson, isHonest: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('start' as const), lesson }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('submit' as const), lesson, isRight: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(5, 31, 130) }) },
  { weight: 1, arbitrary: fc.constantFrom<Action>({ do: 'drop' }, { do: 'wait', seconds: A_YEAR_AND_MORE }) },
)

let server: TestApp
let course: TestCourse

beforeAll(async () => {
  server = await openTestApp()
  course = await makeCourse(server.platform.db, { lessonCount: LESSONS })
})
afterAll(() => server.close())

type Charted = ReturnType<typeof chartedLife>
type Served = Awaited<ReturnType<typeof servedLife>>

/** Does an action on both sides: what the server answered, and what the charts wanted. */
const act = async (
  item: Action,
  chart: Charted,
  served: Served,
  finished: ReadonlySet<number>,
): Promise<[answered: unknown, wanted: unknown]> => {
  if (item.do === 'wait') {
    server.clock.moveBy(item.seconds * 1000)
    return [null, null]
  }
  if (item.do === 'drop') {
    const wanted = chart.sendEnrollment('enrollment.dropped')
    if (wanted) for (const index of chart.lessons.keys()) chart.send(index, 'attempt.timedOut')
    return [await served.drop(), wanted]
  }
  const state = chart.lessons[item.lesson]?.state
  if (item.do === 'report') {
    if (item.isHonest) server.clock.moveBy((VIDEO_SECONDS / 2) * 1000)
    const isWatchable = chart.isOpen() && state !== 'locked'
    const isReview = chart.told().enrollment === 'completed'
    const answered = await served.report(item.lesson, item.isHonest ? VIDEO_SECONDS : FORGED_SECONDS)
    if (finished.has(item.lesson)) chart.send(item.lesson, 'video.finished')
    return [answered, isWatchable || isReview]
  }
  const isAttempting = state === 'attempting'
  if (item.do === 'start') {
    const wanted = chart.isOpen() && (isAttempting || chart.send(item.lesson, 'attempt.started'))
    return [await served.start(item.lesson), wanted]
  }
  if (isAttempting && item.isRight) chart.pass(item.lesson)
  else if (isAttempting) chart.send(item.lesson, 'attempt.failed')
  const outcome = item.isRight ? 'passed' : 'failed'
  return [await served.submit(item.lesson, item.isRight), isAttempting ? outcome : null]
}

test('the services on a database go the way of the charts through random lives', async () => {
  expect.hasAssertions()
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 8, maxLength: 24 }), async (actions) => {
      const finished = new Set<number>()
      const chart = chartedLife(() => server.clock.now().getTime() / 1000, LESSONS)
      const served = await servedLife(server, course, (index) => finished.add(index))
      for (const item of actions) {
        await served.settle()
        chart.settle()
        const [answered, wanted] = await act(item, chart, served, finished)
        expect({ answered, told: await served.told() }).toEqual({ answered: wanted, told: chart.told() })
      }
    }),
    { numRuns: 60, seed: 20_261_120 },
  )
})
