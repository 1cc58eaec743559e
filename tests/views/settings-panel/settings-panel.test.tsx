import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { SCHEME_IDS } from '../../../src/domain/appearance.ts'
import { changeLayout, layoutOf } from '../../../src/domain/layout.ts'
import type { Palette } from '../../../src/domain/palette.ts'
import { openPanel } from './panel.world.tsx'

const OWN: Palette = {
  mode: 'dark',
  primary: '#ff8a5c',
  secondary: '#ffd75e',
  background: { paper: '#37304a', default: '#241f33' },
  text: '#f4f1fa',
}

const swipe = (dialog: HTMLElement, from: readonly [number, number], to: readonly [number, number]) => {
  const at = ([clientX, clientY]: readonly [number, number]) => ({ clientX, clientY })
  fireEvent.touchStart(dialog, { touches: [at(from)], changedTouches: [at(from)] })
  fireEvent.touchEnd(dialog, { touches: [], changedTouches: [at(to)] })
}

describe('the buttons', () => {
  it.each(['Settings', 'Color schemes'])('%s opens its view, which takes the focus', async (name) => {
    await openPanel({ view: null })
    const button = screen.getByRole('button', { name })
    await userEvent.click(button)
    expect(await screen.findByRole('heading', { level: 2, name })).toHaveFocus()
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('are hidden from a guest', async () => {
    await openPanel({ view: null, viewer: null })
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it.each([
    ['settings', 'en', 'Settings'],
    ['schemes', 'en', 'Color schemes'],
    ['settings', 'tr', 'Ayarlar'],
    ['schemes', 'ar', 'أنظمة الألوان'],
  ] as const)('%s in %s is called %s', async (view, language, name) => {
    await openPanel({ view, language })
    expect(screen.getByRole('dialog', { name })).toBeVisible()
  })
})

describe('the panel', () => {
  it('has one view open at a time', async () => {
    const { panel } = await openPanel()
    expect(panel().queryByRole('group', { name: 'Color scheme' })).toBeNull()
    await userEvent.click(panel().getByRole('radio', { name: 'Color schemes' }))
    expect(screen.getByRole('dialog', { name: 'Color schemes' })).toBeVisible()
    expect(
      [
        panel()
          .getAllByRole('group')
          .map((group) => group.getAttribute('name')),
      ].length,
    ).toBe(1)
    expect(panel().getByRole('group', { name: 'Color scheme' })).toBeVisible()
    expect(panel().queryByRole('group', { name: 'Layout style' })).toBeNull()
  })

  it('closes by its button', async () => {
    await openPanel()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes when the browser closes the dialog, as Escape makes it', async () => {
    const { actors } = await openPanel()
    fireEvent(screen.getByRole('dialog'), new Event('close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(actors.navigation.getSnapshot().matches({ settingsPanel: 'closed' })).toBe(true)
  })

  it('closes by a swipe towards its edge, and by no other', async () => {
    await openPanel()
    const dialog = screen.getByRole('dialog')
    swipe(dialog, [200, 300], [80, 310])
    swipe(dialog, [200, 300], [240, 300])
    swipe(dialog, [200, 300], [300, 400])
    expect(screen.getByRole('dialog')).toBe(dialog)
    swipe(dialog, [200, 300], [280, 310])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes the other way where text runs from the right', async () => {
    await openPanel({ language: 'ar' })
    const dialog = screen.getByRole('dialog')
    dialog.style.direction = 'rtl'
    swipe(dialog, [200, 300], [280, 310])
    expect(screen.getByRole('dialog')).toBe(dialog)
    swipe(dialog, [200, 300], [120, 310])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leaves a sideways pull of the slider to the slider', async () => {
    const { panel } = await openPanel()
    swipe(panel().getByRole('slider', { name: 'Font size' }), [200, 300], [300, 300])
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})

describe('reading', () => {
  it('sets font size, direction and scrollbars at once', async () => {
    const { appearance, panel } = await openPanel()
    const size = panel().getByRole('slider', { name: 'Font size' })
    expect([size.getAttribute('min'), size.getAttribute('max'), size.getAttribute('step')]).toEqual([
      '0.7',
      '1.3',
      '0.1',
    ])
    fireEvent.change(size, { target: { value: '1.2' } })
    await userEvent.click(panel().getByRole('radio', { name: 'Right to left' }))
    await userEvent.click(panel().getByRole('switch', { name: 'Custom scrollbars' }))
    const { fontScale, direction, customScrollbars } = appearance()
    expect({ fontScale, direction, customScrollbars }).toEqual({
      fontScale: 1.2,
      direction: 'rtl',
      customScrollbars: false,
    })
  })
})

describe('layout', () => {
  it('starts another style from its own settings', async () => {
    const { appearance, panel } = await openPanel({
      appearance: { layout: changeLayout(layoutOf('layout1'), { mode: 'boxed', navbar: { folded: true } }) },
    })
    await userEvent.click(panel().getByRole('radio', { name: 'Dense' }))
    expect(appearance().layout).toEqual(layoutOf('layout3'))
  })

  it('changes each part', async () => {
    const { appearance, panel } = await openPanel({ appearance: { layout: layoutOf('layout3') } })
    const groups = panel().getAllByRole('group', { name: 'Parts of the page' })
    expect(groups.length).toBe(1)
    const part = async (name: string) => {
      const title = panel().getByText(name, { selector: 'summary *' })
      await userEvent.click(title)
      return within(title.closest('details') ?? document.body)
    }
    await userEvent.click(panel().getByRole('radio', { name: 'Boxed' }))
    const menu = await part('Menu')
    await userEvent.click(menu.getByRole('radio', { name: 'Right' }))
    await userEvent.selectOptions(menu.getByRole('combobox', { name: 'Menu style' }), 'style-2')
    await userEvent.click(menu.getByRole('switch', { name: 'Folded to icons' }))
    const toolbar = await part('Toolbar')
    await userEvent.click(toolbar.getByRole('radio', { name: 'Edge to edge' }))
    await userEvent.click(toolbar.getByRole('radio', { name: 'Moves along' }))
    const footer = await part('Footer')
    await userEvent.click(footer.getByRole('switch', { name: 'Show it' }))
    await userEvent.click(panel().getByRole('switch', { name: 'Left side panel' }))
    await userEvent.click(panel().getByRole('switch', { name: 'Right side panel' }))
    const changed = changeLayout(layoutOf('layout3'), { navbar: { style: 'style-2', position: 'right' } })
    expect(appearance().layout).toEqual(
      changeLayout(changed, {
        mode: 'boxed',
        navbar: { folded: !changed.config.navbar.folded },
        toolbar: { style: 'static', position: 'above' },
        footer: { display: false },
        leftSidePanel: { display: false },
        rightSidePanel: { display: false },
      }),
    )
  })

  it('offers only what the style has: a bar has no side, and the left panel is of the third', async () => {
    const { panel } = await openPanel({ appearance: { layout: layoutOf('layout2') } })
    await userEvent.click(panel().getByText('Menu', { selector: 'summary *' }))
    expect([
      panel().getByRole('combobox', { name: 'Menu style' }).matches(':disabled'),
      panel().getByRole('radio', { name: 'Left' }).matches(':disabled'),
      panel().getByRole('switch', { name: 'Left side panel' }).matches(':disabled'),
      panel().getByRole('switch', { name: 'Right side panel' }).matches(':disabled'),
    ]).toEqual([true, true, true, false])
  })

  it('says the side that is seen where text runs from the right', async () => {
    const { appearance, panel } = await openPanel({ appearance: { direction: 'rtl', layout: layoutOf('layout3') } })
    await userEvent.click(panel().getByText('Menu', { selector: 'summary *' }))
    expect(panel().getByRole('radio', { name: 'Right' })).toBeChecked()
    await userEvent.click(panel().getByRole('switch', { name: 'Right side panel' }))
    expect(appearance().layout.config.leftSidePanel.display).toBe(false)
  })
})

describe('the width of the container', () => {
  const open = async () => {
    const world = await openPanel({ appearance: { layout: layoutOf('layout2') } })
    const field = world.panel().getByRole('textbox', { name: 'Container width' })
    const write = async (text: string) => {
      await userEvent.clear(field)
      if (text !== '') await userEvent.type(field, text)
    }
    return { ...world, field, write }
  }
  const HELP = 'In pixels, from 960 to 1920.'

  it.each([
    ['959', 'Value is too low (min: 960)'],
    ['1921', 'Value is too high (max: 1920)'],
    ['', 'Enter a number.'],
    ['wide', 'Enter a whole number, with digits only.'],
  ])('%j is answered: %s', async (text, message) => {
    const { appearance, field, write } = await open()
    await write(text)
    expect(field).toHaveAccessibleDescription(`${message} ${HELP}`)
    expect(appearance().layout.config.containerWidth).toBe(1280)
  })

  it('is applied after a moment, in the digits of any script', async () => {
    const { appearance, field, write } = await open()
    await write('١٢٠٠')
    expect(appearance().layout.config.containerWidth).toBe(1280)
    await waitFor(() => expect(appearance().layout.config.containerWidth).toBe(1200))
    expect([field.getAttribute('aria-invalid'), field]).toEqual([null, field])
    expect(field).toHaveValue('١٢٠٠')
  })

  it('follows a change that was made elsewhere, but not one of something else', async () => {
    const { actors, field, write } = await open()
    await write('1')
    act(() => actors.settings.send({ type: 'scrollbars.chosen', customScrollbars: false }))
    expect(field).toHaveValue('1')
    act(() => actors.settings.send({ type: 'layout.changed', change: { containerWidth: 1111 } }))
    expect(field).toHaveValue('1111')
  })

  it('is not asked for where the page is as wide as the window', async () => {
    const { panel } = await openPanel()
    expect(panel().queryByRole('textbox', { name: 'Container width' })).toBeNull()
  })
})

describe('color schemes', () => {
  it.each([
    [
      'en',
      'Color scheme',
      [
        'Asphalt',
        'Incident Pink',
        'Safety Orange',
        'High-vis Lime',
        'Guide-sign Green',
        'Interstate Blue',
        'Night Shift',
      ],
    ],
    [
      'tr',
      'Renk şeması',
      [
        'Asfalt',
        'Olay pembesi',
        'Güvenlik turuncusu',
        'Reflektör sarısı',
        'Yön levhası yeşili',
        'Otoyol mavisi',
        'Gece vardiyası',
      ],
    ],
    [
      'ar',
      'نظام الألوان',
      [
        'أسفلت',
        'وردي الحوادث',
        'برتقالي السلامة',
        'أصفر عاكس',
        'أخضر اللوحات الإرشادية',
        'أزرق الطريق السريع',
        'نوبة الليل',
      ],
    ],
  ] as const)('are all seven in %s', async (language, group, names) => {
    const { panel } = await openPanel({ view: 'schemes', language })
    const radios = within(panel().getByRole('group', { name: group })).getAllByRole('radio')
    expect(radios.map((radio) => [radio.getAttribute('value'), radio.getAttribute('aria-label')])).toEqual(
      SCHEME_IDS.map((id, at) => [id, names[at]]),
    )
  })

  it('are worn when chosen, in the mode that is chosen', async () => {
    const { appearance, panel } = await openPanel({ view: 'schemes' })
    expect(panel().getByRole('radio', { name: 'Asphalt' })).toBeChecked()
    await userEvent.click(panel().getByRole('radio', { name: 'Interstate Blue' }))
    await userEvent.click(panel().getByRole('radio', { name: 'Dark' }))
    expect([appearance().scheme, appearance().mode]).toEqual(['interstate-blue', 'dark'])
  })

  it('say that they replace own colors, and do', async () => {
    const { appearance, panel } = await openPanel({ view: 'schemes', appearance: { palettes: { navbar: OWN } } })
    expect(panel().getByText('You have colors of your own. A scheme replaces them.')).toBeVisible()
    await userEvent.click(panel().getByRole('radio', { name: 'Night Shift' }))
    expect([appearance().scheme, appearance().palettes]).toEqual(['night-shift', {}])
  })
})

describe('the account', () => {
  const change = (panel: () => ReturnType<typeof within>) =>
    userEvent.click(panel().getByRole('switch', { name: 'Custom scrollbars' }))

  it('is said to have what was saved to it', async () => {
    const { panel } = await openPanel()
    expect(panel().getByText('Saved to your account')).toBeVisible()
    await change(panel)
    expect(panel().getByText('Saving')).toBeVisible()
    expect(await panel().findByText('Saved to your account')).toBeVisible()
  })

  it('that could not be reached can be tried again', async () => {
    const { actors, panel } = await openPanel({ account: { kind: 'offline' } })
    await change(panel)
    await userEvent.click(await panel().findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(actors.settings.getSnapshot().context.failures).toBeGreaterThan(1))
    expect(panel().getByText('Not saved to your account yet. It holds on this device.')).toBeVisible()
  })

  it('that refuses is not asked again', async () => {
    const { panel } = await openPanel({ account: { kind: 'refused' } })
    await change(panel)
    expect(await panel().findByText('Your account did not take this. It holds on this device.')).toBeVisible()
    expect(panel().queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
