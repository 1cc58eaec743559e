import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'

import { DEFAULT_APPEARANCE, SCHEME_IDS } from '../../src/domain/appearance.ts'
import { LAYOUT_DEFAULTS } from '../../src/domain/layout.ts'
import { THEME_MODES } from '../../src/domain/theme-mode.ts'
import {
  selectFontScale,
  selectLanguage,
  selectMode,
  selectScheme,
} from '../../src/machines/settings/settings.connect.ts'
import { settingsMachine } from '../../src/machines/settings/settings.machine.ts'
import type { SettingsEvent } from '../../src/machines/settings/settings.types.ts'
import * as theme from '../../src/views/theme/schemes.ts'
import { complaintsOf, fault } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'
import { NOTHING_KEPT, PALETTE, readySettings, signedInSettings } from './support/settings.ts'

test('what this device kept holds, the rest is as the page was painted', async () => {
  const { actor } = await readySettings({ settings: { mode: 'dark', fontScale: 1.2 } })
  const snapshot = actor.getSnapshot()
  expect([selectMode(snapshot), selectScheme(snapshot), selectLanguage(snapshot), selectFontScale(snapshot)]).toEqual([
    'dark',
    'asphalt',
    'en',
    1.2,
  ])
})

describe('a choice', () => {
  test('holds at once and is kept', async () => {
    const { actor, keep, appearance, kept } = await readySettings()
    actor.send({ type: 'mode.chosen', mode: 'dark' })
    actor.send({ type: 'scheme.chosen', scheme: 'guide-sign-green' })
    const chosen = { ...DEFAULT_APPEARANCE, mode: 'dark', scheme: 'guide-sign-green' }
    expect(appearance()).toEqual(chosen)
    expect(kept().at(-1)).toEqual(chosen)
    keep.calls.at(-1)?.resolve()
    const snapshot = await waitFor(actor, (at) => at.matches({ ready: { memory: 'idle' } }))
    expect(snapshot.context.fault).toBeNull()
  })

  test('of a language turns the page the way it is written; a direction of its own holds until then', async () => {
    const { actor, load, appearance } = await readySettings()
    actor.send({ type: 'direction.chosen', direction: 'rtl' })
    expect(appearance()).toEqual({ ...DEFAULT_APPEARANCE, direction: 'rtl' })
    actor.send({ type: 'language.chosen', language: 'tr' })
    load.calls[0]?.resolve()
    await waitFor(actor, (at) => at.matches({ ready: { speech: 'speaking' } }))
    expect(appearance()).toEqual({ ...DEFAULT_APPEARANCE, language: 'tr', direction: 'ltr' })
  })

  test('of a layout style brings the defaults of that style, whatever was changed before', async () => {
    const { actor, appearance } = await readySettings()
    actor.send({ type: 'layout.changed', change: { navbar: { folded: true }, footer: { display: false } } })
    expect(appearance().layout.config).toEqual({
      ...LAYOUT_DEFAULTS.layout1,
      navbar: { ...LAYOUT_DEFAULTS.layout1.navbar, folded: true },
      footer: { display: false, style: 'static' },
    })
    actor.send({ type: 'layoutStyle.chosen', style: 'layout3' })
    expect(appearance().layout).toEqual({ style: 'layout3', config: LAYOUT_DEFAULTS.layout3 })
    actor.send({ type: 'layoutStyle.chosen', style: 'layout1' })
    expect(appearance()).toEqual(DEFAULT_APPEARANCE)
  })

  test('of a scheme takes the place of palettes of its own', async () => {
    const { actor, appearance } = await readySettings()
    actor.send({ type: 'palette.saved', section: 'navbar', palette: PALETTE })
    expect(appearance()).toEqual({ ...DEFAULT_APPEARANCE, palettes: { navbar: PALETTE } })
    actor.send({ type: 'palettes.dropped' })
    actor.send({ type: 'palette.saved', section: 'footer', palette: PALETTE })
    actor.send({ type: 'scheme.chosen', scheme: 'night-shift' })
    expect(appearance()).toEqual({ ...DEFAULT_APPEARANCE, scheme: 'night-shift' })
  })

  test('of the mode goes back and forth', async () => {
    const { actor, appearance } = await readySettings()
    const modes = [1, 2, 3].map(() => {
      actor.send({ type: 'mode.toggled' })
      return appearance().mode
    })
    expect(modes).toEqual(['dark', 'light', 'dark'])
  })

  test.each([
    [1.1, 1.1],
    [1.149, 1.1],
    [0.2, 0.7],
    [9, 1.3],
    [Number.NaN, 1],
  ])('of the font scale %d is the step %d', async (given, step) => {
    const { actor, appearance } = await readySettings()
    actor.send({ type: 'fontScale.chosen', fontScale: given })
    expect(appearance().fontScale).toBe(step)
  })

  test('that could not be kept still holds', async () => {
    const { actor, keep, appearance } = await readySettings()
    actor.send({ type: 'mode.chosen', mode: 'dark' })
    keep.calls[0]?.reject(fault('unexpected'))
    const snapshot = await waitFor(actor, (at) => at.matches({ ready: { memory: 'failed' } }))
    expect([appearance().mode, snapshot.context.fault]).toEqual(['dark', { kind: 'unexpected' }])
    actor.send({ type: 'mode.toggled' })
    expect(actor.getSnapshot().context.fault).toBeNull()
  })
})

describe('a language', () => {
  test('holds once its words are here, and is kept', async () => {
    const { actor, load, appearance, kept } = await readySettings()
    actor.send({ type: 'language.chosen', language: 'ar' })
    expect([appearance().language, load.calls[0]?.input]).toEqual(['en', { language: 'ar' }])
    load.calls[0]?.resolve()
    await waitFor(actor, (at) => at.matches({ ready: { speech: 'speaking' } }))
    const spoken = { ...DEFAULT_APPEARANCE, language: 'ar', direction: 'rtl' }
    expect([appearance(), kept()]).toEqual([spoken, [spoken]])
  })

  test('whose words do not come leaves the one before, and can be chosen again', async () => {
    const { actor, load, appearance } = await readySettings()
    actor.send({ type: 'language.chosen', language: 'ar' })
    load.calls[0]?.reject(fault('offline'))
    await waitFor(actor, (at) => at.matches({ ready: { speech: 'unlearned' } }))
    expect(appearance().language).toBe('en')
    actor.send({ type: 'language.chosen', language: 'ar' })
    expect(load.calls).toHaveLength(2)
  })

  test('chosen last wins, whatever comes first', async () => {
    const { actor, load, appearance } = await readySettings()
    actor.send({ type: 'language.chosen', language: 'ar' })
    actor.send({ type: 'language.chosen', language: 'tr' })
    load.calls[0]?.resolve()
    load.calls[1]?.resolve()
    await waitFor(actor, (at) => at.matches({ ready: { speech: 'speaking' } }))
    expect(appearance().language).toBe('tr')
  })

  test('on its way does not hold up another choice, nor is it lost by one', async () => {
    const { actor, load, appearance } = await readySettings()
    actor.send({ type: 'language.chosen', language: 'tr' })
    actor.send({ type: 'mode.chosen', mode: 'dark' })
    expect(appearance().mode).toBe('dark')
    load.calls[0]?.resolve()
    await waitFor(actor, (at) => at.matches({ ready: { speech: 'speaking' } }))
    expect(appearance()).toEqual({ ...DEFAULT_APPEARANCE, mode: 'dark', language: 'tr' })
  })
})

test('what another tab changed holds here, which neither keeps nor sends it', async () => {
  const { clock, device, appearance, kept, sent } = await signedInSettings()
  device.tell({ type: 'otherTab.changed', settings: { mode: 'dark', palettes: { main: PALETTE } }, before: {} })
  clock.increment(10_000)
  expect([appearance(), kept(), sent()]).toEqual([
    { ...DEFAULT_APPEARANCE, mode: 'dark', palettes: { main: PALETTE } },
    [],
    [],
  ])
})

test('the theme paints the schemes and modes that can be chosen', () => {
  expect([theme.SCHEME_IDS, theme.THEME_MODES]).toEqual([SCHEME_IDS, THEME_MODES])
})

test('an actor that nobody provided says its name', async () => {
  const complaints = await complaintsOf(settingsMachine, {
    input: { appearance: DEFAULT_APPEARANCE },
    until: (snapshot) => snapshot.matches({ ready: { memory: 'failed' } }) && snapshot.context.fault !== null,
  })
  expect(complaints).toEqual(['No actor was provided for "readSettings".', 'No actor was provided for "watchDevice".'])
})

describe('every path', () => {
  /** Each action is a change of its own kind; what it changed it to makes no other place. */
  const CHANGES: readonly SettingsEvent[] = [
    { type: 'mode.chosen', mode: 'dark' },
    { type: 'mode.toggled' },
    { type: 'scheme.chosen', scheme: 'incident-pink' },
    { type: 'fontScale.chosen', fontScale: 1.3 },
    { type: 'direction.chosen', direction: 'ltr' },
    { type: 'scrollbars.chosen', customScrollbars: true },
    { type: 'layoutStyle.chosen', style: 'layout1' },
    { type: 'layout.changed', change: {} },
    { type: 'palette.saved', section: 'navbar', palette: PALETTE },
    { type: 'palettes.dropped' },
  ]
  const { snapshots } = expectEveryPath(settingsMachine, {
    inputs: [{ appearance: DEFAULT_APPEARANCE }],
    events: [
      ...CHANGES,
      { type: 'language.chosen', language: 'en' },
      { type: 'language.chosen', language: 'ar' },
      { type: 'otherTab.changed', settings: { mode: 'dark', language: 'tr' }, before: {} },
      { type: 'viewer.known', userId: 5, saved: { language: 'tr' } },
      { type: 'viewer.left' },
      { type: 'tab.returned' },
      { type: 'page.hidden' },
      { type: 'network.returned' },
      { type: 'save.retried' },
      done('readSettings', NOTHING_KEPT),
      failed('readSettings'),
      done('keepSettings'),
      failed('keepSettings'),
      done('loadLanguage'),
      failed('loadLanguage'),
      done('saveSettings', { mode: 'light' }),
      failed('saveSettings'),
      failed('saveSettings', fault('refused')),
      done('askSaved', { mode: 'light' }),
      failed('askSaved'),
      failed('watchDevice'),
      after('saveDelay', 'settings.ready.server.waiting'),
      after('retryDelay', 'settings.ready.server.failed.retrying'),
    ],
    serializeState: ({ value, context: { wanted, unsaved, sent, userId, failures, saveFault, fault } }) =>
      JSON.stringify([value, wanted, unsaved.length > 0, sent.length > 0, userId, failures > 0, saveFault, fault]),
  })

  test('waits for a language only while it is learnt', () => {
    const waiting = snapshots.filter(({ context }) => context.wanted !== null)
    const learning = snapshots.filter((at) => at.matches({ ready: { speech: 'learning' } }))
    expect(learning.length).toBeGreaterThan(0)
    expect(waiting).toEqual(learning)
  })

  test('sends something only while it saves, and a guest never', () => {
    const sending = snapshots.filter(({ context }) => context.sent.length > 0)
    expect(sending.length).toBeGreaterThan(0)
    expect(sending.filter((at) => !at.matches({ ready: { server: 'saving' } }))).toEqual([])
    const guests = snapshots.filter((at) => at.matches({ ready: { server: 'guest' } }))
    expect(guests.filter((at) => 'saveSettings' in at.children || 'askSaved' in at.children)).toEqual([])
  })
})
