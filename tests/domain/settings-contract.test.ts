import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { DEFAULT_APPEARANCE } from '../../src/domain/appearance.ts'
import { readSavedSettings, settingsBody, settingsToSend } from '../../src/domain/contract/settings.contract.ts'
import { LAYOUT_STYLES, layoutOf } from '../../src/domain/layout.ts'
import type { Palette } from '../../src/domain/palette.ts'
import type { SavedSettings } from '../../src/domain/settings-sync.ts'

const PALETTE: Palette = {
  mode: 'dark',
  primary: '#ffc800',
  secondary: '#4fa3e3',
  background: { paper: '#1b1e22', default: '#13161a' },
  text: '#eceff3',
}

const WHOLE: SavedSettings = { ...DEFAULT_APPEARANCE, palettes: { main: PALETTE, footer: PALETTE } }

describe('saved settings', () => {
  test('are read as they were sent', () => {
    const sent = settingsToSend(WHOLE)
    expect(settingsBody.parse(sent)).toEqual(sent)
    expect(readSavedSettings(JSON.parse(JSON.stringify(sent)))).toEqual(WHOLE)
  })

  test.each(LAYOUT_STYLES)('take the layout %s with its defaults', (style) => {
    expect(readSavedSettings({ layout: layoutOf(style) })).toEqual({ layout: layoutOf(style) })
  })

  test('that another version wrote fall back key by key', () => {
    const record = {
      mode: 'dark',
      scheme: 'plaid',
      language: 'fr',
      direction: 'up',
      fontScale: 1.24,
      customScrollbars: 'yes',
      layout: { style: 'layout1' },
      theme: { main: { ...PALETTE, text: 'FFFFFF' } },
      colour: 'pink',
    }
    expect(readSavedSettings(record)).toEqual({ mode: 'dark', fontScale: 1.2 })
  })

  test('are never in the way, whatever they are', () => {
    const key = fc.oneof(fc.constantFrom(...Object.keys(settingsToSend(WHOLE))), fc.string())
    fc.assert(
      fc.property(fc.dictionary(key, fc.jsonValue()), (record) => {
        const read = readSavedSettings(record)
        expect(settingsBody.safeParse(settingsToSend(read)).success).toBe(true)
      }),
    )
  })
})
