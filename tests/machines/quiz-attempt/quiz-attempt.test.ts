import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate'

import type { AnswerAnswer, QuizAttempt } from '../../../src/domain/contract/lesson.contract.ts'
import type { AnswerQueue } from '../../../src/machines/quiz-attempt/answer-queue.ts'
import { quizAttemptMachine, secondsLeft } from '../../../src/machines/quiz-attempt/quiz-attempt.machine.ts'
import type {
  AnswerJournalEvent,
  AttemptAsked,
  AttemptNews,
} from '../../../src/machines/quiz-attempt/quiz-attempt.types.ts'
import { answerStateOf, isAway } from '../../../src/views/pages/lesson/quiz/answer-state.ts'
import { listener } from '../support/listener.ts'
import { anAttempt, aResult } from './attempt.fixture.ts'

type Saving = { attemptId: number; questionId: number; choiceId: number; seat: number }

const OFFLINE = { kind: 'offline' } as const
const idle = fromCallback<EventObject, undefined>(() => undefined)

type World = {
  starts?: (asked: AttemptAsked) => Promise<QuizAttempt>
  saves?: (input: Saving) => Promise<AnswerAnswer>
  submits?: () => Promise<QuizAttempt>
  recalled?: AnswerQueue
}

const acknowledge = ({ questionId, choiceId }: Saving): Promise<AnswerAnswer> =>
  Promise.resolve({ questionId, choiceId, remainingSeconds: 590 })

const startQuiz = ({ starts, saves = acknowledge, submits, recalled = [] }: World = {}) => {
  const kept: AnswerQueue[] = []
  const lesson = listener<AttemptNews>()
  const saved: Saving[] = []
  const machine = quizAttemptMachine.provide({
    actors: {
      startAttempt: fromPromise<QuizAttempt, AttemptAsked>(
        ({ input }) => starts?.(input) ?? Promise.resolve(anAttempt()),
      ),
      saveAnswer: fromPromise<AnswerAnswer, Saving>(({ input }) => {
        saved.push(input)
        return saves(input)
      }),
      submitAttempt: fromPromise(
        () => submits?.() ?? Promise.resolve(anAttempt({ state: 'failed', result: aResult() })),
      ),
      answerJournal: fromCallback<AnswerJournalEvent, { attemptId: number }>(({ sendBack, receive }) => {
        if (recalled.length > 0) sendBack({ type: 'journal.recalled', answers: recalled })
        receive((event) => kept.push(event.answers))
      }),
      clock: idle,
      network: idle,
    },
  })
  const actor = createActor(machine, {
    input: { enrollmentId: 1, lessonId: 2, openAttemptId: null, lesson: lesson.actor },
  }).start()
  return { actor, kept, saved, heard: lesson.heard }
}

const opened = async (world: World = {}) => {
  const quiz = startQuiz(world)
  await waitFor(quiz.actor, (snapshot) => snapshot.matches('open'))
  return quiz
}

test('the lesson hears of an attempt that has opened', async () => {
  const { heard } = await opened()
  expect(heard).toEqual([{ type: 'attempt.opened' }])
})

describe('answering', () => {
  test('each answer is saved as it is given, with the seat, one after the other', async () => {
    const { actor, saved, kept } = await opened()
    actor.send({ type: 'answer.given', questionId: 11, choiceId: 111 })
    actor.send({ type: 'answer.given', questionId: 12, choiceId: 122 })
    await waitFor(actor, ({ context }) => context.queue.length === 0)
    expect(saved).toEqual([
      { attemptId: 7, seat: 3, questionId: 11, choiceId: 111 },
      { attemptId: 7, seat: 3, questionId: 12, choiceId: 122 },
    ])
    expect(kept.at(-1)).toEqual([])
  })

  test('a choice that changes while the older one is on its way is saved too, and wins', async () => {
    const { actor, saved } = await opened()
    actor.send({ type: 'answer.given', questionId: 11, choiceId: 111 })
    actor.send({ type: 'answer.given', questionId: 11, choiceId: 112 })
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.queue.length === 0)
    expect(saved.map(({ choiceId }) => choiceId)).toEqual([111, 112])
    expect(context.attempt?.questions.map(({ choiceId }) => choiceId)).toEqual([112, null])
  })

  test('the choice that is already made cannot be given again', async () => {
    const [first, second] = anAttempt().questions
    const answered = anAttempt({ questions: [{ ...first!, choiceId: 111 }, second!] })
    const { actor } = await opened({
      starts: () => Promise.resolve(answered),
    })
    expect(actor.getSnapshot().can({ type: 'answer.given', questionId: 11, choiceId: 111 })).toBe(false)
  })

  test('an attempt that was under way goes on at the first question without an answer', async () => {
    const [first, second] = anAttempt().questions
    const { actor } = await opened({
      starts: () => Promise.resolve(anAttempt({ questions: [{ ...first!, choiceId: 111 }, second!] })),
    })
    expect(actor.getSnapshot().context.index).toBe(1)
  })
})

describe('without a network', () => {
  test('answers wait in the queue and the journal, and go out when the network returns', async () => {
    let online = false
    const { actor, kept } = await opened({ saves: (input) => (online ? acknowledge(input) : Promise.reject(OFFLINE)) })
    actor.send({ type: 'answer.given', questionId: 11, choiceId: 111 })
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { saving: 'offline' } }))
    actor.send({ type: 'answer.given', questionId: 12, choiceId: 121 })
    expect(kept.at(-1)).toEqual([
      { questionId: 11, choiceId: 111 },
      { questionId: 12, choiceId: 121 },
    ])
    online = true
    actor.send({ type: 'network.returned' })
    await waitFor(actor, ({ context }) => context.queue.length === 0)
    expect(kept.at(-1)).toEqual([])
  })

  test('an answer is said to wait as soon as the network goes, through every further try, until it is taken', async () => {
    let tries: 'hang' | 'take' = 'hang'
    const { actor } = await opened({
      saves: (input) => (tries === 'take' ? acknowledge(input) : new Promise(() => {})),
    })
    actor.send({ type: 'network.lost' })
    actor.send({ type: 'answer.given', questionId: 11, choiceId: 111 })
    expect(answerStateOf(actor.getSnapshot(), 11)).toBe('offline')
    vi.useFakeTimers()
    actor.send({ type: 'network.returned' })
    expect(answerStateOf(actor.getSnapshot(), 11)).toBe('saving')
    actor.send({ type: 'network.lost' })
    vi.advanceTimersByTime(5000)
    expect([
      actor.getSnapshot().matches({ open: { saving: 'saving' } }),
      answerStateOf(actor.getSnapshot(), 11),
    ]).toEqual([true, 'offline'])
    vi.useRealTimers()
    tries = 'take'
    actor.send({ type: 'network.lost' })
    actor.send({ type: 'network.returned' })
    await waitFor(actor, ({ context }) => context.queue.length === 0)
    expect(answerStateOf(actor.getSnapshot(), 11)).toBe('saved')
  })

  test('nothing is said of a network that is back, also where nothing waited for it', async () => {
    const { actor } = await opened()
    vi.useFakeTimers()
    actor.send({ type: 'network.lost' })
    expect(isAway(actor.getSnapshot())).toBe(true)
    vi.advanceTimersByTime(5000)
    expect(isAway(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'network.returned' })
    expect(isAway(actor.getSnapshot())).toBe(false)
    vi.useRealTimers()
  })

  test('what the journal remembers of a screen that crashed is saved, unless the server has it', async () => {
    const { actor, saved } = await opened({
      recalled: [
        { questionId: 12, choiceId: 122 },
        { questionId: 99, choiceId: 1 },
      ],
    })
    await waitFor(actor, ({ context }) => context.attempt?.questions[1]?.choiceId === 122)
    expect(saved).toEqual([{ attemptId: 7, seat: 3, questionId: 12, choiceId: 122 }])
  })

  test('a quiz that is handed in offline waits for its answers before it is submitted', async () => {
    let online = false
    const { actor, saved } = await opened({ saves: (input) => (online ? acknowledge(input) : Promise.reject(OFFLINE)) })
    actor.send({ type: 'answer.given', questionId: 11, choiceId: 111 })
    actor.send({ type: 'quiz.submitted' })
    actor.send({ type: 'submission.confirmed' })
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { phase: 'closing', saving: 'offline' } }))
    online = true
    actor.send({ type: 'network.returned' })
    const { output } = await waitFor(actor, (snapshot) => snapshot.status === 'done')
    expect(saved.map(({ questionId }) => questionId)).toEqual([11, 11])
    expect(output?.attempt?.state).toBe('failed')
  })

  test('a server that cannot be reached is not a server that refuses', async () => {
    const unreachable = startQuiz({ starts: () => Promise.reject(OFFLINE) })
    await waitFor(unreachable.actor, (snapshot) => snapshot.matches('unreachable'))
    const refused = startQuiz({ starts: () => Promise.reject({ kind: 'conflict', code: 'COOLING_DOWN' }) })
    const { output } = await waitFor(refused.actor, (snapshot) => snapshot.status === 'done')
    expect(output).toEqual({ attempt: null, fault: { kind: 'conflict', code: 'COOLING_DOWN' } })
  })

  test.each(['network.returned', 'quiz.retried'] as const)('%s begins what could not be begun', async (type) => {
    const answers = [() => Promise.reject(OFFLINE), () => Promise.resolve(anAttempt())]
    const { actor } = startQuiz({ starts: () => answers.shift()?.() ?? Promise.reject(OFFLINE) })
    await waitFor(actor, (snapshot) => snapshot.matches('unreachable'))
    actor.send({ type })
    expect(actor.getSnapshot().value).toBe('starting')
    await waitFor(actor, (snapshot) => snapshot.matches('open'))
    expect(actor.getSnapshot().context.fault).toBeNull()
  })

  test('saving that fails is tried again, a little later each time', async () => {
    vi.useFakeTimers()
    let tries = 0
    const { actor, saved } = await opened({
      saves: (input) => (++tries < 3 ? Promise.reject({ kind: 'unexpected' }) : acknowledge(input)),
    })
    actor.send({ type: 'answer.given', questionId: 11, choiceId: 111 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(saved).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1999)
    expect(saved).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect([saved.length, actor.getSnapshot().context.queue.length]).toEqual([3, 0])
    vi.useRealTimers()
  })
})

describe('the seat', () => {
  test('a screen whose seat was taken says so, and takes it again without losing an answer', async () => {
    let seat = 3
    const asked: (number | null)[] = []
    const { actor, saved } = await opened({
      starts: ({ openAttemptId }) => {
        asked.push(openAttemptId)
        return Promise.resolve(anAttempt({ seat: seat++ }))
      },
      saves: (input) =>
        input.seat < 4 ? Promise.reject({ kind: 'conflict', code: 'STALE_SEAT' }) : acknowledge(input),
    })
    actor.send({ type: 'answer.given', questionId: 11, choiceId: 112 })
    await waitFor(actor, (snapshot) => snapshot.matches('staleSeat'))
    actor.send({ type: 'seat.retaken' })
    await waitFor(actor, ({ context }) => context.attempt?.questions[0]?.choiceId === 112)
    expect(saved.map((input) => input.seat)).toEqual([3, 4])
    // The attempt that it had: no other one begins where that has ended meanwhile.
    expect(asked).toEqual([null, 7])
  })

  test('an attempt that has ended on another screen is shown as it ended', async () => {
    const { actor } = startQuiz({ starts: () => Promise.resolve(anAttempt({ state: 'failed', result: aResult() })) })
    const { value } = await waitFor(actor, (snapshot) => snapshot.status === 'done')
    expect(value).toBe('failed')
  })
})

describe('the deadline', () => {
  test('is counted from the seconds the server gave, and hands the quiz in at zero', async () => {
    const timedOut = anAttempt({ state: 'timedOut', result: aResult() })
    const { actor } = await opened({ submits: () => Promise.resolve(timedOut) })
    actor.send({ type: 'clock.ticked', elapsed: 599 })
    expect(secondsLeft(actor.getSnapshot().context)).toBe(1)
    actor.send({ type: 'clock.ticked', elapsed: 600.4 })
    const { value } = await waitFor(actor, (snapshot) => snapshot.status === 'done')
    expect(value).toBe('timedOut')
  })

  test('each threshold is announced once, as it is crossed', async () => {
    const { actor } = await opened()
    const heard = [0, 299, 300, 301, 540, 541, 570, 590].map((elapsed) => {
      actor.send({ type: 'clock.ticked', elapsed })
      return actor.getSnapshot().context.announcement
    })
    expect(heard).toEqual([null, null, 300, 300, 60, 60, 30, 10])
  })

  test('an answer that comes too late is let go, and the server says how it ended', async () => {
    const timedOut = anAttempt({ state: 'timedOut', result: aResult() })
    const { actor } = await opened({
      saves: () => Promise.reject({ kind: 'conflict', code: 'ATTEMPT_CLOSED' }),
      submits: () => Promise.resolve(timedOut),
    })
    actor.send({ type: 'answer.given', questionId: 11, choiceId: 111 })
    const { output } = await waitFor(actor, (snapshot) => snapshot.status === 'done')
    expect(output?.attempt).toEqual(timedOut)
  })

  test('a quiz without a limit never runs out', async () => {
    const { actor } = await opened({
      starts: () => Promise.resolve(anAttempt({ remainingSeconds: null, deadlineAt: null })),
    })
    actor.send({ type: 'clock.ticked', elapsed: 1_000_000 })
    expect([secondsLeft(actor.getSnapshot().context), actor.getSnapshot().matches('open')]).toEqual([null, true])
  })
})
