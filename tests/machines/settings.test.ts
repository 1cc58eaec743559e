import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'

import { DEFAULT_APPEARANCE, SCHEME_IDS, THEME_MODES, type Appearance } from '../../src/domain/appearance.ts'
import type { Language } from '../../src/domain/language.ts'
import { changeLayout, LAYOUT_DEFAULTS } from '../../src/domain/layout.ts'
import type { Palette } from '../../src/domain/palette.ts'
import type { SavedSettings, SettingKey } from '../../src/domain/settings-sync.ts'
import {
  isUnsaved,
  selectFontScale,
  selectLanguage,
  selectMode,
  selectScheme,
} from '../../src/machines/settings/settings.connect.ts'
import { settingsMachine } from '../../src/machines/settings/settings.machine.ts'
import type { DeviceMemory, SettingsEvent } from '../../src/machines/settings/settings.types.ts'
import * as theme from '../../src/views/theme/schemes.ts'
import { complaintsOf, fault, handPromise, handSource } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

const PALETTE: Palette = {
  mode: 'dark',
  primary: '#ffc800',
  secondary: '#4fa3e3',
  background: { paper: '#1b1e22', default: '#13161a' },
  text: '#eceff3',
}

type Kept = Readonly<{ appearance: Appearance; unsaved: readonly SettingKey[]; userId: number | null }>

type ServerState = 'guest' | 'idle' | 'waiting' | 'saving' | 'failed'

const start = () => {
  const read = handPromise<DeviceMemory, undefined>()
  const keep = handPromise<void, Kept>()
  const load = handPromise<void, { language: Language }>()
  const save = handPromise<SavedSettings, { userId: number; changes: SavedSettings }>()
  const ask = handPromise<SavedSettings, { userId: number }>()
  const device = handSource()
  const clock = new SimulatedClock()
  const actor = createActor(
    settingsMachine.provide({
      actors: {
        readSettings: read.logic,
        keepSettings: keep.logic,
        loadLanguage: load.logic,
        saveSettings: save.logic,
        askSaved: ask.logic,
        watchDevice: device.logic,
      },
    }),
    { input: { appearance: DEFAULT_APPEARANCE }, clock },
  ).start()
  const appearance = () => actor.getSnapshot().context.appearance
  const kept = () => keep.calls.map(({ input }) => input.appearance)
  const sent = () => save.calls.map(({ input }) => input)
  const until = (server: ServerState) => waitFor(actor, (at) => at.matches({ ready: { server } }))
  return { actor, read, keep, load, save, ask, device, clock, appearance, kept, sent, until }
}

const NOTHING_KEPT: DeviceMemory = { settings: {}, unsaved: [], userId: null }

const ready = async (memory: Partial<DeviceMemory> = {}) => {
  const settings = start()
  settings.read.calls[0]?.resolve({ ...NOTHING_KEPT, ...memory })
  await waitFor(settings.actor, (snapshot) => snapshot.matches('ready'))
  return settings
}

/** Settings of a person who is signed in and has saved some. */
const signedIn = async (saved: SavedSettings | null = null, memory: Partial<DeviceMemory> = {}) => {
  const settings = await ready(memory)
  settings.actor.send({ type: 'viewer.known', userId: 5, saved })
  return settings
}

test('what this device kept holds, the rest is as the page was painted', async () => {
  const { actor } = await ready({ settings: { mode: 'dark', fontScale: 1.2 } })
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
    const { actor, keep, appearance, kept } = await ready()
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
    const { actor, load, appearance } = await ready()
    actor.send({ type: 'direction.chosen', direction: 'rtl' })
    expect(appearance()).toEqual({ ...DEFAULT_APPEARANCE, direction: 'rtl' })
    actor.send({ type: 'language.chosen', language: 'tr' })
    load.calls[0]?.resolve()
    await waitFor(actor, (at) => at.matches({ ready: { speech: 'speaking' } }))
    expect(appearance()).toEqual({ ...DEFAULT_APPEARANCE, language: 'tr', direction: 'ltr' })
  })

  test('of a layout style brings the defaults of that style, whatever was changed before', async () => {
    const { actor, appearance } = await ready()
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
    const { actor, appearance } = await ready()
    actor.send({ type: 'palette.saved', section: 'navbar', palette: PALETTE })
    expect(appearance()).toEqual({ ...DEFAULT_APPEARANCE, palettes: { navbar: PALETTE } })
    actor.send({ type: 'palettes.dropped' })
    actor.send({ type: 'palette.saved', section: 'footer', palette: PALETTE })
    actor.send({ type: 'scheme.chosen', scheme: 'night-shift' })
    expect(appearance()).toEqual({ ...DEFAULT_APPEARANCE, scheme: 'night-shift' })
  })

  test('of the mode goes back and forth', async () => {
    const { actor, appearance } = await ready()
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
    const { actor, appearance } = await ready()
    actor.send({ type: 'fontScale.chosen', fontScale: given })
    expect(appearance().fontScale).toBe(step)
  })

  test('that could not be kept still holds', async () => {
    const { actor, keep, appearance } = await ready()
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
    const { actor, load, appearance, kept } = await ready()
    actor.send({ type: 'language.chosen', language: 'ar' })
    expect([appearance().language, load.calls[0]?.input]).toEqual(['en', { language: 'ar' }])
    load.calls[0]?.resolve()
    await waitFor(actor, (at) => at.matches({ ready: { speech: 'speaking' } }))
    const spoken = { ...DEFAULT_APPEARANCE, language: 'ar', direction: 'rtl' }
    expect([appearance(), kept()]).toEqual([spoken, [spoken]])
  })

  test('whose words do not come leaves the one before, and can be chosen again', async () => {
    const { actor, load, appearance } = await ready()
    actor.send({ type: 'language.chosen', language: 'ar' })
    load.calls[0]?.reject(fault('offline'))
    await waitFor(actor, (at) => at.matches({ ready: { speech: 'unlearned' } }))
    expect(appearance().language).toBe('en')
    actor.send({ type: 'language.chosen', language: 'ar' })
    expect(load.calls).toHaveLength(2)
  })

  test('chosen last wins, whatever comes first', async () => {
    const { actor, load, appearance } = await ready()
    actor.send({ type: 'language.chosen', language: 'ar' })
    actor.send({ type: 'language.chosen', language: 'tr' })
    load.calls[0]?.resolve()
    load.calls[1]?.resolve()
    await waitFor(actor, (at) => at.matches({ ready: { speech: 'speaking' } }))
    expect(appearance().language).toBe('tr')
  })

  test('on its way does not hold up another choice, nor is it lost by one', async () => {
    const { actor, load, appearance } = await ready()
    actor.send({ type: 'language.chosen', language: 'tr' })
    actor.send({ type: 'mode.chosen', mode: 'dark' })
    expect(appearance().mode).toBe('dark')
    load.calls[0]?.resolve()
    await waitFor(actor, (at) => at.matches({ ready: { speech: 'speaking' } }))
    expect(appearance()).toEqual({ ...DEFAULT_APPEARANCE, mode: 'dark', language: 'tr' })
  })
})

describe('what a person changes', () => {
  test('is sent half a second after the last change, only the keys that were changed', async () => {
    const { actor, clock, sent, until } = await signedIn({ scheme: 'night-shift' })
    actor.send({ type: 'mode.chosen', mode: 'dark' })
    clock.increment(499)
    actor.send({ type: 'fontScale.chosen', fontScale: 1.1 })
    actor.send({ type: 'fontScale.chosen', fontScale: 1.2 })
    clock.increment(499)
    expect(sent()).toEqual([])
    clock.increment(1)
    await until('saving')
    expect(sent()).toEqual([{ userId: 5, changes: { mode: 'dark', fontScale: 1.2 } }])
  })

  test('with a layout, a palette or a language goes whole', async () => {
    const { actor, clock, load, sent } = await signedIn()
    actor.send({ type: 'layout.changed', change: { footer: { display: false } } })
    actor.send({ type: 'palette.saved', section: 'footer', palette: PALETTE })
    actor.send({ type: 'language.chosen', language: 'ar' })
    load.calls[0]?.resolve()
    await waitFor(actor, (at) => at.matches({ ready: { speech: 'speaking' } }))
    clock.increment(500)
    expect(sent()).toEqual([
      {
        userId: 5,
        changes: {
          layout: changeLayout(DEFAULT_APPEARANCE.layout, { footer: { display: false } }),
          palettes: { footer: PALETTE },
          language: 'ar',
          direction: 'rtl',
        },
      },
    ])
  })

  test('takes over what was saved elsewhere, but for what was changed meanwhile, which is sent next', async () => {
    const { actor, clock, save, appearance, kept, sent, until } = await signedIn()
    actor.send({ type: 'mode.chosen', mode: 'dark' })
    clock.increment(500)
    actor.send({ type: 'fontScale.chosen', fontScale: 0.8 })
    save.calls[0]?.resolve({ mode: 'dark', fontScale: 1.3, scheme: 'interstate-blue' })
    await until('waiting')
    const merged: Appearance = { ...DEFAULT_APPEARANCE, mode: 'dark', fontScale: 0.8, scheme: 'interstate-blue' }
    expect([appearance(), kept().at(-1)]).toEqual([merged, merged])
    clock.increment(500)
    expect(sent().at(-1)).toEqual({ userId: 5, changes: { fontScale: 0.8 } })
  })

  test('goes at once when the page does, with what was changed since', async () => {
    const { actor, device, sent } = await signedIn()
    actor.send({ type: 'mode.chosen', mode: 'dark' })
    device.tell({ type: 'page.hidden' })
    actor.send({ type: 'fontScale.chosen', fontScale: 0.8 })
    device.tell({ type: 'page.hidden' })
    expect(sent().map(({ changes }) => changes)).toEqual([{ mode: 'dark' }, { mode: 'dark', fontScale: 0.8 }])
  })

  test('is remembered as unsaved on this device until it is acknowledged', async () => {
    const { actor, clock, save, keep, until } = await signedIn()
    actor.send({ type: 'mode.chosen', mode: 'dark' })
    clock.increment(500)
    save.calls[0]?.resolve({ mode: 'dark' })
    await until('idle')
    expect(keep.calls.map(({ input: { unsaved, userId } }) => ({ unsaved, userId }))).toEqual([
      { unsaved: ['mode'], userId: 5 },
      { unsaved: [], userId: 5 },
    ])
  })

  test('before it is known who is looking is newer than what they saved', async () => {
    const { actor, clock, appearance, sent } = await ready()
    actor.send({ type: 'mode.chosen', mode: 'dark' })
    clock.increment(10_000)
    expect(sent()).toEqual([])
    actor.send({ type: 'viewer.known', userId: 5, saved: { mode: 'light', scheme: 'night-shift' } })
    expect(appearance()).toEqual({ ...DEFAULT_APPEARANCE, mode: 'dark', scheme: 'night-shift' })
    clock.increment(500)
    expect(sent()).toEqual([{ userId: 5, changes: { mode: 'dark' } }])
  })

  test('as a guest is never sent, not even after they sign in', async () => {
    const { actor, clock, appearance, sent, until } = await ready()
    actor.send({ type: 'viewer.left' })
    actor.send({ type: 'mode.chosen', mode: 'dark' })
    actor.send({ type: 'fontScale.chosen', fontScale: 1.3 })
    clock.increment(10_000)
    actor.send({ type: 'viewer.known', userId: 5, saved: { mode: 'light' } })
    await until('idle')
    clock.increment(10_000)
    expect(appearance()).toEqual({ ...DEFAULT_APPEARANCE, mode: 'light', fontScale: 1.3 })
    expect(sent()).toEqual([])
  })

  test('is not sent any more once they signed out, and waits for them', async () => {
    const { actor, clock, save, sent, until } = await signedIn()
    actor.send({ type: 'mode.chosen', mode: 'dark' })
    clock.increment(500)
    actor.send({ type: 'fontScale.chosen', fontScale: 1.3 })
    actor.send({ type: 'viewer.left' })
    clock.increment(10_000)
    expect([sent(), save.calls[0]?.signal.aborted]).toEqual([[{ userId: 5, changes: { mode: 'dark' } }], true])
    actor.send({ type: 'viewer.known', userId: 5, saved: null })
    await until('waiting')
    clock.increment(500)
    expect(sent().at(-1)).toEqual({ userId: 5, changes: { mode: 'dark', fontScale: 1.3 } })
  })

  test.each([
    ['is sent when they come back', 5, [{ userId: 5, changes: { mode: 'dark' } }]],
    ['is nobody else’s to send', 6, []],
  ])('and this device never saw saved %s', async (_, userId, expected) => {
    const { actor, clock, sent } = await ready({ settings: { mode: 'dark' }, unsaved: ['mode'], userId: 5 })
    actor.send({ type: 'viewer.known', userId, saved: { mode: 'light' } })
    clock.increment(500)
    expect(sent()).toEqual(expected)
  })
})

describe('a save that fails', () => {
  const failing = async (cause = fault('unexpected')) => {
    const settings = await signedIn()
    settings.actor.send({ type: 'mode.chosen', mode: 'dark' })
    settings.clock.increment(500)
    settings.save.calls[0]?.reject(cause)
    const snapshot = await settings.until('failed')
    return { ...settings, snapshot }
  }
  const MODE = { userId: 5, changes: { mode: 'dark' } }

  test('keeps its fault, still holds, and is sent again later and later', async () => {
    const { actor, clock, save, appearance, sent, snapshot, until } = await failing()
    expect([snapshot.context.saveFault, isUnsaved(snapshot), appearance().mode]).toEqual([
      { kind: 'unexpected' },
      true,
      'dark',
    ])
    clock.increment(1000)
    expect(sent()).toEqual([MODE, MODE])
    save.calls[1]?.reject(fault('unexpected'))
    await until('failed')
    clock.increment(1999)
    expect(sent()).toHaveLength(2)
    clock.increment(1)
    expect(sent()).toHaveLength(3)
    save.calls[2]?.resolve({ mode: 'dark' })
    await until('idle')
    expect([isUnsaved(actor.getSnapshot()), actor.getSnapshot().context.saveFault]).toEqual([false, null])
  })

  test.each<SettingsEvent>([{ type: 'network.returned' }, { type: 'tab.returned' }, { type: 'save.retried' }])(
    'is sent again on $type',
    async (event) => {
      const { actor, sent } = await failing(fault('offline'))
      actor.send(event)
      expect(sent()).toEqual([MODE, MODE])
    },
  )

  test('goes with the next change', async () => {
    const { actor, clock, sent } = await failing()
    actor.send({ type: 'fontScale.chosen', fontScale: 1.3 })
    clock.increment(500)
    expect(sent().at(-1)).toEqual({ userId: 5, changes: { mode: 'dark', fontScale: 1.3 } })
  })

  test('because the server says no is sent again only when it is asked for', async () => {
    const { actor, clock, device, sent, snapshot } = await failing(fault('refused'))
    expect(snapshot.matches({ ready: { server: { failed: 'refused' } } })).toBe(true)
    device.tell({ type: 'network.returned' })
    clock.increment(60_000)
    expect(sent()).toEqual([MODE])
    actor.send({ type: 'save.retried' })
    expect(sent()).toEqual([MODE, MODE])
  })
})

describe('what was saved on another device', () => {
  test('wins when a person signs in; what only this device has holds, unsent', async () => {
    const { clock, appearance, kept, sent } = await signedIn(
      { scheme: 'guide-sign-green', direction: 'rtl' },
      { settings: { scheme: 'night-shift', fontScale: 1.2 } },
    )
    const merged: Appearance = { ...DEFAULT_APPEARANCE, scheme: 'guide-sign-green', direction: 'rtl', fontScale: 1.2 }
    clock.increment(10_000)
    expect([appearance(), kept(), sent()]).toEqual([merged, [merged], []])
  })

  test('is taken over when the tab comes back', async () => {
    const { ask, device, appearance, until } = await signedIn()
    device.tell({ type: 'tab.returned' })
    ask.calls[0]?.resolve({ mode: 'dark' })
    await until('idle')
    expect([ask.calls[0]?.input, appearance().mode]).toEqual([{ userId: 5 }, 'dark'])
  })

  test('and cannot be asked for changes nothing', async () => {
    const { ask, device, actor, appearance, until } = await signedIn()
    device.tell({ type: 'tab.returned' })
    ask.calls[0]?.reject(fault('offline'))
    await until('idle')
    expect([appearance(), isUnsaved(actor.getSnapshot())]).toEqual([DEFAULT_APPEARANCE, false])
  })

  test('does not undo what is changed while it is asked for', async () => {
    const { actor, ask, clock, device, appearance, sent } = await signedIn()
    device.tell({ type: 'tab.returned' })
    actor.send({ type: 'mode.chosen', mode: 'dark' })
    ask.calls[0]?.resolve({ mode: 'light' })
    clock.increment(500)
    expect([appearance().mode, sent()]).toEqual(['dark', [{ userId: 5, changes: { mode: 'dark' } }]])
  })

  test('in another language is spoken once its words are here, in its direction, and not sent back', async () => {
    const { actor, clock, load, appearance, kept, sent } = await signedIn({ language: 'ar', direction: 'ltr' })
    expect([appearance(), load.calls[0]?.input]).toEqual([DEFAULT_APPEARANCE, { language: 'ar' }])
    load.calls[0]?.resolve()
    await waitFor(actor, (at) => at.matches({ ready: { speech: 'speaking' } }))
    clock.increment(10_000)
    const spoken: Appearance = { ...DEFAULT_APPEARANCE, language: 'ar', direction: 'ltr' }
    expect([appearance(), kept().at(-1), sent()]).toEqual([spoken, spoken, []])
  })

  test('in another language gives way to the one that is being chosen here', async () => {
    const { actor, clock, load, appearance, sent } = await ready()
    actor.send({ type: 'language.chosen', language: 'tr' })
    actor.send({ type: 'viewer.known', userId: 5, saved: { language: 'ar', mode: 'dark' } })
    load.calls.at(-1)?.resolve()
    await waitFor(actor, (at) => at.matches({ ready: { speech: 'speaking' } }))
    clock.increment(500)
    expect([appearance(), sent()]).toEqual([
      { ...DEFAULT_APPEARANCE, language: 'tr', mode: 'dark' },
      [{ userId: 5, changes: { language: 'tr', direction: 'ltr' } }],
    ])
  })
})

test('what another tab changed holds here, which neither keeps nor sends it', async () => {
  const { clock, device, appearance, kept, sent } = await signedIn()
  device.tell({ type: 'otherTab.changed', settings: { mode: 'dark', palettes: { main: PALETTE } } })
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
      { type: 'otherTab.changed', settings: { mode: 'dark', language: 'tr' } },
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
