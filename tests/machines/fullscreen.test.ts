import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, waitFor } from 'xstate'

import { isFullscreen } from '../../src/machines/fullscreen/fullscreen.connect.ts'
import { fullscreenMachine, type FullscreenNews } from '../../src/machines/fullscreen/fullscreen.machine.ts'
import { complaintsOf, fault, handPromise, handSource } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const TOGGLED = { type: 'fullscreen.toggled' } as const

const start = () => {
  const browser = handSource()
  const enter = handPromise<void, undefined>()
  const leave = handPromise<void, undefined>()
  const actor = createActor(
    fullscreenMachine.provide({
      actors: { watchFullscreen: browser.logic, enterFullscreen: enter.logic, leaveFullscreen: leave.logic },
    }),
  )
  const told: string[] = []
  actor.on('fullscreen.failed', ({ type }) => told.push(type))
  actor.start()
  const tell = (type: FullscreenNews['type']) => browser.tell({ type })
  const at = () => actor.getSnapshot().value
  return { actor, enter, leave, told, tell, at }
}

/** On the whole screen by its button. */
const entered = async () => {
  const world = start()
  world.actor.send(TOGGLED)
  world.enter.calls[0]?.resolve()
  await waitFor(world.actor, isFullscreen)
  return world
}

test('the button takes the whole screen and gives it back', async () => {
  const { actor, leave, told, at } = await entered()
  expect(at()).toBe('full')
  actor.send(TOGGLED)
  leave.calls[0]?.resolve()
  await waitFor(actor, (snapshot) => snapshot.matches('windowed'))
  expect([isFullscreen(actor.getSnapshot()), told]).toEqual([false, []])
})

test('Escape and F11 are followed: the browser says so', async () => {
  const { actor, tell, at } = await entered()
  tell('fullscreen.left')
  expect([at(), isFullscreen(actor.getSnapshot())]).toEqual(['windowed', false])
  tell('fullscreen.entered')
  expect([at(), isFullscreen(actor.getSnapshot())]).toEqual(['full', true])
})

test('the browser may say it before its answer comes', async () => {
  const { actor, tell, at } = start()
  actor.send(TOGGLED)
  tell('fullscreen.entered')
  expect(at()).toBe('full')
  actor.send(TOGGLED)
  tell('fullscreen.left')
  expect(at()).toBe('windowed')
})

describe('what does not happen is told', () => {
  test('each time the button is pressed in a browser that cannot, and not before', () => {
    const { actor, told, tell, at } = start()
    tell('fullscreen.missed')
    expect(told).toEqual([])
    actor.send(TOGGLED)
    actor.send(TOGGLED)
    expect([at(), told]).toEqual(['unsupported', ['fullscreen.failed', 'fullscreen.failed']])
  })

  test('when it is refused, and asked for again by the next press', async () => {
    const { actor, enter, told, at } = start()
    actor.send(TOGGLED)
    enter.calls[0]?.reject(fault('forbidden'))
    const snapshot = await waitFor(actor, (now) => now.hasTag('error'))
    expect([snapshot.value, snapshot.context.fault, told]).toEqual([
      { failed: 'toEnter' },
      { kind: 'forbidden' },
      ['fullscreen.failed'],
    ])
    actor.send(TOGGLED)
    expect([at(), actor.getSnapshot().context.fault]).toEqual(['entering', null])
  })

  test('when the screen is not given back, and the next press tries that again', async () => {
    const { actor, leave, told, at } = await entered()
    actor.send(TOGGLED)
    leave.calls[0]?.reject(new Error('no'))
    const snapshot = await waitFor(actor, (now) => now.hasTag('error'))
    expect([snapshot.value, isFullscreen(snapshot), told]).toEqual([{ failed: 'toLeave' }, true, ['fullscreen.failed']])
    actor.send(TOGGLED)
    expect(at()).toBe('leaving')
  })
})

test('each actor that is missing says its name', async () => {
  expect(
    await complaintsOf(fullscreenMachine, { events: [TOGGLED], until: (snapshot) => snapshot.matches('unsupported') }),
  ).toEqual(['No actor was provided for "watchFullscreen".'])

  const silent = fullscreenMachine.provide({ actors: { watchFullscreen: handSource().logic } })
  expect(
    await complaintsOf(silent, { events: [TOGGLED], until: (snapshot) => snapshot.matches({ failed: 'toEnter' }) }),
  ).toEqual(['No actor was provided for "enterFullscreen".'])

  const onTheWholeScreen = fullscreenMachine.provide({
    actors: { watchFullscreen: fromCallback(({ sendBack }) => sendBack({ type: 'fullscreen.entered' })) },
  })
  expect(
    await complaintsOf(onTheWholeScreen, {
      events: [TOGGLED],
      until: (snapshot) => snapshot.matches({ failed: 'toLeave' }),
    }),
  ).toEqual(['No actor was provided for "leaveFullscreen".'])
})

test('every state and transition is reached, and the button does something wherever nothing is under way', () => {
  const { snapshots } = expectEveryPath(fullscreenMachine, {
    events: [
      TOGGLED,
      { type: 'fullscreen.entered' },
      { type: 'fullscreen.left' },
      { type: 'fullscreen.missed' },
      done('enterFullscreen'),
      failed('enterFullscreen'),
      done('leaveFullscreen'),
      failed('leaveFullscreen'),
      failed('watchFullscreen'),
    ],
  })
  expect(snapshots.filter((snapshot) => snapshot.can(TOGGLED) === snapshot.hasTag('busy'))).toEqual([])
})
