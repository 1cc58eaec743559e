import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent } from 'storybook/test'

import type { ProgressOverview } from '../../../domain/contract/group-progress.contract.ts'
import { actingThat } from '../../list-acts/story-acts.ts'
import { arabicAtNight, atNight, inArabic } from '../../ui/story-kit.tsx'
import { chooseAct, seen } from '../../ui/story-play.ts'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { GroupProgress } from './group-progress.view.tsx'
import { doing, NOBODY, OVERVIEW, progressThat, READ } from './story-progress.ts'

const Page = withFresh(GroupProgress, 'acting', 'overview', 'list', 'reminding', 'requiring')

const overviewOf = (overview: ProgressOverview) => () =>
  resourceThat(answers<ProgressOverview, { query: number | null }>(overview))

const meta: Meta<typeof Page> = {
  title: 'Pages/Student course progress',
  component: Page,
  ...stage('progressMatrix', 'lists', 'listActs', 'choosing'),
  args: {
    title: 'Student Course Progress',
    query: new URLSearchParams(),
    overview: overviewOf(OVERVIEW),
    list: () => progressThat(answers(READ)),
    reminding: () => doing().reminding,
    requiring: () => doing().requiring,
    tell: fn(),
    acting: () => actingThat(),
  },
}
export default meta
type Story = StoryObj<typeof Page>

export const Matrix: Story = {}
export const AtNight: Story = atNight
export const InArabic: Story = inArabic
export const InArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const OneCourse: Story = { args: { query: new URLSearchParams('course=1&standing=overdue') } }
export const Reminding: Story = {
  play: async () => {
    await chooseAct('Leyla Şahin', 'Remind')
    await seen(await screen.findByRole('alertdialog', { name: 'Send a reminder' }))
  },
}
export const Unsent: Story = {
  args: { reminding: () => doing({ kind: 'offline' }).reminding },
  play: async () => {
    await chooseAct('Leyla Şahin', 'Remind')
    await userEvent.click(await screen.findByRole('button', { name: 'Send reminders' }))
    await screen.findByText('Whether this was done is not known')
  },
}
export const SettingCourses: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Set courses' }))
    await seen(await screen.findByRole('dialog', { name: 'What the group is to hold' }))
  },
}
export const SettingInArabic: Story = {
  ...inArabic,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'تحديد الدورات' }))
    await seen(await screen.findByRole('dialog'))
  },
}
export const NoGroups: Story = { args: { overview: overviewOf({ ...OVERVIEW, groups: [] }) } }
export const Empty: Story = {
  args: { list: () => progressThat(answers(NOBODY)) },
}
export const Loading: Story = {
  args: { overview: () => resourceThat(waits<ProgressOverview, { query: number | null }>()) },
}
export const Failed: Story = {
  args: {
    overview: () => resourceThat(fails<ProgressOverview, { query: number | null }>({ kind: 'offline' })),
  },
}
export const Partial: Story = {
  args: { overview: () => resourceGoneStale<ProgressOverview, number | null>(OVERVIEW, { kind: 'offline' }) },
}
