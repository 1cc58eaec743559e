import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Fault } from '../../../domain/fault.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../story-actors.ts'
import { DASHBOARD, EMPTY_DASHBOARD, NOW } from '../story-data.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import type { DashboardData } from './dashboard-data.ts'
import { DashboardPage } from './dashboard.view.tsx'

const holds = (dashboard: DashboardData['dashboard']) =>
  resourceThat(answers<DashboardData, { query: number }>({ dashboard, now: NOW }))
const OFFLINE: Fault = { kind: 'offline' }

const Page = withFresh(DashboardPage, 'machine')

const meta: Meta<typeof Page> = {
  title: 'Pages/Student dashboard',
  component: Page,
  ...stage('dashboard'),
  args: { studentId: 7, machine: () => holds(DASHBOARD) },
}
export default meta
type Story = StoryObj<typeof Page>

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const QuizNext: Story = {
  args: { machine: () => holds({ ...DASHBOARD, next: DASHBOARD.next && { ...DASHBOARD.next, secondsLeft: 0 } }) },
}
export const NothingToGoOnWith: Story = { args: { machine: () => holds({ ...DASHBOARD, next: null }) } }
export const Empty: Story = { args: { machine: () => holds(EMPTY_DASHBOARD) } }
export const Loading: Story = { args: { machine: () => resourceThat(waits<DashboardData, { query: number }>()) } }
export const Failed: Story = { args: { machine: () => resourceThat(fails<DashboardData, { query: number }>(OFFLINE)) } }
export const Partial: Story = {
  args: { machine: () => resourceGoneStale<DashboardData, number>({ dashboard: DASHBOARD, now: NOW }, OFFLINE) },
}
