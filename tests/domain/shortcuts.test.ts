import { assert, jsonValue, property, string, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'

import {
  canToggleShortcut,
  isSameList,
  readShortcuts,
  SHORTCUTS_AT_MOST,
  toggleShortcut,
} from '../../src/domain/shortcuts.ts'

const full = Array.from({ length: SHORTCUTS_AT_MOST }, (_, at) => `item-${at}`)
const id = string({ minLength: 1, maxLength: 8 })
const list = uniqueArray(id, { maxLength: SHORTCUTS_AT_MOST - 1 })

test('a star is added at the end, and taken away again without moving the others', () => {
  expect(toggleShortcut(['home', 'mission'], 'contact')).toEqual(['home', 'mission', 'contact'])
  expect(toggleShortcut(['home', 'mission', 'contact'], 'mission')).toEqual(['home', 'contact'])
})

test('toggling twice gives the list back, but for the place of the item', () => {
  assert(
    property(list, id, (shortcuts, one) => {
      const others = shortcuts.filter((held) => held !== one)
      const twice = toggleShortcut(toggleShortcut(shortcuts, one), one)
      expect(twice).toEqual(shortcuts.includes(one) ? [...others, one] : others)
    }),
  )
})

test('a full list takes no other item, and lets go of one', () => {
  expect([canToggleShortcut(full, 'other'), toggleShortcut(full, 'other')]).toEqual([false, full])
  expect(toggleShortcut(full, 'item-0')).toEqual(full.slice(1))
  expect([canToggleShortcut([], ''), canToggleShortcut([], 'x'.repeat(101))]).toEqual([false, false])
})

test('what was kept is read as far as it is a list of ids', () => {
  expect(readShortcuts(['home', 3, '', 'home', null, 'unknown'])).toEqual(['home', 'unknown'])
  expect([readShortcuts(null), readShortcuts('home'), readShortcuts({ length: 1 })]).toEqual([[], [], []])
  expect(readShortcuts([...full, 'one more'])).toEqual(full)
  assert(
    property(jsonValue(), (kept) => {
      const read = readShortcuts(kept)
      expect(readShortcuts(read)).toEqual(read)
    }),
  )
})

test('two lists are the same in the same order', () => {
  expect([isSameList(['a', 'b'], ['a', 'b']), isSameList(['a', 'b'], ['b', 'a']), isSameList(['a'], [])]).toEqual([
    true,
    false,
    false,
  ])
})
