import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { lessonAfter } from '../../../server/modules/lessons/lesson-lifecycle.ts'
import type { LessonEvent, ProgressRow } from '../../../server/modules/lessons/lesson-lifecycle.ts'
import { LESSON_EVENTS } from '../../../src/domain/contract/lesson.contract.ts'
import { LESSON_OUTCOME } from '../../../src/domain/lesson.ts'
import { NO_CREDIT } from '../../../src/domain/watch-credit.ts'
import { lessonLifecycle } from '../../../src/machines/lifecycle/lesson.lifecycle.ts'
import type { LessonFacts } from '../../../src/machines/lifecycle/lesson.lifecycle.ts'

type Step = LessonEvent | number

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...LESSON_EVENTS) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 90 }) },
)
const quizRule = fc.record({
  attemptsAllowed: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
  cooldownSeconds: fc.constantFrom(0, 30, 60),
})

const START = Date.parse('2026-03-02T15:00:00.000Z')
const CLOSED: ReadonlySet<LessonEvent> = new Set(['attempt.failed', 'attempt.timedOut'])
const OUTCOMES: ReadonlySet<number | null> = new Set([null, ...Object.values(LESSON_OUTCOME)])

const newRow: ProgressRow = {
  enrollmentId: 1,
  lessonId: 1,
  state: 'locked',
  status: null,
  ranges: NO_CREDIT.ranges,
  spare: NO_CREDIT.spare,
  creditedSeconds: 0,
  lastReportAt: null,
  attemptsUsed: 0,
  attemptsReset: 0,
  retryAt: null,
}

/** The server's side: a row, and what `moveLesson` would write to it. */
const serverTakes = (
  row: ProgressRow,
  event: LessonEvent,
  quiz: { attemptsAllowed: number | null; cooldownSeconds: number },
  now: number,
) => {
  const after = lessonAfter(row, quiz, event, new Date(now))
  if (after === null) return null
  return {
    ...row,
    ...after,
    attemptsUsed: row.attemptsUsed + (event === 'attempt.started' ? 1 : 0),
    attemptsReset: row.attemptsReset + (event === 'attempt.reset' ? 1 : 0),
    retryAt: CLOSED.has(event)
      ? new Date(now + quiz.cooldownSeconds * 1000)
      : event === 'attempt.reset'
        ? null
        : row.retryAt,
  }
}

/** The browser's side: the chart itself, run as an actor over facts that are counted here once more. */
const chartTakes = (state: ProgressRow['state'], facts: LessonFacts, event: LessonEvent) => {
  const actor = createActor(lessonLifecycle, {
    snapshot: lessonLifecycle.resolveState({ value: state, context: facts }),
    input: facts,
  }).start()
  if (!actor.getSnapshot().can({ type: event })) return null
  actor.send({ type: event })
  return actor.getSnapshot().value
}

test('the chart and the server take the same way through 10,000 random lives of a lesson', () => {
  expect.hasAssertions()
  fc.assert(
    fc.property(quizRule, fc.array(step, { minLength: 5, maxLength: 40 }), (quiz, steps) => {
      let now = START
      let row = newRow
      let started = 0
      let closedAt = Number.NEGATIVE_INFINITY
      const seen: unknown[] = []
      const wanted: unknown[] = []
      for (const item of steps) {
        if (typeof item === 'number') {
          now += item * 1000
          continue
        }
        const facts = {
          attemptsLeft: quiz.attemptsAllowed === null ? null : quiz.attemptsAllowed - started,
          isCooledDown: now >= closedAt + quiz.cooldownSeconds * 1000,
        }
        wanted.push(chartTakes(row.state, facts, item))
        const after = serverTakes(row, item, quiz, now)
        seen.push(after?.state ?? null)
        if (after === null) continue
        if (item === 'attempt.started') started += 1
        if (item === 'attempt.reset') started -= 1
        if (item === 'attempt.reset') closedAt = Number.NEGATIVE_INFINITY
        closedAt = CLOSED.has(item) ? now : closedAt
        // Passed is for ever, and every status is one of the specification's.
        if (row.status === LESSON_OUTCOME.passExam) wanted.push('a passed lesson moved')
        if (!OUTCOMES.has(after.status)) wanted.push(`status ${after.status}`)
        row = after
      }
      expect(seen).toEqual(wanted)
    }),
    { numRuns: 10_000, seed: 20_261_120 },
  )
})
