import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { certificateReissueMachine } from '../../src/machines/certificate-reissue/certificate-reissue.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const CORRECTION = { number: 'TIM-7K3M-9Q2X', printedName: 'Ada Morena', correctedName: 'Ada Moreno' }

const start = () => {
  const reissue = handPromise<string, { number: string }>()
  const actor = createActor(certificateReissueMachine.provide({ actors: { reissue: reissue.logic } })).start()
  return { actor, reissue }
}

test('a certificate is reissued once it was confirmed, and the new number is kept', async () => {
  const { actor, reissue } = start()
  actor.send({ type: 'reissue.asked', correction: CORRECTION })
  expect([actor.getSnapshot().value, reissue.calls.length]).toEqual([{ asked: 'open' }, 0])
  actor.send({ type: 'reissue.confirmed' })
  actor.send({ type: 'reissue.confirmed' })
  expect(reissue.calls.map(({ input }) => input)).toEqual([{ number: CORRECTION.number }])
  reissue.calls[0]?.resolve('TIM-2222-3333')
  const { context } = await waitFor(actor, (at) => at.matches({ resting: 'reissued' }))
  expect(context).toEqual({ correction: CORRECTION, number: 'TIM-2222-3333', fault: null })
})

test('what could not be sent can be sent again; what was refused cannot', async () => {
  const { actor, reissue } = start()
  actor.send({ type: 'reissue.asked', correction: CORRECTION })
  actor.send({ type: 'reissue.confirmed' })
  reissue.calls[0]?.reject(fault('offline'))
  await waitFor(actor, (at) => at.matches({ asked: 'unsent' }))
  actor.send({ type: 'reissue.confirmed' })
  reissue.calls[1]?.reject(fault('conflict'))
  const refused = await waitFor(actor, (at) => at.matches({ asked: 'refused' }))
  expect([refused.context.fault, refused.can({ type: 'reissue.confirmed' })]).toEqual([{ kind: 'conflict' }, false])
  actor.send({ type: 'reissue.declined' })
  expect(actor.getSnapshot().value).toEqual({ resting: 'quiet' })
})

test('a missing actor says its name', async () => {
  const complaints = await complaintsOf(certificateReissueMachine, {
    events: [{ type: 'reissue.asked', correction: CORRECTION }, { type: 'reissue.confirmed' }],
    until: (at) => at.matches({ asked: 'unsent' }),
  })
  expect(complaints).toEqual(['No actor was provided for "reissue".'])
})

test('every state and transition is reached, and nothing is reissued unasked', () => {
  const { snapshots } = expectEveryPath(certificateReissueMachine, {
    events: [
      { type: 'reissue.asked', correction: CORRECTION },
      { type: 'reissue.confirmed' },
      { type: 'reissue.declined' },
      done('reissue', 'TIM-2222-3333'),
      failed('reissue', fault('offline')),
      failed('reissue', fault('conflict')),
    ],
  })
  expect(snapshots.filter((at) => !at.matches('resting') && at.context.correction === null)).toEqual([])
})
