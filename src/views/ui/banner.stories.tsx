import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { Banner } from './banner.view.tsx'
import { Button } from './button.view.tsx'
import { ErrorSummary } from './error-summary.view.tsx'
import { arabicAtNight, atNight, Column, LONG_TEXT } from './story-kit.tsx'

const meta: Meta<typeof Banner> = { title: 'UI/Banner', component: Banner, args: { children: 'Saved a minute ago.' } }
export default meta
type Story = StoryObj<typeof Banner>

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.6rem' }}>
      <Banner>A new version is ready. Your draft is kept.</Banner>
      <Banner tone="success" title="You passed">
        9 of 10 answers were right.
      </Banner>
      <Banner
        tone="warning"
        title="This class starts in two days"
        action={
          <Button size="sm" variant="outline" onClick={fn()}>
            Open roster
          </Button>
        }
      >
        Six people have not confirmed yet.
      </Banner>
      <Banner tone="danger" title="The roster could not be saved">
        What you marked is kept on this device. Try again.
      </Banner>
      <Banner tone="offline" title="You are offline">
        Answers are kept here and sent when the network is back.
      </Banner>
    </div>
  ),
}
export const AtNight: Story = { ...Tones, ...atNight }
export const LongText: Story = { args: { title: LONG_TEXT, children: LONG_TEXT } }

export const Summary: Story = {
  render: () => (
    <Column>
      <ErrorSummary
        title="Two things to correct"
        errors={[
          { fieldId: 'birthdate', message: 'You must be at least 18.' },
          { fieldId: 'phone', message: 'Enter ten digits.' },
        ]}
      />
    </Column>
  ),
}
export const ArabicAtNight: Story = {
  ...arabicAtNight,
  args: { tone: 'offline', title: 'أنت غير متصل', children: 'تُحفظ إجاباتك هنا وتُرسل عند عودة الشبكة.' },
}
