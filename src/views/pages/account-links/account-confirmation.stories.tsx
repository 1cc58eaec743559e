import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'

import type { CheckLinkAnswer } from '../../../domain/contract/account.contract.ts'
import type { Fault } from '../../../domain/fault.ts'
import type { LinkKind } from '../../../domain/link.ts'
import {
  emailVerificationMachine,
  type Confirmation,
} from '../../../machines/email-verification/email-verification.machine.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { AccountConfirmationPage } from './account-confirmation.view.tsx'
import { checkFails, freshFails, LINK_OVER, linkActors, noCode, TOO_MANY } from './link-story-actors.ts'

type Use = { code: string; use: undefined }
type LinkActors = ReturnType<typeof linkActors<Confirmation>> & {
  useLink: ReturnType<typeof answers<Confirmation, Use>>
  declineLink: ReturnType<typeof answers<Confirmation, { code: string }>>
}

const machineWith =
  (given: Partial<LinkActors> = {}, kind: Exclude<LinkKind, 'passwordReset'> = 'verification') =>
  () =>
    emailVerificationMachine.provide({
      actors: {
        ...linkActors<Confirmation>(kind),
        useLink: answers<Confirmation, Use>({ kind, isIn: false }),
        declineLink: answers<Confirmation, { code: string }>({ kind: 'declined', isIn: false }),
        ...given,
      },
    })
const usingFails = (fault: Fault) => fails<Confirmation, Use>(fault)

const Page = withFresh(AccountConfirmationPage, 'machine')

const meta: Meta<typeof Page> = {
  title: 'Pages/Account/Account confirmation',
  component: Page,
  ...stage('accountLinks'),
  args: { productName: 'TIM Training', machine: machineWith(), onIn: fn() },
}
export default meta
type Story = StoryObj<typeof Page>

/** The first button of the face that the check leads to. */
const press: NonNullable<Story['play']> = async ({ canvas }) => {
  const [first] = await canvas.findAllByRole('button')
  if (first) await userEvent.click(first)
}
const pressNo: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findAllByRole('button')
  const no = canvas.getAllByRole('button').at(1)
  if (no) await userEvent.click(no)
}

export const Checking: Story = {
  args: { machine: machineWith({ checkLink: waits<CheckLinkAnswer, { code: string }>() }) },
}
export const Ready: Story = {}
export const ReadyAtNight: Story = atNight
export const ReadyInArabicAtNight: Story = arabicAtNight
export const ReadyOnAPhone: Story = onAPhone
export const ReadyForAChange: Story = { args: { machine: machineWith({}, 'emailChange') } }
export const ReadyForAWalkIn: Story = { args: { machine: machineWith({}, 'walkIn') } }
export const ReadyForAWalkInInArabicAtNight: Story = { ...ReadyForAWalkIn, ...arabicAtNight }
export const ReadyForAWalkInOnAPhone: Story = { ...ReadyForAWalkIn, ...onAPhone }
export const ReadyForTheWalkInOfAnother: Story = {
  args: { machine: machineWith({}, 'walkIn'), isSignedIn: true, ownEmail: 'priya.raman@example.org' },
}
export const ReadyForTheWalkInOfAnotherInArabicAtNight: Story = { ...ReadyForTheWalkInOfAnother, ...arabicAtNight }
export const Declining: Story = { ...ReadyForAWalkIn, play: pressNo }
export const DecliningInArabicAtNight: Story = { ...Declining, ...arabicAtNight }
export const Declined: Story = {
  ...ReadyForAWalkIn,
  play: async (story) => {
    await pressNo(story)
    await press(story)
  },
}
export const Confirming: Story = {
  args: { machine: machineWith({ useLink: waits<Confirmation, Use>() }) },
  play: press,
}
export const Confirmed: Story = { play: press }
export const ConfirmedInArabicAtNight: Story = { play: press, ...arabicAtNight }
export const ConfirmedInItsBrowser: Story = {
  args: { machine: machineWith({ useLink: answers<Confirmation, Use>({ kind: 'verification', isIn: true }) }) },
  play: press,
}
export const ChangeConfirmed: Story = { args: { machine: machineWith({}, 'emailChange') }, play: press }
export const WalkInConfirmed: Story = { args: { machine: machineWith({}, 'walkIn') }, play: press }
export const TurnedAway: Story = {
  args: {
    machine: machineWith({
      useLink: usingFails({ kind: 'conflict', message: 'Another account has this address now.' }),
    }),
  },
  play: press,
}
export const Unanswered: Story = {
  args: { machine: machineWith({ useLink: usingFails({ kind: 'offline' }) }) },
  play: press,
}
export const Expired: Story = { args: { machine: machineWith({ checkLink: checkFails(LINK_OVER) }) } }
export const ExpiredOnAPhone: Story = { ...Expired, ...onAPhone }
export const ExpiredInArabicAtNight: Story = { ...Expired, ...arabicAtNight }
export const FreshLinkSent: Story = { ...Expired, play: press }
export const FreshLinkUnsent: Story = {
  args: { machine: machineWith({ checkLink: checkFails(LINK_OVER), sendFreshLink: freshFails(TOO_MANY) }) },
  play: press,
}
export const Missing: Story = { args: { machine: machineWith({ takeCode: noCode }) } }
export const Refused: Story = {
  args: { machine: machineWith({ checkLink: checkFails({ kind: 'refused', code: 'INVALID' }) }) },
}
export const Unreachable: Story = { args: { machine: machineWith({ checkLink: checkFails({ kind: 'offline' }) }) } }
