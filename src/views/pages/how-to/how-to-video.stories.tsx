import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import type { HowToVideo } from '../../../domain/contract/how-to.contract.ts'
import type { HowToValues } from '../../../machines/how-to/how-to-form.machine.ts'
import { HowToPlayer } from '../../how-to/how-to-player.view.tsx'
import { storyPlayer } from '../../how-to/story-player.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { uploadsThat } from '../../uploads/story-uploads.ts'
import { Uploads } from '../../uploads/uploads.view.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { HowToVideoPage } from './how-to-video.view.tsx'
import { SEEN_MEANWHILE, VIDEO, videoThat } from './story-how-to.ts'

type Read = { query: undefined }
type Sent = { values: HowToValues; about?: unknown }

const Shown = withFresh(HowToVideoPage, 'machines')

const meta: Meta<typeof Shown> = {
  title: 'Pages/How-to video',
  component: Shown,
  ...stage('howToList', 'shell', 'lesson', 'uploads', 'lists', 'fieldRules', 'changedMeanwhile'),
  args: {
    machines: () => videoThat(),
    renderUploads: (place) => <Uploads {...place} actor={uploadsThat()} />,
    renderPlayer: ({ id }) => <HowToPlayer {...storyPlayer(id)} videoId={id} />,
    back: '/admin/how-to',
    onChanged: () => {},
  },
}
export default meta
type Story = StoryObj<typeof meta>

const change: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  await screen.findByRole('dialog')
}

export const Watching: Story = {}
export const WatchingAtNight: Story = atNight
export const WatchingInArabicAtNight: Story = arabicAtNight
export const WatchingOnAPhone: Story = onAPhone
export const OnNoPage: Story = {
  args: { machines: () => videoThat(answers<HowToVideo, Read>({ ...VIDEO, pages: [], state: 'draft' })) },
}
export const Loading: Story = { args: { machines: () => videoThat(waits<HowToVideo, Read>()) } }
export const Failed: Story = { args: { machines: () => videoThat(fails<HowToVideo, Read>({ kind: 'offline' })) } }
export const Missing: Story = { args: { machines: () => videoThat(fails<HowToVideo, Read>({ kind: 'notFound' })) } }
export const Changing: Story = { play: change }
export const ChangedElsewhere: Story = {
  args: {
    machines: () =>
      videoThat(
        undefined,
        fails<{ id: number }, Sent>({
          kind: 'conflict',
          code: 'CHANGED_MEANWHILE',
          facts: { is: SEEN_MEANWHILE },
        }),
      ),
  },
  play: async (story) => {
    await change(story)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('alert')
  },
}
