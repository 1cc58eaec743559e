import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import { FILE_RECORDS_LIST, type FilePreview, type FileRecord } from '../../../domain/contract/file-records.list.ts'
import type { ActOnRows, PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { actDeedThat, actingThat, storyAct } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { uploadsThat } from '../../uploads/story-uploads.ts'
import { Uploads } from '../../uploads/uploads.view.tsx'
import { answers, fails, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { FileRecordsPage } from './file-records.view.tsx'

type Asked = { query: ListAsked }
type Acted = { subject: ActOnRows<PlainActOf<typeof FILE_RECORDS_LIST>> }

const LESSON: FileRecord = {
  id: 1,
  name: 'Clearing a travelled lane.mp4',
  kind: 'video',
  size: 1840 * 1024 * 1024,
  usedBy: [{ use: 'lesson', name: 'Clearance and termination' }],
  sentBy: 'Dana Whitfield',
  createdAt: '2026-03-01T09:30:00.000Z',
  state: 'kept',
}
const PICTURE: FileRecord = {
  id: 2,
  name: 'Work zone.jpg',
  kind: 'picture',
  size: 420_000,
  usedBy: [],
  sentBy: null,
  createdAt: '2026-02-12T09:30:00.000Z',
  state: 'kept',
}
const CAPTIONS: FileRecord = {
  id: 3,
  name: 'إخلاء المسار.srt',
  kind: 'captions',
  size: 24_000,
  usedBy: [],
  sentBy: 'هناء صالح',
  createdAt: '2026-02-03T09:30:00.000Z',
  state: 'trashed',
}

const WHOLE = wholeList(FILE_RECORDS_LIST)
const DONE = answers<ListAct, Acted>(storyAct({ list: 'fileRecords', act: 'trash', total: 1, done: 1 }))
const Shown = withFresh(FileRecordsPage, 'list', 'deed', 'acting', 'look')
const PICTURED: FilePreview = { id: 2, kind: 'picture', url: '/favicon.svg', captions: [] }
const FILMED: FilePreview = {
  id: 1,
  kind: 'video',
  url: '/no-such-video.mp4',
  captions: [{ language: 'ar', url: '/no-such-captions.vtt' }],
}
const lookThat = (preview: FilePreview) => resourceThat<FilePreview, number>(answers(preview))

const meta: Meta<typeof Shown> = {
  title: 'Pages/File manager',
  component: Shown,
  ...stage('fileRecordsList', 'uploads', 'lists', 'listActs', 'fieldRules'),
  args: {
    title: 'File manager',
    asked: WHOLE,
    list: () => listThat(FILE_RECORDS_LIST, rowsOf([LESSON, PICTURE, CAPTIONS])),
    deed: () => actDeedThat(FILE_RECORDS_LIST, DONE),
    acting: () => actingThat(),
    look: () => lookThat(PICTURED),
    renderUploads: (place) => <Uploads {...place} actor={uploadsThat()} />,
  },
}
export default meta
type Story = StoryObj<typeof meta>

const ask: Story['play'] = async () => {
  await chooseAct('Work zone.jpg', 'Put into the trash')
  await screen.findByRole('alertdialog')
}

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const Empty: Story = { args: { list: () => listThat(FILE_RECORDS_LIST, rowsOf<FileRecord>([])) } }
export const NothingFound: Story = {
  args: { asked: { ...WHOLE, search: 'nobody' }, list: () => listThat(FILE_RECORDS_LIST, rowsOf<FileRecord>([])) },
}
export const Loading: Story = {
  args: { list: () => listThat(FILE_RECORDS_LIST, waits<ListRead<FileRecord>, Asked>()) },
}
export const Failed: Story = {
  args: { list: () => listThat(FILE_RECORDS_LIST, fails<ListRead<FileRecord>, Asked>({ kind: 'offline' })) },
}
export const Asking: Story = { play: ask }
export const NotDone: Story = {
  args: { deed: () => actDeedThat(FILE_RECORDS_LIST, fails<ListAct, Acted>({ kind: 'offline' })) },
  play: async (story) => {
    await ask(story)
    await userEvent.click(screen.getByRole('button', { name: 'Put into the trash' }))
    await screen.findByRole('alert')
  },
}
export const Adding: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add files' }))
    await screen.findByLabelText('Choose files')
  },
}
export const OpenPicture: Story = { args: { asked: { ...WHOLE, open: 2 } } }
export const OpenVideo: Story = { args: { asked: { ...WHOLE, open: 1 }, look: () => lookThat(FILMED) } }
export const OpenVideoInArabicAtNight: Story = { ...arabicAtNight, ...OpenVideo }
export const OpenSilentVideo: Story = {
  args: { asked: { ...WHOLE, open: 1 }, look: () => lookThat({ ...FILMED, captions: [] }) },
}
export const Opening: Story = {
  args: { asked: { ...WHOLE, open: 2 }, look: () => resourceThat<FilePreview, number>(waits()) },
}
export const NotOpened: Story = {
  args: { asked: { ...WHOLE, open: 2 }, look: () => resourceThat<FilePreview, number>(fails({ kind: 'offline' })) },
}
