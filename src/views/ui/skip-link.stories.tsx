import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { SkipLink } from './skip-link.view.tsx'
import { VisuallyHidden } from './visually-hidden.view.tsx'

const meta: Meta<typeof SkipLink> = {
  title: 'UI/SkipLink',
  component: SkipLink,
  args: { children: 'Skip to the page', target: 'main' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Press Tab to see the link. <VisuallyHidden>Only a screen reader says this.</VisuallyHidden>
      </main>
    </>
  ),
}
export default meta
type Story = StoryObj<typeof SkipLink>

export const Hidden: Story = {}
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to the page' })).toHaveFocus()
  },
}
