import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import type { Palette } from '../../../src/domain/palette.ts'
import { paletteOf } from '../../../src/views/theme/current-palette.ts'
import { openPanel, type PanelWorld } from './panel.world.tsx'

const edit = async (part: string, world: PanelWorld = {}) => {
  const opened = await openPanel(world)
  const name = `Edit the colors of: ${part}`
  await userEvent.click(opened.panel().getByRole('button', { name }))
  const form = within(opened.panel().getByRole('form', { name }))
  const field = (label: string) => form.getByRole('textbox', { name: label })
  const write = async (label: string, text: string) => {
    await userEvent.clear(field(label))
    await userEvent.type(field(label), text)
  }
  const save = () => form.getByRole('button', { name: 'Save the colors' })
  const figures = () => form.getAllByRole('definition').map(({ textContent }) => textContent)
  return { ...opened, field, figures, form, save, write }
}

describe('Save', () => {
  it('is disabled until something changed', async () => {
    const { save, write } = await edit('Page')
    expect(save()).toBeDisabled()
    await write('Primary', '#1f6f43')
    expect(save()).toBeEnabled()
    await write('Primary', '#242C36')
    expect(save()).toBeDisabled()
  })

  it('keeps the palette, and gives the focus back to where it began', async () => {
    const { appearance, panel, save, write } = await edit('Page')
    await write('Primary', '1F6F43')
    await userEvent.click(save())
    await waitFor(() => expect(panel().queryByRole('form')).toBeNull())
    expect(appearance().palettes).toEqual({ main: { ...paletteOf('asphalt', 'light', 'main'), primary: '#1f6f43' } })
    expect(panel().getByRole('button', { name: 'Edit the colors of: Page' })).toHaveFocus()
    expect(panel().getByText('Your own')).toBeVisible()
  })

  it('of a page for the other mode shows it', async () => {
    const { appearance, panel, form, save, write } = await edit('Page')
    await userEvent.click(form.getByRole('radio', { name: 'Dark' }))
    await write('Background: paper', '#1b1e22')
    await write('Background: default', '#13161a')
    await write('Text', '#eceff3')
    await userEvent.click(save())
    await waitFor(() => expect(panel().queryByRole('form')).toBeNull())
    expect([appearance().mode, appearance().palettes.main?.mode]).toEqual(['dark', 'dark'])
  })
})

describe('the rules', () => {
  it.each(['Background: paper', 'Background: default'])('in light mode %s must be light', async (label) => {
    const { field, save, write } = await edit('Page')
    await write(label, '#101418')
    expect(field(label)).toHaveAccessibleDescription(/^Must be a light color /)
    expect(save()).toBeDisabled()
    await write(label, '#fafafa')
    expect(field(label)).not.toHaveAttribute('aria-invalid')
    expect(save()).toBeEnabled()
  })

  it.each(['Background: paper', 'Background: default'])('in dark mode %s must be dark', async (label) => {
    const { field, save, write } = await edit('Menu')
    await write(label, '#fafafa')
    expect(field(label)).toHaveAccessibleDescription(/^Must be a dark color /)
    expect(save()).toBeDisabled()
  })

  it.each([
    ['tr', 'Renkleri düzenle: Sayfa', 'Arka plan: kâğıt', /^Açık bir renk olmalı /],
    ['ar', 'تعديل الألوان: الصفحة', 'الخلفية: الورقة', /^يجب أن يكون لونًا فاتحًا /],
  ] as const)('are said in %s', async (language, button, label, message) => {
    const { panel } = await openPanel({ language })
    await userEvent.click(panel().getByRole('button', { name: button }))
    const field = panel().getByRole('textbox', { name: label })
    await userEvent.clear(field)
    await userEvent.type(field, '#101418')
    expect(field).toHaveAccessibleDescription(message)
  })

  it('a code that is no color is said so, and is not saved', async () => {
    const { field, save, write } = await edit('Page')
    await write('Primary', 'blue')
    expect(field('Primary')).toHaveAccessibleDescription('Enter a color such as #1F6F43. Buttons and links.')
    expect(save()).toBeDisabled()
  })

  it('text must be readable on both backgrounds', async () => {
    const { field, figures, save, write } = await edit('Page')
    expect(figures()).toEqual(['17.28 to 1', 'Readable', '15.96 to 1', 'Readable'])
    await write('Text', '#767676')
    expect(figures()).toEqual(['4.54 to 1', 'Readable', '4.19 to 1', 'Too faint'])
    expect(field('Text')).toHaveAccessibleDescription(
      'Too faint to read. Text needs a contrast of at least 4.5 to 1 on both backgrounds.',
    )
    expect(save()).toBeDisabled()
    await write('Text', '#7')
    expect(figures()).toEqual(['Not a color yet', 'Not a color yet'])
  })
})

it("the browser's own picker writes the code", async () => {
  const { field, form } = await edit('Page')
  fireEvent.input(form.getByLabelText('Primary, color picker'), { target: { value: '#1f6f43' } })
  expect(field('Primary')).toHaveValue('#1f6f43')
})

it('the preview wears what is written, and stays at what could be saved last', async () => {
  const { form, write } = await edit('Page')
  const paper = () => form.getByRole('img', { name: 'Preview' }).style.getPropertyValue('--colors-bg-surface')
  await write('Background: paper', '#fafafa')
  expect(paper()).toBe('#fafafa')
  await write('Background: paper', '#101418')
  expect([paper(), form.getByText('The preview shows the last colors that could be saved.').tagName]).toEqual([
    '#fafafa',
    'P',
  ])
})

it.each(['Cancel', 'Back'])('%s keeps nothing', async (name) => {
  const { appearance, form, panel, write } = await edit('Footer')
  await write('Primary', '#1f6f43')
  await userEvent.click(form.getByRole('button', { name }))
  await waitFor(() => expect(panel().queryByRole('form')).toBeNull())
  expect(appearance().palettes).toEqual({})
})

it('a palette of another mode is said to be there, and all can go back to the scheme', async () => {
  const own: Palette = { ...paletteOf('asphalt', 'dark', 'main'), primary: '#ff8a5c' }
  const { appearance, panel } = await openPanel({ appearance: { palettes: { main: own } } })
  expect(panel().getByText('Your own, in the other mode')).toBeVisible()
  await userEvent.click(panel().getByRole('button', { name: 'Back to the color scheme' }))
  expect(appearance().palettes).toEqual({})
  expect(screen.getByRole('button', { name: 'Back to the color scheme' })).toBeDisabled()
})
