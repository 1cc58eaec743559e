import type { Meta, StoryObj } from '@storybook/react-vite'

import type { MessageTemplateRow } from '../../../domain/contract/message-template.contract.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { fails, resourceGoneStale, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { MessageTemplatesPage } from './message-templates.view.tsx'
import { KINDS, kindsThat } from './story-templates.ts'

type Rows = readonly MessageTemplateRow[]
type Asked = { query: undefined }

const Shown = withFresh(MessageTemplatesPage, 'machines')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Words of messages/All kinds',
  component: Shown,
  ...stage('messageTemplates', 'messageKinds'),
  args: { title: 'Email Report List', machines: () => kindsThat(), hrefOf: () => '/story', parts: null },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const FullInArabicAtNight: Story = arabicAtNight
export const FullAtNight: Story = atNight
export const FullOnAPhone: Story = onAPhone
export const Loading: Story = { args: { machines: () => kindsThat({ kinds: resourceThat(waits<Rows, Asked>()) }) } }
export const Failed: Story = {
  args: { machines: () => kindsThat({ kinds: resourceThat(fails<Rows, Asked>({ kind: 'offline' })) }) },
}
export const Partial: Story = {
  args: { machines: () => kindsThat({ kinds: resourceGoneStale<Rows>(KINDS, { kind: 'offline' }) }) },
}
