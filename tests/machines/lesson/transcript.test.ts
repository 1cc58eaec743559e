import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { TranscriptFindings } from '../../../src/domain/contract/lesson.contract.ts'
import { transcriptMachine, type TranscriptInput } from '../../../src/machines/lesson/transcript.machine.ts'
import { handPromise } from '../support/actors.ts'
import { after, done, expectEveryPath, failed } from '../support/paths.ts'
import { aMedia } from './lesson.fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lesson = (lessonId: number): TranscriptFindings['lessons'][number] => ({
  lessonId,
  position: lessonId,
  title: 'Scene safety',
  isLocked: false,
  total: 1,
  lines: [{ start: 3, text: 'The scene.' }],
})

const input: TranscriptInput = { lines: aMedia().transcript, enrollmentId: 1, lessonId: 2 }

const start = (facts: Partial<TranscriptInput> = {}) => {
  const find = handPromise<TranscriptFindings, { enrollmentId: number; search: string }>()
  const actor = createActor(transcriptMachine.provide({ actors: { findElsewhere: find.logic } }), {
    input: { ...input, ...facts },
  }).start()
  const search = () => actor.getSnapshot().value.search
  return { actor, find, search }
}

test('every state and every transition can be taken', () => {
  const walk = expectEveryPath(transcriptMachine, {
    inputs: [input, { ...input, enrollmentId: null }],
    serializeState: ({ value, context }) => JSON.stringify([value, context.hits.length, context.at]),
    events: [
      { type: 'text.changed', text: '' },
      { type: 'text.changed', text: 'the' },
      { type: 'text.changed', text: 'helmet' },
      { type: 'next.asked' },
      { type: 'previous.asked' },
      { type: 'search.retried' },
      { type: 'list.scrolled' },
      { type: 'follow.asked' },
      { type: 'line.refused' },
      after('noticeDelay', 'transcript.notice.lineRefused'),
      done('findElsewhere', { lessons: [lesson(3)] }),
      failed('findElsewhere'),
      after('settleDelay', 'transcript.search.typing'),
    ],
  })
  const blank = walk.snapshots.filter((snapshot) => snapshot.matches({ search: 'blank' }))
  expect(blank.map(({ context }) => context.hits)).toEqual(blank.map(() => []))
})

test('lines that say it are there with each letter, and are gone through around the ends', () => {
  const { actor } = start()
  actor.send({ type: 'text.changed', text: 'THE' })
  const at = (type: 'next.asked' | 'previous.asked') => {
    actor.send({ type })
    return actor.getSnapshot().context.at
  }
  expect(actor.getSnapshot().context.hits).toEqual([0, 1, 2])
  expect([at('next.asked'), at('next.asked'), at('next.asked'), at('previous.asked')]).toEqual([1, 2, 0, 2])
})

test('other lessons are asked once somebody pauses, and this one is not told again among them', async () => {
  const { actor, find, search } = start()
  actor.send({ type: 'text.changed', text: 'sc' })
  vi.advanceTimersByTime(399)
  actor.send({ type: 'text.changed', text: 'scene ' })
  vi.advanceTimersByTime(399)
  expect([search(), find.calls.length]).toEqual(['typing', 0])
  vi.advanceTimersByTime(1)
  expect(find.calls.map((call) => call.input)).toEqual([{ enrollmentId: 1, search: 'scene' }])
  find.calls[0]?.resolve({ lessons: [lesson(2), lesson(3)] })
  await vi.waitFor(() => expect(search()).toBe('searched'))
  expect(actor.getSnapshot().context.elsewhere).toEqual([lesson(3)])
})

test('what is found of another word is not shown for this one', async () => {
  const { actor, find, search } = start()
  actor.send({ type: 'text.changed', text: 'scene' })
  vi.advanceTimersByTime(400)
  actor.send({ type: 'text.changed', text: 'truck' })
  find.calls[0]?.resolve({ lessons: [lesson(3)] })
  await Promise.resolve()
  expect([search(), actor.getSnapshot().context.elsewhere]).toEqual(['typing', []])
})

test('where others cannot be asked, what is said here stands, and they are asked again', async () => {
  const { actor, find, search } = start()
  actor.send({ type: 'text.changed', text: 'truck' })
  vi.advanceTimersByTime(400)
  find.calls[0]?.reject({ kind: 'offline' })
  await vi.waitFor(() => expect(search()).toBe('unasked'))
  const { hits, fault } = actor.getSnapshot().context
  expect([hits, fault]).toEqual([[0], { kind: 'offline' }])
  actor.send({ type: 'search.retried' })
  expect(find.calls).toHaveLength(2)
})

test('a lesson that is alone asks nobody', () => {
  const { actor, find, search } = start({ enrollmentId: null })
  actor.send({ type: 'text.changed', text: 'truck' })
  vi.advanceTimersByTime(400)
  expect([search(), find.calls.length]).toEqual(['searched', 0])
})

test('without its actor it says that others could not be asked', async () => {
  const actor = createActor(transcriptMachine, { input }).start()
  actor.send({ type: 'text.changed', text: 'truck' })
  vi.advanceTimersByTime(400)
  await vi.waitFor(() => expect(actor.getSnapshot().value.search).toBe('unasked'))
})

test('why a line led nowhere is said for a while, and as long again of the next', () => {
  const { actor } = start()
  const notice = () => actor.getSnapshot().value.notice
  actor.send({ type: 'line.refused' })
  vi.advanceTimersByTime(5000)
  actor.send({ type: 'line.refused' })
  vi.advanceTimersByTime(5000)
  expect(notice()).toBe('lineRefused')
  vi.advanceTimersByTime(1000)
  expect(notice()).toBe('quiet')
})

test('it follows the video until somebody reads elsewhere or goes to a line that was found', () => {
  const { actor } = start()
  const reading = () => actor.getSnapshot().value.reading
  actor.send({ type: 'list.scrolled' })
  expect(reading()).toBe('left')
  actor.send({ type: 'follow.asked' })
  actor.send({ type: 'next.asked' })
  expect(reading()).toBe('following')
  actor.send({ type: 'text.changed', text: 'truck' })
  expect(reading()).toBe('left')
  actor.send({ type: 'follow.asked' })
  actor.send({ type: 'previous.asked' })
  expect(reading()).toBe('left')
})
