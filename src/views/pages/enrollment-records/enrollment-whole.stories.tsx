import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import type { EnrollmentDetail } from '../../../domain/contract/enrollment-record.contract.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import type { AttemptReset } from './enrollment-records.props.ts'
import { EnrollmentWhole } from './enrollment-whole.view.tsx'
import { DETAIL, wholeThat } from './story-enrollments.ts'

type Asked = { query: number }

const Shown = withFresh(EnrollmentWhole, 'machines')
const at = (more: Partial<EnrollmentDetail>) => () =>
  wholeThat({ read: answers<EnrollmentDetail, Asked>({ ...DETAIL, ...more }) })

const meta: Meta<typeof Shown> = {
  title: 'Pages/Online enrollments/One',
  component: Shown,
  ...stage('enrollmentRecordsList', 'auditList', 'usersList', 'lists'),
  args: { id: 1, machines: () => wholeThat() },
}
export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {}
export const AtNight: Story = atNight
export const InArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const Completed: Story = { args: { machines: at({ state: 'completed', changes: [], entries: [] }) } }
export const Expired: Story = { args: { machines: at({ state: 'expired', changes: ['enrollment.extended'] }) } }
export const Dropped: Story = { args: { machines: at({ state: 'dropped', changes: [] }) } }
export const Loading: Story = { args: { machines: () => wholeThat({ read: waits<EnrollmentDetail, Asked>() }) } }
export const Failed: Story = {
  args: { machines: () => wholeThat({ read: fails<EnrollmentDetail, Asked>({ kind: 'offline' }) }) },
}
const reset: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Reset attempt 2 of Scene Safety' }))
  await screen.findByRole('alertdialog')
}
export const Resetting: Story = { play: reset }
export const NotReset: Story = {
  args: { machines: () => wholeThat({ reset: fails<void, { subject: AttemptReset }>({ kind: 'offline' }) }) },
  play: async (story) => {
    await reset(story)
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'The network failed')
    await userEvent.click(screen.getByRole('button', { name: 'Reset the attempt' }))
    await screen.findByRole('alert')
  },
}
