import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'

import type { Agency } from '../../../domain/contract/agency.contract.ts'
import type { Invitation } from '../../../domain/contract/invitations.list.ts'
import type { Fault } from '../../../domain/fault.ts'
import type { ListAsked } from '../../../domain/list.ts'
import type { InvitationValues } from '../../../machines/invitations/invitation-form.machine.ts'
import { actingThat } from '../../list-acts/story-acts.ts'
import { arabicAtNight, atNight, inArabic } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import type { InvitationsRead as Page } from './invitations.props.ts'
import { InvitationsPage } from './invitations.view.tsx'
import { ALL_INVITATIONS, FULL, invitationsThat, OPEN, pageOf } from './story-invitations.ts'

const OFFLINE: Fault = { kind: 'offline' }
const ShownPage = withFresh(InvitationsPage, 'acting', 'machines')

type Asked = { query: ListAsked }
const holds = (page: Page) => () => invitationsThat({ list: resourceThat(answers<Page, Asked>(page)) })

const meta: Meta<typeof ShownPage> = {
  title: 'Pages/Invitations',
  component: ShownPage,
  ...stage('invitations', 'personal', 'lists', 'listActs', 'fieldRules', 'choosing'),
  args: {
    title: 'Instructor List',
    asked: ALL_INVITATIONS,
    machines: () => invitationsThat(),
    tell: () => {},
    acting: () => actingThat(),
  },
}
export default meta
type Story = StoryObj<typeof ShownPage>

const invite: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(canvasElement.querySelector('button:has(.lucide-user-plus)') ?? canvasElement)
  await screen.findByRole('dialog')
}
const send: Story['play'] = async (story) => {
  await invite(story)
  const button = document.querySelector<HTMLButtonElement>('[role=dialog] button[type=submit]')
  if (button) await userEvent.click(button)
}
const revoke: Story['play'] = async () => {
  await chooseAct('Bora Demir', 'Revoke')
  await screen.findByRole('alertdialog')
}

const revokeChosen: Story['play'] = async ({ canvasElement }) => {
  const [, first, second] = await within(canvasElement).findAllByRole('checkbox')
  for (const box of [first, second]) if (box) await userEvent.click(box)
  const actOfChosen = 'section section:has(.lucide-x) button:has(.lucide-undo-2)'
  await userEvent.click(canvasElement.querySelector(actOfChosen) ?? canvasElement)
  await screen.findByRole('alertdialog')
}

export const Full: Story = {}
export const RevokingChosen: Story = { play: revokeChosen }
export const RevokingChosenInArabicAtNight: Story = { ...arabicAtNight, play: revokeChosen }
export const RevokingChosenOnAPhone: Story = { ...onAPhone, play: revokeChosen }
export const FullAtNight: Story = atNight
export const FullInArabic: Story = inArabic
export const FullInArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const OnADesk: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  tags: ['on-a-desk'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('table', { name: 'Invitations' })
  },
}
export const Narrowed: Story = {
  args: {
    asked: { ...ALL_INVITATIONS, page: 2, search: 'demir', filters: { state: ['open'] } },
    machines: holds(pageOf([OPEN], 41)),
  },
}
export const Empty: Story = { args: { machines: holds(pageOf([])) } }
export const NothingFound: Story = {
  args: { asked: { ...ALL_INVITATIONS, search: 'nobody' }, machines: holds(pageOf([])) },
}
export const BeyondTheLast: Story = { args: { asked: { ...ALL_INVITATIONS, page: 9 }, machines: holds(pageOf([], 3)) } }
export const Loading: Story = {
  args: { machines: () => invitationsThat({ list: resourceThat(waits<Page, Asked>()) }) },
}
export const Failed: Story = {
  args: { machines: () => invitationsThat({ list: resourceThat(fails<Page, Asked>(OFFLINE)) }) },
}
export const Partial: Story = {
  args: { machines: () => invitationsThat({ list: resourceGoneStale<Page, ListAsked>(FULL, OFFLINE) }) },
}
export const Inviting: Story = { play: invite }
export const InvitingInArabicAtNight: Story = { ...arabicAtNight, play: invite }
export const InvitingOnAPhone: Story = { ...onAPhone, play: invite }
export const InvitingWithMistakes: Story = {
  args: { machines: () => invitationsThat({ draft: { email: 'bora at example', phone: '(555) 1' } }) },
  play: send,
}
export const NotInvited: Story = {
  args: {
    machines: () =>
      invitationsThat({
        draft: { firstName: 'Bora', lastName: 'Demir', email: 'bora@example.org' },
        submit: fails<Invitation, { values: InvitationValues }>(OFFLINE),
      }),
  },
  play: send,
}
export const WithoutAgencies: Story = {
  args: { machines: () => invitationsThat({ agencies: fails<readonly Agency[], { query: undefined }>(OFFLINE) }) },
  play: invite,
}
export const Revoking: Story = { play: revoke }
export const NotRevoked: Story = {
  args: { machines: () => invitationsThat({ revoke: fails<void, { subject: Invitation }>(OFFLINE) }) },
  play: async (story) => {
    await revoke(story)
    await userEvent.click(screen.getByRole('button', { name: 'Revoke the invitation' }))
    await screen.findByRole('alert')
  },
}
export const NotSentAgain: Story = {
  args: { machines: () => invitationsThat({ resend: fails<void, { subject: Invitation }>(OFFLINE) }) },
  play: async ({ canvasElement }) => {
    await chooseAct('Bora Demir', 'Send again')
    await within(canvasElement).findByRole('alert')
  },
}
