import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'

import type {
  AttendanceCorrection,
  AttendanceCorrectionAsked,
  CorrectionOutcome,
} from '../../../domain/contract/attendance-correction.contract.ts'
import type { RosterData } from '../../../machines/roster/roster.types.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { AttendanceCorrectionPage } from './attendance-correction.view.tsx'
import { CHOSEN_BEFORE, completedRoster, correctionThat } from './story-correction.ts'

type Read = { classId: number }

const Shown = withFresh(AttendanceCorrectionPage, 'machine')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Correct the attendance',
  component: Shown,
  ...stage('attendanceCorrection'),
  args: { classId: 7, machine: () => correctionThat() },
}
export default meta
type Story = StoryObj<typeof meta>

const change = async (): Promise<void> => {
  const first = await screen.findByRole('group', { name: /Otis Freeman/ })
  await userEvent.click(within(first).getByRole('radio', { name: 'No-show' }))
  await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'The sign-in sheet says so')
}
const look = async (): Promise<void> => {
  await change()
  await userEvent.click(screen.getByRole('button', { name: 'See what this change does' }))
}
const correct = async (): Promise<void> => {
  await look()
  await userEvent.click(await screen.findByRole('button', { name: 'Correct 4 marks' }))
}

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const Changed: Story = { play: change }
export const ChosenBefore: Story = { args: { machine: () => correctionThat({ draft: CHOSEN_BEFORE }) } }
export const Consequences: Story = { play: look }
export const ConsequencesOnAPhone: Story = { ...onAPhone, play: look }
export const Corrected: Story = { play: correct }
export const Unlooked: Story = {
  args: {
    machine: () =>
      correctionThat({ preview: fails<CorrectionOutcome, Read & AttendanceCorrectionAsked>({ kind: 'offline' }) }),
  },
  play: look,
}
export const OtherwiseByNow: Story = {
  args: {
    machine: () =>
      correctionThat({
        correct: fails<CorrectionOutcome, Read & AttendanceCorrection>({
          kind: 'conflict',
          code: 'CORRECTION_CHANGED',
          message: 'This would come to something else by now. Nothing was done: look at it again.',
        }),
      }),
  },
  play: correct,
}
export const Empty: Story = {
  args: {
    machine: () => correctionThat({ read: answers<RosterData, Read>({ ...completedRoster(), items: [] }) }),
  },
}
export const Loading: Story = { args: { machine: () => correctionThat({ read: waits<RosterData, Read>() }) } }
export const Failed: Story = {
  args: { machine: () => correctionThat({ read: fails<RosterData, Read>({ kind: 'offline' }) }) },
}
