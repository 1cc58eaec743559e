import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import { SAVED_ANSWERS, type SavedAnswer } from '../../../domain/contract/saved-answers.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { SavedAnswersPage } from './saved-answers.view.tsx'
import { savedAnswersThat } from './story-contact.ts'

type Asked = { query: ListAsked }

const Shown = withFresh(SavedAnswersPage, 'machines')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Contact messages/Saved answers',
  component: Shown,
  ...stage('contactCase', 'lists', 'fieldRules'),
  args: {
    title: 'Contact Form Logs',
    asked: wholeList(SAVED_ANSWERS),
    machines: () => savedAnswersThat(),
    parts: null,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const Empty: Story = {
  args: { machines: () => savedAnswersThat({ list: listThat(SAVED_ANSWERS, rowsOf<SavedAnswer>([])) }) },
}
export const Loading: Story = {
  args: { machines: () => savedAnswersThat({ list: listThat(SAVED_ANSWERS, waits<ListRead<SavedAnswer>, Asked>()) }) },
}
export const Failed: Story = {
  args: {
    machines: () =>
      savedAnswersThat({ list: listThat(SAVED_ANSWERS, fails<ListRead<SavedAnswer>, Asked>({ kind: 'offline' })) }),
  },
}
export const Adding: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add an answer' }))
    await screen.findByRole('dialog')
  },
}
export const Removing: Story = {
  play: async () => {
    await chooseAct('Becoming an instructor', 'Delete')
    await screen.findByRole('alertdialog')
  },
}
