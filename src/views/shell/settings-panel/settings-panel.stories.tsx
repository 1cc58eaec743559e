import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fromCallback, fromPromise, type EventObject } from 'xstate'

import type { Appearance } from '../../../domain/appearance.ts'
import { layoutOf } from '../../../domain/layout.ts'
import type { Palette, ThemeSection } from '../../../domain/palette.ts'
import { copyingMachine } from '../../../machines/copying/copying.machine.ts'
import type { SettingsView } from '../../../machines/navigation/navigation.machine.ts'
import { numberSettingMachine } from '../../../machines/number-setting/number-setting.machine.ts'
import { paletteEditorMachine } from '../../../machines/palette-editor/palette-editor.machine.ts'
import { answers } from '../../pages/story-actors.ts'
import { onAPhone, stage } from '../../pages/story-stage.tsx'
import { arabicAtNight, atNight, inArabic } from '../../ui/story-kit.tsx'
import { ActorsProvider } from '../actors.context.tsx'
import { shellActors, type StoryAccount } from '../story-actors.ts'
import SettingsButtons from './settings-buttons.view.tsx'
import type { SettingsPanelMachines } from './settings-panel.props.ts'
import SettingsPanel from './settings-panel.view.tsx'

const OWN: Palette = {
  mode: 'dark',
  primary: '#ff8a5c',
  secondary: '#ffd75e',
  background: { paper: '#37304a', default: '#241f33' },
  text: '#f4f1fa',
}

type PanelStory = Readonly<{
  view: SettingsView | null
  appearance: Partial<Appearance>
  account: StoryAccount
}>

/** The panel beside its buttons, as the shell has them. */
const Stage = ({ view, appearance, account }: PanelStory) => {
  const [actors] = useState(() => {
    const made = shellActors({ appearance, account })
    if (view) made.navigation.send({ type: 'settingsPanel.opened', view })
    return made
  })
  const [machines] = useState((): SettingsPanelMachines => ({
    containerWidth: numberSettingMachine.provide({
      actors: {
        applyNumber: answers<void, { value: number }>(undefined),
        watchValue: fromCallback<EventObject, undefined>(() => {}),
      },
    }),
    copying: copyingMachine.provide({ actors: { writeText: answers<void, { text: string }>(undefined) } }),
    paletteEditor: paletteEditorMachine.provide({
      actors: {
        keepPalette: fromPromise<void, { section: ThemeSection; palette: Palette }>(async ({ input }) => {
          actors.settings.send({ type: 'palette.saved', ...input })
        }),
      },
    }),
  }))
  return (
    <ActorsProvider actors={actors}>
      <main>
        <h1>Home</h1>
        <SettingsButtons />
      </main>
      <SettingsPanel machines={machines} />
    </ActorsProvider>
  )
}

const meta: Meta<typeof Stage> = {
  title: 'Shell/Settings panel',
  component: Stage,
  ...stage('shell', 'settingsPanel'),
  args: { view: 'settings', appearance: {}, account: 'saves' },
}
export default meta
type Story = StoryObj<typeof meta>

const openPanel = async (canvasElement: HTMLElement) => within(await within(canvasElement).findByRole('dialog'))

export const Settings: Story = {}
export const SettingsAtNight: Story = { ...atNight, args: { appearance: { mode: 'dark' } } }
export const SettingsInArabic: Story = { ...inArabic, args: { appearance: { language: 'ar', direction: 'rtl' } } }
export const OnAPhone: Story = { ...onAPhone }
export const Schemes: Story = { args: { view: 'schemes' } }
export const SchemesAtNight: Story = { ...atNight, args: { view: 'schemes', appearance: { mode: 'dark' } } }
export const SchemesInArabicAtNight: Story = {
  ...arabicAtNight,
  args: { view: 'schemes', appearance: { mode: 'dark', language: 'ar', direction: 'rtl' } },
}
export const SchemesOverOwnColors: Story = { args: { view: 'schemes', appearance: { palettes: { navbar: OWN } } } }

export const ButtonsAlone: Story = { args: { view: null } }

export const EveryPart: Story = {
  args: { appearance: { layout: layoutOf('layout3'), palettes: { navbar: OWN } } },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement)
    for (const name of ['Menu', 'Toolbar', 'Footer']) {
      await userEvent.click(panel.getByText(name, { selector: 'summary *' }))
    }
  },
}

export const WidthTooLow: Story = {
  args: { appearance: { layout: layoutOf('layout2') } },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement)
    const field = panel.getByRole('textbox', { name: 'Container width' })
    await userEvent.clear(field)
    await userEvent.type(field, '959')
    await expect(field).toHaveAccessibleDescription('Value is too low (min: 960) In pixels, from 960 to 1920.')
  },
}

export const Saving: Story = {
  args: { account: 'waits' },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement)
    await userEvent.click(panel.getByRole('switch', { name: 'Custom scrollbars' }))
    await panel.findByText('Saving')
  },
}

export const NotSaved: Story = {
  args: { account: { kind: 'offline' } },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement)
    await userEvent.click(panel.getByRole('switch', { name: 'Custom scrollbars' }))
    await panel.findByRole('button', { name: 'Try again' }, { timeout: 15_000 })
  },
}

export const Refused: Story = {
  args: { account: { kind: 'refused' } },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement)
    await userEvent.click(panel.getByRole('switch', { name: 'Custom scrollbars' }))
    await panel.findByText('Your account did not take this. It holds on this device.', {}, { timeout: 15_000 })
  },
}

const edit =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement)
    await userEvent.click(panel.getByRole('button', { name }))
    await panel.findByRole('form', { name })
  }

export const PaletteOfThePage: Story = { play: edit('Edit the colors of: Page') }
export const PaletteOfTheMenuAtNight: Story = {
  ...atNight,
  args: { appearance: { mode: 'dark', palettes: { navbar: OWN } } },
  play: edit('Edit the colors of: Menu'),
}
export const PaletteInArabic: Story = {
  ...inArabic,
  args: { appearance: { language: 'ar', direction: 'rtl' } },
  play: edit('تعديل الألوان: الصفحة'),
}

export const PaletteThatCannotBeSaved: Story = {
  play: async (context) => {
    await edit('Edit the colors of: Page')(context)
    const panel = await openPanel(context.canvasElement)
    const paper = panel.getByRole('textbox', { name: 'Background: paper' })
    await userEvent.clear(paper)
    await userEvent.type(paper, '#101418')
    await expect(paper).toHaveAccessibleDescription('Must be a light color Cards, dialogs and menus.')
    await expect(panel.getByRole('button', { name: 'Save the colors' })).toBeDisabled()
  },
}

export const FocusAndEscape: Story = {
  args: { view: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Color schemes' }))
    const heading = await canvas.findByRole('heading', { name: 'Color schemes' })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Color schemes' })).toHaveFocus())
  },
}
