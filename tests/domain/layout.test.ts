import { describe, expect, test } from 'vitest'

import { SHELL_WIDTH } from '../../src/domain/constants.ts'
import {
  changeLayout,
  layoutOf,
  LAYOUT_STYLES,
  menuPlaceOf,
  NAVBAR_STYLES,
  shownPartsOf,
  type LayoutStyle,
  type NavbarStyle,
} from '../../src/domain/layout.ts'
import { token } from '../../styled-system/tokens/index.js'

test('the parts of the shell are as wide as the specification says, in the styles too', () => {
  expect(SHELL_WIDTH).toEqual({
    navigation: 280,
    navigationFolded: 76,
    navigationColumn: 120,
    navigationColumnDense: 64,
    drawer: 280,
    sidePanel: 640,
    settingsPanel: 380,
  })
  expect([
    token('sizes.navigation'),
    token('sizes.navigationFolded'),
    token('sizes.navigationColumn'),
    token('sizes.navigationColumnDense'),
    token('sizes.drawer'),
    token('sizes.sidePanel'),
    token('sizes.settingsPanel'),
  ]).toEqual(Object.values(SHELL_WIDTH).map((pixels) => `${pixels}px`))
})

describe('a navigation style', () => {
  test.each<[NavbarStyle, boolean]>([
    ['style-1', false],
    ['style-2', true],
    ['style-3', true],
    ['style-3-dense', true],
  ])('%s starts folded: %s', (style, folded) => {
    const other = NAVBAR_STYLES.find((id) => id !== style) ?? 'style-1'
    const before = changeLayout(layoutOf('layout1'), { navbar: { style: other, folded: !folded } })
    expect(changeLayout(before, { navbar: { style } }).config.navbar).toEqual({
      display: true,
      position: 'left',
      style,
      folded,
    })
  })

  test('chosen again, or with a fold of its own, keeps that fold', () => {
    const unfolded = changeLayout(layoutOf('layout1'), { navbar: { style: 'style-2', folded: false } })
    expect(unfolded.config.navbar.folded).toBe(false)
    expect(changeLayout(unfolded, { navbar: { style: 'style-2' } }).config.navbar.folded).toBe(false)
    expect(changeLayout(unfolded, { footer: { display: false } }).config.navbar.folded).toBe(false)
  })
})

describe('what a large screen shows', () => {
  test.each<[LayoutStyle, NavbarStyle, string]>([
    ['layout1', 'style-1', 'panel'],
    ['layout1', 'style-2', 'panel'],
    ['layout1', 'style-3', 'columns'],
    ['layout1', 'style-3-dense', 'columns'],
    ['layout2', 'style-1', 'bar'],
    ['layout2', 'style-3', 'bar'],
    ['layout3', 'style-2', 'panel'],
    ['layout3', 'style-3-dense', 'columns'],
  ])('%s with %s has its menu in: %s', (layout, style, place) => {
    expect(menuPlaceOf(changeLayout(layoutOf(layout), { navbar: { style } }))).toBe(place)
  })

  test.each(LAYOUT_STYLES)('%s always leaves a way to the menu', (style) => {
    for (const navbar of [true, false]) {
      for (const toolbar of [true, false]) {
        for (const isOpen of [true, false]) {
          const layout = changeLayout(layoutOf(style), { navbar: { display: navbar }, toolbar: { display: toolbar } })
          const { menu, isPanelShown, isToolbarShown } = shownPartsOf(layout, isOpen)
          expect(menu === 'bar' || isPanelShown || isToolbarShown).toBe(true)
        }
      }
    }
  })

  test('a panel that was closed stays while the bar has the button that opens it', () => {
    expect(shownPartsOf(layoutOf('layout1'), false)).toEqual({
      menu: 'panel',
      isPanelShown: false,
      isToolbarShown: true,
    })
    const bare = changeLayout(layoutOf('layout1'), { toolbar: { display: false } })
    expect(shownPartsOf(bare, false)).toEqual({ menu: 'panel', isPanelShown: true, isToolbarShown: false })
  })
})
