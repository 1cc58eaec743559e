import { expect, test } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'

import { endedLast, nearName } from '../../../src/devtools/recording/lives.ts'
import { createRecorder } from '../../../src/devtools/recording/recorder.ts'

const job = setup({ actors: { work: fromPromise(() => Promise.resolve(1)) } }).createMachine({
  id: 'job',
  initial: 'idle',
  invoke: { src: 'work' },
  states: { idle: { on: { 'job.closed': 'closed' } }, closed: { type: 'final' } },
})

const begin = () => {
  const recorder = createRecorder()
  const start = () => createActor(job, { inspect: recorder.inspect }).start()
  const shown = async () => {
    await Promise.resolve()
    return endedLast(recorder.getLives(), recorder.getEntries())?.session ?? null
  }
  return { recorder, start, shown }
}

test('a chart that came to its end is the one that is shown, until another begins', async () => {
  const { start, shown } = begin()
  const actor = start()
  expect(await shown()).toBeNull()
  actor.send({ type: 'job.closed' })
  expect(await shown()).toBe(actor.sessionId)
  start()
  expect(await shown()).toBeNull()
})

test('one that was left before its end is not', async () => {
  const { recorder, start, shown } = begin()
  const actor = start()
  actor.stop()
  recorder.forget(actor.sessionId)
  expect(await shown()).toBeNull()
})

test('a row names an actor by the end of its address, where it would be cut off', () => {
  const addresses = [
    'job/work',
    'player/lesson-9/quizAttempt/startAttempt',
    'attendanceCorrection/correct',
    'aChartWhoseNameAloneIsLonger',
  ]
  expect(addresses.map(nearName)).toEqual([
    'job/work',
    '…/quizAttempt/startAttempt',
    '…/correct',
    'aChartWhoseNameAloneIsLonger',
  ])
})
