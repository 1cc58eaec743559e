import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import type { Upload } from '../../domain/contract/upload.contract.ts'
import { fails, waits } from '../pages/story-actors.ts'
import { onAPhone, stage, withFresh } from '../pages/story-stage.tsx'
import { arabicAtNight } from '../ui/story-kit.tsx'
import { fileOf, HELD, ID, READY, READY_CAPTIONS, TARGET, uploadsThat } from './story-uploads.ts'
import { Uploads } from './uploads.view.tsx'

const MIB = 1024 * 1024

const Fresh = withFresh(Uploads, 'actor')

const meta: Meta<typeof Fresh> = {
  title: 'Parts/Uploads',
  component: Fresh,
  ...stage('uploads'),
  parameters: { layout: 'padded' },
  args: { actor: () => uploadsThat(), target: TARGET, kinds: ['video'], isMany: true, onReady: fn() },
}
export default meta
type Story = StoryObj<typeof Fresh>

const choose =
  (...files: readonly File[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const [chooser] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')
    if (!chooser) throw new Error('Nothing to choose files with')
    await userEvent.upload(chooser, [...files], { applyAccept: false })
  }

const LESSONS = [
  fileOf('Lesson 1, clearing a travelled lane.mp4', 1840 * MIB),
  fileOf('Lesson 2.mp4', 96 * MIB),
  fileOf('Lesson 3.webm', 12 * MIB),
]

export const Empty: Story = {}
export const EmptyOnAPhone: Story = onAPhone
export const OneOfTwoKinds: Story = { args: { kinds: ['video', 'captions'], isMany: false } }

export const Sending: Story = {
  args: {
    actor: () =>
      uploadsThat({
        send: (tell, { file }) => {
          tell({ type: 'pieces.begun', id: ID })
          tell({ type: 'pieces.moved', sent: Math.floor(file.size * 0.412) })
        },
      }),
  },
  play: choose(...LESSONS),
}
export const SendingOnAPhone: Story = { ...Sending, ...onAPhone }
export const SendingInArabicAtNight: Story = { ...Sending, ...arabicAtNight }

export const Paused: Story = {
  ...Sending,
  play: async (context) => {
    await Sending.play?.(context)
    const [first] = await within(context.canvasElement).findAllByRole('button', { name: /^Pause / })
    if (!first) throw new Error('Nothing to pause')
    await userEvent.click(first)
    // The third is sent in its place, and the button that was pressed has the focus still.
    await expect(first).toHaveFocus()
  },
}

export const WithoutANetwork: Story = {
  args: {
    actor: () =>
      uploadsThat({
        send: (tell, { file }) => {
          tell({ type: 'pieces.begun', id: ID })
          tell({ type: 'pieces.moved', sent: Math.floor(file.size / 3) })
          tell({
            type: 'pieces.broken',
            fault: file.name === 'Lesson 2.mp4' ? { kind: 'unexpected' } : { kind: 'offline' },
          })
        },
      }),
  },
  play: choose(...LESSONS),
}
export const WithoutANetworkInArabicAtNight: Story = { ...WithoutANetwork, ...arabicAtNight }

export const Unsent: Story = {
  args: {
    actor: () =>
      uploadsThat({
        send: (tell) =>
          tell({
            type: 'pieces.broken',
            fault: { kind: 'refused', message: 'There is not enough room for this file.' },
          }),
      }),
  },
  play: choose(...LESSONS.slice(0, 1)),
}

export const BegunBefore: Story = {
  args: {
    actor: () =>
      uploadsThat({ held: [HELD, { ...HELD, id: 'c'.repeat(32), name: 'Lesson 2.mp4', offset: 0, size: 5 * MIB }] }),
  },
}
export const BegunBeforeOnAPhone: Story = { ...BegunBefore, ...onAPhone }
export const AnotherFile: Story = {
  args: { actor: () => uploadsThat({ held: [HELD] }) },
  play: async ({ canvasElement }) => {
    const again = await within(canvasElement).findByLabelText('Choose the file Lesson 1.mp4', { selector: 'input' })
    await userEvent.upload(again, fileOf('Lesson 1.mp4', 3))
  },
}
export const FileLost: Story = {
  args: { actor: () => uploadsThat({ send: (tell) => tell({ type: 'file.lost' }) }) },
  play: choose(...LESSONS.slice(1, 2)),
}

const arrived = (found: Upload) =>
  uploadsThat({
    found,
    send: (tell, { file }) => {
      tell({ type: 'pieces.begun', id: ID })
      tell({ type: 'pieces.moved', sent: file.size })
      tell({ type: 'pieces.arrived' })
    },
  })

export const BeingChecked: Story = {
  args: { actor: () => arrived({ ...READY, state: 'checking' }) },
  play: choose(...LESSONS.slice(1, 2)),
}
export const Ready: Story = { args: { actor: () => arrived(READY) }, play: choose(...LESSONS.slice(0, 1)) }
export const CaptionsReady: Story = {
  args: { actor: () => arrived(READY_CAPTIONS), kinds: ['captions'], language: 'en', isMany: false },
  play: async (context) => {
    await choose(fileOf('Lesson 1.srt', 24_000))(context)
    await userEvent.click(await within(context.canvasElement).findByText('3 lines to look at'))
  },
}
export const Refused: Story = {
  args: { actor: () => arrived({ ...READY, state: 'refused', refusal: 'codec' }) },
  play: choose(...LESSONS.slice(0, 1)),
}
export const RefusedInArabicAtNight: Story = { ...Refused, ...arabicAtNight }

export const NotTaken: Story = {
  play: choose(fileOf('notes.txt', 12), fileOf('Empty.mp4', 0), fileOf('Whole day.mp4', 5000 * MIB)),
}

export const GivingUp: Story = {
  ...Sending,
  play: async (context) => {
    await Sending.play?.(context)
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Give up Lesson 2.mp4' }))
    await screen.findByRole('alertdialog', { name: 'Give up this upload?' })
  },
}
export const NotGivenUp: Story = {
  args: {
    actor: () => uploadsThat({ held: [HELD], abandon: fails<void, { id: string }>({ kind: 'offline' }) }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Give up Lesson 1.mp4' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Give up' }))
  },
}
export const Unknown: Story = {
  args: { actor: () => uploadsThat({ readHeld: fails<readonly Upload[], undefined>({ kind: 'offline' }) }) },
}
export const Asking: Story = { args: { actor: () => uploadsThat({ readHeld: waits<readonly Upload[], undefined>() }) } }
