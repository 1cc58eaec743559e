import { fromCallback, type EventObject } from 'xstate'

import { readPlayerHabits, writePlayerHabits, type PlayerHabits } from '../../../../domain/player-habits.ts'
import type { WatchRange } from '../../../../domain/watch-credit.ts'
import type { HabitsCommand, HabitsEvent } from '../../../../machines/lesson/lesson.types.ts'
import type { WatchJournalEvent } from '../../../../machines/lesson/watch-reporter.machine.ts'
import type { AnswerQueue } from '../../../../machines/quiz-attempt/answer-queue.ts'
import type { AnswerJournalEvent } from '../../../../machines/quiz-attempt/quiz-attempt.types.ts'

/** Says when the page is out of sight or goes away. */
export const pageActor = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const listening = new AbortController()
  const hide = () => sendBack({ type: 'page.hidden' })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hide(), listening)
  window.addEventListener('pagehide', hide, listening)
  return () => listening.abort()
})

/** Says when the network goes and comes. */
export const networkActor = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const listening = new AbortController()
  window.addEventListener('online', () => sendBack({ type: 'network.returned' }), listening)
  window.addEventListener('offline', () => sendBack({ type: 'network.lost' }), listening)
  if (!navigator.onLine) sendBack({ type: 'network.lost' })
  return () => listening.abort()
})

const TICK_MS = 500

/** Counts seconds on a clock that no one can set. */
export const clockActor = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const start = performance.now()
  const ticking = setInterval(
    () => sendBack({ type: 'clock.ticked', elapsed: (performance.now() - start) / 1000 }),
    TICK_MS,
  )
  return () => clearInterval(ticking)
})

const VERSION = 1

/** A list in local storage that never throws: a full or forbidden storage only remembers less. */
const shelf = <Item>(key: string, isItem: (value: unknown) => value is Item) => ({
  read: (): readonly Item[] => {
    try {
      const held: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
      return typeof held === 'object' && held !== null && 'v' in held && 'data' in held && held.v === VERSION
        ? Array.isArray(held.data)
          ? held.data.filter(isItem)
          : []
        : []
    } catch {
      return []
    }
  },
  write: (items: readonly Item[]) => {
    try {
      if (items.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify({ v: VERSION, data: items }))
    } catch {
      // What could not be written is still in memory, and on its way to the server.
    }
  },
})

const HABITS = 'playerHabits'

/** What is kept of how somebody watches; null where nothing is, and all is as usual. */
export const habitsKept = (): PlayerHabits | null => {
  try {
    const kept = localStorage.getItem(HABITS)
    return kept === null ? null : readPlayerHabits(kept)
  } catch {
    return null
  }
}

/** How somebody watches videos, on this device. A full or forbidden storage only forgets it with the page. */
export const habitsActor = fromCallback<HabitsCommand, undefined>(({ sendBack, receive }) => {
  const habits = habitsKept()
  if (habits !== null) sendBack({ type: 'habits.recalled', habits } satisfies HabitsEvent)
  receive(({ habits }) => {
    try {
      localStorage.setItem(HABITS, writePlayerHabits(habits))
    } catch {
      // In force all the same.
    }
  })
})

const isRange = (value: unknown): value is WatchRange =>
  Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'number' && Number.isFinite(end))

const isAnswer = (value: unknown): value is AnswerQueue[number] =>
  typeof value === 'object' &&
  value !== null &&
  'questionId' in value &&
  'choiceId' in value &&
  typeof value.questionId === 'number' &&
  typeof value.choiceId === 'number'

const watchedShelf = (enrollmentId: number, lessonId: number) => shelf(`watched/${enrollmentId}/${lessonId}`, isRange)

/** What was watched of a lesson on this device, and is not acknowledged. */
export const readWatched = (enrollmentId: number, lessonId: number): readonly WatchRange[] =>
  watchedShelf(enrollmentId, lessonId).read()

/** Played ranges that the server has not acknowledged, over a reload or a crash. */
export const watchJournalActor = fromCallback<WatchJournalEvent, { enrollmentId: number; lessonId: number }>(
  ({ input, sendBack, receive }) => {
    const held = watchedShelf(input.enrollmentId, input.lessonId)
    sendBack({ type: 'journal.recalled', ranges: held.read() })
    receive((event) => held.write(event.ranges))
  },
)

/** Answers that the server has not acknowledged, over a reload or a crash. */
export const answerJournalActor = fromCallback<AnswerJournalEvent, { attemptId: number }>(
  ({ input, sendBack, receive }) => {
    const held = shelf(`answers/${input.attemptId}`, isAnswer)
    sendBack({ type: 'journal.recalled', answers: held.read() })
    receive((event) => held.write(event.answers))
  },
)
