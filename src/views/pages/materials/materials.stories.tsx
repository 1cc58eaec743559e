import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'

import type { TaughtWith } from '../../../domain/contract/material.contract.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { MaterialsPage } from './materials.view.tsx'
import { OFFERED, retiringThat, TAUGHT_WITH, uploadThat } from './story-materials.ts'

type Taught = readonly TaughtWith[]
type Query = { query: undefined }

const Page = withFresh(MaterialsPage, 'materials', 'courses', 'upload', 'retiring')

const meta: Meta<typeof Page> = {
  title: 'Pages/Materials',
  component: Page,
  ...stage('teachingMaterials', 'fieldRules'),
  args: {
    viewer: 'reader',
    materials: () => resourceThat<Taught>(answers<Taught, Query>(TAUGHT_WITH)),
    courses: () => OFFERED,
    upload: () => uploadThat(),
    retiring: () => retiringThat(),
    onSignIn: fn(),
  },
}
export default meta
type Story = StoryObj<typeof Page>

export const Guest: Story = { args: { viewer: 'guest' } }
export const NotAnInstructor: Story = { args: { viewer: 'visitor' } }
export const Reader: Story = {}
export const ReaderAtNight: Story = atNight
export const ReaderOnAPhone: Story = onAPhone
export const ReaderInArabicAtNight: Story = arabicAtNight
export const Keeper: Story = { args: { viewer: 'keeper' } }
export const KeeperOnAPhone: Story = { args: { viewer: 'keeper' }, ...onAPhone }
export const Loading: Story = { args: { materials: () => resourceThat<Taught>(waits<Taught, Query>()) } }
export const Empty: Story = { args: { materials: () => resourceThat<Taught>(answers<Taught, Query>([])) } }
export const Failed: Story = {
  args: { materials: () => resourceThat<Taught>(fails<Taught, Query>({ kind: 'offline' })) },
}
export const Stale: Story = { args: { materials: () => resourceGoneStale<Taught>(TAUGHT_WITH, { kind: 'offline' }) } }

export const Adding: Story = {
  args: { viewer: 'keeper' },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^Add a file|Dosya ekle|إضافة ملف/ }),
    )
  },
}

const send: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: /^New version: Sign-in sheet|^إصدار جديد: Sign-in sheet/ }),
  )
  await userEvent.upload(await screen.findByLabelText(/^File|^الملف/), new File(['%PDF-'], 'sign-in-sheet.pdf'))
  await userEvent.click(screen.getByRole('button', { name: /^Add$|^إضافة$/ }))
}

export const Uploading: Story = {
  args: { viewer: 'keeper', upload: () => uploadThat((tell) => tell({ type: 'upload.progressed', part: 0.42 })) },
  play: send,
}
export const UploadingOnAPhone: Story = { ...Uploading, ...onAPhone }
export const UploadingInArabicAtNight: Story = { ...Uploading, ...arabicAtNight }
export const Checking: Story = {
  args: { viewer: 'keeper', upload: () => uploadThat((tell) => tell({ type: 'upload.progressed', part: 1 })) },
  play: send,
}
export const Cancelled: Story = {
  ...Uploading,
  play: async (context) => {
    await send(context)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the upload' }))
  },
}
export const Unsent: Story = {
  args: {
    viewer: 'keeper',
    upload: () => uploadThat((tell) => tell({ type: 'upload.broken', fault: { kind: 'offline' } })),
  },
  play: send,
}
