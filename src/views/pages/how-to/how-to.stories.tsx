import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import { HOW_TO_LIST, type HowToRow } from '../../../domain/contract/how-to.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import type { HowToValues } from '../../../machines/how-to/how-to-form.machine.ts'
import type { OrderedVideo } from '../../../machines/how-to/how-to-order.machine.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { actingThat } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { uploadsThat } from '../../uploads/story-uploads.ts'
import { Uploads } from '../../uploads/uploads.view.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { HowToListPage } from './how-to-list.view.tsx'
import { howToThat, PLAN } from './story-how-to.ts'

type Asked = { query: ListAsked }
type Sent = { values: HowToValues; about?: unknown }
type Ordered = { was: readonly number[]; ids: readonly number[] }

const Shown = withFresh(HowToListPage, 'machines', 'acting')
const WHOLE = wholeList(HOW_TO_LIST)

const meta: Meta<typeof Shown> = {
  title: 'Pages/How-to videos',
  component: Shown,
  ...stage('howToList', 'shell', 'uploads', 'lists', 'listActs', 'fieldRules'),
  args: {
    title: 'How To Videos',
    asked: WHOLE,
    machines: () => howToThat(),
    acting: () => actingThat(),
    renderUploads: (place) => <Uploads {...place} actor={uploadsThat()} />,
    addressOf: (id) => `/admin/how-to?video=${id}`,
    onAdded: () => {},
  },
}
export default meta
type Story = StoryObj<typeof meta>

const order: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Put in order' }))
  await screen.findByRole('dialog')
}
const add: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a video' }))
  await screen.findByRole('textbox', { name: 'Title, English' })
}
const move: Story['play'] = async (story) => {
  await order(story)
  await userEvent.click(await screen.findByRole('button', { name: 'Move down: Plan a class' }))
}

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const Empty: Story = {
  args: { machines: () => howToThat({ list: listThat(HOW_TO_LIST, rowsOf<HowToRow>([])) }) },
}
export const NothingFound: Story = {
  args: {
    asked: { ...WHOLE, search: 'nothing' },
    machines: () => howToThat({ list: listThat(HOW_TO_LIST, rowsOf<HowToRow>([])) }),
  },
}
export const Loading: Story = {
  args: { machines: () => howToThat({ list: listThat(HOW_TO_LIST, waits<ListRead<HowToRow>, Asked>()) }) },
}
export const Failed: Story = {
  args: {
    machines: () => howToThat({ list: listThat(HOW_TO_LIST, fails<ListRead<HowToRow>, Asked>({ kind: 'offline' })) }),
  },
}
export const Unpublishing: Story = {
  play: async () => {
    await chooseAct(PLAN.title, 'Unpublish')
    await screen.findByRole('alertdialog')
  },
}
export const Adding: Story = { play: add }
export const AddingOnAPhone: Story = { ...onAPhone, play: add }
export const NothingWritten: Story = {
  play: async (story) => {
    await add(story)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('alert')
  },
}
export const NotSaved: Story = {
  args: { machines: () => howToThat({ submit: fails<{ id: number }, Sent>({ kind: 'offline' }) }) },
  play: add,
}
export const Ordering: Story = { play: order }
export const OrderingAtNight: Story = { ...atNight, play: order }
export const OrderingOnAPhone: Story = { ...onAPhone, play: order }
export const OrderLoading: Story = {
  args: { machines: () => howToThat({ readOrder: waits<readonly OrderedVideo[], undefined>() }) },
  play: order,
}
export const OrderUnread: Story = {
  args: { machines: () => howToThat({ readOrder: fails<readonly OrderedVideo[], undefined>({ kind: 'offline' }) }) },
  play: order,
}
export const OrderEmpty: Story = {
  args: { machines: () => howToThat({ readOrder: answers<readonly OrderedVideo[], undefined>([]) }) },
  play: order,
}
export const OrderSaving: Story = {
  args: { machines: () => howToThat({ saveOrder: waits<void, Ordered>() }) },
  play: move,
}
export const OrderUnsaved: Story = {
  args: { machines: () => howToThat({ saveOrder: fails<void, Ordered>({ kind: 'offline' }) }) },
  play: async (story) => {
    await move(story)
    await screen.findByRole('alert')
  },
}
export const OrderChangedElsewhere: Story = {
  args: { machines: () => howToThat({ saveOrder: fails<void, Ordered>({ kind: 'conflict' }) }) },
  play: async (story) => {
    await move(story)
    await screen.findByRole('alert')
  },
}
