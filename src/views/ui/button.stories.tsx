import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Download, Plus, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'

import { Button } from './button.view.tsx'
import { arabicAtNight, LONG_TEXT, Row } from './story-kit.tsx'

const meta: Meta<typeof Button> = { title: 'UI/Button', component: Button, args: { children: 'Save class' } }
export default meta
type Story = StoryObj<typeof Button>

const looks = ['solid', 'outline', 'ghost', 'danger', 'brand'] as const
const sizes = ['sm', 'md', 'lg'] as const

export const Playground: Story = {}

export const Variants: Story = {
  render: () => (
    <>
      {sizes.map((size) => (
        <Row key={size}>
          {looks.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              Open roster
            </Button>
          ))}
        </Row>
      ))}
    </>
  ),
}

export const Icons: Story = {
  render: () => (
    <Row>
      <Button endIcon={ArrowRight}>Continue</Button>
      <Button variant="outline" icon={Download}>
        Download
      </Button>
      <Button variant="ghost" icon={Plus}>
        Add lesson
      </Button>
      <Button variant="danger" icon={Trash2}>
        Remove
      </Button>
    </Row>
  ),
}

export const States: Story = {
  render: () => (
    <Row>
      <Button busy>Saving</Button>
      <Button variant="outline" busy>
        Sending
      </Button>
      <Button disabled>Disabled</Button>
      <Button variant="outline" disabled>
        Disabled
      </Button>
    </Row>
  ),
}

export const BusyTakesNoClick: Story = {
  args: { busy: true, children: 'Saving', onClick: fn() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const LongText: Story = { args: { children: LONG_TEXT, block: true } }

export const ArabicAtNight: Story = {
  ...arabicAtNight,
  render: () => (
    <Row>
      <Button endIcon={ArrowRight}>متابعة</Button>
      <Button variant="outline">تسجيل الدخول</Button>
      <Button variant="ghost">تخطي</Button>
      <Button variant="danger">إلغاء الصف</Button>
      <Button busy>جارٍ الحفظ</Button>
    </Row>
  ),
}
