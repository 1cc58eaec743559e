import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, setup, type AnyActorLogic, type EventObject } from 'xstate'

import type { HabitsCommand } from '../../../src/machines/lesson/lesson.types.ts'
import type { WatchJournalEvent } from '../../../src/machines/lesson/watch-reporter.machine.ts'
import type { AnswerJournalEvent } from '../../../src/machines/quiz-attempt/quiz-attempt.types.ts'
import {
  answerJournalActor,
  clockActor,
  habitsActor,
  networkActor,
  pageActor,
  watchJournalActor,
} from '../../../src/views/pages/lesson/outside/browser-actors.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Runs one of them beside a chart that only writes down what it hears. */
const start = (logic: AnyActorLogic, input?: unknown) => {
  const heard: EventObject[] = []
  const machine = setup({
    actors: { outside: logic },
    actions: { note: ({ event }) => void heard.push(event) },
  }).createMachine({
    invoke: { id: 'outside', src: 'outside', input: () => input },
    on: { '*': { actions: 'note' } },
  })
  const actor = createActor(machine).start()
  const tell = (event: AnswerJournalEvent | HabitsCommand | WatchJournalEvent) =>
    actor.getSnapshot().children['outside']?.send(event)
  return { heard, tell, stop: () => actor.stop() }
}

test('the page says when it is hidden or left, and no more once it is stopped', () => {
  const { stop, heard } = start(pageActor)
  window.dispatchEvent(new Event('pagehide'))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  stop()
  window.dispatchEvent(new Event('pagehide'))
  expect(heard).toEqual([{ type: 'page.hidden' }, { type: 'page.hidden' }])
})

test('the network says when it goes and comes', () => {
  const { stop, heard } = start(networkActor)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  stop()
  window.dispatchEvent(new Event('online'))
  expect(heard).toEqual([{ type: 'network.lost' }, { type: 'network.returned' }])
})

test('the clock counts what has passed, whatever time the device believes it is', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })
  const { heard } = start(clockActor)
  vi.setSystemTime('2031-01-01T00:00:00Z')
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual([
    { type: 'clock.ticked', elapsed: 0.5 },
    { type: 'clock.ticked', elapsed: 1 },
  ])
})

describe('a journal', () => {
  const place = { enrollmentId: 1, lessonId: 2 }

  test('remembers over a restart, and forgets what was acknowledged', () => {
    start(watchJournalActor, place).tell({ type: 'journal.kept', ranges: [[0, 4]] })
    const again = start(watchJournalActor, place)
    expect(again.heard).toEqual([{ type: 'journal.recalled', ranges: [[0, 4]] }])
    again.tell({ type: 'journal.kept', ranges: [] })
    expect(localStorage.length).toBe(0)
  })

  test('keeps one lesson and one attempt apart from another', () => {
    start(answerJournalActor, { attemptId: 7 }).tell({
      type: 'journal.kept',
      answers: [{ questionId: 1, choiceId: 2 }],
    })
    expect(start(answerJournalActor, { attemptId: 8 }).heard).toEqual([{ type: 'journal.recalled', answers: [] }])
  })

  test('reads nothing out of what is broken, foreign or of another version', () => {
    const heard = [
      '{',
      '7',
      '{"v":2,"data":[[0,4]]}',
      '{"v":1,"data":{}}',
      '{"v":1,"data":[[0,"x"],[1,2,3],null]}',
    ].map((held) => {
      localStorage.setItem('watched/1/2', held)
      return start(watchJournalActor, place).heard
    })
    expect(heard).toEqual(heard.map(() => [{ type: 'journal.recalled', ranges: [] }]))
  })

  test('goes on when the storage is full', () => {
    const { heard, tell } = start(watchJournalActor, place)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    tell({ type: 'journal.kept', ranges: [[0, 4]] })
    expect(heard).toEqual([{ type: 'journal.recalled', ranges: [] }])
  })
})

test('how somebody watches is told to the next video, and nothing where nothing was kept', () => {
  const first = start(habitsActor)
  const habits = { rate: 1.25, captions: 'ar', captionSize: 'large', isTheatre: true, sound: 'tr' } as const
  first.tell({ type: 'keep', habits })
  expect([first.heard, start(habitsActor).heard]).toEqual([[], [{ type: 'habits.recalled', habits }]])
})

test('a storage that is full or forbidden keeps nothing of it, and nobody from watching', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const { heard, tell } = start(habitsActor)
  tell({ type: 'keep', habits: { rate: 2, captions: null, captionSize: 'small', isTheatre: false, sound: null } })
  expect(heard).toEqual([])
})
