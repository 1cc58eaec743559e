import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { screen, userEvent } from 'storybook/test'
import { css } from 'styled-system/css'

import type { ListViews } from '../../domain/contract/list-view.contract.ts'
import type { Fault } from '../../domain/fault.ts'
import { answers, fails, waits } from '../pages/story-actors.ts'
import { onAPhone, stage } from '../pages/story-stage.tsx'
import { arabicAtNight, atNight, inArabic } from '../ui/story-kit.tsx'
import { seen } from '../ui/story-play.ts'
import type { Arrangement, ListViewing } from './list-views.props.ts'
import { STORY_VIEWS, storyView, storyViewing, viewsThat, type ViewsParts } from './story-views.ts'
import { ViewsButton } from './views-button.view.tsx'
import { ViewsPanel } from './views-panel.view.tsx'

type Shown = ViewsParts & Readonly<{ viewing?: Partial<ListViewing>; isWide?: boolean }>

const styles = { corner: css({ padding: '6', minHeight: '[60rem]' }) }

const Stage = ({ viewing, isWide = true, ...parts }: Shown) => {
  const [machines] = useState(() => viewsThat(parts))
  return (
    <div className={styles.corner}>
      <ViewsButton
        isWide={isWide}
        renderPanel={(opened) => (
          <ViewsPanel {...opened} viewing={storyViewing(viewing)} machines={machines} tell={() => {}} />
        )}
      />
    </div>
  )
}

const OFFLINE: Fault = { kind: 'offline' }
type Query = { query: undefined }
const NONE: ListViews = { items: [], opensWith: null, canShare: false }
const SHARING: ListViews = {
  ...STORY_VIEWS,
  canShare: true,
  items: STORY_VIEWS.items.map((view) => ({ ...view, isChangeable: true })),
}

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(canvasElement.querySelector('button') ?? canvasElement)
  await seen(await screen.findByRole('dialog'))
}

const press: (nth: number) => NonNullable<Story['play']> = (nth) => async (context) => {
  await open(context)
  const button = document.querySelectorAll<HTMLElement>('[role=dialog] nav ~ div button')[nth]
  await userEvent.click(button ?? document.body)
  await seen(await screen.findByRole('dialog'))
}

const meta: Meta<typeof Stage> = {
  title: 'Lists/Views',
  component: Stage,
  ...stage('listViews', 'lists', 'fieldRules', 'changedMeanwhile'),
  play: open,
}
export default meta
type Story = StoryObj<typeof Stage>

export const Menu: Story = {}
export const MenuAtNight: Story = atNight
export const MenuInArabic: Story = inArabic
export const MenuOnAPhone: Story = { ...onAPhone, args: { isWide: false } }
export const MenuOfTheWholeList: Story = { args: { viewing: { current: '' } } }
export const MenuToSave: Story = { args: { viewing: { current: 'search=flagging' } } }
export const MenuWithoutOwn: Story = { args: { views: answers<ListViews, Query>(NONE) } }
export const MenuWithALongName: Story = {
  args: {
    views: answers<ListViews, Query>({
      ...STORY_VIEWS,
      items: [storyView({ name: 'Everything that is on the eastern half of the interstate until spring' })],
    }),
  },
}
export const MenuLoading: Story = { args: { views: waits<ListViews, Query>() } }
export const MenuFailed: Story = { args: { views: fails<ListViews, Query>(OFFLINE) } }
export const Naming: Story = { args: { viewing: { current: 'search=flagging' } }, play: press(0) }
export const NamingInArabicAtNight: Story = {
  ...arabicAtNight,
  args: { viewing: { current: 'search=flagging' } },
  play: press(0),
}
export const Managing: Story = { play: press(0) }
export const ManagingAsAnAdministrator: Story = { args: { views: answers<ListViews, Query>(SHARING) }, play: press(0) }
export const ManagingInArabicAtNight: Story = {
  ...arabicAtNight,
  args: { views: answers<ListViews, Query>(SHARING) },
  play: press(0),
}
export const ManagingOnAPhone: Story = {
  ...onAPhone,
  args: { isWide: false, views: answers<ListViews, Query>(SHARING) },
  play: press(0),
}
export const ManagingWithoutAny: Story = { args: { views: answers<ListViews, Query>(NONE) }, play: press(0) }
export const NotArranged: Story = {
  args: { arrange: fails<void, { subject: Arrangement }>(OFFLINE) },
  play: async (context) => {
    await press(0)(context)
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'all')
    await seen(await screen.findByRole('alert'))
  },
}
