import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'

import { DEFAULT_APPEARANCE, type Appearance } from '../../src/domain/appearance.ts'
import { changeLayout } from '../../src/domain/layout.ts'
import type { SavedSettings } from '../../src/domain/settings-sync.ts'
import { isUnsaved } from '../../src/machines/settings/settings.connect.ts'
import type { SettingsEvent } from '../../src/machines/settings/settings.types.ts'
import { fault } from './support/actors.ts'
import { PALETTE, readySettings, signedInSettings } from './support/settings.ts'

describe('what a person changes', () => {
  test('is sent half a second after the last change, only the keys that were changed', async () => {
    const { actor, clock, sent, until } = await signedInSettings({ scheme: 'night-shift' })
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
    const { actor, clock, load, sent } = await signedInSettings()
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
    const { actor, clock, save, appearance, kept, sent, until } = await signedInSettings()
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
    const { actor, device, sent } = await signedInSettings()
    actor.send({ type: 'mode.chosen', mode: 'dark' })
    device.tell({ type: 'page.hidden' })
    actor.send({ type: 'fontScale.chosen', fontScale: 0.8 })
    device.tell({ type: 'page.hidden' })
    expect(sent().map(({ changes }) => changes)).toEqual([{ mode: 'dark' }, { mode: 'dark', fontScale: 0.8 }])
  })

  test('is remembered as unsaved on this device until it is acknowledged', async () => {
    const { actor, clock, save, keep, until } = await signedInSettings()
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
    const { actor, clock, appearance, sent } = await readySettings()
    actor.send({ type: 'mode.chosen', mode: 'dark' })
    clock.increment(10_000)
    expect(sent()).toEqual([])
    actor.send({ type: 'viewer.known', userId: 5, saved: { mode: 'light', scheme: 'night-shift' } })
    expect(appearance()).toEqual({ ...DEFAULT_APPEARANCE, mode: 'dark', scheme: 'night-shift' })
    clock.increment(500)
    expect(sent()).toEqual([{ userId: 5, changes: { mode: 'dark' } }])
  })

  test('as a guest is never sent, not even after they sign in', async () => {
    const { actor, clock, appearance, sent, until } = await readySettings()
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
    const { actor, clock, save, sent, until } = await signedInSettings()
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
    const { actor, clock, sent } = await readySettings({ settings: { mode: 'dark' }, unsaved: ['mode'], userId: 5 })
    actor.send({ type: 'viewer.known', userId, saved: { mode: 'light' } })
    clock.increment(500)
    expect(sent()).toEqual(expected)
  })
})

describe('a save that fails', () => {
  const failing = async (cause = fault('unexpected')) => {
    const settings = await signedInSettings()
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

describe('whoever signs in after somebody else', () => {
  const LEFT = { mode: 'dark', fontScale: 1.2 } as const
  const takeOver = async (saved: SavedSettings | null, between: readonly SettingsEvent[] = []) => {
    const world = await signedInSettings(LEFT, { settings: { scheme: 'night-shift' } })
    for (const event of [{ type: 'viewer.left' } as const, ...between]) world.actor.send(event)
    const seen = world.appearance()
    world.actor.send({ type: 'viewer.known', userId: 6, saved })
    return { ...world, seen }
  }
  const OWN: Appearance = { ...DEFAULT_APPEARANCE, scheme: 'night-shift' }

  test('begins with their own settings, and for the rest with what the device had before', async () => {
    const { appearance, keep, sent, clock, seen } = await takeOver({ fontScale: 0.9 })
    clock.increment(10_000)
    expect([seen, appearance(), sent()]).toEqual([{ ...OWN, ...LEFT }, { ...OWN, fontScale: 0.9 }, []])
    expect(keep.calls.at(-1)?.input).toEqual({
      appearance: { ...OWN, fontScale: 0.9 },
      unsaved: [],
      userId: 6,
      before: { fontScale: 1 },
    })
  })

  test('has nothing of the other, though they have saved nothing themselves', async () => {
    const { appearance } = await takeOver(null)
    expect(appearance()).toEqual(OWN)
  })

  test('keeps what was chosen on the device since', async () => {
    const { appearance } = await takeOver(null, [{ type: 'fontScale.chosen', fontScale: 0.8 }])
    expect(appearance()).toEqual({ ...OWN, fontScale: 0.8 })
  })

  test('finds it so after the page was loaded anew, too', async () => {
    const { actor, appearance } = await readySettings({
      settings: { mode: 'dark', fontScale: 1.2 },
      userId: 5,
      before: { mode: 'light' },
    })
    actor.send({ type: 'viewer.left' })
    actor.send({ type: 'viewer.known', userId: 6, saved: null })
    expect(appearance()).toEqual({ ...DEFAULT_APPEARANCE, fontScale: 1.2 })
  })

  test('is spoken to in the language of the device, unless they saved the same as the other', async () => {
    for (const [saved, spoken] of [[null, 'en'] as const, [{ language: 'ar' }, 'ar'] as const]) {
      const { actor, appearance, load } = await signedInSettings({ language: 'ar' })
      load.calls.at(-1)?.resolve()
      await waitFor(actor, (at) => at.matches({ ready: { speech: 'speaking' } }))
      actor.send({ type: 'viewer.left' })
      actor.send({ type: 'viewer.known', userId: 6, saved })
      load.calls.at(-1)?.resolve()
      await waitFor(actor, (at) => at.matches({ ready: { speech: 'speaking' } }))
      expect([appearance().language, actor.getSnapshot().context.before.language]).toEqual([
        spoken,
        spoken === 'ar' ? 'en' : undefined,
      ])
    }
  })

  test('leaves the settings of who comes back as they were', async () => {
    const { actor, appearance } = await signedInSettings(LEFT)
    actor.send({ type: 'viewer.left' })
    actor.send({ type: 'viewer.known', userId: 5, saved: LEFT })
    expect(appearance()).toEqual({ ...DEFAULT_APPEARANCE, ...LEFT })
  })
})

describe('what was saved on another device', () => {
  test('wins when a person signs in; what only this device has holds, unsent', async () => {
    const { clock, appearance, kept, sent } = await signedInSettings(
      { scheme: 'guide-sign-green', direction: 'rtl' },
      { settings: { scheme: 'night-shift', fontScale: 1.2 } },
    )
    const merged: Appearance = { ...DEFAULT_APPEARANCE, scheme: 'guide-sign-green', direction: 'rtl', fontScale: 1.2 }
    clock.increment(10_000)
    expect([appearance(), kept(), sent()]).toEqual([merged, [merged], []])
  })

  test('is taken over when the tab comes back', async () => {
    const { ask, device, appearance, until } = await signedInSettings()
    device.tell({ type: 'tab.returned' })
    ask.calls[0]?.resolve({ mode: 'dark' })
    await until('idle')
    expect([ask.calls[0]?.input, appearance().mode]).toEqual([{ userId: 5 }, 'dark'])
  })

  test('and cannot be asked for changes nothing', async () => {
    const { ask, device, actor, appearance, until } = await signedInSettings()
    device.tell({ type: 'tab.returned' })
    ask.calls[0]?.reject(fault('offline'))
    await until('idle')
    expect([appearance(), isUnsaved(actor.getSnapshot())]).toEqual([DEFAULT_APPEARANCE, false])
  })

  test('does not undo what is changed while it is asked for', async () => {
    const { actor, ask, clock, device, appearance, sent } = await signedInSettings()
    device.tell({ type: 'tab.returned' })
    actor.send({ type: 'mode.chosen', mode: 'dark' })
    ask.calls[0]?.resolve({ mode: 'light' })
    clock.increment(500)
    expect([appearance().mode, sent()]).toEqual(['dark', [{ userId: 5, changes: { mode: 'dark' } }]])
  })

  test('in another language is spoken once its words are here, in its direction, and not sent back', async () => {
    const { actor, clock, load, appearance, kept, sent } = await signedInSettings({ language: 'ar', direction: 'ltr' })
    expect([appearance(), load.calls[0]?.input]).toEqual([DEFAULT_APPEARANCE, { language: 'ar' }])
    load.calls[0]?.resolve()
    await waitFor(actor, (at) => at.matches({ ready: { speech: 'speaking' } }))
    clock.increment(10_000)
    const spoken: Appearance = { ...DEFAULT_APPEARANCE, language: 'ar', direction: 'ltr' }
    expect([appearance(), kept().at(-1), sent()]).toEqual([spoken, spoken, []])
  })

  test('in another language gives way to the one that is being chosen here', async () => {
    const { actor, clock, load, appearance, sent } = await readySettings()
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
