import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Maximize, Menu, Moon, Star } from 'lucide-react'

import { IconButton } from './icon-button.view.tsx'
import { arabicAtNight, Row } from './story-kit.tsx'

const meta: Meta<typeof IconButton> = { title: 'UI/IconButton', component: IconButton }
export default meta
type Story = StoryObj<typeof IconButton>

const all = (
  <>
    <Row>
      <IconButton icon={Menu} label="Open menu" size="sm" />
      <IconButton icon={Menu} label="Open the menu" />
      <IconButton icon={Menu} label="Open the large menu" size="lg" />
      <IconButton icon={ArrowRight} label="Next" mirrored variant="outline" />
    </Row>
    <Row>
      <IconButton icon={Star} label="Starred" pressed />
      <IconButton icon={Star} label="Not starred" pressed={false} />
      <IconButton icon={Maximize} label="Full screen" disabled />
    </Row>
  </>
)

export const Variants: Story = { args: { icon: Moon, label: 'Dark' }, render: () => all }
export const ArabicAtNight: Story = { ...Variants, ...arabicAtNight }

export const InTheShell: Story = {
  ...Variants,
  render: () => (
    <>
      {(['nav', 'toolbar', 'footer'] as const).map((part) => (
        <div key={part} data-palette={part} style={{ padding: '1.6rem' }}>
          <Row>
            <IconButton icon={Menu} label={`Menu of ${part}`} />
            <IconButton icon={Star} label={`Star of ${part}`} pressed />
            <IconButton icon={Moon} label={`Mode of ${part}`} variant="outline" />
          </Row>
        </div>
      ))}
    </>
  ),
}
