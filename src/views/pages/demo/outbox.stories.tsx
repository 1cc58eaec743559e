import type { Meta, StoryObj } from '@storybook/react-vite'

import type { OutboxMessage } from '../../../domain/contract/demo.contract.ts'
import { copyingMachine } from '../../../machines/copying/copying.machine.ts'
import { arabicAtNight } from '../../ui/story-kit.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../story-actors.ts'
import { OUTBOX } from '../story-data.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { OutboxPage } from './outbox.view.tsx'

type Messages = readonly OutboxMessage[]

const Page = withFresh(OutboxPage, 'machine', 'copying')

const meta: Meta<typeof Page> = {
  title: 'Pages/Demo outbox',
  component: Page,
  ...stage('account'),
  args: {
    machine: () => resourceThat(answers<Messages, { query: undefined }>(OUTBOX)),
    copying: () => copyingMachine.provide({ actors: { writeText: answers<void, { text: string }>(undefined) } }),
  },
}
export default meta
type Story = StoryObj<typeof Page>

export const Full: Story = {}
const openAll: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  for (const item of await canvas.findAllByRole('listitem')) {
    const summary = item.querySelector('summary')
    if (summary) await userEvent.click(summary)
  }
}
export const Opened: Story = { play: openAll }
export const OpenedInArabicOnAPhone: Story = {
  ...onAPhone,
  globals: { ...onAPhone.globals, direction: 'rtl', locale: 'ar' },
  play: openAll,
}
export const InArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const Empty: Story = { args: { machine: () => resourceThat(answers<Messages, { query: undefined }>([])) } }
export const Loading: Story = { args: { machine: () => resourceThat(waits<Messages, { query: undefined }>()) } }
export const Failed: Story = {
  args: { machine: () => resourceThat(fails<Messages, { query: undefined }>({ kind: 'unexpected' })) },
}
export const Partial: Story = { args: { machine: () => resourceGoneStale<Messages>(OUTBOX, { kind: 'offline' }) } }
