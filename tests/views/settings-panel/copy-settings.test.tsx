import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import { layoutOf } from '../../../src/domain/layout.ts'
import type { Palette } from '../../../src/domain/palette.ts'
import { paletteOf } from '../../../src/views/theme/current-palette.ts'
import { openPanel } from './panel.world.tsx'

const OWN: Palette = {
  mode: 'light',
  primary: '#005f98',
  secondary: '#b44f00',
  background: { paper: '#ffffff', default: '#fafafa' },
  text: '#171b21',
}

afterEach(() => void vi.restoreAllMocks())

it('copies the theme settings, own palettes and the scheme\'s, and says "Copied!" for a moment', async () => {
  const user = userEvent.setup()
  const { panel } = await openPanel({ appearance: { scheme: 'guide-sign-green', palettes: { toolbar: OWN } } })
  await user.click(panel().getByRole('button', { name: 'Copy settings' }))
  expect(await panel().findByText('Copied!')).toBeVisible()
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual({
    layout: layoutOf('layout1'),
    theme: {
      main: paletteOf('guide-sign-green', 'light', 'main'),
      navbar: paletteOf('guide-sign-green', 'light', 'navbar'),
      toolbar: OWN,
      footer: paletteOf('guide-sign-green', 'light', 'footer'),
    },
    customScrollbars: true,
    direction: 'ltr',
  })
  await waitFor(() => expect(panel().queryByText('Copied!')).toBeNull())
})

it('says when the browser keeps its clipboard shut', async () => {
  const user = userEvent.setup()
  const { panel } = await openPanel()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  await user.click(panel().getByRole('button', { name: 'Copy settings' }))
  expect(await panel().findByText('This browser did not let it be copied.')).toBeVisible()
})
