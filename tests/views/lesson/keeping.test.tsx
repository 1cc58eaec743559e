import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate'

import type { KeptAmount } from '../../../src/domain/kept-lesson.ts'
import { lessonKeepingMachine } from '../../../src/machines/lesson-keeping/lesson-keeping.machine.ts'
import type {
  KeepingNews,
  KeptAddress,
  KeptStanding,
  Measure,
} from '../../../src/machines/lesson-keeping/lesson-keeping.setup.ts'
import { KeepFace } from '../../../src/views/pages/lesson/keeping/keep-lesson.view.tsx'
import { never, offline } from '../../../src/views/pages/lesson/lesson.story-server.ts'
import { listener } from '../../machines/support/listener.ts'
import { renderSpoken } from '../support/speak.tsx'

const KIB = 1024
const ADDRESS: KeptAddress = { courseId: 9, enrollmentId: 1, lessonId: 2 }

const open = async (recalled: KeptStanding, prepare: () => Promise<KeptAmount>) => {
  const machine = lessonKeepingMachine.provide({
    actors: {
      recallKept: fromPromise<KeptStanding, KeptAddress>(() => Promise.resolve(recalled)),
      findSize: fromPromise<Measure, KeptAddress>(() => Promise.resolve({ total: 576 * KIB, room: null })),
      prepareKeeping: fromPromise<KeptAmount, KeptAddress>(prepare),
      fetchPiece: fromPromise<KeptAmount, KeptAddress>(never),
      network: fromCallback<EventObject, undefined>(() => undefined),
    },
  })
  const keeping = createActor(machine, { input: { ...ADDRESS, lesson: listener<KeepingNews>().actor } }).start()
  await renderSpoken(<KeepFace keeping={keeping} />, ['lessonKeeping'])
  return keeping
}

afterEach(() => void vi.useRealTimers())

test('how much is to come is said about, then not, then exactly: no figure is another the next moment', async () => {
  const prepared = Promise.withResolvers<KeptAmount>()
  const keeping = await open({ is: 'absent' }, () => prepared.promise)
  expect(await screen.findByRole('button')).toHaveTextContent('Keep for later without a signal (about 576 kB)')
  act(() => keeping.send({ type: 'keeping.asked' }))
  const bar = screen.getByRole('progressbar')
  expect(bar).toHaveAttribute('aria-valuetext', 'Getting ready')
  await act(async () => prepared.resolve({ kept: 20 * KIB, total: 596 * KIB }))
  expect(bar).toHaveAttribute('aria-valuetext', '20 kB of 596 kB')
})

test('half a lesson says without a network how much has come, and once that it waits for the network', async () => {
  vi.useFakeTimers()
  // Tried again, it takes its time.
  const tries = [offline, never]
  await open({ is: 'partial', amount: { kept: 150 * KIB, total: 596 * KIB } }, () => (tries.shift() ?? never)())
  await act(() => vi.advanceTimersByTimeAsync(0))
  const said = screen.getByText('No network. It goes on from here when the network is back.')
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '150 kB of 596 kB')
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect([tries, said.isConnected]).toEqual([[], true])
})
