import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import { hoverMenuMachine, type HoverMenuEvent } from '../../src/machines/hover-menu/hover-menu.machine.ts'
import { after, expectEveryPath } from './support/paths.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = () => {
  const actor = createActor(hoverMenuMachine).start()
  const open = () => actor.getSnapshot().context.open
  const reach = (menu: string, rest = 0) => {
    actor.send({ type: 'menu.reached', menu })
    vi.advanceTimersByTime(rest)
    return open()
  }
  return { actor, open, reach }
}

describe('a pointer', () => {
  test('opens a menu when it has rested on it for 150 ms', () => {
    const { reach, open } = start()
    expect(reach('courses', 149)).toBeNull()
    vi.advanceTimersByTime(1)
    expect(open()).toBe('courses')
  })

  test('that goes on to another waits anew for that one', () => {
    const { reach } = start()
    expect([reach('courses', 149), reach('about', 149), reach('about', 150)]).toEqual([null, null, 'about'])
  })

  test('that only crosses another menu does not open it', () => {
    const { reach, open } = start()
    reach('courses', 150)
    reach('about', 149)
    reach('courses', 1000)
    expect(open()).toBe('courses')
  })

  test('that goes closes the menu after 150 ms, unless it comes back', () => {
    const { actor, reach, open } = start()
    reach('courses', 150)
    actor.send({ type: 'menu.left' })
    vi.advanceTimersByTime(149)
    expect(reach('courses', 1000)).toBe('courses')
    actor.send({ type: 'menu.left' })
    vi.advanceTimersByTime(150)
    expect(open()).toBeNull()
  })

  test('that presses what its rest has opened does not close it', () => {
    const { actor, reach, open } = start()
    reach('courses', 150)
    actor.send({ type: 'menu.opened', menu: 'courses' })
    expect(open()).toBe('courses')
  })
})

test('a key or a finger opens at once, goes to another at once, and closes', () => {
  const { actor, open } = start()
  const seen = ['courses', 'about', 'about'].map((menu) => {
    actor.send({ type: 'menu.toggled', menu })
    return open()
  })
  expect(seen).toEqual(['courses', 'about', null])
})

test('every state and transition is reached, and no menu is open while it is closed', () => {
  const events: HoverMenuEvent[] = ['a', 'b'].flatMap((menu): HoverMenuEvent[] => [
    { type: 'menu.reached', menu },
    { type: 'menu.opened', menu },
    { type: 'menu.toggled', menu },
  ])
  const { snapshots } = expectEveryPath(hoverMenuMachine, {
    events: [
      ...events,
      { type: 'menu.left' },
      { type: 'menu.closed' },
      after('hoverDelay', 'hoverMenu.awaited'),
      after('hoverDelay', 'hoverMenu.open.switching'),
      after('hoverDelay', 'hoverMenu.open.leaving'),
    ],
  })
  const wrong = snapshots.filter((at) => at.matches('open') !== (at.context.open !== null))
  expect(wrong.map(({ value, context }) => ({ value, context }))).toEqual([])
})
