import { decideEnrollment, decideLesson } from '../../../../src/machines/lifecycle/decide.ts'
import type { EnrollmentState, LessonState } from '../../../../src/machines/lifecycle/decide.ts'
import type { EnrollmentLifecycleEvent } from '../../../../src/machines/lifecycle/enrollment.lifecycle.ts'
import type { LessonLifecycleEvent } from '../../../../src/machines/lifecycle/lesson.lifecycle.ts'

/** As `makeCourse` sets them. */
const QUIZ_SECONDS = 120
const COOLDOWN_SECONDS = 30
const WIRE_SECONDS = 2
const LIFE_SECONDS = 365 * 86_400

/** A life told by the charts alone, over facts that are counted here once more. */
export const chartedLife = (clock: () => number, lessonCount: number) => {
  const lessons = Array.from({ length: lessonCount }, (_, index) => ({
    state: (index === 0 ? 'watching' : 'locked') as LessonState,
    deadline: Number.POSITIVE_INFINITY,
    cooledAt: Number.NEGATIVE_INFINITY,
  }))
  let enrollment: EnrollmentState = 'active'
  const expiresAt = clock() + LIFE_SECONDS

  const send = (index: number, event: LessonLifecycleEvent['type'], at = clock()) => {
    const held = lessons[index]
    if (!held) return false
    const facts = { attemptsLeft: null, isCooledDown: at >= held.cooledAt }
    const after = decideLesson(held.state, facts, event)
    if (after === null) return false
    held.state = after
    if (event === 'attempt.started') held.deadline = at + QUIZ_SECONDS
    if (event === 'attempt.failed' || event === 'attempt.timedOut') held.cooledAt = at + COOLDOWN_SECONDS
    return true
  }
  const sendEnrollment = (event: EnrollmentLifecycleEvent['type']) => {
    const facts = {
      isPastExpiration: clock() > expiresAt,
      areLessonsPassed: lessons.every(({ state }) => state === 'passed'),
    }
    const after = decideEnrollment(enrollment, facts, event)
    if (after !== null) enrollment = after
    return after !== null
  }

  return {
    lessons,
    send,
    sendEnrollment,
    isOpen: () => enrollment === 'active' && clock() <= expiresAt,
    /** What the clock decides: attempts whose time is up, then the expiration. */
    settle: () => {
      for (const [index, { state, deadline }] of lessons.entries()) {
        if (state === 'attempting' && clock() > deadline + WIRE_SECONDS) send(index, 'attempt.timedOut', deadline)
      }
      sendEnrollment('enrollment.expired')
    },
    pass: (index: number) => {
      send(index, 'attempt.passed')
      send(index + 1, 'lesson.unlocked')
      if (!sendEnrollment('lessons.completed')) sendEnrollment('enrollment.expired')
    },
    told: () => ({ lessons: lessons.map(({ state }) => state), enrollment }),
  }
}
