import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import type { WholeContactCase } from '../../../domain/contract/contact-case.contract.ts'
import { FaultError } from '../../../domain/fault.ts'
import type { Answering } from '../../../machines/contact/contact-reply.machine.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { ContactCaseWhole } from './contact-case.view.tsx'
import { aCase, contactCaseThat, WHOLE_CASE } from './story-contact.ts'

type Asked = { query: number }

const Shown = withFresh(ContactCaseWhole, 'machines')
const at = (more: Partial<WholeContactCase>) => () =>
  contactCaseThat({ read: answers<WholeContactCase, Asked>({ ...WHOLE_CASE, ...more }) })

const meta: Meta<typeof Shown> = {
  title: 'Pages/Contact messages/One',
  component: Shown,
  ...stage(
    'contactCase',
    'contactCasesList',
    'auditList',
    'usersList',
    'invitations',
    'personal',
    'choosing',
    'fieldRules',
    'listActs',
  ),
  args: { id: 2, machines: () => contactCaseThat(), viewerId: 12, tell: () => {} },
}
export default meta
type Story = StoryObj<typeof meta>

const reply: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }))
  await screen.findByRole('dialog')
}

export const UnderWay: Story = {}
export const AtNight: Story = atNight
export const InArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const NobodyKnown: Story = {
  args: {
    machines: at({ case: aCase(), person: null, entries: [], log: [], message: 'Merhaba,\nyardım eder misiniz?' }),
  },
}
export const AnsweredByAnother: Story = {
  args: {
    machines: at({ case: aCase({ answering: { userId: 13, name: 'Ines Aydin', since: '2026-04-01T10:02:00.000Z' } }) }),
  },
}
export const Closed: Story = {
  args: { machines: at({ case: aCase({ state: 'closed' }), closeReason: 'Answered by phone.' }) },
}
export const Loading: Story = { args: { machines: () => contactCaseThat({ read: waits<WholeContactCase, Asked>() }) } }
export const Failed: Story = {
  args: { machines: () => contactCaseThat({ read: fails<WholeContactCase, Asked>({ kind: 'offline' }) }) },
}
export const Replying: Story = { play: reply }
export const ReplyingInArabicAtNight: Story = {
  ...arabicAtNight,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'رد' }))
    await screen.findByRole('dialog')
  },
}
export const ReplyingOnAPhone: Story = { ...onAPhone, play: reply }
export const NotSent: Story = {
  args: {
    machines: () =>
      contactCaseThat({
        send: () =>
          Promise.reject(
            new FaultError({
              kind: 'conflict',
              code: 'CONTACT_CHANGED',
              message: 'Somebody has moved or answered this message meanwhile.',
            }),
          ),
      }),
  },
  play: async (story) => {
    await reply(story)
    await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'In Marion County, by May.')
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
    await screen.findByRole('alert')
  },
}
export const Held: Story = {
  args: {
    machines: () =>
      contactCaseThat({
        claim: fails<WholeContactCase, Answering>({
          kind: 'conflict',
          code: 'CONTACT_ANSWERED_BY_ANOTHER',
          facts: { name: 'Ines Aydin', since: '2026-04-01T10:02:00.000Z' },
        }),
      }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }))
    await screen.findByRole('alertdialog')
  },
}
export const Noting: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }))
    await screen.findByRole('dialog')
  },
}
export const Inviting: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Invite as an instructor' }))
    await screen.findByRole('dialog')
  },
}
