import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from './button.view.tsx'
import { PageHeader } from './page-header.view.tsx'
import { arabicAtNight, LONG_TEXT, LONG_WORD } from './story-kit.tsx'

const meta: Meta<typeof PageHeader> = {
  title: 'UI/PageHeader',
  component: PageHeader,
  args: {
    eyebrow: 'National responder course',
    title: 'Scene Safety',
    lead: 'Lesson 3 of 9. Six minutes are left.',
    actions: <Button>Continue</Button>,
  },
}
export default meta
type Story = StoryObj<typeof PageHeader>

export const Full: Story = {}
export const TitleOnly: Story = { render: () => <PageHeader title="Course Search" /> }
export const LongText: Story = { args: { title: `${LONG_TEXT} ${LONG_WORD}`, lead: LONG_TEXT } }
export const ArabicAtNight: Story = {
  ...arabicAtNight,
  args: { eyebrow: 'دورة المستجيبين', title: 'سلامة الموقع', lead: 'الدرس 3 من 9.', actions: <Button>متابعة</Button> },
}
