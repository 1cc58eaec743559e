import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { css } from 'styled-system/css'

import { Button } from './button.view.tsx'
import { Popover } from './popover.view.tsx'
import { Slider } from './slider.view.tsx'
import { arabicAtNight, atNight, LONG_TEXT } from './story-kit.tsx'

const body = css({ display: 'grid', gap: '3', paddingInline: '4', paddingBlockEnd: '4' })

/** A popover beside the button that it belongs to. */
const Beside = ({
  title,
  children,
  placement,
}: Pick<ComponentProps<typeof Popover>, 'title' | 'children' | 'placement'>) => {
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState(40)
  return (
    <div className={css({ minHeight: '64' })}>
      <Button
        id="volume"
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Volume
      </Button>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        triggerId="volume"
        title={title}
        placement={placement ?? 'bottom-start'}
      >
        <div className={body}>
          <Slider
            label="Loudness"
            value={value}
            min={0}
            max={100}
            step={10}
            valueText={`${value} %`}
            onValueChange={setValue}
          />
          {children}
        </div>
      </Popover>
    </div>
  )
}

const meta = {
  title: 'UI/Popover',
  component: Beside,
  args: { title: 'Volume' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Volume' }))
    await waitFor(() => expect(screen.getByRole('slider', { name: 'Loudness' })).toHaveFocus(), { timeout: 15_000 })
  },
} satisfies Meta<typeof Beside>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const LongText: Story = { args: { children: LONG_TEXT } }
export const AtNight: Story = atNight
export const ArabicAtNight: Story = arabicAtNight

export const GivesTheFocusBack: Story = {
  play: async (story) => {
    await meta.play(story)
    // It listens for the key a moment after it has taken the focus.
    await waitFor(
      async () => {
        await userEvent.keyboard('{Escape}')
        await expect(story.canvas.getByRole('button', { name: 'Volume' })).toHaveFocus()
      },
      { timeout: 15_000 },
    )
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull())
  },
}
