import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import { mergeAddress, personAddress } from '../../domain/person-address.ts'
import { onAPhone, stage, withFresh } from '../pages/story-stage.tsx'
import { arabicAtNight } from '../ui/story-kit.tsx'
import MergePart from './merge-part.view.tsx'
import { GOES, PLAIN_PREVIEW, storyMerge } from './story-merge.ts'

const Shown = withFresh(MergePart, 'machine')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Person merge',
  component: Shown,
  ...stage('personMerge', 'personPage', 'personal', 'coordinatorStudents', 'usersList'),
  args: {
    machine: () => storyMerge(),
    staysId: 12,
    goesId: 31,
    addresses: {
      mergeOf: mergeAddress,
      back: personAddress(12, 'access'),
      training: personAddress(12, 'training'),
      approvals: '/admin/users?view=names',
    },
  },
}
export default meta
type Story = StoryObj<typeof meta>

const chosen = { goesId: null } as const
const offline = { kind: 'offline' } as const
const toWeighing = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'What moves' })
}
const toConfirming = async () => {
  await toWeighing()
  for (const choice of screen.getAllByRole('radio', { name: /stays/ })) await userEvent.click(choice)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Confirm the merge' })
}
const toMerged = async () => {
  await toConfirming()
  await userEvent.type(screen.getByLabelText('Type the email address of the account that goes'), GOES.email)
  await userEvent.type(screen.getByLabelText('Why'), 'Signed up twice')
  await userEvent.click(screen.getByRole('button', { name: 'Merge the accounts' }))
}

export const Choosing: Story = { args: chosen }
export const ChoosingOnAPhone: Story = { args: chosen, ...onAPhone }
export const NobodyLooksAlike: Story = { args: { ...chosen, machine: () => storyMerge({ candidates: { items: [] } }) } }
export const ChoosingLoading: Story = { args: { ...chosen, machine: () => storyMerge({ candidates: 'never' }) } }
export const ChoosingFailed: Story = { args: { ...chosen, machine: () => storyMerge({ candidates: offline }) } }
export const Looking: Story = { args: { machine: () => storyMerge({ preview: 'never' }) } }
export const NotLookedAt: Story = { args: { machine: () => storyMerge({ preview: offline }) } }
export const Barred: Story = {
  args: {
    machine: () => storyMerge({ preview: { kind: 'conflict', code: 'MERGE_REFUSED', facts: { why: 'nameAsked' } } }),
  },
}
export const Comparing: Story = {}
export const ComparingInArabicAtNight: Story = arabicAtNight
export const ComparingOnAPhone: Story = onAPhone
export const Weighing: Story = { play: toWeighing }
export const WeighingOnAPhone: Story = { play: toWeighing, ...onAPhone }
export const NothingToMove: Story = {
  args: { machine: () => storyMerge({ preview: PLAIN_PREVIEW }) },
  play: toWeighing,
}
export const Confirming: Story = { play: toConfirming }
export const ConfirmingOnAPhone: Story = { play: toConfirming, ...onAPhone }
export const Merging: Story = { args: { machine: () => storyMerge({ merged: 'never' }) }, play: toMerged }
export const Stale: Story = {
  args: { machine: () => storyMerge({ merged: { kind: 'conflict', code: 'MERGE_CHANGED' } }) },
  play: toMerged,
}
export const Refused: Story = {
  args: {
    machine: () => storyMerge({ merged: { kind: 'conflict', code: 'MERGE_REFUSED', facts: { why: 'ownersAlone' } } }),
  },
  play: toMerged,
}
export const NotMerged: Story = { args: { machine: () => storyMerge({ merged: offline }) }, play: toMerged }
export const Merged: Story = { play: toMerged }
