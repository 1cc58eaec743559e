import { expect, it } from 'vitest'
import { createActor, setup, waitFor } from 'xstate'

import { FaultError } from '../../src/domain/fault.ts'
import { asking } from '../../src/machines/asking.ts'

const machineOver = (ask: (input: number, signal: AbortSignal) => Promise<string>) =>
  setup({ actors: { ask: asking<string, number>(ask) } }).createMachine({
    initial: 'open',
    states: {
      open: {
        invoke: { src: 'ask', input: 1, onDone: 'answered', onError: 'failed' },
        on: { 'question.left': 'left' },
      },
      answered: { type: 'final' },
      failed: { type: 'final' },
      left: {},
    },
  })

it('answers, and fails with a fault', async () => {
  const answered = await waitFor(createActor(machineOver(async () => 'yes')).start(), ({ status }) => status === 'done')
  const failed = await waitFor(
    createActor(machineOver(() => Promise.reject(new FaultError({ kind: 'offline' })))).start(),
    ({ status }) => status === 'done',
  )
  expect([answered.value, failed.value]).toEqual(['answered', 'failed'])
})

it('never settles a question that was given up', async () => {
  const ended: string[] = []
  const logic = asking<string, number>(
    (_input, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          ended.push('aborted')
          reject(new FaultError({ kind: 'offline' }))
        })
      }),
  )
  const actor = createActor(logic, { input: 1 })
  actor.subscribe({ error: () => ended.push('rejected') })
  actor.start()

  // What React's strict mode does: stop, and start the same actor again before the abort was heard of.
  actor.stop()
  await Promise.resolve()
  await Promise.resolve()

  expect(ended).toEqual(['aborted'])
})
