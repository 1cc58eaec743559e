import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import { screen, userEvent } from 'storybook/test'
import { css } from 'styled-system/css'

import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import type { Fault } from '../../domain/fault.ts'
import { listActMachine } from '../../machines/list-act/list-act.machine.ts'
import { answers, fails, waits } from '../pages/story-actors.ts'
import { onAPhone, stage } from '../pages/story-stage.tsx'
import { arabicAtNight, atNight, inArabic } from '../ui/story-kit.tsx'
import { seen } from '../ui/story-play.ts'
import { actHistory } from './act-history.view.tsx'
import { ActNotice } from './act-notice.view.tsx'
import { actingThat, storyAct, type ActingParts } from './story-acts.ts'

type Asked = { act: ListAct }

type Shown = Readonly<{
  act: ListAct
  /** What becomes of undoing it. */
  undo?: ReturnType<typeof answers<ListAct, Asked>>
  /** In place of the notice: the history, with these acts in it. */
  history?: ActingParts['history']
}>

const styles = { corner: css({ padding: '6', maxWidth: '[42rem]' }) }

const Notice = ({ act, undo = waits<ListAct, Asked>() }: Shown) => {
  const actor = useActorRef(
    listActMachine.provide({
      actors: {
        readAct: waits<ListAct, Asked>(),
        cancelAct: waits<ListAct, Asked>(),
        undoAct: undo,
        exportResults: answers<void, Asked>(undefined),
        saveFile: answers<void, Asked>(undefined),
      },
      // Nothing goes by itself while it is looked at.
      delays: { offered: 10_000_000 },
    }),
    { input: { act } },
  )
  return <ActNotice actor={actor} />
}

const Stage = (story: Shown) => (
  <div className={styles.corner}>
    {story.history ? actHistory('groupStudents', actingThat({ history: story.history }))(false) : <Notice {...story} />}
  </div>
)

const RUNNING = storyAct({ state: 'running', total: 250, done: 112, refused: 3, isUndoable: false, finishedAt: null })
const OFFLINE: Fault = { kind: 'offline' }

const meta: Meta<typeof Stage> = {
  title: 'Lists/Acts',
  component: Stage,
  ...stage('listActs', 'lists'),
  args: { act: storyAct() },
}
export default meta
type Story = StoryObj<typeof Stage>

export const Done: Story = {}
export const DoneAtNight: Story = atNight
export const DoneInArabic: Story = inArabic
export const Underway: Story = { args: { act: RUNNING } }
export const UnderwayInArabicAtNight: Story = { ...arabicAtNight, args: { act: RUNNING } }
export const UnderwayOnAPhone: Story = { ...onAPhone, args: { act: RUNNING } }
export const Cancelled: Story = { args: { act: { ...RUNNING, state: 'cancelled', isUndoable: true } } }
export const GivenUp: Story = { args: { act: { ...RUNNING, state: 'failed', isUndoable: true } } }
export const WithRefused: Story = { args: { act: storyAct({ total: 12, done: 8, unchanged: 1, refused: 3 }) } }
export const Undone: Story = { args: { act: storyAct({ state: 'undone', undone: 2, kept: 1, isUndoable: false }) } }
export const CannotBeUndone: Story = {
  args: { act: storyAct({ list: 'groupProgress', act: 'remind', isUndoable: false, undoUntil: null }) },
}
const MADE = storyAct({
  list: 'allStudents',
  act: 'certificates',
  total: 12,
  done: 10,
  unchanged: 2,
  isUndoable: false,
  undoUntil: null,
  file: { until: '2026-05-22T15:00:00.000Z' },
})
export const WithAFile: Story = { args: { act: MADE } }
export const WithAFileInArabicAtNight: Story = { ...arabicAtNight, args: { act: MADE } }
export const WithAFileOnAPhone: Story = { ...onAPhone, args: { act: MADE } }
export const NotUndone: Story = {
  args: { undo: fails<ListAct, Asked>(OFFLINE) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo/ }))
    await canvas.findByText('It was not undone')
  },
}

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(canvasElement.querySelector('button') ?? canvasElement)
  await seen(await screen.findByRole('dialog'))
}
type Query = { query: undefined }
const HISTORY = answers<readonly ListAct[], Query>([
  RUNNING,
  storyAct({ id: 8, act: 'remove', total: 12, done: 8, unchanged: 1, refused: 3 }),
  storyAct({ id: 9, state: 'undone', undone: 2, kept: 1, isUndoable: false }),
])

export const History: Story = { args: { history: HISTORY }, play: open }
export const HistoryInArabicAtNight: Story = { ...arabicAtNight, args: { history: HISTORY }, play: open }
export const HistoryOnAPhone: Story = { ...onAPhone, args: { history: HISTORY }, play: open }
export const HistoryEmpty: Story = { args: { history: answers<readonly ListAct[], Query>([]) }, play: open }
export const HistoryLoading: Story = { args: { history: waits<readonly ListAct[], Query>() }, play: open }
export const HistoryFailed: Story = { args: { history: fails<readonly ListAct[], Query>(OFFLINE) }, play: open }
