import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { DEFAULT_APPEARANCE, SCHEME_IDS } from '../../src/domain/appearance.ts'
import {
  adoptable,
  changesIn,
  keysIn,
  noteChanged,
  pendingOf,
  putBack,
  SETTING_KEYS,
  takeUp,
  type SavedSettings,
  type SettingKey,
  type SettingsSync,
} from '../../src/domain/settings-sync.ts'
import { THEME_MODES } from '../../src/domain/theme-mode.ts'

const change: fc.Arbitrary<SavedSettings> = fc.oneof(
  fc.constantFrom(...THEME_MODES).map((mode) => ({ mode })),
  fc.constantFrom(...SCHEME_IDS).map((scheme) => ({ scheme, palettes: {} })),
  fc.constantFrom(0.7, 0.9, 1.1, 1.3).map((fontScale) => ({ fontScale })),
  fc.boolean().map((customScrollbars) => ({ customScrollbars })),
  fc.constantFrom<SavedSettings>({ language: 'ar', direction: 'rtl' }, { language: 'tr', direction: 'ltr' }),
)

type Happening = Readonly<{ is: string; changes?: SavedSettings }>
type Step = Readonly<{ device: number; what: Happening }>

/** What can happen to one of two devices: each save and each question may be answered late, twice, or never. */
const step: fc.Arbitrary<Step> = fc.record({
  device: fc.constantFrom(0, 1),
  what: fc.oneof(
    change.map((changes): Happening => ({ is: 'changed', changes })),
    fc.constantFrom('sent', 'arrived', 'answered', 'failed', 'read').map((is): Happening => ({ is })),
  ),
})

/** `changes` are under way, `answer` is on its way back. */
type Device = SettingsSync & Readonly<{ changes: SavedSettings; answer: SavedSettings | null }>
type World = Readonly<{ devices: readonly [Device, Device]; server: SavedSettings }>

const NEW: Device = { appearance: DEFAULT_APPEARANCE, unsaved: [], sent: [], changes: {}, answer: null }

const adopt = (device: Device, saved: SavedSettings): Device => ({
  ...device,
  appearance: { ...device.appearance, ...adoptable(device, saved) },
})

const act = (device: Device, server: SavedSettings, what: Happening) => {
  const isSaving = device.sent.length > 0
  const merged = { ...server, ...device.changes }
  const next = (changes: Partial<Device>, after: SavedSettings = server) => ({
    device: { ...device, ...changes },
    server: after,
  })
  switch (what.is) {
    case 'changed': {
      const changes = what.changes ?? {}
      return next({ appearance: { ...device.appearance, ...changes }, ...noteChanged(device, keysIn(changes)) })
    }
    case 'sent': {
      const sent = { ...device, ...takeUp(device) }
      return isSaving ? next({}) : next({ ...sent, changes: changesIn(sent), answer: null })
    }
    case 'arrived':
      return isSaving ? next({ answer: merged }, merged) : next({})
    case 'answered':
      return isSaving && device.answer ? next(adopt({ ...device, sent: [], answer: null }, device.answer)) : next({})
    case 'failed':
      return isSaving ? next({ ...putBack(device), answer: null }) : next({})
    default:
      return pendingOf(device).length === 0 ? next(adopt(device, server)) : next({})
  }
}

const run = (world: World, { device: at, what }: Step): World => {
  const [first, second] = world.devices
  const { device, server } = act(at === 0 ? first : second, world.server, what)
  return { devices: at === 0 ? [device, second] : [first, device], server }
}

/** Everybody saves what they have, and looks once more. */
const REST = [
  ...[0, 1].flatMap((device) =>
    ['answered', 'sent', 'arrived', 'answered', 'sent', 'arrived', 'answered'].map((is) => ({ device, what: { is } })),
  ),
  ...[0, 1].map((device) => ({ device, what: { is: 'read' } })),
]

describe('two devices of one person, however their changes and answers cross', () => {
  const steps = fc.array(step, { minLength: 20, maxLength: 60 })
  const start: World = { devices: [NEW, NEW], server: {} }

  test('look alike in the end, as the account does, with nothing left to save', () => {
    fc.assert(
      fc.property(steps, (happened) => {
        const { devices, server } = [...happened, ...REST].reduce<World>(run, start)
        const looks = { ...DEFAULT_APPEARANCE, ...server }
        expect(devices.map(({ appearance, unsaved, sent }) => ({ appearance, unsaved, sent }))).toEqual([
          { appearance: looks, unsaved: [], sent: [] },
          { appearance: looks, unsaved: [], sent: [] },
        ])
      }),
    )
  })

  test('lose no key, and what only one of them changed is what it chose last', () => {
    fc.assert(
      fc.property(steps, (happened) => {
        const { server } = [...happened, ...REST].reduce<World>(run, start)
        const chosen = SETTING_KEYS.map((key) => ({
          key,
          by: happened.filter(({ what }) => what.changes?.[key] !== undefined),
        }))
        expect(keysIn(server)).toEqual(chosen.flatMap(({ key, by }) => (by.length > 0 ? [key] : [])))
        const alone = chosen.filter(({ by }) => new Set(by.map(({ device }) => device)).size === 1)
        expect(alone.map(({ key }) => server[key])).toEqual(alone.map(({ key, by }) => by.at(-1)?.what.changes?.[key]))
      }),
    )
  })

  test('never undo what a person just chose', () => {
    fc.assert(
      fc.property(steps, (happened) => {
        const worlds = happened.map((_, at) => happened.slice(0, at + 1).reduce<World>(run, start))
        const undone = worlds.flatMap(({ devices }, at) =>
          devices.flatMap((device, which) => {
            const chosen = happened.slice(0, at + 1).filter((each) => each.device === which)
            return pendingOf(device).filter((key) => {
              const last = chosen.findLast(({ what }) => what.changes?.[key] !== undefined)
              return device.appearance[key] !== last?.what.changes?.[key]
            })
          }),
        )
        expect(undone).toEqual([])
      }),
    )
  })
})

test('what is sent again is sent with what was changed since, each key once', () => {
  const keys: readonly SettingKey[] = ['mode', 'layout']
  const sent = takeUp({ unsaved: keys, sent: [] })
  expect(sent).toEqual({ unsaved: [], sent: ['mode', 'layout'] })
  const back = putBack({ ...sent, ...noteChanged(sent, ['mode', 'scheme']) })
  expect(back).toEqual({ sent: [], unsaved: ['mode', 'layout', 'scheme'] })
})
