import { expect, test } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'

import { copyingMachine } from '../../src/machines/copying/copying.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

const start = () => {
  const clock = new SimulatedClock()
  const write = handPromise<void, { text: string }>()
  const actor = createActor(copyingMachine.provide({ actors: { writeText: write.logic } }), { clock }).start()
  const copy = (text: string) => actor.send({ type: 'copy.requested', text })
  const written = () => write.calls.map(({ input }) => input.text)
  return { actor, clock, copy, write, written }
}

test('a copied text is said to be copied for 800 ms, and no longer', async () => {
  const { actor, clock, copy, write, written } = start()
  copy('settings')
  write.calls[0]?.resolve()
  await waitFor(actor, (at) => at.matches('copied'))
  clock.increment(799)
  expect([actor.getSnapshot().value, written()]).toEqual(['copied', ['settings']])
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe('idle')
})

test('a second press in that time copies again, and its time starts anew', async () => {
  const { actor, clock, copy, write, written } = start()
  copy('first')
  write.calls[0]?.resolve()
  await waitFor(actor, (at) => at.matches('copied'))
  clock.increment(700)
  copy('second')
  write.calls[1]?.resolve()
  await waitFor(actor, (at) => at.matches('copied'))
  clock.increment(700)
  expect([actor.getSnapshot().value, written()]).toEqual(['copied', ['first', 'second']])
})

test('a clipboard that is kept shut is said, and can be tried again', async () => {
  const { actor, copy, write } = start()
  copy('settings')
  write.calls[0]?.reject(fault('unexpected'))
  const snapshot = await waitFor(actor, (at) => at.matches('failed'))
  expect([snapshot.hasTag('error'), snapshot.context.fault]).toEqual([true, { kind: 'unexpected' }])
  copy('settings')
  expect([actor.getSnapshot().value, actor.getSnapshot().context.fault]).toEqual(['copying', null])
})

test('a missing clipboard says its name', async () => {
  const complaints = await complaintsOf(copyingMachine, {
    events: [{ type: 'copy.requested', text: 'settings' }],
    until: (at) => at.matches('failed'),
  })
  expect(complaints).toEqual(['No actor was provided for "writeText".'])
})

test('every state and transition is reached, and only a failure has a fault', () => {
  const { snapshots } = expectEveryPath(copyingMachine, {
    events: [
      { type: 'copy.requested', text: 'settings' },
      after('copiedTime', 'copying.copied'),
      done('writeText'),
      failed('writeText'),
    ],
  })
  expect(snapshots.filter((at) => (at.context.fault !== null) !== at.matches('failed'))).toEqual([])
})
