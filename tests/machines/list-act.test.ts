import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'

import type { ListAct } from '../../src/domain/contract/list-acts.list.ts'
import {
  LIST_ACT_LOOK_MS,
  listActMachine,
  UNDO_OFFERED_MS,
  type ListActInput,
} from '../../src/machines/list-act/list-act.machine.ts'
import { LIST_ACTS_SHOWN, listActsMachine } from '../../src/machines/list-act/list-acts.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

const DONE: ListAct = {
  id: 7,
  list: 'groupStudents',
  act: 'move',
  state: 'done',
  total: 250,
  done: 250,
  apart: 0,
  unchanged: 0,
  refused: 0,
  undone: 0,
  kept: 0,
  isUndoable: true,
  undoUntil: '2026-02-01T00:00:00.000Z',
  file: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  finishedAt: '2026-01-01T00:00:09.000Z',
}
const RUNNING: ListAct = { ...DONE, state: 'running', done: 100, isUndoable: false, finishedAt: null }
const CANCELLED: ListAct = { ...RUNNING, state: 'cancelled', isUndoable: true }
const UNDOING: ListAct = { ...DONE, state: 'undoing', undone: 100, isUndoable: false }
const UNDONE: ListAct = { ...DONE, state: 'undone', undone: 250, isUndoable: false }
const REMINDED: ListAct = { ...DONE, act: 'remind', isUndoable: false, undoUntil: null }

const PRINTED: ListAct = { ...REMINDED, act: 'certificates', file: { until: '2026-01-02T00:00:09.000Z' } }

const logics = () => ({
  readAct: handPromise<ListAct, { act: ListAct }>(),
  cancelAct: handPromise<ListAct, { act: ListAct }>(),
  undoAct: handPromise<ListAct, { act: ListAct }>(),
  exportResults: handPromise<void, { act: ListAct }>(),
  saveFile: handPromise<void, { act: ListAct }>(),
})
type Logics = ReturnType<typeof logics>

const withLogics = ({ readAct, cancelAct, undoAct, exportResults, saveFile }: Logics) =>
  listActMachine.provide({
    actors: {
      readAct: readAct.logic,
      cancelAct: cancelAct.logic,
      undoAct: undoAct.logic,
      exportResults: exportResults.logic,
      saveFile: saveFile.logic,
    },
  })

const start = (input: ListActInput) => {
  const asked = logics()
  return { ...asked, actor: createActor(withLogics(asked), { input }).start() }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** What was answered is taken up by then. */
const settled = () => vi.advanceTimersByTimeAsync(0)

describe('an act under way', () => {
  test('is looked at until it is over; then undoing it is offered for a while', async () => {
    const { actor, readAct } = start({ act: RUNNING })
    vi.advanceTimersByTime(LIST_ACT_LOOK_MS)
    readAct.calls[0]?.resolve({ ...RUNNING, done: 200 })
    await settled()
    expect([actor.getSnapshot().context.act.done, readAct.calls.length]).toEqual([200, 1])
    vi.advanceTimersByTime(LIST_ACT_LOOK_MS)
    readAct.calls[1]?.resolve(DONE)
    await settled()
    expect(actor.getSnapshot().can({ type: 'undo.chosen' })).toBe(true)
    vi.advanceTimersByTime(UNDO_OFFERED_MS)
    expect(actor.getSnapshot().hasTag('gone')).toBe(true)
  })

  test('is asked for less often as long as nobody answers, and goes on', async () => {
    const { actor, readAct } = start({ act: RUNNING })
    const gaps: number[] = []
    for (let look = 0; look < 6; look += 1) {
      let waited = 0
      while (readAct.calls.length === look) {
        vi.advanceTimersByTime(500)
        waited += 500
      }
      gaps.push(waited)
      readAct.calls[look]?.reject(fault('offline'))
      await settled()
    }
    expect([gaps, actor.getSnapshot().value]).toEqual([
      [1000, 1000, 2000, 4000, 8000, 15_000],
      { course: { underway: 'waiting' }, results: 'idle', file: 'idle' },
    ])
  })

  test('is cancelled, whatever a look says at that moment, and what was done can be undone', async () => {
    const { actor, readAct, cancelAct } = start({ act: RUNNING })
    vi.advanceTimersByTime(LIST_ACT_LOOK_MS)
    actor.send({ type: 'cancel.chosen' })
    expect([readAct.calls[0]?.signal.aborted, cancelAct.calls.map(({ input }) => input.act.id)]).toEqual([true, [7]])
    cancelAct.calls[0]?.resolve(CANCELLED)
    await settled()
    expect(actor.getSnapshot().can({ type: 'undo.chosen' })).toBe(true)
  })

  test('that was over before it could be cancelled is looked at', async () => {
    const { actor, readAct, cancelAct } = start({ act: RUNNING })
    actor.send({ type: 'cancel.chosen' })
    cancelAct.calls[0]?.reject(fault('conflict'))
    await settled()
    readAct.calls[0]?.resolve(DONE)
    await settled()
    expect([actor.getSnapshot().value, actor.getSnapshot().context.act]).toEqual([
      { course: { over: 'told' }, results: 'idle', file: 'idle' },
      DONE,
    ])
  })
})

describe('an act that is over', () => {
  test('stays as long as somebody attends to it', () => {
    const { actor } = start({ act: DONE })
    actor.send({ type: 'attention.gained' })
    vi.advanceTimersByTime(3 * UNDO_OFFERED_MS)
    expect(actor.getSnapshot().hasTag('gone')).toBe(false)
    actor.send({ type: 'attention.lost' })
    vi.advanceTimersByTime(UNDO_OFFERED_MS)
    expect(actor.getSnapshot().hasTag('gone')).toBe(true)
  })

  test('is undone, and watched while it is', async () => {
    const { actor, undoAct, readAct } = start({ act: DONE })
    actor.send({ type: 'undo.chosen' })
    actor.send({ type: 'undo.chosen' })
    actor.send({ type: 'act.dismissed' })
    expect([undoAct.calls.length, actor.getSnapshot().hasTag('busy')]).toEqual([1, true])
    undoAct.calls[0]?.resolve(UNDOING)
    await settled()
    expect(actor.getSnapshot().can({ type: 'cancel.chosen' })).toBe(false)
    vi.advanceTimersByTime(LIST_ACT_LOOK_MS)
    readAct.calls[0]?.resolve(UNDONE)
    await settled()
    expect([actor.getSnapshot().matches({ course: 'over' }), actor.getSnapshot().can({ type: 'undo.chosen' })]).toEqual(
      [true, false],
    )
  })

  test('that cannot be undone is not', () => {
    const { actor, undoAct } = start({ act: REMINDED })
    actor.send({ type: 'undo.chosen' })
    expect(undoAct.calls).toEqual([])
  })

  test.each([
    ['refused', fault('conflict'), false],
    ['notUndone', fault('offline'), true],
  ] as const)('whose undoing came to nothing is %s', async (state, cause, isOfferedAgain) => {
    const { actor, undoAct } = start({ act: DONE })
    actor.send({ type: 'undo.chosen' })
    undoAct.calls[0]?.reject(cause)
    await settled()
    const at = actor.getSnapshot()
    expect([at.matches({ course: state }), at.can({ type: 'undo.chosen' })]).toEqual([true, isOfferedAgain])
    actor.send({ type: 'act.dismissed' })
    expect(actor.getSnapshot().hasTag('gone')).toBe(true)
  })

  test('gives its results as a file, and says where it could not', async () => {
    const { actor, exportResults } = start({ act: DONE })
    actor.send({ type: 'results.chosen' })
    exportResults.calls[0]?.reject(fault('offline'))
    await settled()
    expect(actor.getSnapshot().matches({ results: 'failed' })).toBe(true)
    actor.send({ type: 'results.chosen' })
    exportResults.calls[1]?.resolve()
    await settled()
    expect(actor.getSnapshot().matches({ results: 'idle' })).toBe(true)
  })
})

describe('an act that has made a file', () => {
  test('waits with it until it is dismissed, and gives it as often as it is asked for', async () => {
    const { actor, saveFile } = start({ act: PRINTED })
    vi.advanceTimersByTime(3 * UNDO_OFFERED_MS)
    expect(actor.getSnapshot().hasTag('gone')).toBe(false)
    actor.send({ type: 'file.chosen' })
    saveFile.calls[0]?.reject(fault('offline'))
    await settled()
    expect(actor.getSnapshot().matches({ file: 'failed' })).toBe(true)
    actor.send({ type: 'file.chosen' })
    saveFile.calls[1]?.resolve()
    await settled()
    expect(actor.getSnapshot().matches({ file: 'idle' })).toBe(true)
    actor.send({ type: 'act.dismissed' })
    expect(actor.getSnapshot().hasTag('gone')).toBe(true)
  })

  test.each([RUNNING, DONE, { ...PRINTED, file: { until: null } }])('gives none while there is none', (act) => {
    const { actor, saveFile } = start({ act })
    actor.send({ type: 'file.chosen' })
    expect(saveFile.calls).toEqual([])
  })
})

describe('the acts that somebody began', () => {
  const world = () => {
    const asked = logics()
    const acts = createActor(listActsMachine.provide({ actors: { listAct: withLogics(asked) } })).start()
    const shown = () => acts.getSnapshot().context.acts.map((actor) => actor.getSnapshot().context.act.id)
    return { ...asked, acts, shown }
  }

  test('are watched beside each other, and leave when there is nothing more to say', async () => {
    const { acts, shown } = world()
    acts.send({ type: 'act.begun', act: { ...DONE, id: 1 } })
    acts.send({ type: 'act.begun', act: { ...RUNNING, id: 2 } })
    expect(shown()).toEqual([1, 2])
    await vi.advanceTimersByTimeAsync(UNDO_OFFERED_MS)
    expect(shown()).toEqual([2])
  })

  test('are the latest few', () => {
    const { acts, shown } = world()
    for (let id = 1; id <= LIST_ACTS_SHOWN + 2; id += 1) acts.send({ type: 'act.begun', act: { ...RUNNING, id } })
    expect(shown()).toEqual([3, 4, 5, 6, 7])
  })

  test('are each shown once: what the history wants of one is done where it is shown', () => {
    const { acts, shown, undoAct, cancelAct } = world()
    acts.send({ type: 'act.begun', act: DONE })
    acts.send({ type: 'undo.wanted', act: DONE })
    acts.send({ type: 'cancel.wanted', act: { ...RUNNING, id: 8 } })
    expect([shown(), undoAct.calls.length, cancelAct.calls.length]).toEqual([[7, 8], 1, 1])
  })

  test('are nobody else’s', () => {
    const { acts, shown } = world()
    acts.send({ type: 'act.begun', act: RUNNING })
    acts.send({ type: 'viewer.changed' })
    expect(shown()).toEqual([])
  })
})

test('missing actors say their names', async () => {
  vi.useRealTimers()
  const until = (at: { hasTag: (tag: 'error') => boolean }) => at.hasTag('error')
  expect([
    ...(await complaintsOf(listActMachine, { input: { act: DONE }, events: [{ type: 'undo.chosen' }], until })),
    ...(await complaintsOf(listActMachine, { input: { act: RUNNING, wish: 'cancel' }, until })),
    ...(await complaintsOf(listActMachine, { input: { act: DONE }, events: [{ type: 'results.chosen' }], until })),
    ...(await complaintsOf(listActMachine, { input: { act: PRINTED }, events: [{ type: 'file.chosen' }], until })),
  ]).toEqual([
    'No actor was provided for "undoAct".',
    'No actor was provided for "cancelAct".',
    'No actor was provided for "exportResults".',
    'No actor was provided for "saveFile".',
  ])
  const watched = createActor(listActMachine, { input: { act: RUNNING } }).start()
  const { context } = await waitFor(watched, (at) => at.context.failures > 0)
  expect(context.act).toEqual(RUNNING)
  watched.stop()
})

test('every state and transition is reached', () => {
  const { snapshots } = expectEveryPath(listActMachine, {
    inputs: [
      { act: RUNNING },
      { act: DONE },
      { act: REMINDED },
      { act: PRINTED },
      { act: RUNNING, wish: 'cancel' },
      { act: DONE, wish: 'undo' },
    ],
    events: [
      { type: 'cancel.chosen' },
      { type: 'undo.chosen' },
      { type: 'results.chosen' },
      { type: 'file.chosen' },
      { type: 'act.dismissed' },
      { type: 'attention.gained' },
      { type: 'attention.lost' },
      done('readAct', RUNNING),
      done('readAct', DONE),
      failed('readAct'),
      failed('readAct', fault('notFound')),
      done('cancelAct', CANCELLED),
      failed('cancelAct'),
      failed('cancelAct', fault('conflict')),
      done('undoAct', UNDOING),
      done('undoAct', UNDONE),
      failed('undoAct'),
      failed('undoAct', fault('conflict')),
      done('exportResults'),
      failed('exportResults'),
      done('saveFile'),
      failed('saveFile'),
      after('looking', 'listAct.course.underway.waiting'),
      after('offered', 'listAct.course.uncancelled'),
      after('offered', 'listAct.course.over.told'),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.act.state, context.act.isUndoable]),
  })
  const offered = snapshots.filter((at) => at.can({ type: 'undo.chosen' }) && !at.context.act.isUndoable)
  expect(offered).toEqual([])
})
