import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import type { HowToOffer, HowToOffers } from '../../domain/contract/how-to-offers.contract.ts'
import { MEDIA } from '../pages/how-to/story-how-to.ts'
import { answers, fails, resourceThat, waits } from '../pages/story-actors.ts'
import { onAPhone, stage, withFresh } from '../pages/story-stage.tsx'
import { arabicAtNight, atNight } from '../ui/story-kit.tsx'
import { HowToHelp } from './how-to-help.view.tsx'
import { HowToPlayer } from './how-to-player.view.tsx'
import { storyPlayer } from './story-player.ts'

type Items = HowToOffers['items']
type Asked = { query: number }

const OFFERS: Items = [
  { id: 1, title: 'Plan a class', seconds: 34, pages: ['/instructor/dash'] },
  { id: 2, title: 'Take attendance on the roster', seconds: 29, pages: ['/instructor/dash'] },
]
const OFFER: HowToOffer = { id: 1, title: 'Plan a class', about: 'Five short steps.', media: MEDIA }

const machinesThat = (
  offers = answers<Items, { query: undefined }>(OFFERS),
  offer = answers<HowToOffer, Asked>(OFFER),
) => ({ offers: resourceThat<Items>(offers), offer: resourceThat<HowToOffer, number>(offer) })

const Shown = withFresh(HowToHelp, 'machines')

const meta: Meta<typeof Shown> = {
  title: 'Shell/How it is done',
  component: Shown,
  ...stage('howToHelp', 'lesson'),
  args: {
    machines: () => machinesThat(),
    path: '/instructor/dash',
    isKeyHeard: () => true,
    renderPlayer: ({ id }) => <HowToPlayer {...storyPlayer(id)} videoId={id} isNarrow />,
  },
}
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'See how it is done' }))
  await screen.findByRole('dialog')
}

export const Offered: Story = {}
export const Worded: Story = { args: { isWorded: true } }
export const NothingFits: Story = { args: { path: '/instructor/materials' } }
export const Opened: Story = { play: open }
export const OpenedAtNight: Story = { ...atNight, play: open }
export const OpenedInArabicAtNight: Story = {
  ...arabicAtNight,
  play: async () => {
    await userEvent.click(await screen.findByRole('button'))
    await screen.findByRole('dialog')
  },
}
export const OpenedOnAPhone: Story = { ...onAPhone, play: open }
export const Loading: Story = {
  args: { machines: () => machinesThat(undefined, waits<HowToOffer, Asked>()) },
  play: open,
}
export const Failed: Story = {
  args: { machines: () => machinesThat(undefined, fails<HowToOffer, Asked>({ kind: 'offline' })) },
  play: open,
}
