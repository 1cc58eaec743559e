import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import { RECORD_STEPS } from '../../../domain/class-record-plan.ts'
import type { RecordedClass, RecordedPreview } from '../../../domain/contract/recorded-class.contract.ts'
import type { RecordingGround } from '../../../machines/class-recording/class-recording.machine.ts'
import { arabicAtNight } from '../../ui/story-kit.tsx'
import { fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { ClassRecordingPage } from './class-recording.view.tsx'
import { HELD, lookThat, peopleThat, recordingThat } from './story-recording.ts'

type Look = { query: RecordedClass }

const Shown = withFresh(ClassRecordingPage, 'machine', 'preview', 'people')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Record a class that was held',
  component: Shown,
  ...stage('classRecording', 'classDesk', 'wizard', 'fieldRules', 'choosing', 'lists'),
  args: { viewerId: 1, machine: () => recordingThat(), preview: () => lookThat(), people: () => peopleThat() },
}
export default meta
type Story = StoryObj<typeof meta>

const atStep = (at: number) => ({ machine: () => recordingThat({ draft: { at, values: HELD } }) })
const LAST = RECORD_STEPS.length - 1

const review = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
}

export const Course: Story = {}
export const People: Story = { args: atStep(LAST) }
export const PeopleInArabicAtNight: Story = { ...arabicAtNight, args: atStep(LAST) }
export const PeopleOnAPhone: Story = { ...onAPhone, args: atStep(LAST) }
export const Review: Story = { args: atStep(LAST), play: review }
export const ReviewOnAPhone: Story = { ...onAPhone, args: atStep(LAST), play: review }
export const ReviewThatLooks: Story = {
  args: { ...atStep(LAST), preview: () => lookThat(waits<RecordedPreview, Look>()) },
  play: review,
}
export const ReviewThatFailed: Story = {
  args: { ...atStep(LAST), preview: () => lookThat(fails<RecordedPreview, Look>({ kind: 'offline' })) },
  play: review,
}
export const Loading: Story = {
  args: { machine: () => recordingThat({ gather: waits<RecordingGround, undefined>() }) },
}
export const Failed: Story = {
  args: { machine: () => recordingThat({ gather: fails<RecordingGround, undefined>({ kind: 'offline' }) }) },
}
