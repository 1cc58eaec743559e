import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { fromCallback, fromPromise, type EventObject } from 'xstate'

import type { ReportMailings as Mailings } from '../../../domain/contract/report-mailing.contract.ts'
import { FaultError } from '../../../domain/fault.ts'
import type { MailingHeld, MailingValues } from '../../../machines/reports/report-mailing.machine.ts'
import { createResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import ReportMailings from './report-mailings.view.tsx'
import { aMailing, mailingsOf, mailingsThat } from './story-mailings.ts'

type MailingSent = { values: MailingValues; about?: unknown }

const Shown = withFresh(ReportMailings, 'machines')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Reports/Emailed each month',
  component: Shown,
  ...stage('reportsList', 'fieldRules'),
  args: { machines: () => mailingsThat() },
}
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Email something each month' }))
  await screen.findByRole('dialog')
}

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const Empty: Story = {
  args: { machines: () => mailingsThat({ list: resourceThat<Mailings>(answers(mailingsOf())) }) },
}
export const Loading: Story = { args: { machines: () => mailingsThat({ list: resourceThat<Mailings>(waits()) }) } }
export const Failed: Story = {
  args: { machines: () => mailingsThat({ list: resourceThat<Mailings>(fails({ kind: 'offline' })) }) },
}
export const SettingUp: Story = { play: open }
export const Changing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change: Students: \u2068Lapse in 60 days\u2069' }))
    await screen.findByRole('dialog', { name: 'Change' })
  },
}
export const SettingUpOnAPhone: Story = { ...onAPhone, play: open }

const overtaken: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change: Credit pack: Fairmont Fire Department' }))
  await screen.findByRole('dialog', { name: 'Change' })
  await userEvent.click(screen.getByRole('button', { name: 'Save the change' }))
  await screen.findByRole('alert')
}
/** Somebody else changes it while it is written, and the list hears of it. */
const overtakenThat = () => {
  let tell = () => {}
  let read = mailingsOf(aMailing())
  return mailingsThat({
    list: createResourceMachine<Mailings>().provide({
      actors: {
        read: fromPromise<Mailings, { query: undefined }>(async () => read),
        watchTopics: fromCallback<EventObject, undefined>(({ sendBack }) => {
          tell = () => sendBack({ type: 'topic.changed' })
        }),
      },
    }),
    setUp: fromPromise<MailingHeld, MailingSent>(async () => {
      read = mailingsOf(aMailing({ day: 28, revision: 1 }))
      tell()
      throw new FaultError({ kind: 'conflict', code: 'REPORT_MAILING_CHANGED' })
    }),
  })
}
const offered: Story['play'] = async (story) => {
  await overtaken(story)
  await screen.findByRole('button', { name: 'Load their changes' })
}
export const Overtaken: Story = { args: { machines: overtakenThat }, play: offered }
export const OvertakenOnAPhone: Story = { ...onAPhone, ...Overtaken }
export const TheirsLoaded: Story = {
  args: { machines: overtakenThat },
  play: async (story) => {
    await offered(story)
    await userEvent.click(screen.getByRole('button', { name: 'Load their changes' }))
    await screen.findByText(/^Their changes are in/)
  },
}
export const RefusedAtItsField: Story = {
  args: {
    machines: () =>
      mailingsThat({
        setUp: fails<MailingHeld, MailingSent>({
          kind: 'refused',
          fields: [{ field: 'what', message: 'Choose one of those that are offered.' }],
        }),
      }),
  },
  play: overtaken,
}
