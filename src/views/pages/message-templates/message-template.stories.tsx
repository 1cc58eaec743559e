import type { Meta, StoryObj } from '@storybook/react-vite'

import type { WholeMessageTemplate } from '../../../domain/contract/message-template.contract.ts'
import type { TemplateKind } from '../../../domain/message-variables.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { MessageTemplatePage } from './message-template.view.tsx'
import { aTemplate, INVITATION, templateThat, writingThat } from './story-templates.ts'

const Shown = withFresh(MessageTemplatePage, 'machines')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Words of messages/One kind',
  component: Shown,
  ...stage('messageTemplates', 'messageKinds', 'fieldRules'),
  args: { kind: INVITATION, machines: () => templateThat(), backHref: '/story', tell: () => {}, parts: null },
}
export default meta
type Story = StoryObj<typeof meta>

export const Checked: Story = {}
export const CheckedInArabicAtNight: Story = arabicAtNight
export const CheckedAtNight: Story = atNight
export const CheckedOnAPhone: Story = onAPhone
export const BuiltIn: Story = {
  args: { machines: () => templateThat(aTemplate({ draft: null, inForce: null, older: [] })) },
}
export const WithoutAPhoneToTry: Story = { args: { machines: () => templateThat(aTemplate({ testTo: null })) } }
export const Loading: Story = {
  args: {
    machines: () => templateThat(aTemplate(), { writing: writingThat(waits<WholeMessageTemplate, TemplateKind>()) }),
  },
}
export const Failed: Story = {
  args: {
    machines: () =>
      templateThat(aTemplate(), {
        writing: writingThat(fails<WholeMessageTemplate, TemplateKind>({ kind: 'offline' })),
      }),
  },
}
