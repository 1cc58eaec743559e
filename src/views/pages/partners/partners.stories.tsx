import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Partner } from '../../../domain/discipline.ts'
import { arabicAtNight, atNight, inArabic } from '../../ui/story-kit.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { PartnersPage } from './partners.view.tsx'

const PARTNERS: readonly Partner[] = [
  { name: 'Fairmont Fire Department', discipline: 'fireRescue' },
  { name: 'Harlan County Sheriff', discipline: 'lawEnforcement' },
  { name: 'Interstate Heavy Recovery', discipline: 'towing' },
  { name: 'Lorne County Volunteers', discipline: null },
]

const list = (partners: readonly Partner[]) => resourceThat(answers<readonly Partner[], { query: undefined }>(partners))

const Page = withFresh(PartnersPage, 'machine')

const meta: Meta<typeof Page> = {
  title: 'Pages/Partners',
  component: Page,
  ...stage('shell', 'partners'),
  args: { machine: () => list(PARTNERS) },
}
export default meta
type Story = StoryObj<typeof Page>

export const Light: Story = {}
export const AtNight: Story = atNight
export const InArabic: Story = inArabic
export const InTurkish: Story = { globals: { locale: 'tr' } }
export const OnAPhone: Story = onAPhone
export const InArabicAtNightOnAPhone: Story = { globals: { ...arabicAtNight.globals, ...onAPhone.globals } }
export const Loading: Story = {
  args: { machine: () => resourceThat(waits<readonly Partner[], { query: undefined }>()) },
}
export const Empty: Story = { args: { machine: () => list([]) } }
export const Failed: Story = {
  args: { machine: () => resourceThat(fails<readonly Partner[], { query: undefined }>({ kind: 'offline' })) },
}
export const Stale: Story = {
  args: { machine: () => resourceGoneStale<readonly Partner[]>(PARTNERS, { kind: 'offline' }) },
}
