import { expect, test } from 'vitest'
import { createActor, setup, type AnyEventObject } from 'xstate'

import { FaultError } from '../../src/domain/fault.ts'
import { uploading, type Send } from '../../src/machines/uploading.ts'

const NAME = 'Guide.pdf'

/** What a chart hears of an upload, and whether it has given it up. */
const listening = (send: Send<string>) => {
  const heard: AnyEventObject[] = []
  const machine = setup({ actors: { upload: uploading<string>(send) } }).createMachine({
    invoke: { src: 'upload', input: NAME },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  })
  const actor = createActor(machine).start()
  return { actor, heard }
}

test('an upload tells how far it is, and that it has arrived', async () => {
  const sent = Promise.withResolvers<void>()
  const { heard } = listening((input, _signal, onProgress) => {
    onProgress(input.length / 18)
    return sent.promise
  })
  sent.resolve()
  await sent.promise
  expect(heard).toEqual([{ type: 'upload.progressed', part: 0.5 }, { type: 'upload.arrived' }])
})

test('an upload that broke tells of its fault', async () => {
  const sent = Promise.reject(new FaultError({ kind: 'offline', code: 'TIMEOUT' }))
  const { heard } = listening(() => sent)
  await expect(sent).rejects.toMatchObject({ fault: { kind: 'offline' } })
  expect(heard).toEqual([{ type: 'upload.broken', fault: { kind: 'offline', code: 'TIMEOUT' } }])
})

test('an upload that is given up is aborted, and tells nothing more', async () => {
  const sent = Promise.withResolvers<void>()
  const signals: AbortSignal[] = []
  const { actor, heard } = listening((_input, signal, onProgress) => {
    signals.push(signal)
    signal.addEventListener('abort', () => onProgress(1))
    return sent.promise
  })
  actor.stop()
  sent.resolve()
  await sent.promise
  expect([signals.map(({ aborted }) => aborted), heard]).toEqual([[true], []])
})
