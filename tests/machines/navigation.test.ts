import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import {
  isDrawerOpen,
  isPanelOpen,
  isPanelOver,
  isQuickPanelOpen,
  isSearchOpen,
  isSidePanelOpen,
  isSidePanelPermanent,
  selectSettingsView,
} from '../../src/machines/navigation/navigation.connect.ts'
import { navigationMachine, type NavigationEvent } from '../../src/machines/navigation/navigation.machine.ts'
import { after, expectEveryPath } from './support/paths.ts'

const start = (isFolded = false) => createActor(navigationMachine, { input: { isFolded } }).start()

const at = (...events: NavigationEvent[]) => {
  const actor = start()
  for (const event of events) actor.send(event)
  return actor.getSnapshot()
}

describe('the folded panel', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('unfolds over the page when a pointer has rested on it for 150 ms, and folds when it goes', () => {
    const actor = start(true)
    actor.send({ type: 'panel.reached' })
    vi.advanceTimersByTime(149)
    expect(isPanelOver(actor.getSnapshot())).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isPanelOver(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'panel.left' })
    expect(isPanelOver(actor.getSnapshot())).toBe(false)
  })

  test('stays folded under a pointer that only crosses it', () => {
    const actor = start(true)
    actor.send({ type: 'panel.reached' })
    vi.advanceTimersByTime(149)
    actor.send({ type: 'panel.left' })
    vi.advanceTimersByTime(1000)
    expect(isPanelOver(actor.getSnapshot())).toBe(false)
  })

  test('unfolds and folds by its button too, and folds when the page changes', () => {
    const actor = start(true)
    const seen = (['panel.peeked', 'panel.peeked', 'panel.peeked', 'route.changed'] as const).map((type) => {
      actor.send({ type })
      return isPanelOver(actor.getSnapshot())
    })
    expect(seen).toEqual([true, false, true, false])
  })

  test('that is unfolded for good knows no pointer', () => {
    const actor = start(true)
    actor.send({ type: 'panel.unfolded' })
    expect(actor.getSnapshot().can({ type: 'panel.reached' })).toBe(false)
  })
})

test('the panel is open until it is closed', () => {
  expect([isPanelOpen(at()), isPanelOpen(at({ type: 'panel.toggled' }))]).toEqual([true, false])
})

test('what lies over the page goes when the page changes', () => {
  const opened: NavigationEvent[] = [
    { type: 'drawer.opened' },
    { type: 'quickPanel.toggled' },
    { type: 'search.opened' },
    { type: 'sidePanel.toggled' },
  ]
  const look = (snapshot: ReturnType<typeof at>) =>
    [isDrawerOpen, isQuickPanelOpen, isSearchOpen, isSidePanelOpen].map((isOpen) => isOpen(snapshot))
  expect(look(at(...opened))).toEqual([true, true, true, true])
  expect(look(at(...opened, { type: 'route.changed' }))).toEqual([false, false, false, false])
})

test('a side panel that was made permanent stays when the page changes', () => {
  const pinned = at({ type: 'sidePanel.toggled' }, { type: 'sidePanel.pinned' }, { type: 'route.changed' })
  expect([isSidePanelOpen(pinned), isSidePanelPermanent(pinned)]).toEqual([true, true])
})

describe('the settings panel', () => {
  test('shows one view at a time, and stays while pages change', () => {
    const actor = start()
    const seen = (
      [
        { type: 'settingsPanel.opened', view: 'settings' },
        { type: 'settingsPanel.opened', view: 'schemes' },
        { type: 'route.changed' },
        { type: 'settingsPanel.opened', view: 'settings' },
        { type: 'settingsPanel.closed' },
      ] as const
    ).map((event) => {
      actor.send(event)
      return selectSettingsView(actor.getSnapshot())
    })
    expect(seen).toEqual(['settings', 'schemes', 'schemes', 'settings', null])
  })

  test('goes with the viewer, and so do the notes', () => {
    const left = at(
      { type: 'settingsPanel.opened', view: 'schemes' },
      { type: 'quickPanel.toggled' },
      { type: 'viewer.left' },
    )
    expect([selectSettingsView(left), isQuickPanelOpen(left)]).toEqual([null, false])
  })
})

test('every state and transition is reached, and the panel can be closed or opened in each', () => {
  const { snapshots } = expectEveryPath(navigationMachine, {
    inputs: [{ isFolded: false }, { isFolded: true }],
    events: [
      { type: 'panel.toggled' },
      { type: 'panel.folded' },
      { type: 'panel.unfolded' },
      { type: 'panel.reached' },
      { type: 'panel.left' },
      { type: 'panel.peeked' },
      { type: 'drawer.opened' },
      { type: 'drawer.closed' },
      { type: 'sidePanel.toggled' },
      { type: 'sidePanel.pinned' },
      { type: 'sidePanel.closed' },
      { type: 'quickPanel.toggled' },
      { type: 'quickPanel.closed' },
      { type: 'settingsPanel.opened', view: 'settings' },
      { type: 'settingsPanel.opened', view: 'schemes' },
      { type: 'settingsPanel.closed' },
      { type: 'search.opened' },
      { type: 'search.closed' },
      { type: 'route.changed' },
      { type: 'viewer.left' },
      after('hoverDelay', 'navigation.fold.folded.awaited'),
    ],
  })
  expect(snapshots.filter((snapshot) => !snapshot.can({ type: 'panel.toggled' }))).toEqual([])
})
