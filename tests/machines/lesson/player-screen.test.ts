import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import { playerScreenMachine, type PlayerScreenEvent } from '../../../src/machines/lesson/player-screen.machine.ts'
import { after, expectEveryPath, failed } from '../support/paths.ts'
import { aLesson, standingAt } from './lesson.fixture.ts'
import { startLesson } from './lesson.world.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A lesson that was passed, so that all of it may be gone through, with its video in sight. */
const startScreen = async (lesson = aLesson(standingAt('passed'))) => {
  const world = startLesson({ lesson })
  await vi.waitFor(() => expect(world.actor.getSnapshot().matches({ video: 'shown' })).toBe(true))
  world.actor.send({ type: 'media.loaded' })
  const screen = createActor(playerScreenMachine, { input: { lesson: world.actor } }).start()
  const tell = (...events: PlayerScreenEvent[]) => events.forEach((event) => screen.send(event))
  const controls = () => screen.getSnapshot().value.controls
  return { ...world, screen, tell, controls }
}

test('every state and every transition can be taken', () => {
  const { actor } = startLesson({ lesson: aLesson(standingAt('passed')) })
  const walk = expectEveryPath(playerScreenMachine, {
    inputs: [{ lesson: actor }],
    serializeState: ({ value, context }) => JSON.stringify([value, context.side]),
    events: [
      failed('watchPlaying'),
      { type: 'playing.began' },
      { type: 'playing.ended' },
      { type: 'focus.entered' },
      { type: 'focus.left' },
      { type: 'controls.reached' },
      { type: 'controls.left' },
      { type: 'menu.opened', menu: 'captions' },
      { type: 'menu.opened', menu: 'speed' },
      { type: 'menu.closed' },
      { type: 'keys.asked' },
      { type: 'keys.closed' },
      { type: 'screen.stirred' },
      { type: 'screen.tapped', side: 'left' },
      { type: 'screen.tapped', side: 'middle' },
      { type: 'tap.settled' },
      after('fadeDelay', 'playerScreen.controls.waning'),
      after('tapDelay', 'playerScreen.taps.once'),
      after('skipDelay', 'playerScreen.taps.skipping'),
    ],
  })
  const faded = walk.snapshots.filter((snapshot) => snapshot.matches({ controls: 'faded' }))
  expect(faded.map(({ value }) => [value.focus, value.menu])).toEqual(faded.map(() => ['outside', 'closed']))
})

test('controls fade while the video plays untouched, and come back at a move', async () => {
  const { actor, tell, controls } = await startScreen()
  vi.advanceTimersByTime(10_000)
  expect(controls()).toBe('held')
  actor.send({ type: 'media.played' })
  vi.advanceTimersByTime(2999)
  tell({ type: 'screen.stirred' })
  vi.advanceTimersByTime(2999)
  expect(controls()).toBe('waning')
  vi.advanceTimersByTime(1)
  expect(controls()).toBe('faded')
  tell({ type: 'screen.stirred' })
  expect(controls()).toBe('waning')
  vi.advanceTimersByTime(3000)
  actor.send({ type: 'media.paused' })
  expect(controls()).toBe('held')
})

test.each([
  ['the focus is inside', { type: 'focus.entered' }, { type: 'focus.left' }],
  ['a mouse rests on them', { type: 'controls.reached' }, { type: 'controls.left' }],
  ['a menu is open', { type: 'menu.opened', menu: 'speed' }, { type: 'menu.closed' }],
  ['the keys are shown', { type: 'keys.asked' }, { type: 'keys.closed' }],
] satisfies [string, PlayerScreenEvent, PlayerScreenEvent][])('they never fade while %s', async (_name, on, off) => {
  const { actor, tell, controls } = await startScreen()
  actor.send({ type: 'media.played' })
  tell(on)
  vi.advanceTimersByTime(60_000)
  expect(controls()).toBe('held')
  tell(off)
  vi.advanceTimersByTime(3000)
  expect(controls()).toBe('faded')
  tell(on)
  expect(controls()).toBe('held')
})

test('one menu is open at a time, and none beside the list of keys', async () => {
  const { screen, tell } = await startScreen()
  const open = () => screen.getSnapshot().context.menu
  tell({ type: 'menu.opened', menu: 'captions' }, { type: 'menu.opened', menu: 'speed' })
  expect(open()).toBe('speed')
  tell({ type: 'keys.asked' })
  expect([open(), screen.getSnapshot().value.keys]).toEqual([null, 'shown'])
})

test('a tap shows the controls or takes them away, once it is sure that it is one', async () => {
  const { actor, tell, controls } = await startScreen()
  actor.send({ type: 'media.played' })
  tell({ type: 'screen.tapped', side: 'right' })
  expect(controls()).toBe('waning')
  vi.advanceTimersByTime(280)
  expect(controls()).toBe('faded')
  tell({ type: 'screen.tapped', side: 'middle' })
  vi.advanceTimersByTime(280)
  expect(controls()).toBe('waning')
})

test('two taps at a side lead ten seconds, and each further one ten more', async () => {
  const { actor, screen, tell } = await startScreen()
  const position = () => actor.getSnapshot().context.position
  tell({ type: 'screen.tapped', side: 'right' }, { type: 'screen.tapped', side: 'right' })
  expect(position()).toBe(10)
  tell({ type: 'screen.tapped', side: 'right' })
  expect([position(), screen.getSnapshot().context.skipped]).toEqual([20, 20])
  vi.advanceTimersByTime(700)
  tell({ type: 'screen.tapped', side: 'left' }, { type: 'screen.tapped', side: 'left' })
  expect([position(), screen.getSnapshot().context.skipped]).toEqual([10, 10])
})

test('two taps elsewhere are two taps', async () => {
  const { actor, tell } = await startScreen()
  tell({ type: 'screen.tapped', side: 'left' }, { type: 'screen.tapped', side: 'right' })
  tell({ type: 'screen.tapped', side: 'middle' }, { type: 'screen.tapped', side: 'middle' })
  expect(actor.getSnapshot().context.position).toBe(0)
})

test('taps never lead past what was watched', async () => {
  const { actor, tell } = await startScreen(aLesson(standingAt('watching')))
  tell({ type: 'screen.tapped', side: 'right' }, { type: 'screen.tapped', side: 'right' })
  expect([actor.getSnapshot().context.position, actor.getSnapshot().value.notice]).toEqual([0, 'seekBlocked'])
})
