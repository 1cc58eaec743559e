import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'

import { fails, waits } from '../pages/story-actors.ts'
import { onAPhone, stage, withFresh } from '../pages/story-stage.tsx'
import { arabicAtNight, atNight } from '../ui/story-kit.tsx'
import { seen } from '../ui/story-play.ts'
import { MeetingWizard } from './meeting.story-view.tsx'
import { BLANK_MEETING, meetingThat, WHOLE_MEETING, type Meeting } from './story-wizard.ts'

const Shown = withFresh(MeetingWizard, 'machine')

const meta: Meta<typeof Shown> = {
  title: 'Patterns/Wizard',
  component: Shown,
  ...stage('wizard'),
  args: { machine: () => meetingThat() },
}
export default meta
type Story = StoryObj<typeof Shown>

type Asked = { values: Meeting }
const at = (step: number) => () => meetingThat({ draft: { at: step, values: WHOLE_MEETING } })

/** Presses what goes on: the form's own button. */
const goOn: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('form')
  const button = canvasElement.querySelector<HTMLButtonElement>('button[type=submit]')
  if (button) await userEvent.click(button)
}

export const FirstStep: Story = {}
export const FirstStepAtNight: Story = atNight
export const SecondStep: Story = { args: { machine: at(1) } }
export const SecondStepInArabicAtNight: Story = { ...arabicAtNight, args: { machine: at(1) } }
export const SecondStepOnAPhone: Story = { ...onAPhone, args: { machine: at(1) } }
export const OnADesk: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  tags: ['on-a-desk'],
  args: { machine: at(1) },
  play: async ({ canvasElement }) => {
    const rail = within(await within(canvasElement).findByRole('navigation'))
    await seen(rail.getByRole('button', { current: 'step' }))
  },
}
export const WithMistakes: Story = {
  args: { machine: () => meetingThat({ draft: { at: 1, values: { ...BLANK_MEETING, title: 'Night towing' } } }) },
  play: goOn,
}
export const Review: Story = { args: { machine: at(2) }, play: goOn }
export const ReviewInArabicAtNight: Story = { ...Review, ...arabicAtNight }
export const ReviewOnAPhone: Story = { ...Review, ...onAPhone }

const send: Story['play'] = async (story) => {
  await goOn(story)
  await goOn(story)
}
export const Submitting: Story = {
  args: {
    machine: () => meetingThat({ draft: { at: 2, values: WHOLE_MEETING }, submit: waits<number, Asked>() }),
  },
  play: send,
}
export const Failed: Story = {
  args: {
    machine: () =>
      meetingThat({ draft: { at: 2, values: WHOLE_MEETING }, submit: fails<number, Asked>({ kind: 'offline' }) }),
  },
  play: async (story) => {
    await send(story)
    await seen(await screen.findByRole('alert'))
  },
}
