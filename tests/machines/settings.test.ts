import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { DEFAULT_APPEARANCE, SCHEME_IDS, THEME_MODES, type Appearance } from '../../src/domain/appearance.ts'
import type { Language } from '../../src/domain/language.ts'
import { LAYOUT_DEFAULTS } from '../../src/domain/layout.ts'
import type { Palette } from '../../src/domain/palette.ts'
import {
  selectFontScale,
  selectLanguage,
  selectMode,
  selectScheme,
} from '../../src/machines/settings/settings.connect.ts'
import { settingsMachine } from '../../src/machines/settings/settings.machine.ts'
import * as theme from '../../src/views/theme/schemes.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const PALETTE: Palette = {
  mode: 'dark',
  primary: '#ffc800',
  secondary: '#4fa3e3',
  background: { paper: '#1b1e22', default: '#13161a' },
  text: '#eceff3',
}

const start = () => {
  const read = handPromise<Partial<Omit<Appearance, 'language'>>, undefined>()
  const keep = handPromise<void, { appearance: Appearance }>()
  const load = handPromise<void, { language: Language }>()
  const actor = createActor(
    settingsMachine.provide({
      actors: { readSettings: read.logic, keepSettings: keep.logic, loadLanguage: load.logic },
    }),
    { input: { appearance: DEFAULT_APPEARANCE } },
  ).start()
  const appearance = () => actor.getSnapshot().context.appearance
  const kept = () => keep.calls.map(({ input }) => input.appearance)
  return { actor, read, keep, load, appearance, kept }
}

const ready = async (stored: Partial<Omit<Appearance, 'language'>> = {}) => {
  const settings = start()
  settings.read.calls[0]?.resolve(stored)
  await waitFor(settings.actor, (snapshot) => snapshot.matches('ready'))
  return settings
}

test('what this device kept holds, the rest is as the page was painted', async () => {
  const { actor } = await ready({ mode: 'dark', fontScale: 1.2 })
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

test('the theme paints the schemes and modes that can be chosen', () => {
  expect([theme.SCHEME_IDS, theme.THEME_MODES]).toEqual([SCHEME_IDS, THEME_MODES])
})

test('an actor that nobody provided says its name', async () => {
  const complaints = await complaintsOf(settingsMachine, {
    input: { appearance: DEFAULT_APPEARANCE },
    until: (snapshot) => snapshot.matches({ ready: { memory: 'failed' } }),
  })
  expect(complaints).toEqual(['No actor was provided for "readSettings".'])
})

test('every state and transition is reached, and no language is waited for but while it is learnt', () => {
  const { snapshots } = expectEveryPath(settingsMachine, {
    inputs: [{ appearance: DEFAULT_APPEARANCE }],
    events: [
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
      { type: 'language.chosen', language: 'en' },
      { type: 'language.chosen', language: 'ar' },
      done('readSettings', {}),
      failed('readSettings'),
      done('keepSettings'),
      failed('keepSettings'),
      done('loadLanguage'),
      failed('loadLanguage'),
    ],
  })
  const learning = snapshots.filter((at) => at.matches({ ready: { speech: 'learning' } }))
  expect(learning.filter(({ context }) => context.wanted === null)).toEqual([])
})
